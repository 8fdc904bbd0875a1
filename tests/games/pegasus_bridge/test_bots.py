"""The bot with rules of thumb takes the objectives."""

from statistics import mean

import pytest
from msgspec.structs import replace

from sandtable.engine.bulk import play_out
from sandtable.engine.decisions import Option
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.bot.thumb import ThumbBot
from sandtable.games.pegasus_bridge.state import Assault
from tests.games.pegasus_bridge.nights import BOX, arm, night, put

WOOD = "wood_platoon"


def bot(s: Assault | None = None, style: str = "") -> ThumbBot:
    """A bot that has looked at the table."""
    made = ThumbBot(BOX, "british", SeededDice(seed_from(1)), style)
    if s is not None:
        made.look(s)
    return made


def test_it_goes_for_the_bridge_before_a_bunker_at_the_same_distance() -> None:
    s = night({WOOD: "canal_west_access"})

    assert bot(s).goal_of(s, s.british.units[WOOD]) == "pegasus_bridge"


def test_sappers_go_to_the_ends_of_a_bridge_that_may_be_mined_and_stay_there() -> None:
    s = night({"sappers_1": "island_road_1"}, chit="charges")
    player, sappers = bot(s), s.british.units["sappers_1"]

    assert player.goal_of(s, sappers) == "canal_east_access"
    assert not player.must_stay(s, sappers)
    sappers.area = "canal_east_access"
    assert player.must_stay(s, sappers)
    s.defused = ["canal_east_access"]
    assert player.goal_of(s, sappers) == "canal_west_access"


def test_it_assaults_the_weak_and_the_suppressed_only() -> None:
    s = night({WOOD: "wire_north", "infantry_1": "pillbox"})
    player, unit = bot(s), s.british.units[WOOD]

    assert not player.dares(s, unit, "pillbox")
    s.german.units["infantry_1"].suppressed = True
    assert player.dares(s, unit, "pillbox")
    s.german.units["infantry_1"].suppressed = False
    s.german.units["infantry_1"].strength = 4
    assert player.dares(s, unit, "pillbox")


def test_it_leaves_places_alone_in_which_a_tank_stands() -> None:
    s = night({WOOD: "canal_east_access", "tank_1": "pegasus_bridge"}, held=["pegasus_bridge"])

    assert "pegasus_bridge" not in bot(s).wants
    s.tanks["tank_1"].wreck = True
    s.held = []
    assert "pegasus_bridge" in bot(s).wants


def test_it_keeps_quiet_until_somebody_is_in_the_pillbox_of_a_mined_bridge() -> None:
    s = night({WOOD: "wire_north", "garrison_1": "pillbox"}, chit="face_down", turn=1)
    player = bot(s)

    assert player.keeps_quiet(s)
    assert player.best_grenade(s, s.british.units[WOOD], ["grenade:garrison_1"]) == ""
    s.alarm = True
    assert not player.keeps_quiet(s)
    assert player.best_grenade(s, s.british.units[WOOD], ["grenade:garrison_1"])


def test_the_pillbox_comes_first_while_the_bridge_may_be_blown() -> None:
    s = night({WOOD: "canal_east_access"}, chit="face_down")

    assert bot(s).goal_of(s, s.british.units[WOOD]) == "pillbox"


def test_a_platoon_that_is_nearly_gone_goes_nowhere_under_fire() -> None:
    s = night({WOOD: "canal_east_access"})
    unit, way = (
        s.british.units[WOOD],
        Option("go:pegasus_bridge", say("option-back"), "pegasus_bridge"),
    )
    under_fire = replace(way, facts={"danger": 1, "cost": 1})

    assert bot(s).best_move(s, unit, [under_fire]) == "go:pegasus_bridge"
    unit.strength = 3
    assert bot(s).best_move(s, unit, [under_fire]) == ""
    assert bot(s).best_move(s, unit, [replace(way, facts={"danger": 0, "cost": 1})])


def test_a_hunter_with_a_piat_lies_in_cover_beside_a_tank_that_is_near() -> None:
    s = night(
        {
            WOOD: "canal_west_access",
            "smith_platoon": "canal_west_access",
            "tank_1": "bridge_road_w1",
        }
    )
    arm(s, "piat_1", WOOD)
    player = bot(s, "hunting")
    goal = player.goal_of(s, s.british.units[WOOD])

    assert goal in BOX.ground.obstructed & BOX.ground.near["bridge_road_w1"]
    assert player.goal_of(s, s.british.units["smith_platoon"]) != goal
    assert not player.is_settled(s, s.british.units[WOOD])
    assert bot(s).quarry_of(s, s.british.units[WOOD]) == ""


def test_a_hunter_leaves_a_tank_alone_that_is_far_or_when_the_piat_is_empty() -> None:
    s = night({WOOD: "north_entry_1_3", "tank_1": "t_junction"})
    piat, unit = arm(s, "piat_1", WOOD), s.british.units[WOOD]
    player = bot(s, "hunting")

    assert player.quarry_of(s, unit) == ""
    unit.area = "canal_west_access"
    assert player.quarry_of(s, unit)
    piat.charges = 0
    assert player.quarry_of(s, unit) == ""


def test_a_hunter_throws_its_bomb_at_a_tank_in_its_area() -> None:
    offered = ["go:pillbox", "gammon:tank_1", "back"]

    assert bot(style="hunting").bomb(offered) == "gammon:tank_1"
    assert bot().bomb(offered) == ""


def test_a_platoon_with_its_leader_goes_for_a_tank_that_no_infantry_covers() -> None:
    s = night({WOOD: "canal_west_access", "wood": "canal_west_access", "tank_1": "bridge_road_w1"})
    player, unit = bot(s, "hunting"), s.british.units[WOOD]

    assert player.goal_of(s, unit) == "bridge_road_w1"
    assert bot(s).quarry_of(s, unit) == ""
    put(s, "infantry_1", "bridge_road_w1")
    assert player.quarry_of(s, unit) == ""


def test_without_a_leader_or_grenades_nobody_goes_for_a_tank() -> None:
    s = night({WOOD: "canal_west_access", "wood": "canal_west_access", "tank_1": "bridge_road_w1"})
    player, unit = bot(s, "hunting"), s.british.units[WOOD]

    unit.grenades = 0
    assert player.quarry_of(s, unit) == ""
    unit.grenades = 1
    del s.british.leaders["wood"]
    assert player.quarry_of(s, unit) == ""


def test_beside_an_open_tank_a_platoon_throws_its_grenades_into_it() -> None:
    s = night({WOOD: "bridge_road_w1", "wood": "bridge_road_w1", "tank_1": "bridge_road_w1"})
    player, unit = bot(s, "hunting"), s.british.units[WOOD]
    offered = ["grenade:tank_1", "back"]

    assert player.tank_grenade(s, unit, offered) == "grenade:tank_1"
    assert player.tank_grenade(s, unit, ["back"]) == ""
    assert bot(s).tank_grenade(s, unit, offered) == ""
    assert not player.is_settled(s, unit)


def test_a_bomb_is_carried_into_the_area_of_a_tank() -> None:
    s = night({"paras_1": "canal_west_access", "tank_1": "bridge_road_w1"})
    arm(s, "gammon_1", "paras_1")

    assert bot(s, "hunting").quarry_of(s, s.british.units["paras_1"]) == "bridge_road_w1"


def test_thrift_keeps_grenades_for_tanks() -> None:
    s = night({WOOD: "wire_north", "garrison_1": "pillbox"}, alarm=True)
    player, unit = bot(s, "blocking"), s.british.units[WOOD]

    assert player.best_grenade(s, unit, ["grenade:garrison_1"])
    unit.grenades = player.style.thrift
    assert player.best_grenade(s, unit, ["grenade:garrison_1"]) == ""


@pytest.mark.slow
def test_it_wins_the_historical_night_about_as_often_as_it_should() -> None:
    points = []
    for seed in range(24):
        state = play_out(GAME, Setup("historical"), {"british": bot()}, SeededDice(seed_from(seed)))
        points.append(state.points)

    assert 61 < mean(points) < 69
