"""Limits on plain data from outside: numbers, texts, lists and nesting depth."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta

from sandtable.engine.misfits import misfit

LARGEST = 100_000
LONGEST_TEXT = 2_000
LONGEST_LIST = 10_000
DEEPEST = 32
MOST_VALUES = 200_000
MOST_BYTES = 8 * 1024 * 1024

Name = Annotated[str, Meta(max_length=200)]
"""The name of a seat, decision, phase or game in a record."""
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
"""The number of answers, dice or secrets so far."""
Cursor = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""The number of bytes that the dice have used."""
Edges = Annotated[int, Meta(ge=0, le=9_999)]
"""The sides or the face of a die in a record."""


def check_plain(what: str, data: object) -> None:
    """Refuse plain data that is larger than anything a box or a table holds."""
    values = 0
    heap: list[tuple[object, int]] = [(data, 0)]
    while heap:
        value, depth = heap.pop()
        values += 1
        if values > MOST_VALUES:
            raise misfit("too-many-values", what=what, most=MOST_VALUES)
        if depth > DEEPEST:
            raise misfit("too-deep", what=what, most=DEEPEST)
        heap += [(below, depth + 1) for below in _checked(what, value)]


def _checked(what: str, value: object) -> Iterator[object]:
    """Check one value and return the values inside it."""
    if isinstance(value, int | float):
        _check_number(what, value)
    elif isinstance(value, str):
        _check_text(what, value)
    elif isinstance(value, Mapping | list | tuple):
        if len(value) > LONGEST_LIST:
            raise misfit("list-too-long", what=what, most=LONGEST_LIST)
        yield from value
        if isinstance(value, Mapping):
            yield from value.values()


def _check_number(what: str, value: float) -> None:
    if not math.isfinite(value) or abs(value) > LARGEST:
        raise misfit("number-too-large", what=what, most=LARGEST)


def _check_text(what: str, text: str) -> None:
    """Check a text; as the key of a table it may stand for a number."""
    if len(text) > LONGEST_TEXT or "\0" in text:
        raise misfit("text-too-long", what=what, most=LONGEST_TEXT)
    digits = text.removeprefix("-")
    if digits.isdecimal() and digits.isascii() and int(digits) > LARGEST:
        raise misfit("number-too-large", what=what, most=LARGEST)
