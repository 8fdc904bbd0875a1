"""Sea chase: hunter and raider plan in secret on a chart of zones and fight on a field of hexes.

It uses every part of the scene, so that displays can be tried on it.
"""

from __future__ import annotations

from sandtable.engine.game import Game
from tests.sea_chase.components import Box, open_box, options
from tests.sea_chase.insight import insight
from tests.sea_chase.rules import SEQUENCE, broken_invariants, outcome, set_up
from tests.sea_chase.state import SEATS, Chase, known
from tests.sea_chase.view import view

GAME: Game[Box, Chase] = Game(
    id="sea-chase",
    package=__name__,
    rules_version="1",
    seats=SEATS,
    state=Chase,
    sequence=SEQUENCE,
    open_box=open_box,
    scenarios=Box.scenario_list,
    options=options,
    set_up=set_up,
    known=known,
    view=view,
    outcome=outcome,
    broken_invariants=broken_invariants,
    bots={},
    decision_limit=60,
    tables=Box.table_list,
    insight=insight,
)
