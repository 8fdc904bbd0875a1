"""Secret bids on a treadmill: an override makes the rules run without end, or fill the memory."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.engine.game import Setup
from sandtable.engine.scene import Scene
from tests.tiny.secret_bids import GAME as BIDS
from tests.tiny.secret_bids.components import Box
from tests.tiny.secret_bids.knowledge import Known
from tests.tiny.secret_bids.state import Auction


def set_up(box: Box, setup: Setup) -> Auction:
    state = BIDS.set_up(box, setup)
    name = setup.components.get("note", "")
    while name == "runs":
        pass
    if name == "grows":
        hoard = [b"x" * 2**20 for _ in range(4096)]
        state.round += len(hoard)
    return state


def view(box: Box, known: Known, seat: str | None) -> Scene:
    while box.data.get("note") == "runs later" and known.table.opened:
        pass
    return BIDS.view(box, known, seat)


GAME = replace(BIDS, id="treadmill", set_up=set_up, view=view)
