"""A British player that plays a fight out in its head before it announces one."""

from msgspec.structs import replace

from sandtable.engine.decisions import Choose
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.match import Match
from sandtable.games.bismarck import GAME
from sandtable.games.bismarck.state import BRITISH
from sandtable.players.registry import SEARCH, default_player, make_player, player_names
from sandtable.players.search import SearchPlayer
from tests.conformance.kit import snapshot
from tests.games.bismarck.test_nobody_sees import sensible_match


def before_a_fight() -> tuple[Match, Choose]:
    """The British may attack, or let it be."""
    for match in sensible_match(1):
        decision = match.pending[0]
        is_fight = decision.seat == BRITISH and decision.ask.key == "ask-attack"
        if is_fight and isinstance(decision, Choose) and len(decision.options) > 1:
            return match, decision
    raise AssertionError


def thinker(tables: int) -> SearchPlayer:
    assert GAME.thinking is not None
    how = replace(GAME.thinking, tables=tables, widest=2)
    dice = SeededDice(seed_from("thinker"))
    return SearchPlayer(GAME, GAME.printed_box, BRITISH, dice, GAME.bots["thumb"], how)


def test_it_can_be_chosen_and_is_not_the_first_choice() -> None:
    player = make_player(GAME, GAME.printed_box, BRITISH, SEARCH, SeededDice(seed_from(1)))

    assert isinstance(player, SearchPlayer)
    assert SEARCH in player_names(GAME)
    assert default_player(GAME) != SEARCH


def test_it_weighs_a_fight_by_playing_it_out_and_touches_nothing() -> None:
    match, decision = before_a_fight()
    before = snapshot(match)
    tried = [option.id for option in decision.options[:2]]

    first, again = (
        thinker(3).weigh(match.known(BRITISH), "naval-combat", tried, 3) for _ in range(2)
    )

    assert first == again
    assert all(worth in (0, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6, 1) for worth in first.values())
    assert snapshot(match) == before


def test_what_it_answers_may_be_answered() -> None:
    match, decision = before_a_fight()

    decision.check(thinker(2).answer(match.known(BRITISH), decision))
