"""A scene as plain data with its words in one language or both."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, get_type_hints

import msgspec

from sandtable.engine.parts import Part, Words
from sandtable.engine.texts import Text, Texts, in_both


def plain(part: Part, texts: Texts, language: str) -> dict[str, Any]:
    """Return a part of a scene as plain data with its texts in one language."""
    return _plain(part, texts, language)  # type: ignore[no-any-return]  # a part becomes a dict


def _plain(value: Any, texts: Texts, language: str) -> Any:
    if isinstance(value, Text):
        return texts(value, language)
    if isinstance(value, Part):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        return {name: _plain(field, texts, language) for name, field in fields.items()}
    if isinstance(value, tuple):
        return [_plain(item, texts, language) for item in value]
    return value


def plain_in_both(part: Part, texts: Texts) -> dict[str, Any]:
    """Return a part as plain data with its words in both languages; defaults are left out."""
    return spoken(part, lambda words: msgspec.structs.asdict(in_both(words, texts)))


def spoken(
    part: Part, speak: Callable[[Words], Any], inner: Callable[[Part], Any] | None = None
) -> dict[str, Any]:
    """Return a part as plain data; `speak` formats its words.

    Parts within it are put into words in the same way, or by `inner`.
    """
    told, tell = {}, inner or (lambda within: spoken(within, speak))
    for name, default, is_words in _fields(type(part)):
        value = getattr(part, name)
        if value is default or value == default:
            continue
        if is_words:
            told[name] = [speak(v) for v in value] if isinstance(value, tuple) else speak(value)
        elif isinstance(value, tuple):
            told[name] = [tell(v) if isinstance(v, Part) else v for v in value]
        else:
            told[name] = tell(value) if isinstance(value, Part) else value
    return told


@cache
def _fields(kind: type[Part]) -> tuple[tuple[str, Any, bool], ...]:
    """The fields of a kind of part: name, default, and whether a player reads it."""
    hints = get_type_hints(kind)
    return tuple(
        (field.name, field.default, hints[field.name] in (Words, tuple[Words, ...]))
        for field in msgspec.structs.fields(kind)
    )
