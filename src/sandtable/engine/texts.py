"""Texts shown to players: Fluent messages in Spanish and English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt

from sandtable.engine.errors import SandtableError

LANGUAGES = ("es", "en")
LOCALES = {"es": "es", "en": "en_GB"}
LONGEST = 500
LONGEST_KEPT = 1_000
"""The bytes of a text with its arguments that may be asked for again."""
MOST_FORMED = 20_000

to_key = msgspec.msgpack.Encoder(enc_hook=repr).encode

Arg = Any


class Both(msgspec.Struct, frozen=True):
    """A text in both languages."""

    es: str
    en: str

    def __getitem__(self, language: str) -> str:
        return self.es if language == "es" else self.en


class Text(msgspec.Struct, frozen=True, gc=False):
    """A text by its message key and arguments; the reader's language is chosen later."""

    key: str
    args: dict[str, Arg] = {}


def say(key: str, **args: Arg) -> Text:
    return Text(key, args)


def words(names: Both) -> Text:
    """Return a name in both languages as a text."""
    return say("words", es=names.es, en=names.en)


class Texts:
    """The messages of one game (and the engine's own) in every language."""

    def __init__(self, sources: Mapping[str, tuple[str, ...]]) -> None:
        self._bundles = {language: bundle(language, parts) for language, parts in sources.items()}
        self._formed: dict[str, dict[bytes, str]] = {language: {} for language in sources}

    def __call__(self, text: Text | str, language: str) -> str:
        """Format a text in a language; results are cached, since most are needed repeatedly."""
        if isinstance(text, str):
            return text
        formed = self._formed[language]
        key = to_key(text)
        if len(key) > LONGEST_KEPT:
            return self._form(text, language)
        found = formed.get(key)
        if found is None:
            if len(formed) >= MOST_FORMED:
                formed.clear()
            found = formed[key] = self._form(text, language)
        return found

    def _form(self, text: Text, language: str) -> str:
        pattern = (
            self.has(text.key, language) and self._bundles[language].get_message(text.key).value
        )
        if not pattern:
            msg = f"Message {text.key} ({language}) has no text."
            raise SandtableError(msg)
        args = {name: self._argument(value, language) for name, value in text.args.items()}
        value, errors = resolved(self._bundles[language], pattern, args)
        if errors:
            msg = f"Message {text.key} ({language}) cannot be formatted: {errors[0]}."
            raise SandtableError(msg)
        return str(value)

    def has(self, key: str, language: str) -> bool:
        return bool(self._bundles[language].has_message(key))

    def keys(self, language: str) -> set[str]:
        return set(self._bundles[language]._messages)  # noqa: SLF001  (no public listing)

    def _argument(self, value: Arg, language: str) -> Arg:
        if isinstance(value, Text):
            return self(value, language)
        if isinstance(value, Both):
            return value[language]
        if isinstance(value, bool):
            return str(value)  # a message selects [True] by its name
        if isinstance(value, int):
            return Whole(value)
        if isinstance(value, tuple | list):
            each = [str(self._argument(one, language)) for one in value]
            return cut(format_list(each, locale=LOCALES[language]))
        return FluentFloat(value) if isinstance(value, float) else cut(str(value))


def in_both(text: Text | str, texts: Texts) -> Both:
    """Format a text in both languages."""
    return Both(texts(text, "es"), texts(text, "en"))


class Whole(FluentInt):
    """A whole number; Babel takes longer to format one than to format its sentence."""

    def format(self, locale: Locale) -> str:
        return written(int(self), locale)


@lru_cache(maxsize=10_000)
def written(value: int, locale: Locale) -> str:
    return FluentInt(value).format(locale)


def resolved(
    bundle: FluentBundle, pattern: Pattern, args: dict[str, Arg]
) -> tuple[object, list[Exception]]:
    """Format a pattern like the bundle, with arguments that are already Fluent's own."""
    errors: list[Exception] = []
    try:
        now = CurrentEnvironment(args=args)
        return pattern(ResolverEnvironment(context=bundle, current=now, errors=errors)), errors
    except ValueError as error:
        return "", [error]


def cut(value: str) -> str:
    """Shorten a text that Fluent would refuse because of its length."""
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"


def bundle(language: str, parts: tuple[str, ...]) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made._plural_form = lru_cache(maxsize=10_000, typed=True)(made._plural_form)  # noqa: SLF001  (Fluent has no hook for it)
    for part in parts:
        made.add_resource(FluentResource(part))
    return made
