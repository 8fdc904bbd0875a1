"""Raid on Schweinfurt: the Eighth Air Force against the ball-bearing works, 1943."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sandtable.engine.game import Game
from sandtable.engine.scene import Insight
from sandtable.engine.studies import Findings, PlanStudy
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.bot import BOTS
from sandtable.games.raid_on_schweinfurt.components import Box, open_box, option_kinds
from sandtable.games.raid_on_schweinfurt.knowledge import known
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import options_after, outcome
from sandtable.games.raid_on_schweinfurt.rules.invariants import broken_invariants
from sandtable.games.raid_on_schweinfurt.rules.setup import set_up
from sandtable.games.raid_on_schweinfurt.sequence import SEQUENCE
from sandtable.games.raid_on_schweinfurt.state import US, Raid
from sandtable.games.raid_on_schweinfurt.view import view
from sandtable.games.raid_on_schweinfurt.view.debriefing import DEBRIEF


def odds_of_plan(box: Box, plan: Mapping[str, Any]) -> Findings:
    """Return the exact odds of a plan file; arrays are loaded on demand."""
    from sandtable.games.raid_on_schweinfurt.odds.report import of_plan  # noqa: PLC0415  (numpy only when asked)

    return of_plan(box, plan)


def best_plans(
    box: Box, base: Mapping[str, Any], draw: float, progress: Callable[[int], None] | None
) -> Findings:
    """Search for the best plans under the circumstances of the plan file `base`."""
    from sandtable.games.raid_on_schweinfurt.odds.report import of_search  # noqa: PLC0415  (numpy only when asked)

    return of_search(box, base, draw, progress)


def insight(box: Box, s: Raid, _: str | None) -> Insight | None:
    from sandtable.games.raid_on_schweinfurt.odds.insight import insight as shown  # noqa: PLC0415  (numpy only when asked)

    return shown(box, s)


GAME: Game[Box, Raid] = Game(
    id="raid-on-schweinfurt",
    package=__name__,
    rules_version="2",
    seats=(US,),
    state=Raid,
    sequence=SEQUENCE,
    open_box=open_box,
    scenarios=Box.scenario_list,
    options=option_kinds,
    set_up=set_up,
    known=known,
    view=view,
    outcome=outcome,
    broken_invariants=broken_invariants,
    bots=BOTS,
    decision_limit=60,
    tables=Box.table_list,
    debrief=DEBRIEF,
    odds=(PlanStudy("plan", say("odds-of-plan"), odds_of_plan),),
    planner=best_plans,
    insight=insight,
    options_after=options_after,
)
