"""The kit catches games that leak, each in its own way."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from sandtable.engine.decisions import Choose, Number, Option, Steps
from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.sequence import Phase, Play, Sequence
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from sandtable.testing.cases import play_on
from sandtable.testing.leaks import leaks, told_dice
from tests.tiny.secret_bids import GAME, rules
from tests.tiny.secret_bids.components import Box
from tests.tiny.secret_bids.events import BidOpened
from tests.tiny.secret_bids.knowledge import Known, known
from tests.tiny.secret_bids.state import BLUE, RED, SEATS, Auction, Bid, rival


def leaky_known(s: Auction, seat: str | None) -> Known:
    """The table is handed over with both purses on it."""
    return replace(known(s, seat), table=s)


def leaky_draw(u: Umpire[Box], s: Auction) -> None:
    """The coins are drawn openly."""
    s.round += 1
    for seat in SEATS:
        s.purses[seat] += u.die(u.box.coin_die, "why-coins", rule="2")


def bidding(plan: Callable[[Umpire[Box], Auction, str], Steps[Bid]]) -> Play[Box, Auction]:
    def bid(u: Umpire[Box], s: Auction) -> Steps[str | None]:
        red, blue = yield from u.together(*(plan(u, s, seat) for seat in SEATS))
        rules.open_bids(u, s, {RED: red, BLUE: blue})
        return "draw" if s.round < s.rounds else None

    return bid


def fair_plan(u: Umpire[Box], s: Auction, seat: str) -> Steps[Bid]:
    return (yield from rules.plan(u.box, seat, s.purses[seat]))


def plan_with_leaky_options(u: Umpire[Box], s: Auction, seat: str) -> Steps[Bid]:
    """The other's purse shows in what is offered."""
    lots = list(u.box.lots)[: 1 + s.purses[rival(seat)] % 2]
    options = [Option(lot, say("lot", lot=lot)) for lot in lots]
    lot = yield Choose("lot", seat, say("ask-lot"), options, rule="3")
    ask = say("ask-coins", lot=lot)
    return Bid(lot, (yield Number("coins", seat, ask, 0, s.purses[seat], rule="3.1")))


def plan_with_leaky_bound(u: Umpire[Box], s: Auction, seat: str) -> Steps[Bid]:
    """The range tells who is richer."""
    high = min(s.purses.values())
    yield Choose("lot", seat, say("ask-lot"), [Option("horse", say("lot", lot="horse"))], rule="3")
    coins = yield Number("coins", seat, say("ask-coins", lot="horse"), 0, high, rule="3.1")
    return Bid("horse", coins)


def plan_that_is_told_at_once(u: Umpire[Box], s: Auction, seat: str) -> Steps[Bid]:
    """The log tells everybody what is bid, before all have bid."""
    bid = yield from rules.plan(u.box, seat, s.purses[seat])
    u.tell(BidOpened, seat=seat, lot=bid.lot, coins=bid.coins)
    return bid


def plan_that_is_laid_open(u: Umpire[Box], s: Auction, seat: str) -> Steps[Bid]:
    """The table shows what is bid, before all have bid."""
    bid = yield from rules.plan(u.box, seat, s.purses[seat])
    s.opened[seat] = bid
    return bid


def playing(draw: Play[Box, Auction], bid: Play[Box, Auction]) -> Sequence[Box, Auction]:
    phases = Phase("draw", "2", draw), Phase("bid", "3", bid), Phase("end", "5", rules.end)
    return Sequence(*phases)


LEAKING = {
    "known": replace(GAME, known=leaky_known),
    "log of a draw": replace(GAME, sequence=playing(leaky_draw, rules.bid)),
    "options": replace(GAME, sequence=playing(rules.draw, bidding(plan_with_leaky_options))),
    "range": replace(GAME, sequence=playing(rules.draw, bidding(plan_with_leaky_bound))),
    "log": replace(GAME, sequence=playing(rules.draw, bidding(plan_that_is_told_at_once))),
    "table": replace(GAME, sequence=playing(rules.draw, bidding(plan_that_is_laid_open))),
}


def leaks_in(game: AnyGame) -> list[str]:
    found = []
    for seed in range(1, 6):
        match = Match(game, Setup("long"), seed_from(seed))
        dice = SeededDice(derive(seed_from(seed), "player"))
        while not match.is_over:
            found += leaks(match, "caught") + told_dice(match)
            play_on(match, dice)
    return found


@pytest.mark.parametrize("game", LEAKING.values(), ids=LEAKING)
def test_a_leak_is_caught(game: AnyGame) -> None:
    assert leaks_in(game)


def test_the_same_game_without_a_leak_passes_the_same_check() -> None:
    fair = replace(GAME, sequence=playing(rules.draw, bidding(fair_plan)))

    assert leaks_in(fair) == []
