"""The table: columns by their number, and the day."""

from __future__ import annotations

from msgspec import Struct

MARSHAL = "marshal"


class Column(Struct):
    space: str
    men: int
    tired: bool = False


class March(Struct):
    days: int
    columns: dict[int, Column]
    day: int = 1
    result: str = ""
