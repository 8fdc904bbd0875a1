"""A match that another process takes up at its last checkpoint is the same match."""

import msgspec
import pytest

from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.server.position import position, taken_up
from sandtable.testing.cases import Case, ask_of, moments, plain_cases, play_on
from tests.conformance.games import GAMES, every_case, name_of


def standing(match: Match) -> tuple[object, ...]:
    """The position of a match, with everybody's knowledge and questions."""
    known = [msgspec.msgpack.encode(match.known(seat)) for seat in (*match.game.seats, None)]
    asked = [ask_of(decision) for decision in match.pending]
    return msgspec.msgpack.encode(match.state), known, asked, list(match.inputs), match.phase


@pytest.mark.parametrize("case", every_case(), ids=name_of)
def test_a_match_taken_up_elsewhere_has_the_same_state_and_future(case: Case) -> None:
    for match in moments(case):
        twin = taken_up(position(match), GAMES)
        assert standing(twin) == standing(match)
        if not match.is_over:
            first = match.fork()
            for one in (first, twin):
                play_on(one, SeededDice(seed_from("the same player")))
            assert standing(twin) == standing(first)


def test_only_what_was_answered_since_the_checkpoint_is_played_again() -> None:
    (case,) = plain_cases(GAMES["bismarck"])
    *_, match = moments(case)
    twin = taken_up(position(match), GAMES)

    assert twin.origin.inputs == match.checkpoints[-1].inputs > len(match.inputs) / 2


def test_new_dice_and_typed_ones_are_taken_up_too() -> None:
    (case,) = plain_cases(GAMES["bismarck"])
    dice = SeededDice(seed_from("player"))
    forked = case.start().fork(seed=seed_from("new dice"))
    typed = Match(GAMES["secret-bids"], Setup("long"), None, solo=True)
    for match, begun in ((forked, 40), (typed, 7)):
        for _ in range(begun):
            play_on(match, dice)
        twin = taken_up(position(match), GAMES)
        for _ in range(60):
            for one in (match, twin):
                if not one.is_over:
                    play_on(one, SeededDice(seed_from(len(one.inputs))))
            assert standing(twin) == standing(match)
