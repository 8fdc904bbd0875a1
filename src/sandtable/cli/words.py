"""The terminal's own texts, in the player's language."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from functools import cache

from sandtable.engine.errors import BadInputError
from sandtable.engine.packaged import packaged
from sandtable.engine.texts import LANGUAGES, Text, Texts, say

PACKAGE = "sandtable.cli"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(wish: str | None) -> str:
    """Return the requested language, or the environment's, or English."""
    if wish is not None:
        return wish
    spoken = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return "es" if spoken.lower().startswith("es") else "en"


def language_in(arguments: Sequence[str]) -> str:
    """Return the language in the arguments, before parsing the rest."""
    for flag, after in zip(arguments, (*arguments[1:], ""), strict=False):
        wish = after if flag == "--lang" else flag.removeprefix("--lang=")
        if flag.startswith("--lang") and wish in LANGUAGES:
            return wish
    return language_of(None)


@cache
def interface() -> Texts:
    return Texts({language: (packaged(PACKAGE, f"{language}.ftl"),) for language in LANGUAGES})


def words(key: str, language: str, **args: str | int | Text) -> str:
    return interface()(say(key, **args), language)


def trouble(error: OSError) -> Text:
    """Return a system error in words; common errors exist in every language."""
    said = error.strerror or str(error)
    return say("trouble", trouble=errno.errorcode.get(error.errno or 0, ""), said=said)


def refusal(key: str, **args: str | int | Text) -> BadInputError:
    """Return an error that can be said in every language."""
    why = say(key, **args)
    return BadInputError(interface()(why, "en"), why, interface())
