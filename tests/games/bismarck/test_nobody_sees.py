"""Two hidden fleets: the unknown can be redrawn, so leak tests have much to vary."""

from collections.abc import Callable, Iterator

import pytest

from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games.bismarck import GAME
from sandtable.games.bismarck.knowledge import resample
from sandtable.games.bismarck.rules.invariants import broken_invariants
from sandtable.games.bismarck.state import SIDES
from sandtable.testing.cases import play_on
from sandtable.testing.leaks import imagine, is_varied, leaks, since_revelation

OFTEN, SELDOM = 8, 60


def random_match(seed: int) -> Iterator[Match]:
    """People who try everything."""
    match = Match(GAME, Setup("basic"), seed_from(seed))
    dice = SeededDice(derive(seed_from(seed), "players"))
    while not match.is_over:
        yield match
        play_on(match, dice)


def sensible_match(seed: int) -> Iterator[Match]:
    """Bots, who find each other and fight."""
    match = Match(GAME, Setup("basic"), seed_from(seed))
    thumb = GAME.bots["thumb"]
    bots = {
        side: thumb(match.box, side, SeededDice(derive(seed_from(seed), side))) for side in SIDES
    }
    while not match.is_over:
        yield match
        decision = match.pending[len(match.inputs) % len(match.pending)]
        answer = bots[decision.seat].answer(match.known(decision.seat), decision)
        match.submit(decision.seat, answer)


@pytest.mark.rule("2.2(hidden)")
@pytest.mark.parametrize("play", [random_match, sensible_match])
def test_there_is_much_to_vary(play: Callable[[int], Iterator[Match]]) -> None:
    """A test for leaks would prove nothing if the unknown stayed as it is."""
    tried = [
        is_varied(match, f"vary {number}")
        for number, match in enumerate(play(2))
        if number % SELDOM == 0 and since_revelation(match) is not None
    ]

    assert sum(tried) > len(tried) / 2


@pytest.mark.rule("2.2(hidden)")
def test_the_enemy_is_somewhere_else_in_a_match_imagined() -> None:
    """A British seat's twin has the Bismarck elsewhere, and the British ships where they are."""
    elsewhere = 0
    for number, match in enumerate(random_match(2)):
        start = since_revelation(match)
        if number % SELDOM or start is None:
            continue
        twin = imagine(match, "british", start, f"{number}")
        if twin is not None:
            ours, theirs = twin.state.british.vessels, twin.state.german.vessels
            assert ours == match.state.british.vessels
            elsewhere += theirs["bismarck"].zone != match.state.german.vessels["bismarck"].zone

    assert elsewhere


@pytest.mark.rule("5.41")
@pytest.mark.parametrize("play", [random_match, sensible_match])
def test_a_table_drawn_anew_is_one_that_can_be(play: Callable[[int], Iterator[Match]]) -> None:
    for number, match in enumerate(play(3)):
        if number % SELDOM == 0 and not match.is_over:
            for seat in (*SIDES, None):
                dice = SeededDice(seed_from(f"table {number}"))
                drawn = resample(match.box, match.known(seat), seat, dice)
                assert list(broken_invariants(match.box, drawn)) == []


@pytest.mark.rule("2.2(hidden)", "3.0(secret)")
@pytest.mark.parametrize("play", [random_match, sensible_match])
@pytest.mark.parametrize("seed", range(1, 4))
def test_no_seat_gets_anything_that_depends_on_what_it_cannot_know(
    play: Callable[[int], Iterator[Match]], seed: int
) -> None:
    """Both seats and the spectators, at every eighth answer of six matches."""
    found = [
        leak
        for number, match in enumerate(play(seed))
        if number % OFTEN == 0
        for leak in leaks(match, f"hide {number}")
    ]

    assert found == []
