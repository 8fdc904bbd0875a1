"""What each bidder sees, built up from nothing."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.dice import Dice
from sandtable.engine.game import Outcome
from sandtable.engine.scene import Fact, Panel, Scene, Track
from sandtable.engine.texts import say
from tests.tiny.secret_bids.components import Box
from tests.tiny.secret_bids.state import SEATS, Auction


class Known(Struct, frozen=True):
    """What one seat knows: the table without the purses, and its own purse."""

    table: Auction
    purse: int | None


def known(s: Auction, seat: str | None) -> Known:
    """The fields are named one by one: what is not named stays hidden."""
    table = Auction(s.rounds, s.start, {}, s.points, s.spent, s.opened, s.round, s.result)
    return Known(table, None if seat is None else s.purses[seat])


def resample(box: Box, k: Known, seat: str | None, dice: Dice) -> Auction:
    """Fill the purses this seat has not seen with coins that may have been drawn."""
    purses = {other: drawn_coins(box, k.table, other, dice) for other in SEATS}
    if seat is not None and k.purse is not None:
        purses[seat] = k.purse
    return replace(k.table, purses=purses)


def drawn_coins(box: Box, table: Auction, seat: str, dice: Dice) -> int:
    while True:
        drawn = table.start + sum(dice.roll(box.coin_die) for _ in range(table.round))
        if drawn >= table.spent[seat]:
            return drawn - table.spent[seat]


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


def outcome(box: Box, s: Auction) -> Outcome | None:
    if not s.result:
        return None
    winner = None if s.result == "draw" else s.result
    return Outcome(s.result, winner, {seat: float(s.points[seat]) for seat in SEATS})


def broken_invariants(box: Box, s: Auction) -> Iterator[str]:
    if min(s.purses.values()) < 0:
        yield "a purse is overdrawn"
    if sum(s.points.values()) > s.round * sum(box.lots.values()):
        yield "more lots were won than offered"
