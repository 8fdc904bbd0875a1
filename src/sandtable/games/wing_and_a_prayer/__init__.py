"""A Wing and a Prayer: a squadron of B-17s through its war over Europe, 1942 to 1945."""

from __future__ import annotations

from sandtable.engine.game import Game
from sandtable.engine.studies import PositionStudy
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.bot import BOTS, THINKING
from sandtable.games.wing_and_a_prayer.components import Box, open_box, option_kinds
from sandtable.games.wing_and_a_prayer.knowledge import known, resample
from sandtable.games.wing_and_a_prayer.odds import report
from sandtable.games.wing_and_a_prayer.odds.insight import insight
from sandtable.games.wing_and_a_prayer.rules.ch03_deployment import set_up
from sandtable.games.wing_and_a_prayer.rules.outcome import broken_invariants, outcome
from sandtable.games.wing_and_a_prayer.sequence import SEQUENCE
from sandtable.games.wing_and_a_prayer.state import GERMAN, US, Campaign
from sandtable.games.wing_and_a_prayer.view import view
from sandtable.games.wing_and_a_prayer.view.debriefing import DEBRIEF

ODDS = (
    PositionStudy("bombing", say("odds-of-bombing"), report.of_bombing),
    PositionStudy("flak", say("odds-of-flak"), report.of_flak),
)

GAME: Game[Box, Campaign] = Game(
    id="wing-and-a-prayer",
    package=__name__,
    rules_version="6",
    seats=(US, GERMAN),
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
    decision_limit=6000,
    tables=Box.table_list,
    resample=resample,
    odds=ODDS,
    insight=insight,
    debrief=DEBRIEF,
    thinking=THINKING,
)
