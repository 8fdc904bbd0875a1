"""Players: random, scripted, and the games' own bots by name."""

from collections import Counter

import pytest

from sandtable.engine.bulk import play_out
from sandtable.engine.decisions import Choose, Number, Option
from sandtable.engine.dice import ScriptedDice, SeededDice, seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Setup, find_game
from sandtable.engine.texts import say
from sandtable.players.random import RandomPlayer, below
from sandtable.players.registry import default_player, make_player, player_names

RAID = find_game("raid-on-schweinfurt")


def dice(seed: str = "1") -> SeededDice:
    return SeededDice(seed_from(seed))


def which(*ids: str) -> Choose:
    return Choose("which", "us", say("which"), [Option(name, say(name)) for name in ids], rule="I")


def test_a_random_player_takes_every_option_about_as_often() -> None:
    player = RandomPlayer(None, "us", dice())

    taken = Counter(player.answer(None, which("a", "b", "c")) for _ in range(3000))
    assert set(taken) == {"a", "b", "c"}
    assert min(taken.values()) > 900


def test_a_random_player_stays_in_the_range_of_a_number() -> None:
    player = RandomPlayer(None, "us", dice())
    decision = Number("how-many", "us", say("how-many"), 5, 7, rule="I")

    assert {player.answer(None, decision) for _ in range(100)} == {5, 6, 7}


def test_more_numbers_than_a_die_has_faces_are_all_reached() -> None:
    source = dice()

    drawn = [below(source, 1000) for _ in range(2000)]
    assert min(drawn) < 20
    assert 980 < max(drawn) < 1000


def test_a_draw_that_would_favour_low_numbers_is_thrown_away() -> None:
    assert below(ScriptedDice([256, 256, 2, 5]), 1000) == (1 * 256 + 4) % 1000


def test_the_same_dice_give_the_same_match() -> None:
    def result() -> object:
        player = make_player(RAID, RAID.printed_box, "us", "random", dice("7"))
        return play_out(RAID, Setup("standard"), {"us": player}, dice("8"))

    assert result() == result()


def test_the_first_bot_of_a_game_is_its_default() -> None:
    assert default_player(RAID) == next(iter(RAID.bots))
    assert player_names(RAID)[-1] == "random"


def test_an_unknown_player_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadInputError, match=r"no player called napoleon; it has .*random"):
        make_player(RAID, RAID.printed_box, "us", "napoleon", dice())
