"""A German bot that simulates its plans before it sails."""

import pytest
from msgspec.structs import replace

from sandtable.engine.decisions import Decision
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.match import Match
from sandtable.games.bismarck import GAME
from sandtable.games.bismarck.state import BRITISH, GERMAN
from sandtable.players.registry import (
    checked_player,
    default_player,
    make_player,
    player_names,
    seats_for,
)
from sandtable.players.search import SearchPlayer
from sandtable.testing.cases import snapshot
from tests.games.bismarck.test_nobody_sees import sensible_match

THINKER = "search"


def at_sea() -> tuple[Match, Decision]:
    """The Germans are found and ask themselves where to go."""
    for match in sensible_match(1):
        decision = match.pending_for(GERMAN)
        found = match.known(GERMAN).public.contacts[BRITISH]
        if decision is not None and decision.id == "ship-orders" and found:
            return match, decision
    raise AssertionError


def thinker() -> SearchPlayer:
    assert GAME.thinking is not None
    how = replace(GAME.thinking, plans=3, tables=1)
    dice = SeededDice(seed_from("thinker"))
    return SearchPlayer(GAME, GAME.printed_box, GERMAN, dice, GAME.bots["thumb"], how)


def test_it_plays_the_germans_and_is_not_the_first_choice() -> None:
    dice, box = SeededDice(seed_from(1)), GAME.printed_box

    assert isinstance(make_player(GAME, box, GERMAN, THINKER, dice), SearchPlayer)
    assert THINKER in player_names(GAME)
    assert default_player(GAME) != THINKER
    assert seats_for(GAME, THINKER) == (GERMAN,)
    assert seats_for(GAME, "thumb") == GAME.seats
    with pytest.raises(BadInputError, match="plays german and not british"):
        checked_player(GAME, THINKER, BRITISH)


def test_a_match_in_which_it_once_played_the_british_goes_on() -> None:
    player = make_player(GAME, GAME.printed_box, BRITISH, THINKER, SeededDice(seed_from(1)))
    match = next(iter(sensible_match(1)))
    decision = match.pending_for(BRITISH)
    assert decision is not None

    decision.check(player.answer(match.known(BRITISH), decision))


def test_it_plays_every_plan_out_and_touches_nothing() -> None:
    match, decision = at_sea()
    before = snapshot(match)
    once, again = thinker(), thinker()

    answers = [player.answer(match.known(GERMAN), decision) for player in (once, again)]

    decision.check(answers[0])
    assert answers[0] == answers[1]
    assert [plan.won for plan in once.plans] == [plan.won for plan in again.plans]
    assert sorted(plan.tried for plan in once.plans) == [1, 3, 3]
    assert snapshot(match) == before
