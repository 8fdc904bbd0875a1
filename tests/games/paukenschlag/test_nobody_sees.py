"""Secret planning (6.1.1): nothing that a seat gets depends on what it cannot know."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.knowledge import resample
from sandtable.games.paukenschlag.rules.invariants import broken_invariants
from sandtable.games.paukenschlag.state import SIDES
from sandtable.testing.cases import play_on
from sandtable.testing.leaks import is_varied, leaks, since_revelation, told_dice

SECRET = Setup("historical", {"secret_planning": True})
OFTEN, SELDOM, LONG = 7, 40, 900


def random_match(seed: int) -> Iterator[Match]:
    """People who try everything."""
    match = Match(GAME, SECRET, seed_from(seed))
    dice = SeededDice(derive(seed_from(seed), "players"))
    while not match.is_over and len(match.inputs) < LONG:
        yield match
        play_on(match, dice)


def sensible_match(seed: int) -> Iterator[Match]:
    """Bots, who find each other and fight."""
    match = Match(GAME, SECRET, seed_from(seed))
    thumb = GAME.bots["thumb"]
    bots = {
        side: thumb(match.box, side, SeededDice(derive(seed_from(seed), side))) for side in SIDES
    }
    while not match.is_over and len(match.inputs) < LONG:
        yield match
        decision = match.pending[len(match.inputs) % len(match.pending)]
        answer = bots[decision.seat].answer(match.known(decision.seat), decision)
        match.submit(decision.seat, answer)


PLAYS = pytest.mark.parametrize("play", [random_match, sensible_match])
Play = Callable[[int], Iterator[Match]]


@pytest.mark.rule("6.1.1", "6.1.1(air)")
@PLAYS
def test_there_is_much_to_vary(play: Play) -> None:
    """A test for leaks would prove nothing if the unknown stayed as it is."""
    tried = [
        is_varied(match, f"vary {number}")
        for number, match in enumerate(play(2))
        if number % SELDOM == 0 and since_revelation(match) is not None
    ]

    assert sum(tried) > len(tried) / 2


@pytest.mark.rule("6.1.1", "6.1.1(air)", "6.1.1(grid)")
@PLAYS
def test_a_table_drawn_again_is_one_that_can_be(play: Play) -> None:
    for number, match in enumerate(play(3)):
        if number % SELDOM == 0 and not match.is_over:
            for seat in (*SIDES, None):
                known = match.known(seat)
                dice = SeededDice(seed_from(f"table {number}"))
                drawn = resample(match.box, known, seat, dice)
                assert list(broken_invariants(match.box, drawn)) == []
                assert GAME.known(drawn, seat) == known


@pytest.mark.slow
@pytest.mark.rule("6.1.1", "6.1.1(air)", "6.1.1(proof)")
@PLAYS
@pytest.mark.parametrize("seed", [1, 2])
def test_no_seat_gets_anything_that_depends_on_what_it_cannot_know(play: Play, seed: int) -> None:
    """Both seats and the spectators, at every seventh answer."""
    found, looked_at = [], 0
    for number, match in enumerate(play(seed)):
        if number % OFTEN == 0:
            found += leaks(match, f"hide {number}") + told_dice(match, after=looked_at)
            looked_at = len(match.rolls)

    assert found == []
