"""5.1-5.3. British movement and what units do beside it."""

from collections.abc import Sequence
from functools import partial

import pytest

from sandtable.games.pegasus_bridge.events.british import CompanyMoved
from sandtable.games.pegasus_bridge.events.germans import (
    GermansMoved,
)
from sandtable.games.pegasus_bridge.rules.ch05_activities import (
    can_prepare,
    can_search,
    can_throw,
    gammon_targets,
    grenade_column,
    grenade_modifiers,
    grenade_targets,
    prepare,
    search_bunker,
    throw_gammon,
    throw_grenade,
)
from sandtable.games.pegasus_bridge.rules.ch05_british_phase import (
    able,
    begin,
    british_movement,
    muster,
)
from sandtable.games.pegasus_bridge.rules.ch05_movement import (
    Company,
    Way,
    march,
    outlook,
    points_left,
    price_now,
    search,
)
from sandtable.games.pegasus_bridge.state import DESTROYED, Assault
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.pegasus_bridge.nights import BOX, arm, night, put, strengths, umpire

WOOD = "wood_platoon"


def company(s: Assault, *names: str) -> Company:
    leaders = [s.british.leaders[n] for n in names if n in s.british.leaders]
    return Company([s.british.units[n] for n in names if n in s.british.units], leaders)


def ways(s: Assault, start: str, points: int) -> Sequence[Way]:
    return search(BOX, outlook(BOX, s, start, points))


def reach(s: Assault, start: str, points: int = 4) -> dict[str, int]:
    return {way.areas[-1]: way.cost for way in ways(s, start, points)}


@pytest.mark.rule("5.0")
def test_5_0_a_way_is_one_line_until_something_happens_on_it() -> None:
    s = night({WOOD: "north_a1"})
    u = umpire()
    answers(march(u, s, company(s, WOOD), ["north_a2", "north_a3"]))
    told = [(event.area.id, event.cost) for event in u.told(CompanyMoved)]
    assert told == [("north_a3", s.british.units[WOOD].spent)]

    s = night({WOOD: "island_road_2", "garrison_1": "pillbox"})
    u = umpire(1)
    answers(march(u, s, company(s, WOOD), ["island_road_1", "canal_east_access"]))
    answers(march(u, s, company(s, WOOD), ["island_road_1"]))
    told = [(event.area.id, event.cost) for event in u.told(CompanyMoved)]
    assert told == [("canal_east_access", 2), ("island_road_1", 1)]


# ---------------------------------------------------------------------- costs


@pytest.mark.rule("5.2", "5.2(1)", "5.2(2)", "5.2(3)", "5.2(4)")
def test_5_2_lines_and_enemies_set_the_price() -> None:
    price = partial(price_now, BOX, night({"garrison_1": "pillbox", "tank_1": "t_junction"}))

    assert price("canal_east_access", "island_road_1") == 1
    assert price("north_a4", "bunker_east_1") == 2
    assert price("canal_west_access", "pillbox") is None
    assert price("canal_east_access", "pillbox") == 2
    assert price("bridge_road_w2", "t_junction") == 2
    asleep = night(face_down=("bunker_east_1",))
    assert price_now(BOX, asleep, "north_a4", "bunker_east_1") == 3


@pytest.mark.rule("5.0", "5.1", "5.2(1)")
def test_5_1_four_points_reach_four_areas() -> None:
    s = night({WOOD: "canal_east_access"})

    assert reach(s, "canal_east_access")["ranville_west_access"] == 4
    assert reach(s, "canal_east_access")["island_road_3"] == 3
    assert "ranville_bridge" not in reach(s, "canal_east_access")


@pytest.mark.rule("5.0")
def test_5_0_the_safest_way_is_offered_beside_the_cheapest() -> None:
    s = night({WOOD: "north_b4", "garrison_1": "bunker_east_2"})
    found = [way for way in ways(s, "north_b4", 4) if way.areas[-1] == "island_road_1"]

    assert {(way.cost, way.danger) for way in found} == {(3, 2), (4, 0)}


@pytest.mark.rule("5.1", "5.3.bunker(4).move", "11.0(3).carry", "5.3.bunker(4).any")
def test_5_1_prisoners_and_the_wounded_leave_two_points() -> None:
    s = night({WOOD: "wire_north", "wood": "wire_north"}, prisoners={"wire_north": 3})
    group = company(s, WOOD, "wood")

    assert points_left(BOX, group) == 4
    s.british.leaders["wood"].wounded = True
    assert points_left(BOX, group) == 2
    s.british.leaders["wood"].wounded = False
    group.prisoners = 3
    assert points_left(BOX, group) == 2
    answers(march(umpire(), s, group, ["pond_north"]))
    assert s.prisoners == {"pond_north": 3}


@pytest.mark.rule("5.0", "16.0.control")
def test_5_0_a_company_pays_enters_and_holds_what_it_passes() -> None:
    s = night({WOOD: "island_road_1", "wood": "island_road_1"})
    answers(march(umpire(), s, company(s, WOOD, "wood"), ["wire_north", "pond_north"]))

    assert s.british.units[WOOD].area == s.british.leaders["wood"].area == "pond_north"
    assert s.british.units[WOOD].spent == 2
    assert {"wire_north", "pond_north"} <= set(s.held)


@pytest.mark.rule("5.0", "10.0(1)", "11.0(3)", "5.3.prepare")
def test_only_fit_units_and_unwounded_leaders_with_points_are_offered() -> None:
    s = night({WOOD: "wire_north", "sappers_1": "wire_north", "smith_platoon": "wire_north"})
    put(s, "wood", "wire_north", wounded=True)
    put(s, "howard", "wire_north")
    s.british.units[WOOD].suppressed = True
    s.british.units["sappers_1"].preparing = True
    s.british.units["smith_platoon"].spent = 4

    assert [one.id for one in able(BOX, s)] == ["howard"]
    begin(s)
    assert [one.id for one in able(BOX, s)] == ["smith_platoon", "howard"]


@pytest.mark.rule("7.0(4a)")
def test_7_0_engaged_units_may_not_leave_but_may_throw() -> None:
    s = night({WOOD: "pillbox", "garrison_1": "pillbox"}, turn=3)
    s.british.units[WOOD].engaged = 3

    ids = option_ids(offered(british_movement(umpire(), s), WOOD))
    assert not [name for name in ids if name.startswith("go:")]
    assert "grenade:garrison_1" in ids


@pytest.mark.rule("5.0", "3.0.C", "5.3")
def test_a_platoon_takes_its_own_leader_and_may_take_others() -> None:
    s = night(dict.fromkeys((WOOD, "sappers_1", "wood", "howard"), "wire_north"))

    assert muster(BOX, s, WOOD).ids == [WOOD, "wood"]
    steps = british_movement(umpire(), s)
    answers(steps, WOOD, "with:all", "without:howard", "go:pond_north", "done")
    assert s.british.leaders["howard"].area == "wire_north"
    assert s.british.units["sappers_1"].area == "pond_north"


@pytest.mark.rule("11.0(3)", "11.0(3).moved", "C.wounded")
@pytest.mark.parametrize(("die", "lives"), [(1, True), (5, True), (6, False)])
def test_11_0_a_carried_leader_is_checked_at_the_end_and_only_k_counts(
    die: int, *, lives: bool
) -> None:
    s = night({WOOD: "wire_north"})
    put(s, "wood", "wire_north", wounded=True)
    answers(british_movement(umpire(die), s), WOOD, "with:wood", "go:pond_north", "done")

    assert ("wood" in s.british.leaders) == lives
    assert ("wood" in s.lost) != lives


@pytest.mark.rule("8.0(6)", "9.3.cost", "9.3.cross", "9.3.present")
def test_9_3_a_destroyed_bridge_is_crossed_for_two_where_sappers_came_earlier() -> None:
    s = night({WOOD: "canal_east_access"}, bridge=DESTROYED)

    assert "pegasus_bridge" not in reach(s, "canal_east_access")
    sappers = put(s, "sappers_1", "pegasus_bridge")
    assert reach(s, "canal_east_access")["pegasus_bridge"] == 2
    assert reach(s, "canal_east_access")["canal_west_access"] == 3
    sappers.began = "canal_east_access"
    assert "pegasus_bridge" not in reach(s, "canal_east_access")


@pytest.mark.rule("9.3")
def test_9_3_sappers_spend_the_whole_turn_to_climb_onto_the_bridge() -> None:
    s = night({"sappers_1": "canal_east_access"}, bridge=DESTROYED)
    answers(british_movement(umpire(), s), "sappers_1", "climb")

    sappers = s.british.units["sappers_1"]
    assert (sappers.area, sappers.spent) == ("pegasus_bridge", 4)
    begin(s)
    sappers.area = "island_road_1"
    assert "climb" not in option_ids(offered(british_movement(umpire(), s), "sappers_1"))


# ---------------------------------------------------------------------- grenades


@pytest.mark.rule("5.3.grenade", "5.3.grenade.limit", "5.2(6)", "5.3.grenade(2)", "11.0(1).grenade")
def test_5_3_a_grenade_costs_a_point_and_one_of_four_attacks() -> None:
    s = night({WOOD: "wire_north", "garrison_1": "pillbox"})
    unit = s.british.units[WOOD]
    answers(throw_grenade(umpire(1), s, unit, "garrison_1"))

    assert (unit.spent, unit.grenades) == (1, 3)
    assert can_throw(BOX, unit, 1)
    assert not can_throw(BOX, unit, 0)
    unit.grenades = 0
    assert not can_throw(BOX, unit, 4)
    assert grenade_modifiers(BOX, s, unit).total == 0
    put(s, "howard", "wire_north")
    assert grenade_modifiers(BOX, s, unit).total == 1


@pytest.mark.rule("5.3.grenade", "C.adjacency", "5.3.grenade.only")
def test_5_3_grenades_fly_over_passable_lines_at_units_counters_tanks_and_idle_guns() -> None:
    s = night({WOOD: "canal_east_access", "tank_1": "pegasus_bridge"}, face_down=("pillbox",))
    put(s, "garrison_1", "bunker_west_north")  # a dashed line away

    assert set(grenade_targets(BOX, s, "canal_east_access")) == {
        "tank_1",
        "counter:pillbox",
        "at_gun",
    }
    put(s, "smith_platoon", "at_gun_pit")
    assert "at_gun" not in set(grenade_targets(BOX, s, "canal_east_access"))


@pytest.mark.rule("5.3.grenade(1)")
@pytest.mark.parametrize(
    ("area", "target", "column"),
    [
        ("pillbox", "garrison_1", "same_covered"),
        ("wire_north", "garrison_1", "adjacent_covered"),
        ("wire_south", "infantry_1", "adjacent_clear"),
        ("island_road_1", "infantry_1", "same_clear"),
        ("canal_east_access", "tank_1", "adjacent_tank"),
        ("pegasus_bridge", "tank_1", "same_tank"),
    ],
)
def test_5_3_the_grenade_column_is_distance_and_cover(area: str, target: str, column: str) -> None:
    s = night({"garrison_1": "pillbox", "infantry_1": "island_road_1", "tank_1": "pegasus_bridge"})
    unit = put(s, WOOD, area)

    assert grenade_column(BOX, s, unit, target).name == column


@pytest.mark.rule("5.3.grenade(2a)", "5.3.grenade(2b)", "5.3.grenade(2c)", "5.3.grenade(3)")
def test_5_3_grenades_suppress_kill_and_destroy_guns() -> None:
    for die, strength, suppressed, destroyed in (
        (3, 4, False, False),
        (5, 4, True, False),
        (6, 3, False, True),
    ):
        s = night({WOOD: "pillbox", "garrison_1": "pillbox"})
        answers(throw_grenade(umpire(die), s, s.british.units[WOOD], "garrison_1"))
        found = s.german.units["garrison_1"]
        assert (found.strength, found.suppressed) == (strength, suppressed)
        assert s.weapons["mg_1"].destroyed == destroyed
        assert s.alarm


@pytest.mark.rule("5.3.grenade(2d)")
def test_5_3_only_a_lone_tank_is_destroyed_by_a_grenade() -> None:
    for infantry, wreck in ((False, True), (True, False)):
        s = night({WOOD: "pegasus_bridge", "wood": "pegasus_bridge", "tank_1": "pegasus_bridge"})
        if infantry:
            put(s, "infantry_1", "pegasus_bridge")
        answers(throw_grenade(umpire(6), s, s.british.units[WOOD], "tank_1"))
        assert s.tanks["tank_1"].wreck == wreck


@pytest.mark.rule("C.landing-surprise")
def test_a_grenade_at_a_sleeping_counter_turns_it_up_and_surprises_it() -> None:
    s = night(
        {WOOD: "north_a5"}, face_down=("bunker_east_1", "bunker_east_2"), squads=("bunker_east_1",)
    )
    unit = s.british.units[WOOD]
    answers(throw_grenade(umpire(5), s, unit, "counter:bunker_east_1"))
    answers(throw_grenade(umpire(), s, unit, "counter:bunker_east_2"))

    assert s.german.units["garrison_1"].suppressed
    assert s.german.units["garrison_1"].surprised == s.turn
    assert s.face_down == []
    assert unit.grenades == 2


# ---------------------------------------------------------------------- bunkers, positions, bombs


@pytest.mark.rule("5.3.bunker", "5.3.bunker(1)", "5.3.bunker(1).wait", "5.2(5)")
def test_5_3_a_bunker_without_germans_is_searched_for_two_points() -> None:
    s = night({WOOD: "bunker_east_1"})
    unit = s.british.units[WOOD]

    assert can_search(BOX, s, unit, 2)
    assert not can_search(BOX, s, unit, 1)
    put(s, "garrison_1", "bunker_east_1")
    assert not can_search(BOX, s, unit, 4)
    unit.area = "pillbox"
    assert not can_search(BOX, s, unit, 4)


@pytest.mark.rule("5.3.bunker(2)", "5.3.bunker(3)", "5.3.bunker(1).moveon", "5.3.bunker(4)")
@pytest.mark.parametrize(("die", "prisoners"), [(1, {"bunker_east_1": 1}), (2, {}), (5, {})])
def test_5_3_a_search_clears_the_bunker_and_a_one_takes_a_prisoner(
    die: int, prisoners: dict[str, int]
) -> None:
    s = night({WOOD: "bunker_east_1"})
    unit = s.british.units[WOOD]
    answers(search_bunker(umpire(die), s, unit))

    assert s.cleared == ["bunker_east_1"]
    assert (unit.inside, unit.spent, unit.strength) == (True, 2, 8)
    assert s.prisoners == prisoners
    assert not can_search(BOX, s, unit, 2)
    answers(march(umpire(), s, company(s, WOOD), ["bunker_east_2"]))
    assert not unit.inside


@pytest.mark.rule("5.3.bunker(3).six", "5.3.bunker(3).leader")
def test_5_3_a_six_costs_a_point_and_checks_the_leader() -> None:
    s = night({WOOD: "bunker_east_1", "wood": "bunker_east_1"})
    answers(search_bunker(umpire(6, 4), s, s.british.units[WOOD]))

    assert s.british.units[WOOD].strength == 7
    assert s.british.leaders["wood"].wounded
    assert s.cleared == ["bunker_east_1"]


@pytest.mark.rule("5.3.prepare", "5.2(8)")
def test_5_3_a_position_takes_the_whole_move() -> None:
    s = night({WOOD: "wire_north"})
    unit = s.british.units[WOOD]

    assert can_prepare(BOX, unit, 4)
    assert not can_prepare(BOX, unit, 3)
    prepare(umpire(), unit)
    assert (unit.preparing, unit.spent) == (True, 4)
    unit.preparing, unit.spent = False, 1
    assert not can_prepare(BOX, unit, 4)


@pytest.mark.rule("5.3.gammon", "5.3.gammon.tank", "5.2(7)")
@pytest.mark.parametrize(("die", "wreck"), [(3, False), (4, True), (6, True)])
def test_5_3_a_gammon_bomb_needs_an_h_against_a_tank(die: int, *, wreck: bool) -> None:
    s = night({"paras_1": "pegasus_bridge", "pine_coffin": "pegasus_bridge"})
    put(s, "tank_1", "pegasus_bridge")
    arm(s, "gammon_1", "paras_1")
    unit = s.british.units["paras_1"]

    assert list(gammon_targets(BOX, s, unit, 1)) == ["tank_1"]
    assert list(gammon_targets(BOX, s, unit, 0)) == []
    throw_gammon(umpire(die), s, unit, "tank_1")  # clear +1, leader +1
    assert s.tanks["tank_1"].wreck == wreck
    assert (s.arms, unit.spent) == ({}, 1)
    assert list(gammon_targets(BOX, s, unit, 1)) == []


@pytest.mark.rule("5.3.gammon.car")
@pytest.mark.parametrize(("die", "wreck"), [(2, False), (3, True)])
def test_5_3_any_result_of_a_gammon_bomb_destroys_the_car(die: int, *, wreck: bool) -> None:
    s = night({"paras_1": "pegasus_bridge", "mercedes": "pegasus_bridge"})
    arm(s, "gammon_1", "paras_1")
    dice = (die, 1) if wreck else (die,)
    throw_gammon(umpire(*dice), s, s.british.units["paras_1"], "mercedes")  # clear +1

    assert s.car.wreck == wreck


@pytest.mark.rule("13.2(3)", "13.2(3).one")
def test_13_2_a_weapon_is_handed_over_at_the_start_of_a_move_in_exchange_if_need_be() -> None:
    s = night({"paras_1": "wire_north", "paras_2": "wire_north"})
    arm(s, "piat_2", "paras_1")
    arm(s, "gammon_1", "paras_2")
    answers(british_movement(umpire(), s), "paras_1", "hand:paras_2", "done")

    assert (s.arms["piat_2"].carrier, s.arms["gammon_1"].carrier) == ("paras_2", "paras_1")


def test_strength_of_nobody_changes_by_walking() -> None:
    s = night({WOOD: "wire_north"})
    before = strengths(s)
    u = umpire()
    answers(march(u, s, company(s, WOOD), ["pond_north"]))

    assert strengths(s) == before
    assert u.told(GermansMoved) == []
