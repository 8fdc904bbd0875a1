"""Pegasus Bridge: the glider assault on the bridge at Bénouville, 6 June 1944."""

from __future__ import annotations

from sandtable.engine.game import Game, Thinking
from sandtable.engine.studies import PositionStudy
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.bot import BOTS, effort, styled
from sandtable.games.pegasus_bridge.components import Box, open_box, option_kinds
from sandtable.games.pegasus_bridge.knowledge import known, resample
from sandtable.games.pegasus_bridge.odds import report
from sandtable.games.pegasus_bridge.odds.insight import insight
from sandtable.games.pegasus_bridge.rules.ch16_victory import outcome
from sandtable.games.pegasus_bridge.rules.invariants import broken_invariants
from sandtable.games.pegasus_bridge.rules.setup import set_up
from sandtable.games.pegasus_bridge.sequence import SEQUENCE
from sandtable.games.pegasus_bridge.state import BRITISH, Assault
from sandtable.games.pegasus_bridge.view import view
from sandtable.games.pegasus_bridge.view.debriefing import DEBRIEF

ODDS = (
    PositionStudy("attacks", say("odds-of-attacks"), report.of_attacks),
    PositionStudy("close-combat", say("odds-of-close-combat"), report.of_close_combat),
    PositionStudy("garrison", say("odds-of-garrison"), report.of_garrison),
    PositionStudy("landing", say("odds-of-landing"), report.of_landing),
)

GAME: Game[Box, Assault] = Game(
    id="pegasus-bridge",
    package=__name__,
    rules_version="1",
    seats=(BRITISH,),
    state=Assault,
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
    decision_limit=4000,
    tables=Box.table_list,
    debrief=DEBRIEF,
    resample=resample,
    odds=ODDS,
    insight=insight,
    thinking=Thinking(
        (BRITISH,),
        "unit",
        "british-movement",
        moment="turn",
        effort=effort,
        makers=tuple(styled(style) for style in list(open_box({}).styles)[1:]),
        metric="victory_points",
    ),
)
