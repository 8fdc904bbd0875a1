"""The knowledge of each bidder, and the draws the others may have made."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.dice import Dice
from tests.tiny.secret_bids.components import Box
from tests.tiny.secret_bids.state import SEATS, Auction


class Known(Struct, frozen=True):
    """The knowledge of a seat: the table without the purses, and its own purse."""

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
