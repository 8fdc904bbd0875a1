"""13. Reinforcements."""

import pytest

from sandtable.games.pegasus_bridge.events.landing import TurnBegan
from sandtable.games.pegasus_bridge.rules.ch03_turn import begin_turn
from sandtable.games.pegasus_bridge.rules.ch13_reinforcements import (
    discover,
    enter_british,
    enter_column,
    muster,
    roll_british_force,
    roll_german_force,
)
from sandtable.games.pegasus_bridge.state import Arrival
from sandtable.testing.desk import answers
from tests.games.pegasus_bridge.nights import BOX, night, put, umpire

WOOD = "wood_platoon"


@pytest.mark.rule("13.0.track")
def test_13_0_a_turn_is_told_with_its_time_on_the_track() -> None:
    u = umpire()
    begin_turn(u, night(turn=4))

    assert [(event.turn, event.time) for event in u.told(TurnBegan)] == [(4, "00:46")]


# ---------------------------------------------------------------------- 13


@pytest.mark.rule("3.0.D.1", "13.0", "13.1", "13.1(1)", "13.1(2)", "13.1(4)")
@pytest.mark.parametrize(
    ("plan", "die", "force"), [("A", 1, "1"), ("A", 6, "3"), ("D", 3, "3"), ("H", 6, "6")]
)
def test_13_1_the_row_of_the_plan_gives_the_force_on_turn_four(
    plan: str, die: int, force: str
) -> None:
    s = night(plan=plan, turn=4)
    s.plan = ""
    roll_german_force(umpire(die, 4), s)

    assert (s.plan, s.column.force, s.column.village) == (plan, force, "le_port")
    roll_german_force(umpire(), night(turn=3))


@pytest.mark.rule("13.1(4)", "17.1")
def test_17_1_the_historical_force_is_three_and_only_the_village_is_rolled() -> None:
    s = night(turn=4, scenario="historical")
    roll_german_force(umpire(5), s)

    assert (s.column.force, s.column.village, s.column.turn) == ("3", "benouville", 6)


@pytest.mark.rule("13.1(3)", "13.1(5)")
def test_13_1_tanks_line_up_first_and_platoons_in_pairs() -> None:
    s = night()
    muster(BOX, s, "4")

    assert [len(element) for element in s.column.waiting] == [1, 1, 1, 2, 2]
    assert all(not unit.released for unit in s.german.units.values())
    assert len(s.tanks) == 3


@pytest.mark.rule("3.0.D.2", "13.1(5).first", "13.1(5).next", "5.6.file")
def test_13_1_each_element_pays_a_point_more_and_who_cannot_waits() -> None:
    s = night(turn=5)
    s.column.village = "le_port"
    muster(BOX, s, "6")
    answers(enter_column(umpire(), s))

    assert [tank.area for tank in s.tanks.values()] == [
        "north_road", "le_port_south", "le_port_church", "le_port_entry", "", ""
    ]  # fmt: skip
    assert len(s.column.waiting) == 5
    s.turn = 4
    before = len(s.column.waiting)
    answers(enter_column(umpire(), s))
    assert len(s.column.waiting) == before


@pytest.mark.rule("13.1(6)", "13.1(6).discovered", "13.1(7)", "C.adjacency")
@pytest.mark.parametrize(
    ("name", "die", "found"),
    [("tank_1", 4, False), ("tank_1", 5, True), ("infantry_1", 3, False), ("infantry_1", 4, True)],
)
def test_13_1_reinforcements_discover_an_adjacent_enemy_by_die(
    name: str, die: int, *, found: bool
) -> None:
    s = night({WOOD: "bridge_road_w2"}, turn=7)
    put(s, name, "t_junction", released=False)
    discover(umpire(die), s)

    one = s.tanks.get(name) or s.german.units[name]
    assert one.released == found


@pytest.mark.rule("13.1(6).turn", "13.1(6)", "13.1(7)")
def test_13_1_they_fire_freely_from_turn_ten_or_twelve_and_at_those_in_their_area() -> None:
    for scenario, turn, area, free in (
        ("beginner", 10, "north_a1", True), ("historical", 10, "north_a1", False),
        ("historical", 12, "north_a1", True), ("beginner", 7, "t_junction", True),
        ("beginner", 7, "canal_west_access", False),
    ):  # fmt: skip
        s = night({WOOD: area}, turn=turn, scenario=scenario)
        unit = put(s, "infantry_1", "t_junction", released=False)
        discover(umpire(), s)
        assert unit.released == free


@pytest.mark.rule("3.0.C.1", "13.2", "13.2(1)", "13.2(2)", "13.3", "17.1")
def test_13_2_the_british_force_depends_on_the_german_one_or_on_the_optional_table() -> None:
    s = night(turn=7)
    s.column.force = "5"
    roll_british_force(umpire(6), s)
    assert (s.arrival.force, s.arrival.turn) == ("D", 7)
    s.switches.optional_reinforcements = True
    roll_british_force(umpire(5), s)
    assert (s.arrival.force, s.arrival.turn) == ("C", 8)
    s = night(turn=7, scenario="historical")
    roll_british_force(umpire(), s)
    assert (s.arrival.force, s.arrival.turn) == ("B", 8)


@pytest.mark.rule("13.2(3)", "13.2(3).one", "13.2(4)", "13.2(5)", "13.2(6)")
def test_13_2_they_come_at_ranville_in_column_with_pine_coffin_and_their_weapons() -> None:
    s = night(turn=8)
    s.arrival = Arrival("B", 8, [["paras_1", "paras_2"], ["paras_3"]])
    enter_british(umpire(), s)

    assert {unit.area for unit in s.british.units.values()} == {"ranville_entry"}
    assert [unit.spent for unit in s.british.units.values()] == [0, 0, 1]
    assert s.british.leaders["pine_coffin"].spent == 0
    assert {arm.id: arm.carrier for arm in s.arms.values()} == {
        "piat_2": "paras_1", "gammon_1": "paras_2"
    }  # fmt: skip
    assert "ranville_entry" in s.held
    assert [unit.entered for unit in s.british.units.values()] == [1, 1, 2]


@pytest.mark.rule("13.2(5)")
def test_13_2_an_element_that_can_just_pay_enters_and_the_next_waits() -> None:
    s = night(turn=8)
    s.arrival = Arrival("E", 8, [[f"paras_{number}"] for number in range(1, 7)])
    enter_british(umpire(), s)

    assert [unit.spent for unit in s.british.units.values()] == [0, 1, 2, 3, 4]
    assert s.arrival.waiting == [["paras_6"]]


@pytest.mark.rule("13.2(5)", "5.2(4)")
def test_13_2_an_enemy_in_the_entry_area_costs_a_point_more_and_nobody_comes_early() -> None:
    s = night({"infantry_1": "ranville_entry"}, turn=8)
    s.arrival = Arrival("A", 9, [["paras_1", "paras_2"]])
    enter_british(umpire(), s)
    assert s.british.units == {}
    s.turn = 9
    enter_british(umpire(), s)
    assert s.british.units["paras_1"].spent == 1
