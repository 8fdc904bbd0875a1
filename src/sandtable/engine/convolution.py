"""Sums of many independent rolls as arrays: the arithmetic of exact odds, without rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

Vector = NDArray[np.float64]

NEGLIGIBLE = 1e-8


def vector(chances: Mapping[int, float]) -> Vector:
    """Return chances by value as a list of chances."""
    result = np.zeros(max(chances) + 1)
    for value, chance in chances.items():
        result[value] += chance
    return result


class Rolls:
    """The sum of a number of equal rolls: `rolls[n][x]` is the chance that n rolls make x."""

    def __init__(self, one_roll: Mapping[int, float]) -> None:
        self._one = vector(one_roll)
        self._sums = [np.ones(1)]

    def __getitem__(self, rolls: int) -> Vector:
        while len(self._sums) <= rolls:
            self._sums.append(np.convolve(self._sums[-1], self._one))
        return self._sums[rolls]


class RollsInState:
    """The same when each roll depends on a small state, as the escort that is left.

    `one_roll(state)` gives the chances of (state after, value); `start` those of the state before.
    """

    def __init__(
        self, one_roll: Callable[[int], Mapping[tuple[int, int], float]], start: Vector
    ) -> None:
        self._one_roll = one_roll
        self._states = {state: np.array([p]) for state, p in enumerate(start) if p}
        self._sums = [np.ones(1)]

    def __getitem__(self, rolls: int) -> Vector:
        """Return the chances of the sum, whatever the state has become."""
        while len(self._sums) <= rolls:
            self._states = self._next(self._states)
            self._sums.append(added(self._states.values()))
        return self._sums[rolls]

    def _next(self, states: Mapping[int, Vector]) -> dict[int, Vector]:
        outcomes = {state: self._one_roll(state) for state in states}
        longest = max(len(chances) for chances in states.values())
        size = longest + max(value for result in outcomes.values() for _, value in result)
        after: dict[int, Vector] = {}
        for state, chances in states.items():
            for (following, value), chance in outcomes[state].items():
                into = after.setdefault(following, np.zeros(size))
                into[value : value + len(chances)] += chances * chance
        return after


def added(vectors: Iterable[Vector]) -> Vector:
    """Add vectors of different lengths."""
    parts = list(vectors)
    result = np.zeros(max(len(part) for part in parts))
    for part in parts:
        result[: len(part)] += part
    return result


def transition(losses: Sequence[Vector], strengths: Sequence[int], most: int) -> Vector:
    """Return rows of strength before and columns of strength after, given each row's losses.

    What would be lost beyond the last is not lost twice.
    """
    matrix = np.zeros((len(strengths), most + 1))
    for row, (before, lost) in enumerate(zip(strengths, losses, strict=True)):
        kept = lost[: before + 1]
        matrix[row, before - len(kept) + 1 : before + 1] = kept[::-1]
        matrix[row, 0] += lost[before + 1 :].sum()
    return matrix


def backwards(matrix: Vector, columns: int) -> Vector:
    """Count columns down from the last, so many of them; those beyond the first are zero."""
    result = np.zeros((len(matrix), columns))
    kept = matrix[:, ::-1][:, :columns]
    result[:, : kept.shape[1]] = kept
    return result


def sheared(left: Vector, spread: int, width: int) -> Vector:
    """Turn chances of what is left into chances of what was lost, in the last column each.

    What is left is counted down from the most there can be, of which row i began with
    `spread - i` fewer; losses run from zero up to `width`. Nothing is copied.
    """
    *stack, row, step = left.strides
    shape = (*left.shape[:-1], width)
    return as_strided(left[..., spread:], shape, (*stack, row - step, step), writeable=False)


def running_sums(rows: Vector) -> Vector:
    """Return the sum of the rows before each row, and at last of all; columns must be even.

    Two columns are added as one complex number, since every sum has to wait for the one before.
    """
    sums = np.zeros((len(rows) + 1, rows.shape[1]))
    np.cumsum(rows.view(complex), axis=0, out=sums[1:].view(complex))
    return sums


def fast_size(size: int) -> int:
    """Return the next size with small factors only, for which Fourier transforms are fast."""
    while max(factors(size)) > 5:  # noqa: PLR2004
        size += 1
    return size


def factors(number: int) -> Iterator[int]:
    for prime in (2, 3, 5):
        while number % prime == 0:
            number //= prime
            yield prime
    yield number
