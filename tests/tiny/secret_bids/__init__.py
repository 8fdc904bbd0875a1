"""Secret bids: two bidders plan at the same time, with coins that only their owner has seen."""

from __future__ import annotations

from sandtable.engine.game import Game
from tests.tiny.secret_bids.components import Box, open_box, options
from tests.tiny.secret_bids.knowledge import known, resample
from tests.tiny.secret_bids.rules import broken_invariants, outcome, set_up
from tests.tiny.secret_bids.sequence import SEQUENCE
from tests.tiny.secret_bids.state import SEATS, Auction
from tests.tiny.secret_bids.view import view

GAME: Game[Box, Auction] = Game(
    id="secret-bids",
    package=__name__,
    rules_version="1",
    seats=SEATS,
    state=Auction,
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
    decision_limit=20,
    tables=Box.table_list,
    resample=resample,
)
