"""The sequence of play: orders by day, stragglers by night."""

from __future__ import annotations

from sandtable.engine.sequence import Phase, Sequence
from tests.tiny.deep_orders.components import Box
from tests.tiny.deep_orders.rules import dawn, night, orders
from tests.tiny.deep_orders.state import March

SEQUENCE: Sequence[Box, March] = Sequence(
    Phase("orders", "2", orders),
    Phase("night", "3", night, when=lambda box, s: any(c.men for c in s.columns.values())),
    Phase("dawn", "4", dawn),
)
