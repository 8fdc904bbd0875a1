"""The supposed habits of raiders: how far they sail, which way, and where they lurk."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.thumb import Purpose
from sandtable.games.bismarck.knowledge.chart import Chart, Flags, Shares, chart


class Ways(Struct, frozen=True):
    """Ways from zone to zone, through another if they are of two, with weights by purpose.

    Each zone has a column of the ways that end there, filled up with ways of no weight. The
    weights of a way for all purposes lie side by side, so that they are moved as one.
    """

    start: NDArray[np.intp]
    middle: NDArray[np.intp]
    weights: Shares

    def sail(self, shares: Shares, unseen: Flags | None = None) -> Shares:
        """Carry shares to the ends of all ways, but for those that would have been seen."""
        moved = self._sent(shares)
        if unseen is not None:
            moved[~unseen[self.middle]] = 0.0
        return np.ascontiguousarray(np.add.reduce(moved, axis=0).T)

    def _sent(self, shares: Shares) -> Shares:
        moved = np.ascontiguousarray(shares.T).take(self.start, axis=0)
        moved *= self.weights
        return moved

    def through(self, shares: Shares) -> Shares:
        """Return what passes through each zone on ways of two."""
        moved = np.asarray(sum(np.moveaxis(self._sent(shares), -1, 0)))
        return np.bincount(self.middle.ravel(), moved.ravel(), shares.shape[1]).astype(np.float64)


class Moves(Struct, frozen=True):
    """Chances to stay, to sail one zone or two, by purpose and zone, and the ways taken.

    `one_at_most` is how often a ship moves that may not sail two zones.
    """

    breakout: Shares
    stay: Shares
    one: Shares
    two: Shares
    one_at_most: Shares
    singles: Ways
    doubles: Ways


@lru_cache(maxsize=8)
def chances_of(box: Box) -> Shares:
    """The chance of each purpose."""
    return np.array([[purpose.chance] for purpose in box.belief.purposes])


@lru_cache(maxsize=8)
def moves_on(box: Box) -> Moves:
    """Raiders make for the convoys beyond the general search, and lurk there."""
    map_, taken = chart(box), box.belief
    hunted = [map_.grounds_of(purpose.route) for purpose in taken.purposes]
    lurks = np.array(hunted)[None, :, :]
    stay, one, two = np.where(lurks, by_steps(taken.lurking), by_steps(taken.steps))
    drifts = [drift(map_, purpose) for purpose in taken.purposes]
    breakout = [sum_of(map_, way, taken.breakout) for way in drifts]
    ways = [ways_of(map_, drifts, 1), ways_of(map_, drifts, 2)]
    return Moves(np.array(breakout), stay, one, two, one / (stay + one), *ways)


def by_steps(steps: tuple[float, ...]) -> Shares:
    return np.array(steps)[:, None, None]


def sum_of(map_: Chart, way: Shares, steps: tuple[float, ...]) -> Shares:
    parts = [part * drifting(map_, way, far) for far, part in enumerate(steps)]
    whole: Shares = np.sum(parts, axis=0)
    return whole


def drift(map_: Chart, purpose: Purpose) -> Shares:
    """Return how much more ships sail from one zone to another for a purpose."""
    hunted = map_.grounds_of(purpose.route)
    if not hunted.any():
        return np.ones((map_.size, map_.size))
    hunt = voyage(map_, hunted, purpose.care)
    steer, most = map_.box.belief.steer, map_.box.belief.steer_most
    nearer: Shares = steer ** np.clip(hunt[:, None] - hunt[None, :], -most, most)
    return nearer


def voyage(map_: Chart, goals: Flags, care: float) -> Shares:
    """Return how long the way from every zone to the nearest goal seems to a careful captain."""
    watched = np.logical_or.reduce(list(map_.patrolled.values()))
    coast = map_.flags(map_.box.board.regions[map_.box.board.coastal.british].zones)
    cost = 1 + care * watched + 2 * care * coast
    begin, end = np.nonzero(map_.by_german_sea == 1)
    length = np.where(goals, 0.0, np.inf)
    while True:
        shorter = length.copy()
        np.minimum.at(shorter, begin, cost[end] + length[end])
        if np.array_equal(shorter, length):
            return np.where(np.isinf(length), 0.0, length)
        length = shorter


def drifting(map_: Chart, way: Shares, far: int) -> Shares:
    """The shares of the zones so far away."""
    weights = np.where(map_.by_german_sea == far, way, 0.0)
    whole = weights.sum(axis=1, keepdims=True)
    shares: Shares = np.divide(weights, whole, out=np.zeros_like(weights), where=whole > 0)
    return shares


def ways_of(map_: Chart, drifts: list[Shares], far: int) -> Ways:
    """Every way of one or two zones, with its share of the ships that start there."""
    steps = map_.by_german_sea
    begin, end = np.nonzero(steps == far)
    shares = np.array([drifting(map_, way, far)[begin, end] for way in drifts])
    if far == 1:
        return in_columns(begin, begin, end, shares, map_.size)
    between = (steps[begin] == 1) & (steps[end] == 1)
    way, middle = np.nonzero(between)
    weights = shares / between.sum(axis=1)
    return in_columns(begin[way], middle, end[way], weights[:, way], map_.size)


def in_columns(
    start: NDArray[np.intp],
    middle: NDArray[np.intp],
    end: NDArray[np.intp],
    weights: Shares,
    size: int,
) -> Ways:
    order = np.argsort(end, kind="stable")
    column = end[order]
    row = np.arange(len(column)) - np.searchsorted(column, column)
    shape = (int(row.max()) + 1, size)
    ways = Ways(
        np.zeros(shape, np.intp), np.zeros(shape, np.intp), np.zeros((*shape, len(weights)))
    )
    ways.start[row, column] = start[order]
    ways.middle[row, column] = middle[order]
    ways.weights[row, column] = weights[:, order].T
    return ways
