"""11. Time."""

import pytest

from sandtable.games.bismarck.rules.ch04_turn import next_turn
from sandtable.games.bismarck.rules.ch12_victory import end_of_turn
from sandtable.games.bismarck.rules.units import is_night
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import hunt, opening


@pytest.mark.rule("11.11")
@pytest.mark.parametrize(
    ("turn", "north", "south"), [(5, False, False), (6, False, True), (7, True, True)]
)
def test_11_11_night_falls_at_20_00_south_of_55_degrees_and_at_24_00_everywhere(
    turn: int,
    north: bool,
    south: bool,
) -> None:
    s = hunt(turn=turn)

    assert (is_night(BOX, s, "K12"), is_night(BOX, s, "L12")) == (north, south)


@pytest.mark.rule("11.23", "12.14")
def test_11_23_the_game_lasts_thirty_one_turns() -> None:
    s, u = opening(), umpire()
    first = BOX.turns[s.turn]
    turns = 1
    s.vessel("bismarck").zone = s.vessel("prinz_eugen").zone = "H10"
    while not end_of_turn(u, s):
        next_turn(BOX, s)
        turns += 1

    last = BOX.turns[s.turn]
    assert (first.day, first.clock) == (22, "12:00")
    assert (last.day, last.clock) == (27, "12:00")
    assert (turns, s.ending) == (31, "time_limit")
