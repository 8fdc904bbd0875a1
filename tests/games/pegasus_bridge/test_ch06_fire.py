"""6.1-6.4. Small arms, machine guns, targets and opportunity fire."""

import pytest

from sandtable.engine.tables import Modifiers
from sandtable.games.pegasus_bridge.components.rows import Hit
from sandtable.games.pegasus_bridge.events.combat import (
    ShotFired,
    TargetChosen,
)
from sandtable.games.pegasus_bridge.rules.ch05_british_phase import british_movement
from sandtable.games.pegasus_bridge.rules.ch06_british_fire import (
    can_fire,
)
from sandtable.games.pegasus_bridge.rules.ch06_fire import (
    Volley,
    column_of,
    fire,
    mark_of,
    modifiers_of,
    own_fire,
)
from sandtable.games.pegasus_bridge.rules.ch06_german_fire import german_fire
from sandtable.games.pegasus_bridge.rules.ch06_opportunity import (
    british_opportunity_fire,
    may_fire_at_once,
    ready_to_fire,
    tank_machine_gun,
    triggered_areas,
)
from sandtable.games.pegasus_bridge.rules.ch06_results import strike
from sandtable.games.pegasus_bridge.rules.ch06_targets import choose_target, targets_from
from sandtable.games.pegasus_bridge.state import Assault
from sandtable.testing.desk import answers
from tests.games.pegasus_bridge.nights import BOX, night, put, strengths, umpire

WOOD, SMITH = "wood_platoon", "smith_platoon"


def drm(s: Assault, firer: str, target: str, *, moving: bool = False) -> Modifiers:
    return modifiers_of(BOX, s, [s.unit(firer)], mark_of(s, target, moving=moving))


def rules(modifiers: Modifiers) -> dict[str, int]:
    return {modifier.rule: modifier.value for modifier in modifiers}


# ---------------------------------------------------------------------- small arms


@pytest.mark.rule("6.1(3)", "6.1(3a)", "6.1(3b)", "6.1(3c)", "6.1(3d)", "6.1(4)")
def test_6_1_distance_and_cover_of_the_target_add_up() -> None:
    s = night({WOOD: "wire_north", "garrison_1": "pillbox", "infantry_1": "island_road_1"})
    s.german.units["garrison_1"].dug_in = True
    s.british.units[WOOD].ready = True

    assert rules(drm(s, WOOD, "garrison_1")) == {
        "6.1(3a)": -1, "6.1(3b)": -1, "6.1(3c)": -1, "6.1(3e)": 1
    }  # fmt: skip
    assert rules(drm(s, "infantry_1", WOOD)) == {"6.1(3a)": -1, "6.1(3d)": -1, "6.1(3f)": 1}


@pytest.mark.rule("6.1(3e)", "6.1(3f)", "6.1(3g)", "11.0(1)", "6.1(3c)")
def test_6_1_glider_infantry_clear_ground_movement_and_leaders_count() -> None:
    s = night({"paras_1": "island_road_1", "infantry_1": "island_road_1"})
    assert rules(drm(s, "paras_1", "infantry_1")) == {"6.1(3f)": 1}
    put(s, "pine_coffin", "island_road_1")
    assert rules(drm(s, "paras_1", "infantry_1", moving=True)) == {
        "6.1(3f)": 1, "6.1(3g)": -1, "11.0(1)": 1
    }  # fmt: skip
    put(s, "hq_1", "island_road_1")
    assert rules(drm(s, "hq_1", "infantry_1")) == {"6.1(3e)": 1, "6.1(3f)": 1}
    searcher = put(s, WOOD, "bunker_east_1", inside=True)
    assert mark_of(s, searcher.id).in_bunker


@pytest.mark.rule("6.1(2)", "6.1(5)", "C.combined-modifiers", "6.1", "6.0")
@pytest.mark.parametrize(
    ("strength", "column"),
    [(1, "c1"), (4, "c1"), (5, "c2"), (8, "c2"), (9, "c3"), (13, "c4"), (17, "c5")],
)
def test_6_1_the_points_of_all_who_fire_give_the_column(strength: int, column: str) -> None:
    s = night({WOOD: "wire_north", SMITH: "wire_north"})
    one, two = s.british.units[WOOD], s.british.units[SMITH]
    one.strength, two.strength = strength - strength // 2, strength // 2

    assert column_of(BOX, Volley([one, two])).name == column


@pytest.mark.rule("6.1(5).S", "6.1(5).number", "6.1(5).dash", "6.1(5).H", "10.0")
def test_6_1_results_suppress_cost_points_or_do_nothing() -> None:
    s = night({"garrison_1": "pillbox"})
    unit = s.german.units["garrison_1"]
    for hit in (Hit(), Hit(hit=True)):
        answers(strike(umpire(), s, "garrison_1", hit))
    assert (unit.strength, unit.suppressed) == (4, False)
    answers(strike(umpire(), s, "garrison_1", Hit(loss=1, hit=True)))
    assert (unit.strength, unit.suppressed) == (3, False)
    answers(strike(umpire(), s, "garrison_1", Hit(suppress=True)))
    assert unit.suppressed


@pytest.mark.rule("6.1(5).excess", "C.losses", "7.0(5)")
def test_6_1_losses_beyond_a_unit_fall_on_the_stack() -> None:
    s = night({"garrison_1": "pillbox", "garrison_2": "pillbox", "infantry_1": "pillbox"})
    s.german.units["garrison_1"].strength = 1
    answers(strike(umpire(), s, "garrison_1", Hit(loss=3)))
    assert strengths(s) == {"garrison_2": 4, "infantry_1": 4}

    s = night(dict.fromkeys((WOOD, SMITH, "hq_1"), "wire_north"))
    s.british.units["hq_1"].strength = 1
    answers(strike(umpire(), s, "hq_1", Hit(loss=2)), SMITH)
    assert strengths(s) == {WOOD: 8, SMITH: 7}
    assert s.lost == ["hq_1"]


@pytest.mark.rule("6.1(5).leader", "6.1(6)", "6.1(6).W", "6.1(6).K", "6.1(6).second")
@pytest.mark.parametrize(
    ("die", "wounded", "alive"),
    [(3, False, True), (4, False, True), (4, True, False), (6, False, False)],
)
def test_6_1_leaders_with_a_unit_that_loses_points_are_checked(
    die: int, *, wounded: bool, alive: bool
) -> None:
    s = night({WOOD: "wire_north"})
    put(s, "wood", "wire_north", wounded=wounded)
    answers(strike(umpire(die), s, WOOD, Hit(loss=1)))

    assert ("wood" in s.british.leaders) == alive
    if alive:
        assert s.british.leaders["wood"].wounded == (die == 4)
    answers(strike(umpire(), s, WOOD, Hit(suppress=True)))  # nobody is checked


@pytest.mark.rule("11.0(4)")
def test_11_0_a_leader_alone_has_strength_one() -> None:
    s = night({"howard": "wire_north", "infantry_1": "wire_north"})

    assert targets_from(BOX, s, "wire_north") == ["howard"]
    answers(strike(umpire(), s, "howard", Hit(suppress=True)))
    assert "howard" in s.british.leaders
    answers(strike(umpire(), s, "howard", Hit(loss=1)))
    assert s.lost == ["howard"]


# ---------------------------------------------------------------------- machine guns


@pytest.mark.rule("6.1.mg.points", "6.1.mg.column", "6.1.mg.smallarms")
def test_6_1_a_machine_gun_counts_four_and_its_crew_one_less() -> None:
    s = night({"garrison_1": "pillbox"})
    crew, gun = s.german.units["garrison_1"], s.weapons["mg_1"]
    crew.crewing = gun.id

    assert own_fire(BOX, crew) == 3
    assert column_of(BOX, Volley([crew], [gun])).name == "c2"
    crew.strength = 1
    assert own_fire(BOX, crew) == 0
    assert column_of(BOX, Volley([crew], [gun])).name == "c1"
    crew.strength, crew.crewing = 4, "at_gun"
    assert own_fire(BOX, crew) == 1
    crew.strength = 2
    assert own_fire(BOX, crew) == 0


@pytest.mark.rule("6.1.mg", "6.1.mg.combine", "6.1.mg.crew")
def test_6_1_a_machine_gun_strikes_every_unit_in_the_area() -> None:
    s = night({"garrison_1": "pillbox", WOOD: "wire_north", "hq_1": "wire_north"})
    s.german.units["garrison_1"].crewing = "mg_1"
    u = umpire(5, 4)
    answers(fire(u, s, Volley([s.german.units["garrison_1"]], [s.weapons["mg_1"]]), WOOD))

    assert [roll.column for roll in u.rolls] == ["c2", "c1"]
    assert s.british.units[WOOD].strength == 7
    assert s.british.units["hq_1"].suppressed
    u = umpire(1)
    answers(fire(u, s, Volley([s.german.units["garrison_1"]]), WOOD))
    assert len(u.rolls) == 1


# ---------------------------------------------------------------------- German targets


@pytest.mark.rule("6.2", "6.2(1)", "6.2(2)", "6.2(3)", "6.2(4)", "6.2(5)")
def test_6_2_priorities_settle_one_after_another() -> None:
    s = night({WOOD: "pillbox", SMITH: "wire_north", "hq_1": "pillbox", "garrison_1": "pillbox"})

    def chosen(*dice: int) -> tuple[str, str] | None:
        return choose_target(umpire(*dice), s, "pillbox", targets_from(BOX, s, "pillbox"))

    assert chosen() == (WOOD, "6.2(4)")
    del s.british.units[WOOD]
    assert chosen() == ("hq_1", "6.2(1)")
    s.british.units["hq_1"].area = "bunker_east_2"
    assert chosen() == (SMITH, "6.2(3)")
    s.british.units["hq_1"].area = "canal_east_access"
    s.british.units[SMITH].strength = 2
    assert chosen(3) == ("hq_1", "6.2(5)")
    assert chosen(4) == (SMITH, "6.2(5)")
    del s.british.units["hq_1"]
    assert chosen() == (SMITH, "6.2(2)")


@pytest.mark.rule("5.3.bunker(2).safe", "5.3.bunker(2).nofire", "5.3.bunker(2).noopp")
def test_5_3_inside_a_bunker_one_is_safe_from_outside_and_cannot_fire_out() -> None:
    s = night({WOOD: "bunker_east_1", "garrison_1": "bunker_east_2"})
    unit = s.british.units[WOOD]
    unit.inside = True

    assert targets_from(BOX, s, "bunker_east_2") == []
    assert not can_fire(BOX, s, unit, "bunker_east_2")
    assert can_fire(BOX, s, unit, "bunker_east_1")
    assert ready_to_fire(BOX, s, "north_a5") == []
    unit.inside = False
    assert ready_to_fire(BOX, s, "north_a5") == [unit]


@pytest.mark.rule("6.2.combine")
def test_6_2_units_with_other_reasons_for_one_target_tell_each_its_own() -> None:
    s = night({WOOD: "pillbox", "garrison_1": "pillbox", "garrison_2": "bunker_east_2"})
    s.weapons["mg_1"].destroyed = True
    u = umpire(6)
    answers(german_fire(u, s))

    chosen = [(event.who.en, event.rule) for event in u.told(TargetChosen)]
    assert chosen == [("Garrison squad 1", "6.2(1)"), ("Garrison squad 2", "6.2(2)")]
    assert [event.rule for event in u.told(ShotFired)] == ["6.1"]


@pytest.mark.rule("6.5.tank-mg")
def test_6_5_the_shot_of_a_tank_names_the_tank_and_why_it_fires_there() -> None:
    s = night({WOOD: "bridge_road_w1", "tank_1": "bridge_road_w1"})
    u = umpire(1)
    answers(tank_machine_gun(u, s, s.tanks["tank_1"], [WOOD]))

    (shot,) = u.told(ShotFired)
    assert (shot.firers.en, shot.rule) == ("Mark IV 1", "6.2(1)")


@pytest.mark.rule("3.0.F", "6.2.combine", "10.0(3)", "C.fire-phase-weapons")
def test_6_2_germans_with_the_same_target_combine_their_fire() -> None:
    s = night({WOOD: "wire_north", "garrison_1": "pillbox", "garrison_2": "bunker_east_2"})
    put(s, "infantry_1", "pond_north", suppressed=True)
    s.weapons["mg_1"].destroyed = True
    u = umpire(6)
    answers(german_fire(u, s))

    assert [event.points for event in u.told(ShotFired)] == [8]
    assert [event.rule for event in u.told(ShotFired)] == ["6.2(2)"]
    assert u.told(TargetChosen) == []
    assert s.british.units[WOOD].attacked
    assert not s.german.units["garrison_1"].crewing


@pytest.mark.rule("6.2", "3.0.F")
def test_6_2_who_has_lost_its_target_chooses_again() -> None:
    s = night({"hq_1": "wire_north", WOOD: "north_a5"})
    s.british.units["hq_1"].strength = 1
    put(s, "garrison_1", "wire_north")
    put(s, "garrison_2", "bunker_east_1")
    u = umpire(6, 1)
    answers(german_fire(u, s))

    assert len(u.told(ShotFired)) == 2
    assert "hq_1" in s.lost


# ---------------------------------------------------------------------- opportunity fire


@pytest.mark.rule("6.4", "6.4.adjacent", "6.4.enter", "C.opportunity-entries")
def test_6_4_a_clear_area_is_seen_from_its_neighbours_an_obstructed_one_only_from_inside() -> None:
    assert triggered_areas(BOX, "wire_north") >= {"wire_north", "pillbox", "north_a5"}
    assert triggered_areas(BOX, "pond_north") == {"pond_north"}
    assert "bunker_west_north" in triggered_areas(BOX, "canal_east_access")  # dashed


@pytest.mark.rule("3.0.C.3", "6.4.resolve", "6.4.continue", "C.opportunity-entries")
def test_6_4_every_entry_draws_fire_and_the_unit_goes_on_unless_suppressed() -> None:
    s = night({WOOD: "pond_north", "garrison_1": "bunker_east_2"})
    u = umpire(2, 1)
    answers(british_movement(u, s), WOOD, "go:wire_north", WOOD, "go:north_a5", "done")

    assert [roll.modified for roll in u.rolls] == [1, 0]
    assert s.british.units[WOOD].area == "north_a5"
    assert s.british.units[WOOD].attacked


@pytest.mark.rule("6.4.continue", "10.0(1)")
def test_6_4_a_suppressed_unit_goes_no_farther() -> None:
    s = night({WOOD: "pond_north", "garrison_1": "bunker_east_2"})
    answers(british_movement(umpire(6), s), WOOD, "go:wire_north>pillbox")

    assert s.british.units[WOOD].suppressed
    assert s.british.units[WOOD].area == "wire_north"


@pytest.mark.rule("6.4.enter", "6.4.grenade", "5.4(5)")
def test_6_4_entering_an_enemy_area_draws_fire_before_any_grenade() -> None:
    s = night({WOOD: "wire_north", "garrison_1": "pillbox"})
    s.weapons["mg_1"].destroyed = True
    u = umpire(1, 6)
    answers(british_movement(u, s), WOOD, "go:pillbox", WOOD, "grenade:garrison_1", "done")

    assert u.tables == ["fire", "grenade"]


@pytest.mark.rule("6.4", "10.0(2)", "15.0.roll.1-3", "13.1(6)")
def test_6_4_suppressed_surprised_and_unreleased_units_do_not_fire() -> None:
    s = night({"garrison_1": "pillbox"}, turn=3)
    unit = s.german.units["garrison_1"]
    assert may_fire_at_once(s, unit)
    for field, value in (("suppressed", True), ("surprised", 3), ("released", False)):
        before = getattr(unit, field)
        setattr(unit, field, value)
        assert not may_fire_at_once(s, unit)
        setattr(unit, field, before)


@pytest.mark.rule("C.opportunity-weapons", "C.tank-fire", "6.5.tank-mg")
def test_6_4_a_tank_fires_its_machine_gun_in_its_own_column() -> None:
    s = night({WOOD: "cafe_gondree", "tank_1": "canal_west_access"})
    u = umpire(4)
    answers(british_movement(u, s), WOOD, "go:bridge_road_w1")

    assert [roll.column for roll in u.rolls] == ["c2"]
    assert u.modified == [3]
    assert s.british.units[WOOD].suppressed


@pytest.mark.rule("3.0.D.3", "6.1(1)", "6.4")
def test_6_4_the_british_may_hold_their_fire_and_choose_their_target() -> None:
    s = night(
        {WOOD: "orchard_north", "infantry_1": "bridge_road_w2", "infantry_2": "bridge_road_w2"}
    )
    movers = ["infantry_1", "infantry_2"]
    held = answers(british_opportunity_fire(umpire(), s, "bridge_road_w2", movers), "hold")
    assert held.result is False
    assert not s.alarm
    answers(british_opportunity_fire(umpire(6), s, "bridge_road_w2", movers), "infantry_2")
    assert s.german.units["infantry_2"].strength == 5
    assert s.alarm
