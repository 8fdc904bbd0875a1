"""A match: its inputs, and everything that follows from them."""

from __future__ import annotations

import pytest

from sandtable.engine.bulk import play_out
from sandtable.engine.decisions import Decision, IllegalAnswerError
from sandtable.engine.dice import ScriptedDice, SeededDice, commitment, seed_from
from sandtable.engine.events import Event, PhaseBegan, SeedCommitted, SeedRevealed, phases_of
from sandtable.engine.game import Setup
from sandtable.engine.inputs import Given
from sandtable.engine.match import Match
from sandtable.testing.cases import Case, finished, snapshot, some_answer
from tests.engine.matches import MARSHAL, SEED, auction, march, refused
from tests.tiny import deep_orders, secret_bids


def test_a_new_match_commits_to_its_seed_and_asks_the_first_question() -> None:
    match = march()

    assert match.log[0] == SeedCommitted(commitment=commitment(SEED))
    assert match.phase == "orders"
    assert [decision.id for decision in match.pending] == ["step"]
    assert match.outcome is None
    assert not match.is_over


def test_one_seat_is_solo_and_two_are_not_unless_one_person_holds_both() -> None:
    assert Match(deep_orders.GAME, Setup("one"), SEED).solo
    assert not Match(secret_bids.GAME, Setup("long"), SEED).solo
    assert Match(secret_bids.GAME, Setup("long"), SEED, solo=True).solo


def test_the_seed_is_revealed_after_the_last_roll() -> None:
    match = march("wood", "hill", "town")

    assert match.is_over
    assert match.pending == ()
    assert match.log[-1] == SeedRevealed(seed=SEED.hex())
    assert match.outcome is not None
    assert match.outcome.result == "arrived"


def test_an_answer_is_kept_with_the_question_it_was_given_to() -> None:
    match = march("ford", "swim")

    assert match.inputs == [Given(MARSHAL, "ford", "step"), Given(MARSHAL, "swim", "river")]


def test_a_seat_cannot_answer_for_another() -> None:
    match = auction(("red", "horse"), ("red", 0))
    before = snapshot(match)

    with pytest.raises(IllegalAnswerError) as error:
        match.submit("red", "horse")
    assert refused(error) == "not-your-decision"
    assert snapshot(match) == before


def test_pending_decisions_are_listed_by_seat() -> None:
    match = auction(("red", "horse"))
    red, blue = match.pending_for("red"), match.pending_for("blue")

    assert red is not None
    assert blue is not None
    assert [red.id, blue.id] == ["coins", "lot"]
    assert match.pending_for(None) is None


class Anybody:
    """Answers at random."""

    def __init__(self) -> None:
        self.dice = SeededDice(seed_from("anybody"))

    def answer(self, known: object, decision: Decision) -> str | int:
        return some_answer(decision, self.dice)


@pytest.mark.parametrize(
    "case", [Case(deep_orders.GAME, "two", {}), Case(secret_bids.GAME, "long", {})], ids=str
)
def test_a_match_without_a_record_is_the_same_match(case: Case) -> None:
    game, player, twin = case.game, Anybody(), Anybody()
    log: list[Event] = []
    players = dict.fromkeys(game.seats, player)
    state = play_out(game, Setup(case.scenario), players, SeededDice(seed_from(1)), log)
    match = case.start(1)
    while not match.is_over:
        match.submit(match.pending[0].seat, twin.answer(None, match.pending[0]))

    assert state == match.state
    assert log == match.log[1:-1]


def test_an_illegal_answer_of_a_bot_is_refused() -> None:
    class Cheat:
        def answer(self, known: object, decision: object) -> str:
            return "fly"

    with pytest.raises(IllegalAnswerError):
        play_out(deep_orders.GAME, Setup("one"), {MARSHAL: Cheat()}, ScriptedDice([]))


def test_phases_are_read_from_the_log() -> None:
    match = finished(Case(deep_orders.GAME, "one", {}))

    assert phases_of(match.log)[:3] == ["orders", "night", "dawn"]
    assert len(phases_of(match.log)) == sum(isinstance(e, PhaseBegan) for e in match.log)
