"""The sequence of play: draw and bid, round after round."""

from __future__ import annotations

from sandtable.engine.sequence import Phase, Sequence
from tests.tiny.secret_bids.components import Box
from tests.tiny.secret_bids.rules import bid, draw, end
from tests.tiny.secret_bids.state import Auction

SEQUENCE: Sequence[Box, Auction] = Sequence(
    Phase("draw", "2", draw),
    Phase("bid", "3", bid),
    Phase("end", "5", end),
)
