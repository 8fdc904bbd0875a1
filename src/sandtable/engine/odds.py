"""Exact odds from the rules themselves, and a sampled answer that states its error."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from math import sqrt
from typing import Any, Generic, TypeVar

import msgspec

from sandtable.engine.dice import BranchingDice, SeededDice, derive
from sandtable.engine.errors import SandtableError
from sandtable.engine.umpire import BranchingUmpire, Umpire

T = TypeVar("T")
R = TypeVar("R")
Key = TypeVar("Key", bound=Hashable)

Procedure = Callable[[Umpire[Any]], R]

TOO_MANY_PATHS = 2_000_000


class TooManyPathsError(SandtableError):
    """The procedure branches too far to be walked path by path."""


def paths(
    box: Any, procedure: Procedure[R], *, prune_below: float = 0.0, limit: int = TOO_MANY_PATHS
) -> Iterator[tuple[float, R]]:
    """Walk every path of a procedure that asks for no decisions; yield probability and result.

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
    """A distribution over states in which equal states are merged.

    `key` tells which states are equal; states that are hashable values are their own key.
    """

    def __init__(self, chances: Mapping[T, float] | None = None, lost: float = 0.0) -> None:
        self.chances: dict[T, float] = dict(chances or {})
        self.lost = lost

    @classmethod
    def certain(cls, state: T) -> Spread[T]:
        return cls({state: 1.0})

    @classmethod
    def of(cls, weighted: Iterable[tuple[float, T]]) -> Spread[T]:
        spread: Spread[T] = cls()
        spread.add(weighted)
        return spread

    def add(self, weighted: Iterable[tuple[float, T]]) -> None:
        chances = self.chances
        for chance, state in weighted:
            chances[state] = chances.get(state, 0.0) + chance

    def then(self, step: Callable[[T], Mapping[T, float]], prune_below: float = 0.0) -> Spread[T]:
        """Let every state take a random step; equal results merge, negligible ones are dropped."""
        after: dict[T, float] = {}
        lost = self.lost
        for state, chance in self.chances.items():
            if chance < prune_below:
                lost += chance
                continue
            for result, share in step(state).items():
                after[result] = after.get(result, 0.0) + chance * share
        return Spread(after, lost)

    def map(self, function: Callable[[T], Key]) -> Spread[Key]:
        spread = Spread.of((chance, function(state)) for state, chance in self.chances.items())
        spread.lost = self.lost
        return spread

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


class Stages:
    """A long procedure cut into stages over a state that is copied and merged between them.

    Each stage is a function of umpire and state. Cutting keeps the number of paths down: only the
    paths inside one stage multiply.
    """

    def __init__(self, state_type: type[Any], *stages: Callable[[Umpire[Any], Any], None]) -> None:
        self._decode = msgspec.msgpack.Decoder(state_type).decode
        self._stages = stages

    def walk(
        self, box: Any, state: Any, *, prune_below: float = 0.0, limit: int = TOO_MANY_PATHS
    ) -> Spread[bytes]:
        """Return the distribution of encoded end states."""
        spread = Spread.certain(msgspec.msgpack.encode(state))
        for stage in self._stages:
            spread = spread.then(
                lambda before, stage=stage: self._step(box, stage, before, limit),  # type: ignore[misc]
                prune_below,
            )
        return spread

    def _step(
        self, box: Any, stage: Callable[..., None], before: bytes, limit: int
    ) -> dict[bytes, float]:
        def run(umpire: Umpire[Any]) -> bytes:
            state = self._decode(before)
            stage(umpire, state)
            return msgspec.msgpack.encode(state)

        return distribution(box, run, limit=limit).chances


class Estimate(msgspec.Struct, frozen=True):
    """A probability: exact (error 0) or sampled, with the 95 % error of the sample."""

    value: float
    error: float
    games: int = 0

    @property
    def is_exact(self) -> bool:
        return self.games == 0


def sampled(box: Any, procedure: Procedure[Key], games: int, seed: bytes) -> dict[Key, Estimate]:
    """Estimate the distribution of a procedure's result by playing it many times."""
    counts: dict[Key, int] = {}
    umpire = Umpire(box, SeededDice(derive(seed, "odds")))
    for _ in range(games):
        result = procedure(umpire)
        counts[result] = counts.get(result, 0) + 1
    return {result: estimate(count, games) for result, count in counts.items()}


def estimate(count: int, games: int) -> Estimate:
    share = count / games
    smoothed = (count + 2) / (games + 4)
    return Estimate(share, 1.96 * sqrt(smoothed * (1 - smoothed) / games), games)


def odds_of(
    box: Any, procedure: Procedure[Key], *, limit: int = 200_000, games: int = 20_000, seed: bytes
) -> dict[Key, Estimate]:
    """Return exact odds where the paths can be walked within the limit, else sampled ones."""
    try:
        exact = distribution(box, procedure, limit=limit)
    except TooManyPathsError:
        return sampled(box, procedure, games, seed)
    return {result: Estimate(chance, 0.0) for result, chance in exact.items()}
