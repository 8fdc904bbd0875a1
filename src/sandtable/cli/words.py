"""The terminal's own sentences, in the player's language."""

from __future__ import annotations

import os
from functools import cache

from sandtable.engine.printed import packaged
from sandtable.engine.texts import LANGUAGES, Texts, say

PACKAGE = "sandtable.cli"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(wish: str | None) -> str:
    """Return the language asked for, else the environment's, else English."""
    if wish is not None:
        return wish
    spoken = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return "es" if spoken.lower().startswith("es") else "en"


@cache
def interface() -> Texts:
    return Texts({language: (packaged(PACKAGE, f"{language}.ftl"),) for language in LANGUAGES})


def words(key: str, language: str, **args: str | int) -> str:
    return interface()(say(key, **args), language)
