"""Independent copies of matches: forks, and imagined matches."""

from __future__ import annotations

import pytest

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.errors import BadInputError, SandtableError
from sandtable.engine.record import load, save
from sandtable.testing.cases import play_on, snapshot
from tests.engine.matches import FIRST_ROUND, MARSHAL, SEED, auction, march


def test_a_fork_goes_its_own_way() -> None:
    match = march("wood")
    twin = match.fork()
    twin.submit(MARSHAL, "hill")

    assert match.state.columns[1].space == "wood"
    assert twin.state.columns[1].space == "hill"
    assert len(match.inputs) == 1


def test_a_fork_may_begin_earlier() -> None:
    assert snapshot(march("wood", "hill").fork(1)) == snapshot(march("wood"))


def test_a_fork_that_begins_before_an_undo_knows_nothing_of_it_and_is_saved() -> None:
    match = march("wood", "hill", "town")
    match.undo()
    twin = match.fork(1)

    assert twin.undone == []
    assert snapshot(load(save(twin), twin.game)) == snapshot(twin)
    assert match.fork(2).undone == match.undone


@pytest.mark.parametrize("at", [-1, 3])
def test_a_fork_shares_no_more_answers_than_there_are(at: int) -> None:
    with pytest.raises(BadInputError, match=f"0 to 2 answers, not {at}"):
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


def test_a_seat_imagines_what_it_does_not_know_and_keeps_what_it_does() -> None:
    match = auction(*FIRST_ROUND)
    purses = [match.imagined("red", seed_from(n)).state.purses for n in range(20)]

    assert {purse["red"] for purse in purses} == {match.state.purses["red"]}
    assert len({purse["blue"] for purse in purses}) > 1


def test_secret_plans_of_others_are_open_again_in_an_imagined_match() -> None:
    match = auction(("blue", "horse"), ("red", "horse"), ("blue", 0))
    twin = match.imagined("red", seed_from(1))

    assert [given.seat for given in twin.inputs] == ["red"]
    assert [decision.seat for decision in twin.pending] == ["red", "blue"]
    assert [decision.id for decision in twin.pending] == ["coins", "lot"]


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


def test_a_fork_has_the_seats_of_its_match() -> None:
    match = auction()

    assert match.fork().seats == match.seats == match.game.seats
