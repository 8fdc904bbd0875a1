"""Tables from TOML: rows with ranges, columns, clamped modifiers, and where each row comes from."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from itertools import pairwise
from typing import Any, Generic, TypeVar

import msgspec

from sandtable.engine.misfits import does_not_fit, misfit
from sandtable.engine.numbers import Dice, Figure, Sides
from sandtable.engine.texts import Both, say

Row = TypeVar("Row", bound=Hashable)


class Modifier(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One die roll modifier: its name (a text key), its value and the rule it comes from."""

    name: str
    value: int
    rule: str


class Modifiers:
    """The modifiers of a roll in the book's order; those of zero are left out."""

    __slots__ = ("items", "total")

    def __init__(self, *items: Modifier) -> None:
        kept, total = [], 0
        for item in items:
            if item.value:
                kept.append(item)
                total += item.value
        self.items = tuple(kept)
        self.total = total

    def __iter__(self) -> Iterator[Modifier]:
        return iter(self.items)

    def __add__(self, other: Modifiers) -> Modifiers:
        return Modifiers(*self.items, *other.items)


NONE = Modifiers()


class Column(Generic[Row]):
    """One column of a table: the row for every face, whatever the modifier."""

    def __init__(self, name: str, table: Table[Row], spans: tuple[Span[Row], ...]) -> None:
        self.name = name
        self.table = table
        self.spans = spans
        self.sides = table.sides
        self.dice = table.dice
        self._low = spans[0].lo
        self._high = spans[-1].hi
        self._by_value = [span for span in spans for _ in range(span.lo, span.hi + 1)]
        self._rows = [span.row for span in self._by_value]
        self.shifted = Shifted(self)
        self._merged: dict[int, tuple[tuple[Row, ...], tuple[int, ...]]] = {}

    def clamp(self, value: int) -> int:
        """Read a result beyond the table as its first or last entry."""
        if value < self._low:
            return self._low
        if value > self._high:
            return self._high
        return value

    def span(self, value: int) -> Span[Row]:
        return self._by_value[self.clamp(value) - self._low]

    def read(self, value: int) -> Row:
        return self._rows[self.clamp(value) - self._low]

    def merged(self, total: int) -> tuple[tuple[Row, ...], tuple[int, ...]]:
        """Return the distinct rows under a modifier and the number of throws for each."""
        if total not in self._merged:
            counts: dict[Row, int] = {}
            for row, ways in zip(self.shifted[total], throws(self.dice, self.sides), strict=True):
                if ways:
                    counts[row] = counts.get(row, 0) + ways
            self._merged[total] = (tuple(counts), tuple(counts.values()))
        return self._merged[total]


class Shifted(dict[int, tuple[Row, ...]]):
    """The row of each raw sum under a total of modifiers; entry 0 is never rolled."""

    def __init__(self, column: Column[Row]) -> None:
        super().__init__()
        self._column = column

    def __missing__(self, total: int) -> tuple[Row, ...]:
        column = self._column
        sums = range(column.dice * column.sides + 1)
        self[total] = tuple(column.read(face + total) for face in sums)
        return self[total]


def throws(dice: int, sides: int) -> list[int]:
    """Return for each sum from 0 up the number of ways in which the dice give it.

    >>> throws(2, 6)
    [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    """
    ways = [1]
    for _ in range(dice):
        grown = [0] * (len(ways) + sides)
        for low, count in enumerate(ways):
            for face in range(1, sides + 1):
                grown[low + face] += count
        ways = grown
    return ways


class Span(msgspec.Struct, Generic[Row], frozen=True):
    """A row with its range of results and its source."""

    lo: int
    hi: int
    row: Row
    source: str


class Bounds(msgspec.Struct, frozen=True):
    """The fields that every row has besides its own."""

    lo: Figure
    hi: Figure
    source: str = ""


BOUNDS = frozenset(Bounds.__struct_fields__)


class Head(msgspec.Struct, frozen=True):
    """The head of a table; `high` is the largest modified result it prints."""

    title_es: str
    title_en: str
    rule: str
    source: str
    note_es: str = ""
    note_en: str = ""
    die: Sides = 0
    dice: Dice = 1
    high: Figure = 0
    columns: dict[str, Any] = {}
    rows: Any = None


class Table(Generic[Row]):
    """A table of the game: titled, sourced, rolled with one die or the sum of several."""

    def __init__(self, name: str, data: Mapping[str, Any], row_type: type[Row]) -> None:
        self.name = name
        head = self._head(data)
        self.titles = Both(head.title_es, head.title_en)
        self.notes = Both(head.note_es, head.note_en)
        self.rule = head.rule
        self.source = head.source
        self.sides = head.die
        self.dice = head.dice
        self.high = head.high or head.dice * head.die
        columns = head.columns or {"": head.rows}
        self.columns = {
            column: Column(column, self, self._spans(rows, row_type))
            for column, rows in columns.items()
        }

    def __getitem__(self, column: str) -> Column[Row]:
        return self.columns[column]

    @property
    def only(self) -> Column[Row]:
        """The column of a table that has just one."""
        return self.columns[""]

    def _head(self, data: Mapping[str, Any]) -> Head:
        try:
            return msgspec.convert(data, Head)
        except msgspec.ValidationError as error:
            raise does_not_fit(say("table-named", table=self.name), error) from error

    def _spans(self, rows: object, row_type: type[Row]) -> tuple[Span[Row], ...]:
        if not isinstance(rows, list) or not rows:
            raise misfit("table-needs-rows", table=self.name)
        spans = tuple(self._span(row, row_type) for row in rows)
        self._check(spans)
        return spans

    def _span(self, data: Any, row_type: type[Row]) -> Span[Row]:
        try:
            bounds = msgspec.convert(data, Bounds)
            fields = {key: value for key, value in data.items() if key not in BOUNDS}
            row = msgspec.convert(fields, row_type)
        except msgspec.ValidationError as error:
            where = say("table-row", table=self.name, row=in_words(data))
            raise does_not_fit(where, error) from error
        unknown = fields.keys() - set(getattr(row, "__struct_fields__", fields))
        if unknown:
            names = ", ".join(sorted(unknown))
            raise misfit("table-unknown-field", table=self.name, field=names, row=in_words(data))
        return Span(bounds.lo, bounds.hi, row, bounds.source or self.source)

    def _check(self, spans: tuple[Span[Row], ...]) -> None:
        joined = all(a.hi + 1 == b.lo for a, b in pairwise(spans))
        low, high = self.dice, self.high
        whole = not self.sides or (spans[0].lo <= low and spans[-1].hi >= high)
        whole = whole and (self.dice > 1 or not self.sides or spans[-1].hi == high)
        if not (joined and whole and all(span.lo <= span.hi for span in spans)):
            key = "table-has-gaps" if self.sides else "table-rows-have-gaps"
            raise misfit(key, table=self.name, low=low, high=high)


def in_words(row: object) -> str:
    """Return a row as in its file: lo 1, hi 4, men 2."""
    if not isinstance(row, Mapping):
        return str(row)
    return ", ".join(f"{name} {value}" for name, value in row.items())
