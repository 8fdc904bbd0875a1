"""Raid on Schweinfurt: the Eighth Air Force against the ball-bearing works, 1943."""

from __future__ import annotations

from sandtable.engine.game import Game
from sandtable.games.raid_on_schweinfurt.bot import BOTS
from sandtable.games.raid_on_schweinfurt.components import Box, open_box, option_kinds
from sandtable.games.raid_on_schweinfurt.rules.setup import set_up
from sandtable.games.raid_on_schweinfurt.sequence import SEQUENCE
from sandtable.games.raid_on_schweinfurt.state import US, Raid
from sandtable.games.raid_on_schweinfurt.view import (
    broken_invariants,
    known,
    outcome,
    remembered,
    view,
)

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
    remembered=remembered,
)
