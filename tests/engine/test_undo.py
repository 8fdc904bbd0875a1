"""Undo: it takes back answers, but never revelations."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.engine.decisions import Answer, Choose, IllegalAnswerError, Option, Steps
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.sequence import END, Phase, Sequence
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from sandtable.testing.cases import snapshot
from tests.engine.matches import MARSHAL, SEED, auction, march, refused
from tests.tiny import secret_bids
from tests.tiny.secret_bids.rules import bid


def test_undo_takes_back_the_last_answer() -> None:
    match = march("ford")
    undone = match.undo()

    assert (undone.at, undone.given.answer, undone.revealed) == (0, "ford", False)
    assert match.undone == [undone]
    assert match.state == march().state


def test_nothing_can_be_undone_before_the_first_answer() -> None:
    with pytest.raises(IllegalAnswerError) as error:
        march().undo()

    assert refused(error) == "nothing-to-undo"


def test_undo_across_a_roll_needs_solo_play_and_is_noted() -> None:
    match = march("halt")
    assert match.undo().revealed
    assert match.state == march().state

    guarded = march("halt", solo=False)
    before = snapshot(guarded)
    with pytest.raises(IllegalAnswerError) as error:
        guarded.undo()
    assert refused(error) == "undo-would-cross-a-revelation"
    assert snapshot(guarded) == before


def test_undo_does_not_cross_a_revelation_without_dice_either() -> None:
    match = auction(("red", "horse"), ("red", 0), ("blue", "cannon"), ("blue", 1))

    with pytest.raises(IllegalAnswerError):
        match.undo("blue")


def test_an_undone_roll_falls_as_it_fell() -> None:
    match = march("halt")
    rolls = list(match.rolls)
    match.undo()
    match.submit(MARSHAL, "halt")

    assert match.rolls == rolls


def test_a_seat_takes_back_its_own_answer() -> None:
    match = auction(("red", "horse"), ("blue", "horse"), ("blue", 0))
    match.undo("red")

    assert [given.seat for given in match.inputs] == ["blue", "blue"]
    with pytest.raises(IllegalAnswerError) as error:
        match.undo("red")
    assert refused(error) == "nothing-to-undo"


def in_turn(u: Umpire[Any], s: Any) -> Steps[str]:  # noqa: ANN401  (no rules, no state)
    """Red, blue and red again choose, with no die and nothing hidden."""
    for seat in ("red", "blue", "red"):
        yield Choose(
            "lot", seat, say("ask-lot"), [Option("horse", say("lot", lot="horse"))], rule="3"
        )
    return END


TURNS = replace(secret_bids.GAME, sequence=Sequence(Phase("bid", "3", in_turn)))


def test_an_answer_that_others_hang_on_stays() -> None:
    match = Match(TURNS, Setup("long"), SEED)
    match.submit("red", "horse")
    match.submit("blue", "horse")
    before = snapshot(match)

    with pytest.raises(IllegalAnswerError) as error:
        match.undo("red")
    assert refused(error) == "undo-would-cross-an-answer"
    assert snapshot(match) == before
    match.undo()
    match.undo()
    assert match.inputs == []


def test_an_answer_after_which_others_are_asked_stays_whether_they_have_answered_or_not() -> None:
    match = Match(TURNS, Setup("long"), SEED)
    match.submit("red", "horse")

    with pytest.raises(IllegalAnswerError) as error:
        match.undo("red")
    assert refused(error) == "undo-would-cross-a-turn"


def before_planning(u: Umpire[Any], s: Any) -> Steps[str]:  # noqa: ANN401  (no box, any state)
    yield Choose(
        "lot", "blue", say("ask-lot"), [Option("horse", say("lot", lot="horse"))], rule="3"
    )
    return (yield from bid(u, s)) or END


@pytest.mark.parametrize("answers", [(), ("horse",), ("horse", 0)])
def test_answers_before_secret_planning_cannot_be_undone(
    answers: tuple[Answer, ...],
) -> None:
    sequence = Sequence(Phase("bid", "3", before_planning))
    match = Match(replace(secret_bids.GAME, sequence=sequence), Setup("long"), SEED)
    match.submit("blue", "horse")
    for answer in answers:
        match.submit("red", answer)

    with pytest.raises(IllegalAnswerError) as error:
        match.undo("blue")
    assert refused(error) == "undo-would-cross-a-turn"


def test_secret_planning_hides_who_is_done() -> None:
    match = auction(("red", "horse"), ("red", 0))

    assert [match.waiting(seat) for seat in ("red", "blue", None)] == [
        ["blue"],
        ["red", "blue"],
        ["red", "blue"],
    ]


def test_the_end_of_a_match_is_a_revelation() -> None:
    """The seed has been shown: what was to come is known."""
    match = Match(TURNS, Setup("long"), SEED)
    for seat in ("red", "blue", "red"):
        match.submit(seat, "horse")

    assert match.is_over
    with pytest.raises(IllegalAnswerError) as error:
        match.undo()
    assert refused(error) == "undo-would-cross-a-revelation"
