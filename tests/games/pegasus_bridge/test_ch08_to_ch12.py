"""8-12. Demolition, sappers, suppression, leaders, splitting."""

import pytest

from sandtable.games.pegasus_bridge.events.british import PlatoonSplit
from sandtable.games.pegasus_bridge.rules.ch03_turn import begin_turn, end_turn
from sandtable.games.pegasus_bridge.rules.ch05_british_phase import british_movement
from sandtable.games.pegasus_bridge.rules.ch08_demolition import (
    check_demolition,
    demolition_modifiers,
    destroy_bridge,
    is_in_danger,
)
from sandtable.games.pegasus_bridge.rules.ch09_sappers import remove_charges, repair_bridge
from sandtable.games.pegasus_bridge.rules.ch10_suppression import remove_suppression
from sandtable.games.pegasus_bridge.rules.ch11_leaders import commands, is_led
from sandtable.games.pegasus_bridge.rules.ch12_splitting import (
    can_split,
    join,
    partner_of,
    split,
)
from sandtable.games.pegasus_bridge.state import (
    BLANK,
    CHARGES,
    DAMAGED,
    DESTROYED,
    FACE_DOWN,
    INTACT,
    REMOVED,
    Assault,
)
from sandtable.testing.desk import answers
from tests.games.pegasus_bridge.nights import BOX, night, put, umpire

WOOD = "wood_platoon"
EAST, WEST = "canal_east_access", "canal_west_access"


def mined(
    units: dict[str, str], *, asleep: tuple[str, ...] = (), squads: tuple[str, ...] = ()
) -> Assault:
    """A mined bridge whose chit is up, after the alarm."""
    s = night(units, face_down=asleep, squads=squads, chit=CHARGES, alarm=True)
    s.hidden.mined = True
    return s


# ---------------------------------------------------------------------- 8


@pytest.mark.rule("8.0", "8.0.check", "8.0.check.blank", "8.0.check.charges")
@pytest.mark.parametrize(("is_mined", "chit"), [(True, CHARGES), (False, BLANK)])
def test_8_0_sappers_at_an_access_turn_the_chit_up(chit: str, *, is_mined: bool) -> None:
    s = night({"sappers_1": "island_road_1", WOOD: "island_road_1"}, chit=FACE_DOWN)
    s.hidden.mined = is_mined
    answers(british_movement(umpire(), s), WOOD, f"go:{EAST}", "done")
    assert s.chit == FACE_DOWN
    answers(british_movement(umpire(), s), "sappers_1", f"go:{EAST}", "done")
    assert s.chit == chit


@pytest.mark.rule("8.0(1)", "8.0(1).flip", "C.demolition-window")
def test_8_0_the_bridge_is_checked_once_a_german_was_attacked() -> None:
    s = night({WOOD: "wire_north", "garrison_1": "pillbox"}, chit=FACE_DOWN)
    s.hidden.mined = True
    answers(check_demolition(umpire(), s))
    assert s.chit == FACE_DOWN
    s.alarm = True
    answers(check_demolition(umpire(6), s))
    assert s.chit == CHARGES
    assert s.demolition_tried


@pytest.mark.rule("8.0(4)", "8.0(8)", "8.0(9)", "8.0(6)")
@pytest.mark.parametrize(
    ("die", "bridge"), [(1, DESTROYED), (3, DESTROYED), (4, DAMAGED), (5, INTACT), (6, INTACT)]
)
def test_8_0_one_die_decides_and_there_is_no_second_attempt(die: int, bridge: str) -> None:
    s = mined({WOOD: "wire_north", "garrison_1": "pillbox"})
    answers(check_demolition(umpire(die), s))

    assert s.bridge == bridge
    answers(check_demolition(umpire(), s))


@pytest.mark.rule("8.0(5)")
def test_8_0_schmidt_in_the_pillbox_makes_it_likelier() -> None:
    s = mined({WOOD: "wire_north", "schmidt": "pillbox"})

    assert demolition_modifiers(BOX, s).total == -1
    answers(check_demolition(umpire(4), s))
    assert s.bridge == DESTROYED
    s.german.leaders["schmidt"].area = "wire_north"
    assert demolition_modifiers(BOX, s).total == 0


@pytest.mark.rule("8.0(2)", "8.0(2).charges", "8.0(3)")
def test_8_0_it_takes_a_german_in_the_pillbox_charges_and_a_british_unit_in_sight() -> None:
    for units in ({WOOD: "wire_north"}, {WOOD: "pillbox", "garrison_1": "pillbox"}):
        s = mined(units)
        answers(check_demolition(umpire(), s))
    s = mined({WOOD: "wire_north", "garrison_1": "pillbox"})
    s.chit = BLANK
    answers(check_demolition(umpire(), s))
    assert is_in_danger(BOX, s)
    s.british.units[WOOD].area = "ranville_entry"
    assert not is_in_danger(BOX, s)
    s.german.units["garrison_1"].fired_on = True
    assert is_in_danger(BOX, s)


@pytest.mark.rule("8.0(2)")
def test_8_0_a_sleeping_squad_will_do_and_a_decoy_gives_itself_away() -> None:
    s = mined({WOOD: "wire_north"}, asleep=("pillbox",), squads=("pillbox",))
    answers(check_demolition(umpire(5), s))
    assert s.german.units["garrison_1"].area == "pillbox"

    s = mined({WOOD: "wire_north"}, asleep=("pillbox",))
    answers(check_demolition(umpire(), s))
    assert (s.known_decoys, s.face_down, s.demolition_tried) == (["pillbox"], ["pillbox"], False)
    answers(check_demolition(umpire(), s))
    assert s.known_decoys == ["pillbox"]


@pytest.mark.rule("8.0(2)")
def test_8_0_an_empty_pillbox_without_a_counter_tells_nothing() -> None:
    s = mined({WOOD: "wire_north"})
    answers(check_demolition(umpire(), s))

    assert s.known_decoys == []


@pytest.mark.rule("8.0(6)", "8.0(6).marker", "C.bridge-blown-units")
def test_8_0_units_on_the_bridge_are_thrown_back_suppressed_and_vehicles_lost() -> None:
    s = night({WOOD: "pegasus_bridge", "wood": "pegasus_bridge", "infantry_1": "pegasus_bridge"})
    put(s, "tank_1", "pegasus_bridge")
    put(s, "mercedes", "pegasus_bridge")
    answers(destroy_bridge(umpire(1, 4), s), WEST)

    assert (s.british.units[WOOD].area, s.british.units[WOOD].suppressed) == (WEST, True)
    assert s.british.leaders["wood"].area == WEST
    assert (s.german.units["infantry_1"].area, s.german.units["infantry_1"].suppressed) == (
        WEST,
        True,
    )
    assert s.tanks["tank_1"].wreck
    assert s.car.wreck


# ---------------------------------------------------------------------- 9


@pytest.mark.rule("9.1", "9.1.two", "3.0.C.2", "C.phase-h")
def test_9_1_sappers_clear_both_ends_in_a_full_turn_each() -> None:
    s = mined({"sappers_1": EAST})
    remove_charges(umpire(), s)
    assert (s.defused, s.chit) == ([EAST], CHARGES)
    s.british.units["sappers_1"].area = s.british.units["sappers_1"].began = WEST
    remove_charges(umpire(), s)
    assert s.chit == REMOVED

    s = mined({"sappers_1": EAST, "sappers_2": WEST})
    end_turn(umpire(), s)
    assert s.chit == REMOVED


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("fact", ["suppressed", "moved"])
def test_9_1_suppressed_sappers_and_those_who_came_this_turn_do_not_count(fact: str) -> None:
    s = mined({"sappers_1": EAST, WOOD: WEST})
    setattr(s.british.units["sappers_1"], fact, True)
    remove_charges(umpire(), s)

    assert s.defused == []


@pytest.mark.rule("9.2", "9.2.roll")
def test_9_2_a_damaged_bridge_is_repaired_sooner_or_later() -> None:
    s = night({"sappers_1": "pegasus_bridge"}, bridge=DAMAGED)
    repair_bridge(umpire(2), s)
    assert s.bridge == DAMAGED
    repair_bridge(umpire(2), s)
    assert s.bridge == INTACT
    s.bridge = DAMAGED
    s.british.units["sappers_1"].moved = True
    repair_bridge(umpire(), s)
    assert s.bridge == DAMAGED


# ---------------------------------------------------------------------- 10, 11


@pytest.mark.rule(
    "3.0.B", "10.1", "10.1(1)", "10.1(4)", "10.1.ok", "10.1.fail", "C.initial-platoons"
)
@pytest.mark.parametrize(("unit", "last"), [(WOOD, 4), ("garrison_1", 2), ("infantry_1", 3)])
def test_10_1_units_recover_up_to_a_number(unit: str, last: int) -> None:
    for die, suppressed in ((last, False), (last + 1, True)):
        s = night({unit: "wire_north"})
        s.unit(unit).suppressed = True
        remove_suppression(umpire(die), s)
        assert s.unit(unit).suppressed == suppressed


@pytest.mark.rule("10.1(2)", "10.1(2).one", "10.1(3)", "11.0(2)", "C.suppression-sign")
def test_10_1_one_leader_lowers_the_die_by_one() -> None:
    s = night(
        dict.fromkeys((WOOD, "wood", "howard", "garrison_1", "hickman", "schmidt"), "wire_north")
    )
    for name in (WOOD, "garrison_1"):
        s.unit(name).suppressed = True
    u = umpire(5, 3)
    remove_suppression(u, s)

    assert u.modified == [4, 2]
    assert not s.unit(WOOD).suppressed


@pytest.mark.rule("11.0(1).scope", "11.0(2).scope", "C.leader-scope")
@pytest.mark.parametrize(
    ("leader", "helped", "not_helped"),
    [
        ("howard", "paras_1", "garrison_1"),
        ("neilson", "sappers_3", WOOD),
        ("wood", "wood_squad_b", "smith_platoon"),
        ("priday", "hq_2", WOOD),
        ("pine_coffin", "paras_6", WOOD),
        ("hickman", "garrison_5", "infantry_1"),
        ("schmidt", "infantry_1", WOOD),
    ],
)
def test_11_0_whom_a_leader_commands(leader: str, helped: str, not_helped: str) -> None:
    assert commands(BOX, leader, helped)
    assert not commands(BOX, leader, not_helped)


@pytest.mark.rule("11.0(1)", "11.0(3)")
def test_11_0_a_leader_helps_where_he_is_wounded_or_not() -> None:
    s = night({WOOD: "wire_north", "wood": "pillbox"})
    assert not is_led(BOX, s, s.british.units[WOOD])
    put(s, "wood", "wire_north", wounded=True)
    assert is_led(BOX, s, s.british.units[WOOD])


# ---------------------------------------------------------------------- 12


@pytest.mark.rule("12.0", "12.0.uneven", "12.0.values")
@pytest.mark.parametrize(("strength", "squads"), [(8, (4, 4)), (7, (4, 3)), (3, (2, 1))])
def test_12_0_a_platoon_divides_as_evenly_as_can_be(strength: int, squads: tuple[int, int]) -> None:
    s = night({WOOD: "wire_north"})
    platoon = s.british.units[WOOD]
    platoon.strength, platoon.grenades = strength, 3
    u = umpire()
    made = split(u, s, platoon)

    assert tuple(squad.strength for squad in made) == squads
    assert [squad.grenades for squad in made] == [2, 1]
    assert [(event.a, event.b) for event in u.told(PlatoonSplit)] == [squads]
    assert WOOD not in s.british.units
    assert s.lost == []


@pytest.mark.rule("12.0", "12.0.no")
def test_12_0_only_a_fresh_glider_platoon_divides() -> None:
    s = night(dict.fromkeys((WOOD, "paras_1", "hq_1", "sappers_1"), "wire_north"))

    assert [unit.id for unit in s.british.units.values() if can_split(BOX, unit)] == [WOOD]
    s.british.units[WOOD].spent = 1
    assert not can_split(BOX, s.british.units[WOOD])


@pytest.mark.rule("12.0.rejoin", "12.0.sum")
def test_12_0_squads_that_begin_together_may_join_with_what_they_have() -> None:
    s = night({WOOD: "wire_north"})
    a, b = split(umpire(), s, s.british.units[WOOD])
    a.strength, a.grenades = 2, 0
    assert partner_of(BOX, s, a) is b
    b.spent = 1
    assert partner_of(BOX, s, a) is None
    b.spent, b.area = 0, "pillbox"
    assert partner_of(BOX, s, a) is None
    b.area = "wire_north"
    a.entered, b.entered = 3, 7
    platoon = join(umpire(), s, a, b)
    assert (platoon.strength, platoon.grenades, platoon.entered) == (6, 2, 7)
    assert list(s.british.units) == [WOOD]


# ---------------------------------------------------------------------- 3


@pytest.mark.rule("5.3.prepare.ready", "5.3.prepare.effect", "C.phase-h")
def test_5_3_a_position_is_ready_if_its_unit_was_not_attacked() -> None:
    for attacked in (False, True):
        s = night({WOOD: "wire_north"})
        unit = s.british.units[WOOD]
        unit.preparing, unit.attacked = True, attacked
        end_turn(umpire(), s)
        assert (unit.preparing, unit.ready) == (False, not attacked)


@pytest.mark.rule("5.3.bunker(4).left")
def test_5_3_prisoners_without_a_guard_are_gone_at_the_end_of_the_turn() -> None:
    s = night({WOOD: "wire_north", "howard": "pillbox"}, prisoners={"wire_north": 1, "pillbox": 2})
    end_turn(umpire(), s)

    assert s.prisoners == {"wire_north": 1}


@pytest.mark.rule("C.end-of-game", "3.0")
def test_the_game_ends_after_turn_fifteen() -> None:
    assert end_turn(umpire(), night(turn=14)) == "suppression"
    assert end_turn(umpire(), night(turn=15)) == "victory"


@pytest.mark.rule("16.0.control", "C.contested")
def test_16_0_where_one_side_is_left_it_holds_the_area() -> None:
    s = night({WOOD: "pillbox", "garrison_1": "wire_north"}, held=["wire_north", "north_a5"])
    end_turn(umpire(), s)

    assert s.held == ["north_a5", "pillbox"]


@pytest.mark.rule("6.5.los(2)", "3.0")
def test_old_shots_are_forgotten() -> None:
    s = night({WOOD: "pillbox"}, turn=5)
    s.british.units[WOOD].shots = {"a": 3, "b": 4}
    begin_turn(umpire(), s)

    assert s.british.units[WOOD].shots == {"b": 4}
