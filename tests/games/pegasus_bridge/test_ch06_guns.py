"""6.3, 6.5. The British fire phase, Piats, guns and lines of sight."""

import pytest

from sandtable.engine.decisions import Choose
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.events.combat import (
    ShotFired,
)
from sandtable.games.pegasus_bridge.rules.ch05_british_phase import british_movement
from sandtable.games.pegasus_bridge.rules.ch06_british_fire import (
    british_fire,
    german_areas,
    gun_targets,
    loaded_piats,
    small_arms_targets,
)
from sandtable.games.pegasus_bridge.rules.ch06_fire import (
    Volley,
    fire,
)
from sandtable.games.pegasus_bridge.rules.ch06_german_fire import german_fire
from sandtable.games.pegasus_bridge.rules.ch06_guns import (
    Battery,
    fire_at_area,
    fire_at_tank,
    fire_piat,
)
from sandtable.games.pegasus_bridge.rules.ch06_sight import (
    can_be_seen,
    is_clear_line,
    is_in_sight,
)
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.pegasus_bridge.nights import BOX, arm, night, put, umpire

WOOD, SMITH = "wood_platoon", "smith_platoon"


# ---------------------------------------------------------------------- the British fire phase


@pytest.mark.rule("3.0.E", "6.1(1)", "6.1(2)", "10.0(3)")
def test_3_0_the_player_names_target_and_firers_and_each_fires_once() -> None:
    s = night(
        {WOOD: "wire_north", SMITH: "wire_north", "hq_1": "wire_north", "garrison_1": "pillbox"}
    )
    s.british.units["hq_1"].suppressed = True
    u = umpire(6)
    asked = answers(british_fire(u, s), "at:garrison_1", f"without:{SMITH}", "fire", "done").asked

    assert [event.points for event in u.told(ShotFired)] == [8]
    assert option_ids(asked[-1]) == ["done", "at:garrison_1"]


@pytest.mark.rule("C.landing-surprise", "6.1(1)")
def test_fire_at_a_sleeping_counter_turns_it_up_first() -> None:
    s = night({WOOD: "wire_north"}, face_down=("pillbox", "bunker_east_2"), squads=("pillbox",))
    assert set(small_arms_targets(BOX, s)) == {"counter:pillbox", "counter:bunker_east_2"}

    answers(british_fire(umpire(6), s), "at:counter:pillbox")
    assert s.german.units["garrison_1"].suppressed
    assert s.face_down == ["bunker_east_2"]
    s.british.units[WOOD].shots.clear()
    answers(british_fire(umpire(), s), "at:counter:bunker_east_2")
    assert (s.face_down, s.decoys_found) == ([], 1)


@pytest.mark.rule("3.0.E", "6.1.mg.crew", "6.1.mg.smallarms")
def test_6_1_a_captured_machine_gun_fires_with_its_crew() -> None:
    s = night({WOOD: "pillbox", "garrison_1": "bunker_east_2"})
    u = umpire(3)
    answers(british_fire(u, s), "at:garrison_1")

    assert [event.points for event in u.told(ShotFired)] == [7]
    assert [roll.column for roll in u.rolls] == ["c3"]


# ---------------------------------------------------------------------- Piats


@pytest.mark.rule("6.3", "6.3.charges", "6.3.start", "10.0(3)", "6.3.separate")
def test_6_3_a_piat_fires_one_charge_a_phase_at_a_tank_beside_it() -> None:
    s = night({SMITH: "cafe_gondree", "tank_1": "bridge_road_w1", "tank_2": "t_junction"})
    piat = arm(s, "piat_1", SMITH)
    answers(british_fire(umpire(1), s), "piat:piat_1:tank_1")

    assert piat.charges == 1
    assert loaded_piats(BOX, s) == []
    s.turn += 1
    assert loaded_piats(BOX, s) == [piat]
    s.british.units[SMITH].suppressed = True
    assert loaded_piats(BOX, s) == []
    s.british.units[SMITH].suppressed = False
    piat.charges = 0
    assert loaded_piats(BOX, s) == []


@pytest.mark.rule("6.3.number", "6.3.S", "6.3.modifiers", "C.piat-column")
@pytest.mark.parametrize(
    ("dice", "wreck", "immobile"),
    [((4,), False, False), ((5, 2), True, True), ((5, 3), False, True), ((6,), True, False)],
)
def test_6_3_a_number_destroys_and_s_immobilises(
    dice: tuple[int, ...], *, wreck: bool, immobile: bool
) -> None:
    s = night({SMITH: "cafe_gondree", "tank_1": "bridge_road_w1"}, first_shot_fired=True)
    fire_piat(umpire(*dice), s, arm(s, "piat_1", SMITH), s.tanks["tank_1"])  # -1 +1 +1

    assert (s.tanks["tank_1"].wreck, s.tanks["tank_1"].immobile) == (wreck, immobile)


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("first", "destroyed", "checked"), [(True, 0, 1), (False, 0, 0), (True, 1, 0)]
)
def test_5_5_only_the_first_shot_at_the_first_tank_makes_the_germans_waver(
    destroyed: int, checked: int, *, first: bool
) -> None:
    s = night({SMITH: "cafe_gondree", "tank_1": "bridge_road_w1", "tank_2": "t_junction"})
    s.first_shot_fired = not first
    s.tanks_destroyed = ["tank_6"] * destroyed
    u = umpire(6, *[6] * checked)
    fire_piat(u, s, arm(s, "piat_1", SMITH), s.tanks["tank_1"])

    assert u.tables.count("retreat_check") == checked


# ---------------------------------------------------------------------- guns and sight


@pytest.mark.rule("6.5.los(1)", "6.5.los(2)", "6.5.los(3)", "6.5.los", "6.5b(1)")
def test_6_5_far_targets_must_have_fired() -> None:
    s = night(turn=5)

    def sees(end: str, **shots: int) -> bool:
        return is_in_sight(BOX, s, "tank_1", "t_junction", end, shots)

    assert sees("bridge_road_w2")
    assert not sees("canal_west_access")
    assert sees("canal_west_access", somebody=5)
    assert not sees("canal_west_access", somebody=4)
    assert sees("cafe_gondree", tank_1=4)
    assert not sees("cafe_gondree", tank_1=3)
    assert not sees("ranville_bridge", tank_1=5)


@pytest.mark.rule("6.5.los(3)", "6.5.los(4)", "6.5b(5).los")
def test_6_5_obstructed_areas_tanks_and_wrecks_block_the_ruler() -> None:
    s = night()

    assert is_clear_line(BOX, s, "t_junction", "canal_west_access")
    assert not is_clear_line(BOX, s, "island_road_1", "island_road_3")
    put(s, "tank_1", "bridge_road_w1")
    assert not is_clear_line(BOX, s, "t_junction", "canal_west_access")
    s.tanks["tank_1"].wreck = True
    assert not is_clear_line(BOX, s, "t_junction", "canal_west_access")
    assert can_be_seen(BOX, s, "pillbox", "canal_east_access")


@pytest.mark.rule(
    "6.5", "6.5.at", "6.5.at.column", "6.5.at.crew", "6.5b", "6.5b(4).tank", "6.5b(3)"
)
def test_6_5_the_british_crew_of_the_gun_destroys_a_tank_on_any_h() -> None:
    s = night({WOOD: "at_gun_pit", "wood": "at_gun_pit", "tank_1": "canal_west_access"})
    assert gun_targets(BOX, s)[0] == "tank_1"
    u = umpire(5, 6)  # leader +1
    answers(british_fire(u, s), "gun:tank_1")

    assert s.tanks["tank_1"].wreck
    assert u.rolls[0].column == "c1"
    assert u.modified[0] == 6
    assert s.first_shot_fired


@pytest.mark.rule(
    "6.5b(4)", "6.5b(4).S", "6.5b(4).1", "6.5b(4).2", "6.5b(4).gun", "6.5b(6)", "6.5b(7)"
)
def test_6_5_an_h_shatters_cover_costs_points_and_destroys_guns() -> None:
    for guns, die, strength, destroyed in (
        (1, 5, 8, False),
        (1, 6, 8, True),
        (3, 6, 7, True),
        (5, 6, 6, True),
    ):
        s = night({WOOD: "pillbox"} | {f"tank_{i}": f"north_{c}4" for i, c in ((1, "a"),)})
        battery = Battery("german", [s.tanks["tank_1"]] * guns)
        fire_at_area(umpire(die), s, battery, "pillbox")
        assert s.british.units[WOOD].strength == strength
        assert s.weapons["mg_1"].destroyed == destroyed
        assert s.rubble == (["pillbox"] if destroyed else [])


@pytest.mark.rule("6.5.at", "6.5b(7)")
def test_6_5_nobody_serves_a_destroyed_gun() -> None:
    s = night({WOOD: "at_gun_pit", "tank_1": "canal_west_access"})
    assert "tank_1" in gun_targets(BOX, s)
    s.weapons["at_gun"].destroyed = True
    assert gun_targets(BOX, s) == []


@pytest.mark.rule("6.5b(1)", "6.1(1)")
def test_6_5_only_a_sound_weapon_that_germans_hold_is_a_target_by_itself() -> None:
    s = night({WOOD: "at_gun_pit"})
    assert "pillbox" in german_areas(s)
    s.held.append("pillbox")
    assert "pillbox" not in german_areas(s)
    s.held.remove("pillbox")
    s.weapons["mg_1"].destroyed = True
    assert "pillbox" not in german_areas(s)


@pytest.mark.rule("6.5b(2)", "6.5.tank-gun", "C.two-6.5")
@pytest.mark.parametrize(
    ("guns", "column"), [(1, "c1"), (2, "c1"), (3, "c2"), (5, "c3"), (7, "c4")]
)
def test_6_5_every_gun_counts_one_point(guns: int, column: str) -> None:
    s = night({"tank_1": "t_junction", "tank_2": "north_road"})
    u = umpire(1)
    fire_at_tank(u, s, Battery("british", [s.tanks["tank_1"]] * guns), s.tanks["tank_2"])

    assert [roll.column for roll in u.rolls] == [column]


@pytest.mark.rule("C.clear-gun", "6.5b(4).S")
def test_6_5_in_the_clear_only_points_are_lost_and_a_ready_position_goes_first() -> None:
    s = night({WOOD: "wire_north", "wood": "wire_north", "tank_1": "island_road_1"})
    s.british.units[WOOD].ready = True
    fire_at_area(umpire(6), s, Battery("german", [s.tanks["tank_1"]]), "wire_north")
    assert (s.british.units[WOOD].ready, s.british.units[WOOD].strength, s.rubble) == (False, 8, [])
    fire_at_area(umpire(6, 4), s, Battery("german", [s.tanks["tank_1"]] * 3), "wire_north")
    assert s.british.units[WOOD].strength == 7
    assert s.british.leaders["wood"].wounded


@pytest.mark.rule("6.5", "6.5.tank-gun", "C.tank-fire", "3.0.F")
def test_6_5_a_tank_fires_machine_gun_and_gun_in_the_german_phase() -> None:
    s = night({WOOD: "cafe_gondree", "tank_1": "bridge_road_w1"})
    u = umpire(1, 6)
    answers(german_fire(u, s))

    assert [(roll.column, roll.modified) for roll in u.rolls] == [("c2", 0), ("c1", 6)]
    assert s.rubble == ["cafe_gondree"]


@pytest.mark.rule("6.5.at.crew", "C.fire-phase-weapons", "6.5.at")
def test_6_5_a_german_crew_serves_the_gun_and_fires_three_points_less() -> None:
    s = night({WOOD: "canal_east_access", "infantry_1": "at_gun_pit"})
    u = umpire(1, 6)
    answers(german_fire(u, s))

    assert [event.points for event in u.told(ShotFired)] == [3]
    assert len(u.rolls) == 2


@pytest.mark.rule("6.5b(5)", "16.0.tank")
def test_6_5_a_wreck_neither_moves_nor_fires() -> None:
    s = night({WOOD: "cafe_gondree", "tank_1": "bridge_road_w1"})
    s.tanks["tank_1"].wreck = True
    answers(german_fire(umpire(), s))

    assert "done" not in option_ids(offered(british_movement(umpire(), s)))[1:]


@pytest.mark.rule("8.0(1)", "13.1(6).attacked", "5.6.infantry", "5.3.prepare.ready")
def test_an_attack_alarms_releases_and_frees_the_column() -> None:
    s = night({WOOD: "wire_north", "infantry_1": "island_road_1", "tank_1": "island_road_1"})
    s.german.units["infantry_1"].released = s.tanks["tank_1"].released = False
    s.column.order = ["tank_1", "infantry_1"]
    answers(fire(umpire(1), s, Volley([s.british.units[WOOD]]), "infantry_1"))

    assert s.alarm
    assert s.german.units["infantry_1"].released
    assert s.tanks["tank_1"].released
    assert s.column.fired_on


def test_6_5_a_shot_at_an_area_names_it_once() -> None:
    s = night({WOOD: "at_gun_pit", "garrison_1": "canal_east_access"})
    asked = offered(british_fire(umpire(), s))
    assert isinstance(asked, Choose)
    (shot,) = [option for option in asked.options if option.id.startswith("gun:")]

    assert (shot.id, shot.space, shot.piece) == ("gun:canal_east_access", "canal_east_access", "")
    assert GAME.texts(shot.text, "en") == "Anti-tank gun at Pegasus Bridge east access"
