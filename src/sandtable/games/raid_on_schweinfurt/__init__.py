"""Raid on Schweinfurt: the Eighth Air Force against the ball-bearing works, 1943."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sandtable.engine.game import Game
from sandtable.engine.scene import Insight
from sandtable.games.raid_on_schweinfurt.bot import BOTS
from sandtable.games.raid_on_schweinfurt.components import Box, open_box, option_kinds
from sandtable.games.raid_on_schweinfurt.knowledge import known
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import outcome, remembered
from sandtable.games.raid_on_schweinfurt.rules.invariants import broken_invariants
from sandtable.games.raid_on_schweinfurt.rules.setup import set_up
from sandtable.games.raid_on_schweinfurt.sequence import SEQUENCE
from sandtable.games.raid_on_schweinfurt.state import US, Raid
from sandtable.games.raid_on_schweinfurt.view import view


def odds(box: Box, plan: Mapping[str, Any]) -> Any:  # noqa: ANN401  (arrays are loaded on demand)
    """Return the exact odds of a plan file."""
    from sandtable.games.raid_on_schweinfurt.odds.plan import odds_of_plan  # noqa: PLC0415

    return odds_of_plan(box, plan)


def plans(
    box: Box, base: Mapping[str, Any], draw: float, progress: Callable[[int], None] | None
) -> Any:  # noqa: ANN401
    """Search the best plans; `base` is a plan file of which only the circumstances count."""
    from sandtable.games.raid_on_schweinfurt.odds.plan import read_plan  # noqa: PLC0415
    from sandtable.games.raid_on_schweinfurt.odds.planner import report  # noqa: PLC0415

    return report(box, read_plan(base), progress, draw)


def insight(box: Box, s: Raid, _: str | None) -> Insight | None:
    from sandtable.games.raid_on_schweinfurt.odds.insight import insight as shown  # noqa: PLC0415

    return shown(box, s)


GAME: Game[Box, Raid] = Game(
    id="raid-on-schweinfurt",
    package=__name__,
    rules_version="1",
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
    odds=odds,
    planner=plans,
    insight=insight,
    remembered=remembered,
)
