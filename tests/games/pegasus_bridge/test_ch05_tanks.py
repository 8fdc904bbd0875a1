"""5.5-5.8. Tanks, the junction, retreats and the car."""

import pytest

from sandtable.games.pegasus_bridge.rules.ch05_german_march import fitting
from sandtable.games.pegasus_bridge.rules.ch05_german_phase import (
    german_movement,
    is_free,
    move_column,
    move_others,
    tank_turn,
)
from sandtable.games.pegasus_bridge.rules.ch05_mercedes import bring_the_car, drive_the_car
from sandtable.games.pegasus_bridge.rules.ch05_retreat import check_retreat, nearest_tank
from sandtable.games.pegasus_bridge.rules.ch05_tanks import leads_out, road_ahead
from sandtable.games.pegasus_bridge.rules.ch13_reinforcements import road_behind_tanks
from sandtable.games.pegasus_bridge.state import DAMAGED, DESTROYED, Assault, Column
from sandtable.testing.desk import answers
from tests.games.pegasus_bridge.nights import BOX, night, put, umpire

WOOD, SMITH = "wood_platoon", "smith_platoon"


# ---------------------------------------------------------------------- tanks


def column(s: Assault, *names: str, village: str) -> Assault:
    s.column = Column(force="3", village=village, order=list(names))
    return s


def tanks(*areas: str, units: dict[str, str] | None = None, village: str = "le_port") -> Assault:
    s = night({f"tank_{i}": area for i, area in enumerate(areas, 1)} | (units or {}), turn=8)
    return column(s, *s.tanks, *s.german.units, village=village)


def places(s: Assault) -> list[str]:
    return [tank.area for tank in s.tanks.values()]


@pytest.mark.rule("5.6", "5.6.road", "5.6.junction", "5.1")
def test_5_6_tanks_follow_the_road_three_points_and_turn_to_the_bridge() -> None:
    s = tanks("north_road")
    answers(move_column(umpire(), s))

    assert places(s) == ["bridge_road_w1"]
    s = tanks("south_road", village="benouville")
    answers(move_column(umpire(), s))
    assert places(s) == ["bridge_road_w1"]


@pytest.mark.rule("5.6.exit")
def test_5_6_a_tank_leaves_at_ranville_for_no_points() -> None:
    s = tanks("ranville_east_access")
    answers(move_column(umpire(), s))

    assert (s.tanks, s.tanks_destroyed, s.column.order) == ({}, [], [])


@pytest.mark.rule("5.6.bridge", "6.5b(5).block")
def test_5_6_a_destroyed_bridge_and_a_wreck_stop_tanks() -> None:
    s = tanks("bridge_road_w1")
    s.bridge = DESTROYED
    answers(move_column(umpire(), s))
    assert places(s) == ["canal_west_access"]

    s = tanks("bridge_road_w1", "pegasus_bridge")
    s.tanks["tank_2"].wreck = True
    answers(move_column(umpire(), s))
    assert places(s)[0] == "canal_west_access"


@pytest.mark.rule("5.6.mercedes")
def test_5_6_the_wrecked_car_costs_a_point_more() -> None:
    s = tanks("t_junction")
    s.car.area, s.car.wreck = "bridge_road_w2", True
    answers(move_column(umpire(), s))

    assert places(s) == ["bridge_road_w1"]


@pytest.mark.rule("5.7", "5.7.tank", "5.6.file")
def test_5_7_a_tank_passes_another_but_does_not_end_with_it() -> None:
    s = tanks("bridge_road_w2", "t_junction")
    s.tanks["tank_1"].immobile = True
    answers(move_column(umpire(), s))
    assert places(s) == ["bridge_road_w2", "canal_west_access"]

    s = tanks("canal_west_access", "t_junction")
    s.tanks["tank_1"].immobile = True
    answers(move_column(umpire(), s))
    assert places(s) == ["canal_west_access", "bridge_road_w1"]


@pytest.mark.rule("5.4(5)", "5.2(4)")
def test_5_4_a_tank_stops_where_british_units_are_and_goes_on_next_turn() -> None:
    s = tanks("t_junction", units={WOOD: "bridge_road_w2"})
    answers(move_column(umpire(), s))
    assert places(s) == ["bridge_road_w2"]
    answers(move_column(umpire(), s))
    assert places(s) == ["pegasus_bridge"]


@pytest.mark.rule("5.7.with-tank")
def test_5_7_a_unit_stops_one_area_short_of_a_tank_that_has_its_infantry() -> None:
    s = tanks("t_junction", units={"infantry_1": "t_junction"})
    way = ["le_port_church", "north_road", "t_junction"]

    assert fitting(s, way) == ["le_port_church", "north_road"]
    del s.german.units["infantry_1"]
    assert fitting(s, way) == way


@pytest.mark.rule("5.7.with-tank", "5.6.stack")
def test_5_7_one_infantry_unit_at_most_is_with_a_tank() -> None:
    s = tanks(
        "t_junction", units={"infantry_1": "canal_west_access", "infantry_2": "canal_west_access"}
    )
    s.column.fired_on = True
    answers(move_column(umpire(), s))
    assert places(s) == ["bridge_road_w1"]


@pytest.mark.rule("5.6.file", "5.6.infantry")
def test_5_6_infantry_follows_the_tanks_until_the_column_is_fired_on() -> None:
    s = tanks("t_junction", units={"infantry_1": "north_road", "infantry_2": "north_road"})
    s.tanks["tank_1"].immobile = True
    answers(move_column(umpire(), s))
    assert {unit.area for unit in s.german.units.values()} == {"north_road"}
    assert not is_free(s)
    s.column.fired_on = True
    assert is_free(s)
    s.column.fired_on = False
    s.column.order.remove("tank_1")
    assert is_free(s)


@pytest.mark.rule("5.6.file")
def test_5_6_a_single_platoon_may_join_the_last_tank() -> None:
    s = tanks("t_junction", units={"infantry_1": "le_port_south"})
    s.tanks["tank_1"].immobile = True
    answers(move_column(umpire(), s))

    assert s.german.units["infantry_1"].area == "t_junction"


@pytest.mark.rule("5.6.ready", "5.6.ready.mod")
@pytest.mark.parametrize(
    ("die", "infantry", "area"),
    [(2, False, "bridge_road_w2"), (3, False, "pegasus_bridge"), (2, True, "pegasus_bridge")],
)
def test_5_6_a_ready_position_may_hold_a_tank_up(die: int, area: str, *, infantry: bool) -> None:
    s = tanks("bridge_road_w2")
    put(s, WOOD, "bridge_road_w2", ready=True)
    if infantry:
        put(s, "infantry_1", "bridge_road_w2")
    given = ("chateau_park",) if area == "pegasus_bridge" else ()
    answers(tank_turn(umpire(die), s, s.tanks["tank_1"], straight=False), *given)

    assert places(s) == [area]
    assert s.british.units[WOOD].ready == (area == "bridge_road_w2")


@pytest.mark.rule("5.6.ready.displace")
def test_5_6_who_gives_way_chooses_an_area_off_the_road_without_enemies() -> None:
    s = tanks("bridge_road_w2", units={"infantry_1": "orchard_north"})
    put(s, WOOD, "bridge_road_w2", ready=True)
    answers(tank_turn(umpire(6), s, s.tanks["tank_1"], straight=False))

    assert s.british.units[WOOD].area == "chateau_park"
    assert s.british.units[WOOD].moved
    assert "chateau_park" in s.held


@pytest.mark.rule("5.6.file", "5.4(5)")
@pytest.mark.parametrize("there", [{"tank_1": "north_road"}, {WOOD: "north_road"}])
def test_5_6_infantry_stays_beside_a_tank_and_with_the_british(there: dict[str, str]) -> None:
    s = night({"infantry_1": "north_road"})
    s.column.village = "le_port"
    assert road_behind_tanks(BOX, s, "north_road", 3, 1)

    for name, area in there.items():
        put(s, name, area)
    assert road_behind_tanks(BOX, s, "north_road", 3, 1) == []


@pytest.mark.rule("8.0(7)")
@pytest.mark.parametrize(("die", "bridge"), [(4, DAMAGED), (5, DESTROYED), (6, DESTROYED)])
def test_8_0_a_damaged_bridge_may_give_way_under_a_tank(die: int, bridge: str) -> None:
    s = tanks("canal_west_access")
    s.bridge = DAMAGED
    answers(tank_turn(umpire(die), s, s.tanks["tank_1"], straight=False))

    assert s.bridge == bridge
    assert s.tanks["tank_1"].wreck == (bridge == DESTROYED)
    assert s.tanks_destroyed == (["tank_1"] if bridge == DESTROYED else [])


@pytest.mark.rule("6.3.S")
def test_6_3_an_immobile_tank_never_moves() -> None:
    s = tanks("north_road")
    s.tanks["tank_1"].immobile = True
    answers(move_column(umpire(), s))

    assert places(s) == ["north_road"]


# ---------------------------------------------------------------------- the junction


@pytest.mark.rule("17.1.tjunction", "17.1.straight", "17.1.infantry", "17.1.follow", "C.t-junction")
def test_17_1_the_column_goes_straight_on_and_comes_back_with_the_last_tank_leading() -> None:
    s = tanks("north_road", "le_port_south", units={"infantry_1": "le_port_church"})
    s.scenario = "historical"
    seen = []
    for dice in ((4,), (), ()):
        answers(move_column(umpire(*dice), s))
        seen.append((*places(s), s.german.units["infantry_1"].area))

    assert seen == [
        ("t_junction", "north_road", "north_road"),
        ("benouville_church", "benouville_north", "le_port_entry"),
        ("t_junction", "bridge_road_w2", "north_road"),
    ]
    assert s.column.detour == 0


@pytest.mark.rule("17.1.tjunction")
def test_17_1_on_one_to_three_the_tank_drives_on_to_the_bridge() -> None:
    s = tanks("north_road")
    s.scenario = "historical"
    answers(move_column(umpire(3), s))

    assert places(s) == ["bridge_road_w1"]
    assert s.column.detour == 0


def test_the_road_from_either_village_leads_to_ranville() -> None:
    s = tanks(village="benouville")

    assert road_ahead(BOX, s, "south_road")[:2] == ("t_junction", "bridge_road_w2")
    assert road_ahead(BOX, s, "north_road")[:2] == ("t_junction", "bridge_road_w2")
    assert road_ahead(BOX, s, "south_road", straight=True)[1] == "north_road"
    assert road_ahead(BOX, s, "wire_north") == ()


# ---------------------------------------------------------------------- retreat


@pytest.mark.rule("5.5", "5.5.1-3", "5.5.5-6")
@pytest.mark.parametrize(("die", "away"), [(1, True), (3, True), (5, False), (6, False)])
def test_5_5_one_to_three_sends_the_whole_force_back(die: int, *, away: bool) -> None:
    s = tanks("bridge_road_w1", "t_junction", units={"infantry_1": "north_road"})
    s.column.waiting = [["infantry_2"]]
    check_retreat(umpire(die), s, s.tanks["tank_1"])

    assert s.column.retreating == away
    assert s.tanks["tank_2"].retreating == away
    assert bool(s.column.waiting) != away


@pytest.mark.rule("5.5.4", "C.retreat-one")
def test_5_5_four_sends_the_nearest_tank_back_alone() -> None:
    s = tanks("bridge_road_w1", "t_junction", "north_road")
    s.tanks["tank_1"].wreck = True
    nearest = nearest_tank(BOX, s, s.tanks["tank_1"])
    check_retreat(umpire(4), s, s.tanks["tank_1"])

    assert nearest is s.tanks["tank_2"]
    assert [t.id for t in s.tanks.values() if t.retreating] == ["tank_2"]
    assert s.column.order == ["tank_1", "tank_3"]
    answers(tank_turn(umpire(), s, s.tanks["tank_2"], straight=False))
    assert s.tanks["tank_2"].area == "le_port_church"
    answers(tank_turn(umpire(), s, s.tanks["tank_2"], straight=False))
    assert "tank_2" not in s.tanks


@pytest.mark.rule("5.5.1-3")
def test_5_5_infantry_of_a_beaten_force_leaves_too() -> None:
    s = tanks("t_junction", units={"infantry_1": "le_port_church", WOOD: "north_road"})
    s.column.retreating = s.column.fired_on = True
    answers(move_others(umpire(), s))

    assert s.german.units == {}


@pytest.mark.rule("5.5.4", "5.5.4.bog")
@pytest.mark.parametrize(("dice", "wreck"), [((3, 4), False), ((1, 5), True), ((4,), False)])
def test_5_5_a_blocked_tank_takes_a_field_and_may_bog_down(
    dice: tuple[int, ...], *, wreck: bool
) -> None:
    s = tanks("ranville_east_access", "ranville_bridge", "river_road")
    s.tanks["tank_2"].wreck = s.tanks["tank_3"].wreck = True
    s.tanks["tank_1"].retreating = True
    answers(tank_turn(umpire(*dice), s, s.tanks["tank_1"], straight=False))

    assert s.tanks["tank_1"].area == "east_bank_south"
    assert s.tanks["tank_1"].wreck == wreck


@pytest.mark.rule("5.5.4")
def test_5_5_no_way_out_leads_over_a_wreck_or_off_the_road() -> None:
    s = tanks("river_road")
    assert leads_out(BOX, s, "river_road")
    s.tanks["tank_1"].wreck = True
    assert not leads_out(BOX, s, "river_road")
    assert not leads_out(BOX, s, "east_bank_south")


# ---------------------------------------------------------------------- the car


@pytest.mark.rule("5.8", "14.0(6)")
def test_5_8_schmidt_comes_on_turn_six_if_the_plan_says_so() -> None:
    for plan, turn, comes in (("B", 6, True), ("B", 5, False), ("E", 6, False)):
        s = night(plan=plan, turn=turn)
        bring_the_car(umpire(), s)
        assert (s.car.area == "ranville_entry") == comes
        assert ("schmidt" in s.german.leaders) == comes


@pytest.mark.rule("5.8.move", "5.8.road")
@pytest.mark.parametrize(("die", "area"), [(3, "ranville_bridge"), (4, "island_road_3")])
def test_5_8_the_car_is_slow_or_quick_by_die(die: int, area: str) -> None:
    s = night({"mercedes": "ranville_entry"})
    answers(drive_the_car(umpire(die), s))

    assert s.car.area == s.german.leaders["schmidt"].area == area


@pytest.mark.rule("5.8.fast", "C.car-drives-on", "5.8.hit", "5.2(4)")
def test_5_8_fired_on_it_drives_on_at_seven_through_british_units() -> None:
    s = night({"mercedes": "river_road", WOOD: "ranville_bridge"})
    given = ("hold", "mercedes", "hold")  # east access, on the bridge, west access
    answers(drive_the_car(umpire(1, 2), s), *given)

    assert s.car.fired_on
    assert s.car.area == "island_road_1"


@pytest.mark.rule("5.8.hit", "5.8.vp")
def test_5_8_points_lost_destroy_the_car_and_schmidt_is_checked() -> None:
    s = night({"mercedes": "river_road", WOOD: "ranville_east_access"})
    answers(drive_the_car(umpire(6, 6, 6), s), "mercedes")

    assert s.car.wreck
    assert s.killed == ["schmidt"]


@pytest.mark.rule("5.8.exit")
def test_5_8_at_le_port_it_is_gone() -> None:
    s = night({"mercedes": "le_port_church"})
    answers(drive_the_car(umpire(1), s))

    assert (s.car.area, s.german.leaders) == ("", {})


@pytest.mark.rule("5.8.road")
def test_5_8_it_waits_at_a_destroyed_bridge() -> None:
    s = night({"mercedes": "canal_east_access"}, bridge=DESTROYED)
    answers(drive_the_car(umpire(6), s))

    assert s.car.area == "canal_east_access"


@pytest.mark.rule("3.0.D", "C.german-order")
def test_3_0_the_german_phase_runs_from_demolition_to_leaders() -> None:
    s = night({"hickman": "benouville_entry", "garrison_1": "bunker_ranville_west"})
    answers(german_movement(umpire(), s))

    assert s.german.leaders["hickman"].area != "benouville_entry"
