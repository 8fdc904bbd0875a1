"""The luck ledger: every roll of a match against its exact expectation, by table and by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, Literal, NamedTuple

import msgspec

from sandtable.engine.events import Event, Rolled
from sandtable.engine.parts import Part, Words
from sandtable.engine.tables import Column, Table, throws
from sandtable.engine.texts import say

Thrower = Callable[[Any, Sequence[Event], int], str]
"""Return the side that rolled, from the box, the log and the place of the roll in it."""


def nobody(_: object, __: Sequence[Event], ___: int) -> str:
    return ""


class Measure(msgspec.Struct, frozen=True):
    """A way to count the results of a table: hits, losses, damage.

    More of it is `good` or `bad` for the side that threw, or neither. `side` names the side it
    counts for where that is always the same.
    """

    title: Words
    count: Callable[[Any], float]
    good: Literal["good", "bad", ""] = "good"
    side: str = ""


class LuckRow(Part, frozen=True, kw_only=True):
    """The rolls of a side on a table: their number, their results and their expectation.

    `title` says what is counted; without one it is the dice themselves.
    `spread` is the exact standard deviation. `luck` is how many of these the result was better
    (or worse, if negative) than expected for that side; it is 0 where more is neither.
    """

    table: str
    name: Words
    title: Words = ""
    rule: str
    side: str = ""
    rolls: int
    got: float
    expected: float
    spread: float
    luck: float = 0
    good: Literal["good", "bad", ""] = ""


class Odds(NamedTuple):
    """The exact mean and variance of one roll."""

    mean: float
    variance: float


def face_of(roll: Rolled) -> float:
    return float(sum(roll.faces) or roll.die)


def odds_of_row(column: Column[Any], total: int, count: Callable[[Any], float]) -> Odds:
    """Return the mean and variance of a roll's count on a column, under modifiers."""
    rows, weights = column.merged(total)
    return moments([(count(row), ways) for row, ways in zip(rows, weights, strict=True)])


def odds_of_face(column: Column[Any]) -> Odds:
    return moments([(float(face), w) for face, w in enumerate(throws(column.dice, column.sides))])


def moments(values: Sequence[tuple[float, int]]) -> Odds:
    """Return mean and variance of values with their weights.

    >>> moments([(0.0, 1), (1.0, 1)])
    Odds(mean=0.5, variance=0.25)
    """
    ways = sum(weight for _, weight in values)
    mean = sum(value * weight for value, weight in values) / ways
    variance = sum(weight * (value - mean) ** 2 for value, weight in values) / ways
    return Odds(mean, variance)


class Tally:
    """The running account of one measure of one side."""

    def __init__(self) -> None:
        self.rolls, self.got, self.mean, self.variance = 0, 0.0, 0.0, 0.0

    def add(self, got: float, odds: Odds) -> None:
        self.rolls += 1
        self.got += got
        self.mean += odds.mean
        self.variance += odds.variance


def ledger(
    tables: Mapping[str, Table[Any]],
    rolls: Sequence[Rolled],
    sides: Sequence[str],
    measures: Mapping[str, tuple[Measure, ...]],
) -> Iterator[LuckRow]:
    """Return an account for each table, measure and side; a table without one counts its dice."""
    accounts: dict[tuple[str, int, str], Tally] = {}
    for roll, side in zip(rolls, sides, strict=True):
        column = tables[roll.table][roll.column]
        total = sum(drm.value for drm in roll.modifiers)
        for place, measure in enumerate(measures.get(roll.table, ())):
            account = accounts.setdefault((roll.table, place, measure.side or side), Tally())
            row = column.read(roll.modified)
            account.add(measure.count(row), odds_of_row(column, total, measure.count))
        if roll.table not in measures:
            account = accounts.setdefault((roll.table, -1, side), Tally())
            account.add(face_of(roll), odds_of_face(column))
    for (table, place, side), account in accounts.items():
        counted = measures[table][place] if place >= 0 else None
        yield luck_row(tables[table], counted, side, account)


def luck_row(table: Table[Any], measure: Measure | None, side: str, tally: Tally) -> LuckRow:
    spread = sqrt(tally.variance)
    sign = {"good": 1, "bad": -1, "": 0}[measure.good if measure else ""]
    luck = sign * (tally.got - tally.mean) / spread if spread else 0.0
    return LuckRow(
        table=table.name,
        name=say("words", es=table.titles.es, en=table.titles.en),
        title=measure.title if measure else "",
        rule=table.rule,
        side=side,
        rolls=tally.rolls,
        got=round(tally.got, 3),
        expected=round(tally.mean, 6),
        spread=round(spread, 6),
        luck=round(luck, 3) + 0.0,
        good=measure.good if measure else "",
    )
