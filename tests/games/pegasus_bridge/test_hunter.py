"""The tank-hunting bot spares leaders, and thinks longer towards the end."""

from sandtable.engine.decisions import Choose
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.games.pegasus_bridge.bot import effort
from sandtable.games.pegasus_bridge.bot.hunter import HunterBot
from sandtable.games.pegasus_bridge.rules.ch05_british_phase import british_movement
from sandtable.games.pegasus_bridge.state import Assault
from sandtable.testing.desk import offered
from tests.games.pegasus_bridge.nights import BOX, night, put, umpire

WOOD, SMITH = "wood_platoon", "smith_platoon"
TANK = "bridge_road_w1"


def hunter(s: Assault) -> HunterBot:
    made = HunterBot(BOX, "british", SeededDice(seed_from(1)), "hunting")
    made.look(s)
    return made


def asked(s: Assault, *given: str) -> Choose:
    decision = offered(british_movement(umpire(), s), *given)
    assert isinstance(decision, Choose)
    return decision


def test_a_leader_stays_behind_while_there_are_no_tanks() -> None:
    s = night({WOOD: "north_a3", "wood": "north_a3"}, turn=2)

    assert hunter(s).on_order(s, asked(s, WOOD)) == "without:wood"


def test_a_leader_who_is_left_behind_follows_where_nobody_can_fire_at_him() -> None:
    s = night({WOOD: "north_a4", "wood": "north_a3"}, turn=2, face_down=("bunker_east_1",))
    player, wood = hunter(s), s.british.leaders["wood"]

    assert player.is_behind(s, wood)
    assert player.follow(s, wood, asked(s, "wood")) != "go:north_a4"
    s.face_down.clear()
    player.look(s)
    assert player.follow(s, wood, asked(s, "wood")).endswith("north_a4")
    wood.area = "north_a4"
    assert not player.is_behind(s, wood)


def test_one_leader_goes_to_a_tank_and_the_next_one_stays_out() -> None:
    s = night({WOOD: "canal_west_access", "wood": "canal_west_access", "tank_1": TANK}, turn=8)

    assert hunter(s).on_order(s, asked(s, WOOD)).endswith(TANK)
    put(s, "brotheridge", TANK)
    assert hunter(s).on_order(s, asked(s, WOOD)) == "without:wood"


def test_a_platoon_without_leader_goes_to_a_tank_at_which_one_stands() -> None:
    s = night({SMITH: "canal_west_access", "tank_1": TANK}, turn=8)

    assert hunter(s).quarry_of(s, s.british.units[SMITH]) == ""
    put(s, "wood", TANK)
    assert hunter(s).quarry_of(s, s.british.units[SMITH]) == TANK


def test_howard_goes_to_the_anti_tank_gun() -> None:
    s = night({"howard": "island_road_1", WOOD: "at_gun_pit"}, turn=5)
    player, howard = hunter(s), s.british.leaders["howard"]

    assert player.follow(s, howard, asked(s, "howard")).endswith("at_gun_pit")
    howard.area = "at_gun_pit"
    assert not player.is_behind(s, howard)


def test_it_thinks_on_more_tables_the_fewer_turns_are_left() -> None:
    last = len(BOX.turns)

    assert effort(BOX, night(turn=1)) == 0
    assert effort(BOX, night(turn=last)) == BOX.thought.turns
    assert effort(BOX, night(turn=last - 1)) == BOX.thought.turns // 2
    few = last + 1 - BOX.thought.turns // BOX.thought.least_tables
    assert effort(BOX, night(turn=few)) == BOX.thought.least_tables
    assert effort(BOX, night(turn=few - 1)) == 0
