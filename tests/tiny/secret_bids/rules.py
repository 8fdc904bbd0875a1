"""The rules of the auction, 2 to 5."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import Choose, Closed, Number, Option, Steps
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Outcome, Setup
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from tests.tiny.secret_bids.components import Box
from tests.tiny.secret_bids.events import AuctionEnded, BidOpened, LotWon
from tests.tiny.secret_bids.state import BLUE, RED, SEATS, Auction, Bid, rival


@rule("6")
def set_up(box: Box, setup: Setup) -> Auction:
    """Purses are empty, or full with the option, which only a long auction allows."""
    rich = bool(setup.options.get("rich"))
    if rich and setup.scenario == "short":
        msg = "Full purses are for long auctions (6)."
        raise BadInputError(msg)
    coins, none = box.rich_purse if rich else 0, dict.fromkeys(SEATS, 0)
    rounds = box.scenarios[setup.scenario].rounds
    return Auction(rounds, coins, dict.fromkeys(SEATS, coins), none, {**none})


@rule("2")
def draw(u: Umpire[Box], s: Auction) -> None:
    """Each bidder draws coins with a die that nobody else sees."""
    s.round += 1
    for seat in SEATS:
        s.purses[seat] += u.die(u.box.coin_die, "why-coins", rule="2", seen_by=(seat,))


@rule("3")
def bid(u: Umpire[Box], s: Auction) -> Steps[str | None]:
    """Both plan in secret at the same time; then the bids are opened."""
    red, blue = yield from u.together(*(plan(u.box, seat, s.purses[seat]) for seat in SEATS))
    open_bids(u, s, {RED: red, BLUE: blue})
    return "draw" if s.round < s.rounds else None


@rule("3.1", "3.2")
def plan(box: Box, seat: str, purse: int) -> Steps[Bid]:
    """Choose a lot and bid coins from the purse; a light purse cannot bid for the cannon."""
    open_lots = [lot for lot in box.lots if purse >= box.needs.get(lot, 0)]
    options = [Option(lot, say("lot", lot=lot)) for lot in open_lots]
    closed = [
        Closed(lot, say("lot", lot=lot), say("why-light", needs=box.needs[lot]), "3.2")
        for lot in box.lots
        if lot not in open_lots
    ]
    lot = yield Choose("lot", seat, say("ask-lot"), options, rule="3", closed=closed)
    return Bid(lot, (yield Number("coins", seat, say("ask-coins", lot=lot), 0, purse, rule="3.1")))


@rule("4", "4.1")
def open_bids(u: Umpire[Box], s: Auction, bids: dict[str, Bid]) -> None:
    """Coins are spent whoever wins; alone on a lot one wins it, else the higher bid does."""
    u.reveal()
    s.opened = bids
    for seat, made in bids.items():
        s.purses[seat] -= made.coins
        s.spent[seat] += made.coins
        u.tell(BidOpened, seat=seat, lot=made.lot, coins=made.coins)
    for lot in u.box.lots:
        bidders = [seat for seat in SEATS if bids[seat].lot == lot]
        if bidders:
            win(u, s, lot, best(u, s, bids) if len(bidders) > 1 else bidders[0])


def best(u: Umpire[Box], s: Auction, bids: dict[str, Bid]) -> str:
    if bids[RED].coins == bids[BLUE].coins:
        return u.roll(u.box.tie, tie_modifiers(s), about="tie").seat
    return max(SEATS, key=lambda seat: bids[seat].coins)


@rule("4.2")
def tie_modifiers(s: Auction) -> Modifiers:
    """A tie is rolled for; the seat behind gets one more."""
    lead = s.points[RED] - s.points[BLUE]
    return Modifiers(Modifier("behind", (lead > 0) - (lead < 0), "4.2"))


def win(u: Umpire[Box], s: Auction, lot: str, seat: str) -> None:
    s.points[seat] += u.box.lots[lot]
    u.tell(LotWon, seat=seat, lot=lot, points=u.box.lots[lot])


@rule("5")
def end(u: Umpire[Box], s: Auction) -> None:
    """More points win."""
    leaders = [seat for seat in SEATS if s.points[seat] > s.points[rival(seat)]]
    s.result = leaders[0] if leaders else "draw"
    u.tell(AuctionEnded, result=s.result)


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
