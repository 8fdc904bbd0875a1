"""Sums of many independent rolls as arrays: the arithmetic of exact odds, without rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

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
    """The same when each roll depends on a small state, such as the remaining escort.

    `one_roll(state)` gives the chances of (state after, value); `start` those of the state before.
    """

    def __init__(
        self, one_roll: Callable[[int], Mapping[tuple[int, int], float]], start: Vector
    ) -> None:
        self._one_roll = one_roll
        self._states = start[:, None]
        self._sums = [np.ones(1)]
        self._chances: dict[int, Vector] = {}

    def __getitem__(self, rolls: int) -> Vector:
        """Return the chances of the sum, over all states."""
        while len(self._sums) <= rolls:
            self._states = self._next(self._states)
            self._sums.append(self._states.sum(0))
        return self._sums[rolls]

    def _next(self, states: Vector) -> Vector:
        """Let every state (row) roll once more; the columns are the sums so far."""
        count, size = states.shape
        if count not in self._chances:
            self._chances[count] = self._by_value(count)
        chances = self._chances[count]
        after = np.zeros((chances.shape[1], size + len(chances) - 1))
        for value, moves in enumerate(chances):
            after[:, value : value + size] += moves @ states
        return after

    def _by_value(self, states: int) -> Vector:
        """Return for each value a matrix of the states after (row) and before (column)."""
        outcomes = [self._one_roll(state) for state in range(states)]
        ends = [end for outcome in outcomes for end in outcome]
        shape = (max(value for _, value in ends) + 1, max(after for after, _ in ends) + 1, states)
        chances = np.zeros(shape)
        for state, outcome in enumerate(outcomes):
            for (after, value), chance in outcome.items():
                chances[value, after, state] += chance
        return chances


def added(vectors: Iterable[Vector]) -> Vector:
    """Add vectors of different lengths."""
    parts = list(vectors)
    result = np.zeros(max(len(part) for part in parts))
    for part in parts:
        result[: len(part)] += part
    return result


def left_after(lost: Vector, strengths: range, most: int) -> Vector:
    """Return rows of strength before and columns of strength after, the same losses for each.

    Losses beyond the last one are not counted twice.
    """
    line = np.zeros(len(strengths) + most)
    kept = lost[: strengths[-1] + 1]
    line[strengths[-1] - len(kept) + 1 : strengths[-1] + 1] = kept[::-1]
    step = line.itemsize
    shifted = as_strided(line[len(strengths) - 1 :], (len(strengths), most + 1), (-step, step))
    matrix = shifted.copy()
    beyond = lost[: strengths[0] : -1].cumsum()[::-1][: len(strengths)]
    matrix[: len(beyond), 0] += beyond
    return matrix


def backwards(matrix: Vector, columns: int) -> Vector:
    """Return the columns in reverse order, padded with zeros to `columns`."""
    result = np.zeros((len(matrix), columns))
    kept = matrix[:, ::-1][:, :columns]
    result[:, : kept.shape[1]] = kept
    return result


def sheared(left: Vector, spread: int, width: int) -> Vector:
    """Turn chances of remaining strength into chances of losses, each in the last column.

    Strength is counted down from the maximum; row i began with `spread - i` fewer. Losses
    run from zero up to `width`. Nothing is copied.
    """
    *stack, row, step = left.strides
    shape = (*left.shape[:-1], width)
    return as_strided(left[..., spread:], shape, (*stack, row - step, step), writeable=False)


def running_sums(rows: Vector) -> Vector:
    """Return the sum of the rows before each row, and finally of all; columns must be even.

    Two columns are added as one complex number, since every sum has to wait for the one before.
    """
    sums = np.zeros((len(rows) + 1, rows.shape[1]))
    np.cumsum(rows.view(complex), axis=0, out=sums[1:].view(complex))
    return sums


def fast_size(size: int) -> int:
    """Return the next size that has only small factors, so that Fourier transforms are fast."""
    while max(factors(size)) > 5:  # noqa: PLR2004  (sizes of 2, 3 and 5 are the quick ones)
        size += 1
    return size


def factors(number: int) -> Iterator[int]:
    for prime in (2, 3, 5):
        while number % prime == 0:
            number //= prime
            yield prime
    yield number
