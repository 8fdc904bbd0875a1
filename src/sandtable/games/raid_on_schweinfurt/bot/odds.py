"""A player who decides by the exact odds: the plan, the weather, and whether to annul."""

from __future__ import annotations

from functools import cache

from sandtable.engine.decisions import Answer, Choose, Decision
from sandtable.engine.dice import Dice
from sandtable.games.raid_on_schweinfurt.bot.thumb import ThumbBot
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.odds.plan import Given, Plan, planned_answer
from sandtable.games.raid_on_schweinfurt.odds.planner import (
    Planner,
    Rated,
    Wish,
    score_of,
)
from sandtable.games.raid_on_schweinfurt.odds.tally import RaidOdds, odds_of
from sandtable.games.raid_on_schweinfurt.rules.ch06_planning import PLAN
from sandtable.games.raid_on_schweinfurt.rules.setup import copy_of
from sandtable.games.raid_on_schweinfurt.state import Raid


class OddsBot(ThumbBot):
    """A bot that computes what the rules of thumb guess."""

    def __init__(self, box: Box, seat: str, dice: Dice) -> None:
        super().__init__(box, seat, dice)
        self._plan = Plan()

    def answer(self, known: Raid, decision: Decision) -> Answer:
        if decision.group != PLAN:
            return super().answer(known, decision)
        if not known.waves and not known.diversion.bombers:
            self._plan = self.best_plan(known)
        return planned_answer(self._plan, known, decision)

    def best_plan(self, known: Raid) -> Plan:
        """Fit the best choices of an average day to the available bombers."""
        wish = best_of(self.box, known.scenario, switched_on(known), known.annulments).wish
        base = base_plan(self.box, known.scenario, switched_on(known), known.annulments)
        here = Planner(self.box, base, b17=known.b17_available, b24=known.b24_available)
        return here.plan_for(wish)

    def on_weather(self, known: Raid, _: Choose) -> str:
        """Fly if this weather is at least as good as the average of a new roll."""
        unknown = copy_of(known)
        unknown.home_weather = unknown.target_weather = ""
        outlook = odds_of(self.box, unknown)
        now = outlook.by_weather[f"{known.home_weather}/{known.target_weather}"]
        return "accept" if score_of(now) >= score(outlook) else "postpone"

    def on_annul(self, known: Raid, _: Choose) -> str:
        """Annul when a fresh mission with the higher goals is worth more than this one."""
        if known.annulments >= self.box.annul.max_annulments:
            return "go"
        again = best_of(self.box, known.scenario, switched_on(known), known.annulments + 1)
        return "go" if score(odds_of(self.box, known)) >= again.score else "annul"


def score(odds: RaidOdds) -> float:
    return score_of(odds.results)


def switched_on(s: Raid) -> tuple[str, ...]:
    """Return the options of a raid, without variable events, which the planner ignores."""
    names = s.switches.__struct_fields__
    return tuple(n for n in names if getattr(s.switches, n) and n != "variable_events")


def base_plan(box: Box, scenario: str, options: tuple[str, ...], annulments: int) -> Plan:
    mine = tuple(name for name in options if name not in box.scenarios[scenario].options)
    return Plan(
        b17_available=box.b17.read(box.planning.average_face).bombers,
        b24_available=box.b24.read(box.planning.average_face).bombers,
        scenario=scenario,
        options=dict.fromkeys(mine, True),
        given=Given(annulments=annulments),
    )


@cache
def best_of(box: Box, scenario: str, options: tuple[str, ...], annulments: int) -> Rated:
    """Return the best of a few promising plans for an average day, rated only once."""
    planner = Planner(box, base_plan(box, scenario, options, annulments))
    wishes = [Wish(one.share, one.diversion, one.mode) for one in box.planning.promising]
    return max(map(planner.rate, wishes), key=lambda rated: rated.score)
