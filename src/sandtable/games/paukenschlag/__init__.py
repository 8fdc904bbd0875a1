"""Paukenschlag: the U-boats off the American coast, January to June 1942."""

from __future__ import annotations

from sandtable.engine.game import Game
from sandtable.engine.scene import Insight
from sandtable.engine.studies import Findings, PositionStudy
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.bot import BOTS
from sandtable.games.paukenschlag.components import Box, open_box, option_kinds
from sandtable.games.paukenschlag.knowledge import Known, known, resample
from sandtable.games.paukenschlag.rules.ch16_setup import set_up
from sandtable.games.paukenschlag.rules.ch18_victory import outcome
from sandtable.games.paukenschlag.rules.invariants import broken_invariants
from sandtable.games.paukenschlag.sequence import SEQUENCE
from sandtable.games.paukenschlag.state import SIDES, Campaign
from sandtable.games.paukenschlag.view import view
from sandtable.games.paukenschlag.view.debriefing import DEBRIEF


def insight(box: Box, k: Known, _: str | None) -> Insight | None:
    """Return the exact odds of what can be decided next."""
    from sandtable.games.paukenschlag.odds.insight import insight as shown  # noqa: PLC0415  (only when asked)

    return shown(box, k)


def of_torpedoes(box: Box, k: Known, seat: str | None) -> Findings | None:
    from sandtable.games.paukenschlag.odds import report  # noqa: PLC0415  (only when asked)

    return report.of_torpedoes(box, k, seat)


def of_searches(box: Box, k: Known, seat: str | None) -> Findings | None:
    from sandtable.games.paukenschlag.odds import report  # noqa: PLC0415  (only when asked)

    return report.of_searches(box, k, seat)


ODDS = (
    PositionStudy("torpedoes", say("odds-of-torpedoes"), of_torpedoes),
    PositionStudy("searches", say("odds-of-searches"), of_searches),
)

GAME: Game[Box, Campaign] = Game(
    id="paukenschlag",
    package=__name__,
    rules_version="1",
    seats=SIDES,
    state=Campaign,
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
    decision_limit=12_000,
    tables=Box.table_list,
    debrief=DEBRIEF,
    insight=insight,
    odds=ODDS,
    resample=resample,
)
