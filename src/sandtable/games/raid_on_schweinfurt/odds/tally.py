"""Two waves added up: bands of losses against damage, and the distributions of both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

import msgspec
import numpy as np
from numpy.typing import NDArray

from sandtable.engine.convolution import Vector, added, fast_size, running_sums
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.odds.prospect import Flight, Prospect, Shared
from sandtable.games.raid_on_schweinfurt.rules.ch02_victory import BEST_FIRST, result_of
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import loss_percent
from sandtable.games.raid_on_schweinfurt.rules.setup import copy_of
from sandtable.games.raid_on_schweinfurt.state import Raid

Pair = tuple[Vector, Vector]

BEYOND_ALL_LIMITS = 100


class RaidOdds(msgspec.Struct, frozen=True):
    """Exact odds of a position. Distributions are lists: entry i is the chance of exactly i.

    `by_weather` has the odds under each pair of home and target weather. `neglected` is the total
    chance of the paths too unlikely to follow; `left_out` names the ignored options.
    """

    win: float
    draw: float
    loss: float
    damage: list[float]
    losses: list[float]
    loss_percent: list[float]
    by_weather: dict[str, dict[str, float]]
    neglected: float
    left_out: list[str] = []

    @property
    def results(self) -> dict[str, float]:
        return dict(zip(BEST_FIRST, (self.win, self.draw, self.loss), strict=True))


def odds_of(box: Box, position: Raid) -> RaidOdds:
    """Return the exact odds of a raid with a complete plan, before its outbound step."""
    prospect = Prospect(box, copy_of(position))
    tally = Tally(prospect)
    for home, chance in prospect.weathers(position.home_weather):
        prospect.s.home_weather = home
        for case, part in prospect.cases():
            tally.add(home, chance * part, case)
    return tally.odds()


class Tally:
    """Adds up the cases of a prospect."""

    def __init__(self, prospect: Prospect) -> None:
        self.prospect = prospect
        self.goals = prospect.s.goals
        limits = {g.downed_max for g in self.goals} | {g.downed_over for g in self.goals}
        limits |= {g.downed_under - 1 for g in self.goals}
        self.bands = sorted(limit for limit in limits if limit >= 0)
        self.damage: Vector = np.zeros(1)
        self.losses: Vector = np.zeros(1)
        self.percent: Vector = np.zeros(1)
        self.by_weather: dict[tuple[str, str], dict[str, float]] = {}

    def add(self, home: str, chance: float, case: list[Vector | None]) -> None:
        """Add one case of one home weather: the waves that fly, and their possible strengths."""
        if not any(start is not None for start in case):
            self.add_failure(home, chance)
            return
        p = self.prospect
        shared = p.shared()
        flights = [
            nobody(shared) if start is None else p.flight(wave, start, shared)
            for wave, start in zip(p.s.waves, case, strict=True)
        ]
        first, second = [*flights, nobody(shared)][:2]
        joint = Joint(self.bands, first, second)
        for a, b in paired(first, second, shared, chance):
            joint.add(a, b)
        self.add_losses(joint)
        bands = joint.by_band()
        for sky, likely in p.weathers(p.given_sky):
            damage = self.damage_of(first, second, sky)
            self.add_damage(home, sky, [band * likely for band in bands], damage)

    def add_failure(self, home: str, chance: float) -> None:
        """Add the case in which the whole raid turns back: a defeat without damage or losses."""
        p = self.prospect
        for sky, likely in p.weathers(p.given_sky):
            self.results(home, sky)[BEST_FIRST[-1]] += chance * likely
        for counts in (self.damage, self.losses, self.percent):
            counts[0] += chance

    def results(self, home: str, sky: str) -> dict[str, float]:
        return self.by_weather.setdefault((home, sky), dict.fromkeys(BEST_FIRST, 0.0))

    def add_losses(self, joint: Joint) -> None:
        """Add the distribution of bombers downed, and of the rounded loss per cent."""
        by_strength = joint.by_strength()
        self.losses = added((self.losses, by_strength.sum(0)))
        downed = np.arange(by_strength.shape[1])
        for in_play, chances in enumerate(by_strength, joint.fewest):
            percents = loss_percent(downed, in_play)  # type: ignore[arg-type]  # the rule on a whole array
            self.percent = added((self.percent, np.bincount(percents, chances)))  # type: ignore[arg-type]  # the rule on a whole array

    def damage_of(self, first: Flight, second: Flight, sky: str) -> Vector:
        """Return the chances of damage for every pair of numbers of bombing rolls."""
        p = self.prospect
        tables = [
            p.bombing(wave, sky, flight.rolls) if wave.flying else np.ones((1, 1))
            for wave, flight in zip(p.s.waves, (first, second), strict=False)
        ]
        one, two = [*tables, np.ones((1, 1))][:2]
        size = one.shape[1] + two.shape[1] - 1
        spectrum = np.fft.rfft(one, size)[:, None] * np.fft.rfft(two, size)[None]
        return np.clip(np.fft.irfft(spectrum, size), 0.0, None)

    def add_damage(self, home: str, sky: str, bands: list[Vector], damage: Vector) -> None:
        """Apply the victory conditions to every damage in every band of losses."""
        results = self.results(home, sky)
        percents = [*self.bands, BEYOND_ALL_LIMITS]
        for percent, joint in zip(percents, bands, strict=True):
            chances = np.tensordot(joint, damage, 2)
            self.damage = added((self.damage, chances))
            for value, chance in enumerate(chances.tolist()):
                results[result_of(self.goals, value, percent)] += chance

    def odds(self) -> RaidOdds:
        win, draw, loss = (
            sum(results[name] for results in self.by_weather.values()) for name in BEST_FIRST
        )
        return RaidOdds(
            win,
            draw,
            loss,
            self.damage.tolist(),
            self.losses.tolist(),
            self.percent.tolist(),
            {f"{home}/{sky}": shares(r) for (home, sky), r in self.by_weather.items()},
            max(0.0, 1.0 - win - draw - loss),
        )


def nobody(shared: list[Shared]) -> Flight:
    """Return a wave that does not fly."""
    return Flight(0, [0], [np.ones((1, 1, 1))] * len(shared))


def paired(first: Flight, second: Flight, shared: list[Shared], chance: float) -> Iterator[Pair]:
    """Pair each of the first wave's outcomes with the second's, mixed over their differences."""
    partners: dict[int, list[tuple[Vector, float]]] = {}
    for case, one, two in zip(shared, first.chances, second.chances, strict=True):
        partners.setdefault(id(one), []).append((two, case.chance * chance))
    for one in {id(one): one for one in first.chances}.values():
        yield one, sum((two * weight for two, weight in partners[id(one)]), start=np.zeros(()))


class Joint:
    """The chances of both waves together, added up pair by pair of their outcomes."""

    def __init__(self, limits: list[int], first: Flight, second: Flight) -> None:
        one, two = first.chances[0].shape, second.chances[0].shape
        self.fewest = first.fewest + second.fewest
        self.rows, self.columns = one[1] + two[1] - 1, one[2] + two[2] - 1
        self.shape = (fast_size(self.rows), fast_size(self.columns))
        self.spectrum = np.zeros((), complex)
        self.limits = [ranked(limit, first, second) for limit in limits]
        self.within = [np.zeros((one[0], two[0])) for _ in range(len(limits) + 1)]

    def add(self, a: Vector, b: Vector) -> None:
        spectra = [np.fft.rfft2(chances.sum(0), self.shape) for chances in (a, b)]
        self.spectrum = self.spectrum + spectra[0] * spectra[1]
        rows, columns = a.reshape(len(a), -1), in_columns(b)
        for place, (order, rank) in enumerate(self.limits):
            below = running_sums(columns.take(order, axis=0, mode="clip"))
            self.within[place] += (rows @ below.take(rank, axis=0, mode="clip"))[:, : len(b)]
        self.within[-1] += np.outer(rows.sum(1), b.sum((1, 2)))

    def by_band(self) -> list[Vector]:
        """Return, for each band of loss per cent, the chances of both waves' bombing rolls."""
        return [b - a for a, b in pairwise([np.zeros(()), *self.within])]

    def by_strength(self) -> Vector:
        """Return the chances of bombers in play (row) and downed (column) of both waves."""
        whole = np.fft.irfft2(self.spectrum, self.shape)[: self.rows, : self.columns]
        return np.clip(whole, 0.0, None)


def in_columns(chances: Vector) -> Vector:
    """Return a row per cell and a column per number of bombing rolls, padded to an even number."""
    columns = np.zeros((chances[0].size, len(chances) + len(chances) % 2))
    columns[:, : len(chances)] = chances.reshape(len(chances), -1).T
    return columns


def ranked(limit: int, first: Flight, second: Flight) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return an order of the second wave's cells, and how many of them fit each of the first's.

    A cell fits if the losses of both waves round to the limit or less (XVII), that is, if
    200 x downed < (2 x limit + 1) x in play, and each wave has its share of the difference.
    """
    ours, theirs = (difference(limit, flight).ravel() for flight in (first, second))
    order = np.argsort(theirs, kind="stable")
    return order, np.searchsorted(theirs[order], -ours, side="left")


def difference(limit: int, flight: Flight) -> Vector:
    _, strengths, width = flight.chances[0].shape
    in_play = flight.fewest + np.arange(strengths)
    return 200 * np.arange(width)[None] - (2 * limit + 1) * in_play[:, None]  # type: ignore[return-value]  # whole numbers


def shares(results: Mapping[str, float]) -> dict[str, float]:
    total = sum(results.values())
    return {name: chance / total for name, chance in results.items()}
