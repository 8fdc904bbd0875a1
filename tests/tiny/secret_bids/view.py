"""The view of each bidder, built up from nothing."""

from __future__ import annotations

from sandtable.engine.scene import Fact, Panel, Scene, Track
from sandtable.engine.texts import say
from tests.tiny.secret_bids.components import Box
from tests.tiny.secret_bids.knowledge import Known
from tests.tiny.secret_bids.state import SEATS


def view(box: Box, k: Known, seat: str | None) -> Scene:
    table = k.table
    points = [Fact(label=say(f"seat-{s}"), value=str(table.points[s]), rule="5") for s in SEATS]
    purse = [] if k.purse is None else [Fact(label=say("fact-purse"), value=str(k.purse))]
    rounds = Track(
        id="rounds", title=say("track-round"), low=0, high=table.rounds, value=table.round
    )
    return Scene(
        game="secret-bids",
        title=say("game-title"),
        tracks=(rounds,),
        panels=(Panel(id="points", title=say("panel-points"), facts=(*points, *purse)),),
    )
