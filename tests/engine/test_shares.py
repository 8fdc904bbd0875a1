"""Shared dice: each seat adds a number to the seed."""

from __future__ import annotations

import pytest

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.events import ShareOpened, ShareSealed
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import load, save
from sandtable.engine.shares import mixed, seal_share
from sandtable.engine.verdict import verify
from sandtable.games.bismarck import GAME
from sandtable.players.registry import make_player

SHARED = Setup("basic", shared=True)
MANY = 12
RED, BLUE = "11" * 32, "22" * 32
NUMBERS = {"british": RED, "german": BLUE}


def shared() -> Match:
    return Match(GAME, SHARED, seed_from(7), solo=False)


def sealed() -> Match:
    match = shared()
    for seat, number in NUMBERS.items():
        match.submit(seat, seal_share(number))
    return match


def opened() -> Match:
    match = sealed()
    for seat, number in NUMBERS.items():
        match.submit(seat, number)
    return match


def played_to_dice(match: Match) -> Match:
    """Answer with the first player that comes until dice have fallen."""
    bots = {
        seat: make_player(GAME, match.box, seat, "thumb", SeededDice(seed_from(1)))
        for seat in match.seats
    }
    while len(match.rolls) < MANY:
        decision = match.pending[0]
        match.submit(
            decision.seat, bots[decision.seat].answer(match.known(decision.seat), decision)
        )
    return match


def test_nothing_is_rolled_before_every_number_is_open() -> None:
    match = sealed()
    match.submit("british", RED)

    assert not match.rolls
    assert [decision.id for decision in match.pending] == ["share-opened"]


def test_the_dice_follow_from_the_seed_and_all_numbers() -> None:
    match = played_to_dice(opened())
    key = mixed(seed_from(7), [RED, BLUE])

    assert match.rolls == played_to_dice(Match(GAME, Setup("basic"), key)).rolls
    assert match.rolls != played_to_dice(Match(GAME, Setup("basic"), seed_from(7))).rolls
    assert load(save(match)).rolls == match.rolls
    assert match.fork().rolls == match.rolls


def test_the_key_hangs_on_the_seed_on_every_number_and_on_their_order() -> None:
    keys = {
        mixed(seed, numbers)
        for seed in (seed_from(7), seed_from(8))
        for numbers in ([RED, BLUE], [BLUE, RED], [RED, RED], [BLUE, BLUE])
    }

    assert len(keys) == 8


def test_a_number_must_fit_its_seal() -> None:
    match = sealed()
    with pytest.raises(IllegalAnswerError):
        match.submit("british", BLUE)
    with pytest.raises(IllegalAnswerError):
        match.submit("british", "1")

    assert len(match.inputs) == 2


def test_seals_are_shown_when_all_are_there_and_numbers_when_all_are_open() -> None:
    match = shared()
    match.submit("british", seal_share(RED))
    assert not [event for event in match.log if isinstance(event, ShareSealed)]

    told = [e for e in opened().log if isinstance(e, ShareSealed | ShareOpened)]
    assert len(told) == 4
    assert [event.number for event in told if isinstance(event, ShareOpened)] == [RED, BLUE]


def test_a_seal_that_the_others_have_seen_is_not_taken_back() -> None:
    with pytest.raises(IllegalAnswerError):
        sealed().undo("german")


def test_a_shared_match_is_saved_forked_and_verified_at_any_moment() -> None:
    for match in (shared(), sealed(), opened()):
        data = save(match)

        assert save(load(data)) == data
        assert verify(data).fits
        assert match.fork().state == match.state


def test_a_file_with_another_number_does_not_verify() -> None:
    forged = save(opened()).replace(RED.encode(), BLUE.encode())

    assert not verify(forged).fits


def test_every_seat_has_a_view_while_the_dice_are_shared() -> None:
    match = sealed()

    for seat in (None, *match.seats):
        scene = match.scene(seat)
        assert [prompt.id for prompt in scene.prompts] == ["share-opened"] * (seat is not None)
