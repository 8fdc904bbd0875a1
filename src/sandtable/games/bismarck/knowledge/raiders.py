"""The supposed habits of raiders: speed, direction and hunting grounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.thumb import Purpose
from sandtable.games.bismarck.knowledge.chart import Chart, Flags, Shares, chart

NOWHERE = np.zeros(0, np.intp)


class Ways(Struct, frozen=True):
    """Ways from zone to zone, with weights by purpose.

    Each zone has a column of the ways that end there, filled up with ways of no weight. The
    weights of a way for all purposes lie side by side, so that they are moved as one.
    """

    start: NDArray[np.intp]
    weights: Shares

    def sail(self, shares: Shares) -> Shares:
        """Carry shares to the ends of all ways."""
        return arrived(self.sent(shares))

    def sent(self, shares: Shares) -> Shares:
        moved = shares.take(self.start, axis=0)
        moved *= self.weights
        return moved


class Passages(Struct, frozen=True):
    """Ways of two zones by the zone between: where they end, and where they pass.

    `by_zone` are the places among the ways of those that pass a zone.
    """

    ways: Ways
    crossings: Ways
    by_zone: Sequence[NDArray[np.intp]]

    def sail_past(self, shares: Shares, watched: Iterable[int]) -> Shares:
        """Carry shares to the ends of the ways through zones where nobody watches."""
        moved = self.ways.sent(shares)
        seen = np.concatenate([NOWHERE, *(self.by_zone[zone] for zone in watched)])
        moved.reshape(-1, shares.shape[1])[seen] = 0.0
        return arrived(moved)

    def through(self, shares: Shares) -> Shares:
        """Return what passes through each zone."""
        return self.crossings.sail(shares)


def arrived(moved: Shares) -> Shares:
    there: Shares = np.add.reduce(moved, axis=0)
    return there


class Moves(Struct, frozen=True):
    """Chances to stay, to sail one zone or two, by zone and purpose, and the ways taken.

    `rest` and `one_at_most` are how often a ship stays or moves that may not sail two zones. Where
    it does not matter which zones are passed, `doubles` has one way from zone to zone, and
    `passages` as many as there are zones between.
    """

    breakout: Shares
    stay: Shares
    one: Shares
    two: Shares
    rest: Shares
    one_at_most: Shares
    singles: Ways
    doubles: Ways
    passages: Passages


@lru_cache(maxsize=8)
def chances_of(box: Box) -> Shares:
    """The chance of each purpose."""
    return np.array([purpose.chance for purpose in box.belief.purposes])


@lru_cache(maxsize=8)
def moves_on(box: Box) -> Moves:
    """Raiders make for the convoys beyond the general search, and lurk there."""
    map_, taken = chart(box), box.belief
    hunted = [map_.grounds_of(purpose.route) for purpose in taken.purposes]
    lurks = np.stack(hunted, axis=1)
    stay, one, two = (
        np.where(lurks, lurking, sailing)
        for lurking, sailing in zip(taken.lurking, taken.steps, strict=True)
    )
    drifts = [drift(map_, purpose) for purpose in taken.purposes]
    breakout = [sum_of(map_, way, taken.breakout) for way in drifts]
    least = one / (stay + one)
    ways = ways_of(map_, drifts, 1), ways_of(map_, drifts, 2), passages_of(map_, drifts, 2)
    return Moves(np.array(breakout), stay, one, two, 1 - least, least, *ways)


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
    """Every way to a zone so far away, with its share of the ships that start there."""
    begin, end = np.nonzero(map_.by_german_sea == far)
    return in_columns(begin, end, shares_of(map_, drifts, far), map_.size)


def passages_of(map_: Chart, drifts: list[Shares], far: int) -> Passages:
    """Every way to a zone so far away by each zone between."""
    steps = map_.by_german_sea
    begin, end = np.nonzero(steps == far)
    between = (steps[begin] == 1) & (steps[end] == 1)
    way, middle = np.nonzero(between)
    weights = (shares_of(map_, drifts, far) / between.sum(axis=1))[:, way]
    places = np.ravel_multi_index(columns_of(end[way]), (len(way), map_.size))
    return Passages(
        in_columns(begin[way], end[way], weights, map_.size),
        in_columns(begin[way], middle, weights, map_.size),
        [places[middle == zone] for zone in range(map_.size)],
    )


def shares_of(map_: Chart, drifts: list[Shares], far: int) -> Shares:
    """Return by purpose how many of the ships in a zone sail each way that starts there."""
    ways = map_.by_german_sea == far
    return np.array([drifting(map_, way, far)[ways] for way in drifts])


def in_columns(start: NDArray[np.intp], end: NDArray[np.intp], weights: Shares, size: int) -> Ways:
    row, column = columns_of(end)
    shape = (int(row.max()) + 1, size)
    ways = Ways(np.zeros(shape, np.intp), np.zeros((*shape, len(weights))))
    ways.start[row, column] = start
    ways.weights[row, column] = weights.T
    return ways


def columns_of(end: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return the row and column of each way, if those that end in a zone lie below one another."""
    order = np.argsort(end, kind="stable")
    row = np.empty_like(end)
    row[order] = np.arange(len(end)) - np.searchsorted(end[order], end[order])
    return row, end
