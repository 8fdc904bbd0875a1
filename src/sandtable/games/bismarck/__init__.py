"""Bismarck: the breakout of the Bismarck and the Prinz Eugen into the Atlantic, May 1941."""

from __future__ import annotations

from sandtable.engine.game import Game, Thinking
from sandtable.engine.scene import Insight
from sandtable.engine.studies import Findings, PositionStudy
from sandtable.engine.texts import say
from sandtable.games.bismarck.bot import BOTS
from sandtable.games.bismarck.components import Box, open_box, option_kinds
from sandtable.games.bismarck.knowledge import Known, known, resample
from sandtable.games.bismarck.rules.ch12_victory import outcome
from sandtable.games.bismarck.rules.invariants import broken_invariants
from sandtable.games.bismarck.rules.setup import set_up
from sandtable.games.bismarck.sequence import SEQUENCE
from sandtable.games.bismarck.state import GERMAN, SIDES, Campaign
from sandtable.games.bismarck.view import view
from sandtable.games.bismarck.view.debriefing import DEBRIEF


def insight(box: Box, k: Known, _: str | None) -> Insight | None:
    """Return the exact odds of the next salvo; import arrays on demand."""
    from sandtable.games.bismarck.odds.insight import insight as shown  # noqa: PLC0415  (numpy only when asked)

    return shown(box, k)


def of_salvo(box: Box, k: Known, seat: str | None) -> Findings | None:
    from sandtable.games.bismarck.odds import report  # noqa: PLC0415  (arrays, loaded on demand)

    return report.of_salvo(box, k, seat)


def of_air_strike(box: Box, k: Known, seat: str | None) -> Findings | None:
    from sandtable.games.bismarck.odds import report  # noqa: PLC0415  (arrays, loaded on demand)

    return report.of_air_strike(box, k, seat)


def of_shadow(box: Box, k: Known, seat: str | None) -> Findings | None:
    from sandtable.games.bismarck.odds import report  # noqa: PLC0415  (arrays, loaded on demand)

    return report.of_shadow(box, k, seat)


ODDS = (
    PositionStudy("salvo", say("odds-of-salvo"), of_salvo),
    PositionStudy("air-strike", say("odds-of-air-strike"), of_air_strike),
    PositionStudy("shadow", say("odds-of-shadow"), of_shadow),
)

GAME: Game[Box, Campaign] = Game(
    id="bismarck",
    package=__name__,
    rules_version="4",
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
    thinking=Thinking((GERMAN,), "ship-orders", "ship-movement"),
)
