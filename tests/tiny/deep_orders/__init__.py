"""Deep orders: a march ordered step by step, three procedures deep, that can be undone half-way."""

from __future__ import annotations

from sandtable.engine.game import Game
from tests.tiny.deep_orders.components import Box, open_box, options
from tests.tiny.deep_orders.knowledge import known
from tests.tiny.deep_orders.rules import broken_invariants, outcome, set_up
from tests.tiny.deep_orders.sequence import SEQUENCE
from tests.tiny.deep_orders.state import MARSHAL, March
from tests.tiny.deep_orders.view import view

GAME: Game[Box, March] = Game(
    id="deep-orders",
    package=__name__,
    rules_version="1",
    seats=(MARSHAL,),
    state=March,
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
)
