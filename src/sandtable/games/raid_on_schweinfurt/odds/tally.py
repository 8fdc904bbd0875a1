"""Two waves added up: bands of losses against damage, and the distributions of both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise

import msgspec
import numpy as np

from sandtable.engine.convolution import Vector, added, fast_size
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

    `by_weather` has the odds under each pair of home and target weather. `neglected` is the chance
    of all that was too unlikely to be followed. `note` says which options were left out.
    """

    win: float
    draw: float
    loss: float
    damage: list[float]
    losses: list[float]
    loss_percent: list[float]
    by_weather: dict[str, dict[str, float]]
    neglected: float
    note: str = ""

    @property
    def results(self) -> dict[str, float]:
        return dict(zip(BEST_FIRST, (self.win, self.draw, self.loss), strict=True))


def odds_of(box: Box, position: Raid) -> RaidOdds:
    """Return the exact odds of a raid whose plan is made and whose outbound step is to come."""
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
        """Add one case of one home weather: which waves fly, and how strong they may be."""
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
        pairs = list(paired(first, second, shared, chance))
        self.add_losses(first, second, pairs)
        bands = self.joint_bands(first, second, pairs)
        for sky, likely in p.weathers(p.given_sky):
            damage = self.damage_of(first, second, sky)
            self.add_damage(home, sky, [band * likely for band in bands], damage)

    def add_failure(self, home: str, chance: float) -> None:
        """A raid that turns back as a whole is lost, without damage and without losses."""
        p = self.prospect
        for sky, likely in p.weathers(p.given_sky):
            self.results(home, sky)[BEST_FIRST[-1]] += chance * likely
        for counts in (self.damage, self.losses, self.percent):
            counts[0] += chance

    def results(self, home: str, sky: str) -> dict[str, float]:
        return self.by_weather.setdefault((home, sky), dict.fromkeys(BEST_FIRST, 0.0))

    def joint_bands(self, first: Flight, second: Flight, pairs: list[Pair]) -> list[Vector]:
        """Return, for each band of loss per cent, the chances of both waves' bombing rolls."""
        nothing = np.zeros((len(first.rolls), len(second.rolls)))
        within = [up_to(limit, first, second, pairs) for limit in self.bands]
        total = nothing + sum(np.outer(a.sum((1, 2)), b.sum((1, 2))) for a, b in pairs)
        return [b - a for a, b in pairwise([nothing, *within, total])]

    def add_losses(self, first: Flight, second: Flight, pairs: list[Pair]) -> None:
        """Add the distribution of bombers downed, and of the rounded loss per cent."""
        joint = both_waves(first, second, pairs)
        self.losses = added((self.losses, joint.sum(0)))
        downed = np.arange(joint.shape[1])
        for in_play, chances in enumerate(joint, first.fewest + second.fewest):
            percents = loss_percent(downed, in_play)  # type: ignore[arg-type]
            self.percent = added((self.percent, np.bincount(percents, chances)))  # type: ignore[arg-type]

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
        """Let the victory conditions judge every damage in every band of losses."""
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
    """A wave that does not fly."""
    return Flight(0, [0], [np.ones((1, 1, 1))] * len(shared))


def paired(first: Flight, second: Flight, shared: list[Shared], chance: float) -> Iterable[Pair]:
    """Pair each of the first wave's outcomes with the second's, mixed over what differs."""
    mixed: dict[int, Pair] = {}
    for case, one, two in zip(shared, first.chances, second.chances, strict=True):
        weighted = two * (case.chance * chance)
        if id(one) in mixed:
            weighted += mixed[id(one)][1]
        mixed[id(one)] = (one, weighted)
    return mixed.values()


def up_to(limit: int, first: Flight, second: Flight, pairs: list[Pair]) -> Vector:
    """Return the chances that the losses of both waves round to the limit or less (XVII).

    They do when 200 x downed < (2 x limit + 1) x in play: each wave has its share of the
    difference, and the second wave's cells are added up in the order of theirs.
    """
    ours, theirs = (difference(limit, flight).ravel() for flight in (first, second))
    order = np.argsort(theirs, kind="stable")
    rank = np.searchsorted(theirs[order], -ours, side="left")
    below = np.zeros((len(second.rolls), len(order) + 1))
    result = np.zeros((len(first.rolls), len(second.rolls)))
    for a, b in pairs:
        sorted_cells = b.reshape(len(b), -1).take(order, axis=1, mode="clip")
        np.cumsum(sorted_cells, axis=1, out=below[:, 1:])
        result += a.reshape(len(a), -1) @ below.take(rank, axis=1, mode="clip").T
    return result


def difference(limit: int, flight: Flight) -> Vector:
    _, strengths, width = flight.chances[0].shape
    in_play = flight.fewest + np.arange(strengths)
    return 200 * np.arange(width)[None] - (2 * limit + 1) * in_play[:, None]  # type: ignore[return-value]


def both_waves(first: Flight, second: Flight, pairs: list[Pair]) -> Vector:
    """Return the joint chances of bombers in play (row) and downed (column) of both waves."""
    one, two = first.chances[0].shape, second.chances[0].shape
    rows, columns = one[1] + two[1] - 1, one[2] + two[2] - 1
    shape = (fast_size(rows), fast_size(columns))
    total = sum(np.fft.rfft2(a.sum(0), shape) * np.fft.rfft2(b.sum(0), shape) for a, b in pairs)
    return np.clip(np.fft.irfft2(total, shape), 0.0, None)[:rows, :columns]


def shares(results: Mapping[str, float]) -> dict[str, float]:
    total = sum(results.values())
    return {name: chance / total for name, chance in results.items()}
