"""The player by rules of thumb takes what there is to take."""

from statistics import mean

import pytest

from sandtable.engine.bulk import play_out
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Setup
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.bot import ThumbBot
from tests.games.pegasus_bridge.nights import BOX, night

WOOD = "wood_platoon"


def bot() -> ThumbBot:
    return ThumbBot(BOX, "british", SeededDice(seed_from(1)))


def test_it_goes_for_the_bridge_before_a_bunker_at_the_same_distance() -> None:
    s = night({WOOD: "canal_west_access"})

    assert bot().goal_of(s, s.british.units[WOOD]) == "pegasus_bridge"


def test_sappers_go_to_the_ends_of_a_bridge_that_may_be_mined_and_stay_there() -> None:
    s = night({"sappers_1": "island_road_1"}, chit="charges")
    player, sappers = bot(), s.british.units["sappers_1"]

    assert player.goal_of(s, sappers) == "canal_east_access"
    assert not player.must_stay(s, sappers)
    sappers.area = "canal_east_access"
    assert player.must_stay(s, sappers)
    s.defused = ["canal_east_access"]
    assert player.goal_of(s, sappers) == "canal_west_access"


def test_it_assaults_the_weak_and_the_suppressed_only() -> None:
    s = night({WOOD: "wire_north", "infantry_1": "pillbox"})
    player, unit = bot(), s.british.units[WOOD]

    assert not player.dares(s, unit, "pillbox", {"pillbox"})
    s.german.units["infantry_1"].suppressed = True
    assert player.dares(s, unit, "pillbox", {"pillbox"})
    s.german.units["infantry_1"].suppressed = False
    s.german.units["infantry_1"].strength = 4
    assert player.dares(s, unit, "pillbox", {"pillbox"})


@pytest.mark.slow
def test_it_wins_the_historical_night_about_as_often_as_it_should() -> None:
    points = []
    for seed in range(24):
        state = play_out(GAME, Setup("historical"), {"british": bot()}, SeededDice(seed_from(seed)))
        points.append(state.points)

    assert 58 < mean(points) < 69
