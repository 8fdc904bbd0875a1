"""A match: its inputs, and everything that follows from them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.engine.decisions import (
    Answer,
    Choose,
    Decision,
    IllegalAnswerError,
    Number,
    Option,
    Steps,
)
from sandtable.engine.dice import ScriptedDice, SeededDice, commitment, seed_from
from sandtable.engine.errors import BadInputError, SandtableError
from sandtable.engine.events import Event, PhaseBegan, SeedCommitted, SeedRevealed
from sandtable.engine.game import Setup
from sandtable.engine.inputs import Given
from sandtable.engine.match import Match, phases_of, play_out
from sandtable.engine.record import load, save
from sandtable.engine.sequence import END, Phase, Sequence
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from tests.conformance.kit import GAMES, Case, finished, play_on, snapshot, some_answer
from tests.tiny import deep_orders, secret_bids
from tests.tiny.secret_bids.rules import bid

SEED = seed_from(7)
MARSHAL = "marshal"


def march(*answers: str | int, seed: bytes | None = SEED, solo: bool = True) -> Match:
    match = Match(deep_orders.GAME, Setup("one"), seed, solo=solo)
    for answer in answers:
        match.submit(MARSHAL, answer)
    return match


def auction(*answers: tuple[str, str | int], solo: bool = False) -> Match:
    match = Match(secret_bids.GAME, Setup("long"), SEED, solo=solo)
    for seat, answer in answers:
        match.submit(seat, answer)
    return match


FIRST_ROUND = ("red", "horse"), ("red", 0), ("blue", "horse"), ("blue", 1)


def refused(error: pytest.ExceptionInfo[IllegalAnswerError]) -> str:
    return error.value.why.key


# New


def test_a_new_match_commits_to_its_seed_and_asks_the_first_question() -> None:
    match = march()

    assert match.log[0] == SeedCommitted(commitment=commitment(SEED))
    assert match.phase == "orders"
    assert [decision.ask.key for decision in match.pending] == ["ask-step"]
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


# Submit


def test_an_answer_is_kept_with_the_question_it_was_given_to() -> None:
    match = march("ford", "swim")

    assert match.inputs == [
        Given(MARSHAL, "ford", "ask-step"),
        Given(MARSHAL, "swim", "ask-river"),
    ]


def test_nobody_answers_for_another() -> None:
    match = auction(("red", "horse"), ("red", 0))
    before = snapshot(match)

    with pytest.raises(IllegalAnswerError) as error:
        match.submit("red", "horse")
    assert refused(error) == "not-your-decision"
    assert snapshot(match) == before


def test_pending_is_told_by_seat() -> None:
    match = auction(("red", "horse"))
    red, blue = match.pending_for("red"), match.pending_for("blue")

    assert red is not None
    assert blue is not None
    assert [red.ask.key, blue.ask.key] == ["ask-coins", "ask-lot"]
    assert match.pending_for(None) is None


# Undo


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
        yield Choose(seat, say("ask-lot"), [Option("horse", say("lot", lot="horse"))], rule="3")
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


def before_planning(u: Umpire[Any], s: Any) -> Steps[str]:  # noqa: ANN401
    yield Choose("blue", say("ask-lot"), [Option("horse", say("lot", lot="horse"))], rule="3")
    return (yield from bid(u, s)) or END


@pytest.mark.parametrize("answers", [(), ("horse",), ("horse", 0)])
def test_what_was_answered_before_secret_planning_stays_however_far_that_is(
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


def test_in_secret_planning_nobody_sees_that_another_is_done() -> None:
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


# Fork


def test_a_fork_goes_its_own_way() -> None:
    match = march("wood")
    twin = match.fork()
    twin.submit(MARSHAL, "hill")

    assert match.state.columns[1].space == "wood"
    assert twin.state.columns[1].space == "hill"
    assert len(match.inputs) == 1


def test_a_fork_may_begin_earlier() -> None:
    assert snapshot(march("wood", "hill").fork(1)) == snapshot(march("wood"))


@pytest.mark.parametrize("at", [-1, 3])
def test_a_fork_shares_no_more_answers_than_there_are(at: int) -> None:
    with pytest.raises(BadInputError, match=f"0 to 2 inputs, not {at}"):
        march("wood", "hill").fork(at)


def test_new_dice_of_a_fork_fall_from_the_next_answer_on() -> None:
    match = march("halt")
    seeds = [seed_from(f"new {n}") for n in range(6)]
    twins = [match.fork(seed=seed) for seed in seeds]

    assert all(twin.rolls == match.rolls for twin in twins)
    for twin in twins:
        twin.submit(MARSHAL, "halt")
    assert [twin.rolls[-1].face for twin in twins] == [SeededDice(seed).roll(6) for seed in seeds]


def test_new_dice_reach_a_fork_that_plans_side_by_side() -> None:
    match = auction(("red", "horse"), ("red", 0), ("blue", "horse"))
    twins = [match.fork(seed=seed_from(f"new {n}")) for n in range(6)]
    for twin in (match, *twins):
        twin.submit("blue", 1)

    assert len({tuple(twin.rolls) for twin in twins}) > 1
    for number, twin in enumerate(twins):
        dice = SeededDice(seed_from(f"new {number}"))
        assert [roll.face for roll in twin.rolls[-2:]] == [dice.roll(6), dice.roll(6)]


def test_undo_in_a_fork_with_new_dice_knows_what_was_rolled() -> None:
    twin = march("halt", solo=False).fork(seed=seed_from("new"))
    twin.submit(MARSHAL, "halt")

    with pytest.raises(IllegalAnswerError):
        twin.undo()


def test_undo_and_fork_keep_their_new_dice() -> None:
    twin = march("halt").fork(seed=seed_from("new"))
    for answer in ("wood", "halt"):
        twin.submit(MARSHAL, answer)
    after = twin.rolls[-1]
    twin.undo()
    twin.undo()
    for answer in ("wood", "halt"):
        twin.submit(MARSHAL, answer)

    assert twin.rolls[-1] == after
    assert snapshot(twin.fork())[3] == tuple(twin.rolls)


# Entered dice


def typed(*answers: str | int) -> Match:
    return march(*answers, seed=None)


def test_real_dice_are_asked_for_when_the_rules_want_one() -> None:
    match = typed("halt")
    wanted = match.pending[0]

    assert isinstance(wanted, Number)
    assert (wanted.seat, wanted.ask.key, wanted.low, wanted.high) == (MARSHAL, "enter-die", 1, 6)
    assert not match.is_over
    match.submit(MARSHAL, 6)
    assert match.inputs[-1].kind == "die"
    assert match.rolls[-1].face == 6
    assert match.state.columns[1].men == 4


@pytest.mark.parametrize("face", [0, 7, "6"])
def test_a_face_that_is_not_on_the_die_is_refused(face: str | int) -> None:
    match = typed("halt")
    before = snapshot(match)

    with pytest.raises(IllegalAnswerError):
        match.submit(MARSHAL, face)
    assert snapshot(match) == before


def test_a_typed_die_can_be_typed_again() -> None:
    match = typed("halt", 6)
    undone = match.undo()

    assert (undone.given.answer, undone.given.kind, undone.revealed) == (6, "die", True)
    assert snapshot(match)[:6] == (*snapshot(typed("halt"))[:4], (undone,), snapshot(match)[5])
    match.submit(MARSHAL, 1)
    assert match.state.columns[1].men == 6


def test_typed_dice_can_be_undone_one_by_one() -> None:
    match = typed("halt", 6, "wood", "halt", 5)
    states = []
    while match.inputs:
        match.undo()
        states.append((match.phase, match.state.columns[1].men))

    assert states == [("night", 4), ("orders", 4), ("orders", 4), ("night", 6), ("orders", 6)]


def test_a_typed_die_cannot_be_undone_between_two_players() -> None:
    match = march("halt", 6, seed=None, solo=False)

    with pytest.raises(IllegalAnswerError):
        match.undo()


def test_a_match_with_real_dice_has_no_seed_to_show() -> None:
    match = typed("wood", "hill", 1, "town", 1)

    assert match.is_over
    assert not any(isinstance(event, SeedCommitted | SeedRevealed) for event in match.log)


def test_a_match_with_real_dice_saves_loads_and_forks() -> None:
    match = typed("halt", 6, "wood")

    assert snapshot(load(save(match), match.game)) == snapshot(match)
    assert snapshot(match.fork()) == snapshot(match)
    twin = match.fork(seed=SEED)
    for answer in ("hill", "town"):
        twin.submit(MARSHAL, answer)
    assert twin.is_over
    assert snapshot(twin.fork()) == snapshot(twin)


# Imagined matches


def test_a_seat_imagines_what_it_does_not_know_and_keeps_what_it_does() -> None:
    match = auction(*FIRST_ROUND)
    purses = [match.imagined("red", seed_from(n)).state.purses for n in range(20)]

    assert {purse["red"] for purse in purses} == {match.state.purses["red"]}
    assert len({purse["blue"] for purse in purses}) > 1


def test_what_others_plan_in_secret_is_open_again_in_an_imagined_match() -> None:
    match = auction(("blue", "horse"), ("red", "horse"), ("blue", 0))
    twin = match.imagined("red", seed_from(1))

    assert [given.seat for given in twin.inputs] == ["red"]
    assert [decision.seat for decision in twin.pending] == ["red", "blue"]
    assert [decision.ask.key for decision in twin.pending] == ["ask-coins", "ask-lot"]


def test_an_imagined_match_is_played_forked_and_undone_but_not_kept() -> None:
    twin = auction(("red", "horse")).imagined("red", seed_from(1))
    dice = SeededDice(seed_from("player"))
    while not twin.is_over:
        assert snapshot(twin.fork()) == snapshot(twin)
        play_on(twin, dice)

    assert twin.seed != SEED
    with pytest.raises(SandtableError, match="imagined"):
        save(twin)


def test_where_nothing_is_hidden_one_imagines_only_dice_to_come() -> None:
    match = march("wood")
    twin = match.imagined(MARSHAL, seed_from("new"))

    assert twin.state == match.state
    assert twin.reseeds == {1: seed_from("new")}


# Play without a record


class Anybody:
    """Answers at random."""

    def __init__(self) -> None:
        self.dice = SeededDice(seed_from("anybody"))

    def answer(self, known: object, decision: Decision) -> str | int:
        return some_answer(decision, self.dice)


@pytest.mark.parametrize("case", [Case("deep-orders", "two", {}), Case("secret-bids", "long", {})])
def test_a_match_without_a_record_is_the_same_match(case: Case) -> None:
    game, player, twin = GAMES[case.game], Anybody(), Anybody()
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
    match = finished(Case("deep-orders", "one", {}))

    assert phases_of(match.log)[:3] == ["orders", "night", "dawn"]
    assert len(phases_of(match.log)) == sum(isinstance(e, PhaseBegan) for e in match.log)
