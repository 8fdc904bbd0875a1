"""Studies of a plan or a position, with their findings in titled tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from sandtable.engine.parts import Words
from sandtable.engine.texts import Text, say

SHARES = (0.05, 0.5, 0.95)


class Grid(Struct, frozen=True):
    """A titled table; the columns after the first `labels` hold figures."""

    title: Words
    columns: tuple[Words, ...]
    rows: tuple[tuple[Words, ...], ...]
    labels: int = 1


class Findings(Struct, frozen=True):
    """The findings of a study: tables and remarks for people, `data` for programs."""

    data: Any
    grids: tuple[Grid, ...]
    remarks: tuple[Words, ...] = ()


class PlanStudy(Struct, frozen=True):
    """Computes something about a plan from a file; `about` says what."""

    id: str
    about: Text
    work_out: Callable[[Any, Mapping[str, Any]], Findings]


class PositionStudy(Struct, frozen=True):
    """Computes something about a position from a seat's knowledge; None if it cannot."""

    id: str
    about: Text
    work_out: Callable[[Any, Any, str | None], Findings | None]


Study = PlanStudy | PositionStudy


def percent(chance: float) -> Text:
    return say("percent", value=100 * chance)


def decimals(value: float) -> Text:
    return say("decimals", value=value)


def chances(title: Words, rows: Iterable[tuple[Words, float]]) -> Grid:
    """Make a table with a chance in every row."""
    found = tuple((label, percent(chance)) for label, chance in rows)
    return Grid(title, ("", say("figure-chance")), found)


def spreads(title: Words, rows: Iterable[tuple[Words, Sequence[float]]]) -> Grid:
    """Make a table of distributions: mean and middle; entry i is the chance of exactly i."""
    found = tuple(
        (label, decimals(mean(spread)), *(str(reached(spread, share)) for share in SHARES))
        for label, spread in rows
    )
    return Grid(title, ("", say("figure-mean"), *(f"{share:.0%}" for share in SHARES)), found)


def mean(distribution: Sequence[float]) -> float:
    return sum(place * chance for place, chance in enumerate(distribution))


def reached(distribution: Sequence[float], share: float) -> int:
    """Return the first value that is not exceeded with this chance."""
    total = 0.0
    for place, chance in enumerate(distribution):
        total += chance
        if total >= share:
            return place
    return len(distribution) - 1
