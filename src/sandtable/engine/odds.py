"""Exact odds from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from sandtable.engine.dice import BranchingDice
from sandtable.engine.errors import SandtableError
from sandtable.engine.umpire import BranchingUmpire, Umpire

T = TypeVar("T")
R = TypeVar("R")
Key = TypeVar("Key", bound=Hashable)

Procedure = Callable[[Umpire[Any]], R]

TOO_MANY_PATHS = 2_000_000


class TooManyPathsError(SandtableError):
    """The procedure has too many branches to follow path by path."""


def paths(
    box: Any, procedure: Procedure[R], *, prune_below: float = 0.0, limit: int = TOO_MANY_PATHS
) -> Iterator[tuple[float, R]]:
    """Follow every path of a procedure without decisions; yield probability and result.

    Faces that hit the same row are one path. Paths less likely than `prune_below` are left out.
    """
    dice = BranchingDice(prune_below)
    umpire = BranchingUmpire(box, dice)
    for count in range(limit + 1):
        if count == limit:
            msg = f"More than {limit} paths."
            raise TooManyPathsError(msg)
        result = procedure(umpire)
        yield dice.weight, result
        if not dice.next_path():
            return


class Spread(Generic[T]):
    """A distribution with equal results merged; `lost` is the probability that pruning dropped."""

    def __init__(self, chances: Mapping[T, float] | None = None, lost: float = 0.0) -> None:
        self.chances: dict[T, float] = dict(chances or {})
        self.lost = lost

    @classmethod
    def of(cls, weighted: Iterable[tuple[float, T]]) -> Spread[T]:
        spread: Spread[T] = cls()
        spread.add(weighted)
        return spread

    def add(self, weighted: Iterable[tuple[float, T]]) -> None:
        chances = self.chances
        for chance, state in weighted:
            chances[state] = chances.get(state, 0.0) + chance

    def mean(self, measure: Callable[[T], float]) -> float:
        return sum(chance * measure(state) for state, chance in self.chances.items())

    def chance(self, holds: Callable[[T], bool]) -> float:
        return sum(chance for state, chance in self.chances.items() if holds(state))

    def items(self) -> Iterable[tuple[T, float]]:
        return self.chances.items()


def distribution(
    box: Any, procedure: Procedure[Key], *, prune_below: float = 0.0, limit: int = TOO_MANY_PATHS
) -> Spread[Key]:
    """Return the exact distribution of what a procedure returns."""
    walked = paths(box, procedure, prune_below=prune_below, limit=limit)
    spread = Spread.of(walked)
    spread.lost = max(0.0, 1.0 - sum(spread.chances.values()))
    return spread
