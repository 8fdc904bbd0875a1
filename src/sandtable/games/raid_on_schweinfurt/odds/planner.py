"""The planner: searches for plans by their exact odds and shows the value of each choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.odds import distribution
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.odds.plan import (
    Plan,
    PlannedDiversion,
    PlannedWave,
    may_fly_by_night,
    position_of,
    refuse_faults,
)
from sandtable.games.raid_on_schweinfurt.odds.refusals import refusal
from sandtable.games.raid_on_schweinfurt.odds.tally import RaidOdds, odds_of
from sandtable.games.raid_on_schweinfurt.rules.ch02_victory import BEST_FIRST

DRAW_WORTH = 0.5
WAYS = (
    ("england", "england"),
    ("africa", "england"),
    ("england", "africa"),
    ("africa", "africa"),
)

Progress = Callable[[int], None]
Results = Mapping[str, float]


class Wish(Struct, frozen=True):
    """A plan by its choices; a share of 1 is a single wave."""

    share: float
    diversion: int
    mode: int = 0
    ways: tuple[str, str] = WAYS[0]
    night: bool = False


class Rated(Struct, frozen=True):
    """A plan with its exact odds, assuming the best use of the weather reroll."""

    wish: Wish
    plan: Plan
    score: float
    win: float
    draw: float
    loss: float


class Worth(Struct, frozen=True):
    """The change in score from another value of one choice, the rest of the best plan kept."""

    choice: str
    wish: Wish
    score: float
    change: float


class Report(Struct, frozen=True):
    """The best plans found, and the value of each choice in the best plan."""

    best: list[Rated]
    worth: list[Worth]
    plans: int


def score_of(results: Results, draw: float = DRAW_WORTH) -> float:
    """Return the score: a win counts 1, a draw 0.5, or its value to the player."""
    won, drawn, _ = BEST_FIRST
    return results[won] + draw * results[drawn]


class Planner:
    """Climbs from a sensible plan, one choice at a time, until no single change helps."""

    def __init__(
        self,
        box: Box,
        base: Plan,
        progress: Progress | None = None,
        *,
        b17: int = 0,
        b24: int = 0,
        draw: float = DRAW_WORTH,
    ) -> None:
        self.box = box
        self.draw = draw
        fixed = box.scenarios[base.scenario].availability_fixed
        self.base = replace(
            base,
            b17_available=fixed.b17 if fixed else b17 or base.b17_available,
            b24_available=fixed.b24 if fixed else b24 or base.b24_available,
        )
        self._rated: dict[Wish, Rated] = {}
        self._progress = progress

    def report(self, top: int = 10) -> Report:
        best = self.best()
        ranking = sorted(self._rated.values(), key=lambda rated: -rated.score)
        return Report(ranking[:top], list(self.worth(best)), len(self._rated))

    def best(self) -> Rated:
        tried = self.box.planning
        best = self.rate(Wish(tried.shares[0], tried.diversions[0]))
        while not self.box.scenarios[self.base.scenario].is_planned:
            around = [self.rate(wish) for _, wish in self.changes(best.wish)]
            better = max(around, key=lambda rated: rated.score)
            if better.score <= best.score:
                break
            best = better
        return best

    def worth(self, best: Rated) -> Iterator[Worth]:
        for choice, wish in self.changes(best.wish):
            rated = self.rate(wish)
            yield Worth(choice, wish, rated.score, rated.score - best.score)

    def changes(self, wish: Wish) -> Iterator[tuple[str, Wish]]:
        """Yield every plan that differs in one choice."""
        scenario = self.box.scenarios[self.base.scenario]
        values = {
            "share": self.box.planning.shares if scenario.waves_max > 1 else (1.0,),
            "diversion": sorted({*self.box.planning.diversions, self.base.b24_available}),
            "mode": self.box.limits.fighter_modes,
            "ways": WAYS if len(scenario.returns) > 1 else WAYS[:1],
            "night": (False, True) if may_fly_by_night(self.box, self.base) else (False,),
        }
        for choice, options in values.items():
            for value in options:
                if value != getattr(wish, choice):
                    yield choice, replace(wish, **{choice: value})

    def rate(self, wish: Wish) -> Rated:
        if wish not in self._rated:
            plan = self.plan_for(wish)
            odds = odds_of(self.box, position_of(self.box, plan))
            results = with_reroll(self.box, odds, self.draw)
            win, draw, loss = (results[name] for name in BEST_FIRST)
            self._rated[wish] = Rated(wish, plan, score_of(results, self.draw), win, draw, loss)
            if self._progress:
                self._progress(len(self._rated))
        return self._rated[wish]

    def plan_for(self, wish: Wish) -> Plan:
        """Turn choices into numbers: B-24s divert first, B-17s fill the first wave first."""
        b17, b24 = self.base.b17_available, self.base.b24_available
        diverted = min(wish.diversion, b17 + b24 - 2)
        diversion = PlannedDiversion(min(diverted, b24), max(diverted - b24, 0))
        b17, b24 = b17 - diversion.b17, b24 - diversion.b24
        first = round((b17 + b24) * wish.share)
        one = PlannedWave(min(first, b17), max(first - b17, 0), way_home=wish.ways[0])
        two = PlannedWave(b17 - one.b17, b24 - one.b24, way_home=wish.ways[1])
        waves = (one,) if wish.share == 1 else (one, two)
        return replace(
            self.base, waves=waves, diversion=diversion, fighter_mode=wish.mode, night=wish.night
        )


def with_reroll(box: Box, odds: RaidOdds, draw: float = DRAW_WORTH) -> Results:
    """Return the results if weather worse than the average is rolled again (VII)."""
    weather = distribution(box, lambda u: u.roll(u.box.weather).weather).chances
    chances = {}
    for pair in odds.by_weather:
        home, sky = pair.split("/")
        chances[pair] = weather[home] * weather[sky]
    total = sum(chances.values())
    mean = {
        name: sum(chances[pair] * r[name] for pair, r in odds.by_weather.items()) / total
        for name in BEST_FIRST
    }
    kept = {
        pair: results if score_of(results, draw) >= score_of(mean, draw) else mean
        for pair, results in odds.by_weather.items()
    }
    return {
        name: sum(chances[pair] * results[name] for pair, results in kept.items()) / total
        for name in BEST_FIRST
    }


def report(
    box: Box, base: Plan, progress: Progress | None = None, draw: float = DRAW_WORTH
) -> Report:
    """Search for plans for the bombers of a plan file, or of an average day."""
    refuse_faults(box, base)
    if box.scenarios[base.scenario].is_planned:
        raise refusal(say("plan-is-given", scenario=base.scenario))
    b17 = base.b17_available or box.b17.read(box.planning.average_face).bombers
    b24 = base.b24_available or box.b24.read(box.planning.average_face).bombers
    return Planner(box, base, progress, b17=b17, b24=b24, draw=draw).report()
