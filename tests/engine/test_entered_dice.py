"""Real dice: rolled by the player and typed in."""

from __future__ import annotations

import pytest

from sandtable.engine.decisions import IllegalAnswerError, Number
from sandtable.engine.events import SeedCommitted, SeedRevealed
from sandtable.engine.match import Match
from sandtable.engine.record import load, save
from sandtable.testing.cases import snapshot
from tests.engine.matches import MARSHAL, SEED, march


def typed(*answers: str | int) -> Match:
    return march(*answers, seed=None)


def test_real_dice_are_asked_for_when_the_rules_want_one() -> None:
    match = typed("halt")
    wanted = match.pending[0]

    assert isinstance(wanted, Number)
    assert (wanted.seat, wanted.id, wanted.low, wanted.high) == (MARSHAL, "die", 1, 6)
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
