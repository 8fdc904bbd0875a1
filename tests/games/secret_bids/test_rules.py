"""The rules of secret bids, and planning side by side."""

from __future__ import annotations

import pytest

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.dice import ScriptedDice, seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.events import DieThrown, Event
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.umpire import Umpire
from tests.tiny.secret_bids import GAME, rules
from tests.tiny.secret_bids.components import Box
from tests.tiny.secret_bids.state import BLUE, RED, Auction, Bid

PURSES = {RED: 4, BLUE: 4}


def table(*, red: int = 0, blue: int = 0, purses: dict[str, int] = PURSES) -> Auction:
    return Auction(2, 0, {**purses}, {RED: red, BLUE: blue}, {RED: 0, BLUE: 0}, round=1)


def umpire(*faces: int) -> Umpire[Box]:
    return Umpire(GAME.printed_box, ScriptedDice(faces), [])


def opened(s: Auction, red: Bid, blue: Bid, *faces: int) -> Auction:
    dice = ScriptedDice(faces)
    rules.open_bids(Umpire(GAME.printed_box, dice), s, {RED: red, BLUE: blue})
    dice.must_be_used_up()
    return s


def new(*, solo: bool = False, **options: bool) -> Match:
    return Match(GAME, Setup("long", {**options}), seed_from(7), solo=solo)


@pytest.mark.rule("2")
def test_2_coins_are_seen_by_their_owner_alone() -> None:
    u, s = umpire(5, 2), table(purses={RED: 0, BLUE: 1})
    rules.draw(u, s)

    assert s.purses == {RED: 5, BLUE: 3}
    thrown = [event for event in u.log or [] if isinstance(event, DieThrown)]
    assert [event.seen_by for event in thrown] == [(RED,), (BLUE,)]


@pytest.mark.rule("3")
def test_3_both_plan_at_the_same_time() -> None:
    match = new()

    assert [decision.seat for decision in match.pending] == [RED, BLUE]
    match.submit(BLUE, "horse")
    match.submit(BLUE, 0)
    assert [decision.seat for decision in match.pending] == [RED]
    assert match.scene(BLUE).prompts == ()


@pytest.mark.rule("3.1")
def test_3_1_a_bid_is_no_higher_than_the_purse() -> None:
    match = new()
    match.submit(RED, "horse")

    with pytest.raises(IllegalAnswerError) as error:
        match.submit(RED, match.state.purses[RED] + 1)
    assert error.value.rule == "3.1"


@pytest.mark.rule("3.2")
def test_3_2_a_light_purse_cannot_bid_for_the_cannon() -> None:
    light, heavy = (next(rules.plan(GAME.printed_box, RED, purse)) for purse in (1, 2))

    with pytest.raises(IllegalAnswerError) as error:
        light.check("cannon")  # type: ignore[union-attr]  # it is a choice
    assert error.value.rule == "3.2"
    heavy.check("cannon")  # type: ignore[union-attr]  # it is a choice


@pytest.mark.rule("4")
def test_4_coins_are_spent_whoever_wins() -> None:
    s = opened(table(), Bid("horse", 3), Bid("horse", 1))

    assert s.purses == {RED: 1, BLUE: 3}
    assert s.spent == {RED: 3, BLUE: 1}


@pytest.mark.rule("4.1")
def test_4_1_the_higher_bid_wins_and_a_lone_bid_of_nothing_too() -> None:
    assert opened(table(), Bid("horse", 1), Bid("horse", 2)).points == {RED: 0, BLUE: 2}
    assert opened(table(), Bid("horse", 0), Bid("cannon", 2)).points == {RED: 2, BLUE: 3}


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(("red", "blue", "die", "points"), [
    (0, 0, 3, {RED: 2, BLUE: 0}),
    (0, 0, 4, {RED: 0, BLUE: 2}),
    (3, 0, 3, {RED: 3, BLUE: 2}),
    (0, 3, 4, {RED: 2, BLUE: 3}),
])  # fmt: skip
def test_4_2_a_die_decides_a_tie_one_better_for_who_is_behind(
    red: int, blue: int, die: int, points: dict[str, int]
) -> None:
    s = opened(table(red=red, blue=blue), Bid("horse", 1), Bid("horse", 1), die)

    assert s.points == points


@pytest.mark.rule("5")
@pytest.mark.parametrize(("red", "blue", "result"), [(2, 0, RED), (0, 3, BLUE), (2, 2, "draw")])
def test_5_more_points_win(red: int, blue: int, result: str) -> None:
    s = table(red=red, blue=blue)
    rules.end(umpire(), s)

    assert s.result == result
    outcome = GAME.outcome(GAME.printed_box, s)
    assert outcome is not None
    assert outcome.winner == (None if result == "draw" else result)


@pytest.mark.rule("6")
def test_6_only_a_long_auction_begins_with_full_purses() -> None:
    rich, poor = new(rich=True), new()

    for seat in GAME.seats:
        assert rich.state.purses[seat] == poor.state.purses[seat] + 5
    with pytest.raises(BadInputError, match="long auctions"):
        Match(GAME, Setup("short", {"rich": True}), seed_from(7))


def bids(match: Match, *answers: tuple[str, str | int]) -> Match:
    for seat, answer in answers:
        match.submit(seat, answer)
    return match


RED_FIRST = (RED, "horse"), (RED, 1), (BLUE, "horse"), (BLUE, 0)
BLUE_FIRST = (BLUE, "horse"), (BLUE, 0), (RED, "horse"), (RED, 1)
IN_TURN = (RED, "horse"), (BLUE, "horse"), (BLUE, 0), (RED, 1)


@pytest.mark.parametrize("order", [BLUE_FIRST, IN_TURN])
def test_the_order_of_secret_answers_makes_no_difference(
    order: tuple[tuple[str, str | int], ...],
) -> None:
    first, other = bids(new(), *RED_FIRST), bids(new(), *order)

    assert other.state == first.state
    assert other.log == first.log


def test_a_secret_answer_can_be_taken_back_from_under_the_others() -> None:
    match = bids(new(), (BLUE, "horse"), (RED, "horse"), (RED, 1))
    match.undo(BLUE)

    assert [given.seat for given in match.inputs] == [RED, RED]
    assert match.pending_for(BLUE).id == "lot"  # type: ignore[union-attr]  # it is a choice
    assert bids(match, (BLUE, "horse"), (BLUE, 0)).state == bids(new(), *RED_FIRST).state


def test_opened_bids_cannot_be_taken_back_between_two_players() -> None:
    match = bids(new(), *RED_FIRST)

    with pytest.raises(IllegalAnswerError) as error:
        match.undo()
    assert error.value.why.key == "undo-would-cross-a-revelation"


def test_a_draw_is_in_the_log_of_its_owner_only() -> None:
    def draws(seat: str | None) -> list[Event]:
        return [event for event in new().log_for(seat) if isinstance(event, DieThrown)]

    assert len(draws(RED)) == len(draws(BLUE)) == 1
    assert draws(RED) != draws(BLUE)
    assert draws(None) == []
