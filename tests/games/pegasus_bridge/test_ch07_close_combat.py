"""7. Close combat."""

import pytest

from sandtable.games.pegasus_bridge.rules.ch05_british_phase import may_leave
from sandtable.games.pegasus_bridge.rules.ch07_close_combat import (
    battle,
    capture_leaders,
    close_combat,
    column_for,
    is_fought,
    modifiers_of,
    party,
    refuges_from,
)
from sandtable.games.pegasus_bridge.state import BRITISH, DESTROYED, GERMAN, Assault
from sandtable.testing.desk import answers
from tests.games.pegasus_bridge.nights import BOX, night, put, strengths, umpire

WOOD, SMITH = "wood_platoon", "smith_platoon"
AREA = "wire_north"


def fight(*counters: str, area: str = AREA) -> Assault:
    """Counters in one area; who is named later entered later."""
    return night(dict.fromkeys(counters, area))


def drm(s: Assault, area: str = AREA) -> dict[str, int]:
    found = modifiers_of(BOX, s, area, party(s, BRITISH, area), party(s, GERMAN, area))
    return {modifier.rule: modifier.value for modifier in found}


def fought(s: Assault, *dice: int, given: tuple[str, ...] = ()) -> Assault:
    answers(close_combat(umpire(*dice), s), *given)
    return s


@pytest.mark.rule("7.0(1)", "7.0(1).round", "7.0(1).clamp")
@pytest.mark.parametrize(
    ("british", "german", "column"),
    [(8, 4, "2-1"), (7, 4, "1-1"), (7, 8, "1-2"), (1, 12, "1-2"), (40, 3, "4-1"), (9, 3, "3-1")],
)
def test_7_0_the_ratio_is_rounded_for_the_germans(british: int, german: int, column: str) -> None:
    assert column_for(BOX, british, german).name == column


@pytest.mark.rule("7.0(2)", "7.0(2a)", "7.0(2c)")
def test_7_0_glider_infantry_alone_and_a_garrison_alone_help_the_british() -> None:
    assert drm(fight(WOOD, "garrison_1")) == {"7.0(2a)": 1, "7.0(2c)": 1}
    assert drm(fight(WOOD, "sappers_1", "garrison_1", "infantry_1")) == {}
    assert drm(fight("howard", "garrison_1")) == {"7.0(2c)": 1}


@pytest.mark.rule("7.0(2b)", "7.0(2d)", "7.0(2g)", "10.0(4)")
def test_7_0_suppression_and_tanks_count() -> None:
    s = fight("paras_1", "paras_2", "infantry_1", "infantry_2", "tank_1")
    s.german.units["infantry_1"].suppressed = True
    s.british.units["paras_1"].suppressed = True
    assert drm(s) == {"7.0(2b)": 1, "7.0(2g)": -1}
    s.british.units["paras_2"].suppressed = True
    assert drm(s) == {"7.0(2b)": 1, "7.0(2d)": -1, "7.0(2g)": -1}


@pytest.mark.rule("7.0(2e)", "7.0(2f)")
def test_7_0_who_came_last_into_cover_is_worse_off() -> None:
    assert drm(fight("infantry_1", "paras_1", area="pillbox"), "pillbox") == {"7.0(2e)": -1}
    assert drm(fight("paras_1", "infantry_1", area="pillbox"), "pillbox") == {"7.0(2f)": 1}
    s = fight("paras_1", "infantry_1")
    assert drm(s) == {}
    s.british.units["paras_1"].ready = True
    assert drm(s) == {"7.0(2f)": 1}


@pytest.mark.rule("11.0(4)", "11.0(5)", "6.1(6).W", "C.wounded", "C.leader-fire")
def test_11_0_leaders_help_with_units_and_are_weak_alone() -> None:
    assert drm(fight("paras_1", "howard", "wood", "infantry_1")) == {"11.0(5)": 1}
    s = fight("paras_1", "infantry_1", "hickman")
    assert drm(s) == {"11.0(5)": -1}
    s.german.leaders["hickman"].wounded = True
    assert drm(s) == {"11.0(5)": -1, "6.1(6).W": 1}
    assert drm(fight("infantry_1", "howard")) == {"11.0(4)": -1}
    assert drm(fight("howard", "infantry_1")) == {}
    assert drm(fight("paras_1", "schmidt")) == {"11.0(4)": 1}
    assert party(fight("infantry_1", "howard"), BRITISH, AREA).strength == 1


@pytest.mark.rule("7.0", "10.0(4)", "C.suppressed-close-combat", "3.0.G")
def test_7_0_both_sides_must_be_there_and_not_all_suppressed() -> None:
    s = fight(WOOD, "garrison_1")
    assert is_fought(party(s, BRITISH, AREA), party(s, GERMAN, AREA))
    assert not is_fought(party(s, BRITISH, AREA), party(s, GERMAN, "pillbox"))
    s.british.units[WOOD].suppressed = True
    assert is_fought(party(s, BRITISH, AREA), party(s, GERMAN, AREA))
    s.german.units["garrison_1"].suppressed = True
    assert not is_fought(party(s, BRITISH, AREA), party(s, GERMAN, AREA))


@pytest.mark.rule("7.0(3)", "7.0(4b)", "7.0(4d)")
def test_7_0_e_eliminates_a_side_with_its_leaders() -> None:
    s = fought(fight("paras_1", "paras_2", "infantry_1", "hickman"), 6, 1, 1)  # 2-1, -1: half

    assert strengths(s)["infantry_1"] == 3
    s = fought(fight(WOOD, "garrison_1", "hickman"), 6)
    assert s.german.units == {}
    assert s.killed == ["hickman"]


@pytest.mark.rule("7.0(4c)", "7.0(5)", "C.losses")
def test_7_0_half_is_rounded_up_and_shared_by_the_player() -> None:
    s = fight("paras_1", "paras_2", "infantry_1", "infantry_2", "infantry_3")
    s.british.units["paras_1"].strength = 5  # 11 against 18: 1-2
    fought(s, 2, given=("paras_1", "pond_north"))

    assert strengths(s)["paras_2"] == 5
    assert "paras_1" not in s.british.units
    assert s.british.units["paras_2"].area == "pond_north"


@pytest.mark.rule("7.0(4a)", "7.0(4a).again", "7.0(4a).join")
def test_7_0_engaged_units_stay_for_the_next_turn_and_fight_again() -> None:
    s = fight("paras_1", "infantry_1")
    fought(s, 3)
    assert s.british.units["paras_1"].engaged == s.german.units["infantry_1"].engaged == 4
    s.turn = 4
    assert not may_leave(s, s.british.units["paras_1"])
    put(s, "paras_2", AREA)
    fought(s, 6)
    assert "infantry_1" not in s.german.units
    s.turn = 5
    assert may_leave(s, s.british.units["paras_1"])


@pytest.mark.rule("7.0(6)", "C.close-retreat")
def test_7_0_the_side_that_lost_more_retreats_germans_into_cover() -> None:
    s = fight("infantry_1", "paras_1")
    fought(s, 5, 4)  # 1-1, no cover: the Germans lose half; die for their refuge

    assert strengths(s) == {"infantry_1": 3, "paras_1": 6}
    assert s.german.units["infantry_1"].area in BOX.ground.obstructed
    assert s.british.units["paras_1"].area == AREA


@pytest.mark.rule("7.0(6).tie")
@pytest.mark.parametrize("last", ["british", "german"])
def test_7_0_after_equal_losses_who_came_last_goes(last: str) -> None:
    order = ("infantry_1", "paras_1") if last == "british" else ("paras_1", "infantry_1")
    s = fight(*order)
    dice, given = ((2,), ("pond_north",)) if last == "british" else ((2, 1), ())
    fought(s, *dice, given=given)

    assert strengths(s) == {"infantry_1": 3, "paras_1": 3}
    assert (s.british.units["paras_1"].area == AREA) == (last == "german")


@pytest.mark.rule("7.0(4d)", "7.0(6)")
def test_7_0_a_side_without_losses_stays_against_one_that_lost_a_point() -> None:
    s = fight("infantry_1", "paras_1")
    s.german.units["infantry_1"].strength = 2
    fought(s, 3, 1)

    assert s.british.units["paras_1"].area == AREA
    assert s.german.units["infantry_1"].area != AREA


@pytest.mark.rule("7.0(6).blocked")
def test_7_0_without_a_refuge_the_side_stays_suppressed() -> None:
    s = fight("infantry_1", "paras_1", area="pegasus_bridge")
    put(s, "paras_2", "canal_west_access")
    put(s, "paras_3", "canal_east_access")
    fought(s, 5)

    assert s.german.units["infantry_1"].suppressed
    assert s.german.units["infantry_1"].area == "pegasus_bridge"


@pytest.mark.rule("C.close-retreat", "C.adjacency", "8.0(6)")
def test_a_refuge_is_over_a_passable_line_without_enemies() -> None:
    s = night({"garrison_1": "bunker_west_north"})

    assert set(refuges_from(BOX, s, "canal_west_access", BRITISH)) == {
        "bridge_road_w1", "pegasus_bridge", "bunker_west_south", "cafe_gondree"
    }  # fmt: skip
    s.bridge = DESTROYED
    assert "pegasus_bridge" not in refuges_from(BOX, s, "canal_west_access", BRITISH)


@pytest.mark.rule("5.8.vp", "16.0.schmidt")
def test_a_german_leader_alone_among_british_units_is_captured_car_and_all() -> None:
    s = fought(night({WOOD: AREA, "mercedes": AREA}), 1)
    assert s.captured == ["schmidt"] or s.killed == ["schmidt"]

    s = night({WOOD: "pillbox", "schmidt": "pillbox", "garrison_1": "pillbox"})
    answers(
        battle(umpire(1), s, "pillbox", party(s, BRITISH, "pillbox"), party(s, GERMAN, "pillbox"))
    )
    capture_leaders(umpire(), s)
    assert s.captured == []
    del s.german.units["garrison_1"]
    capture_leaders(umpire(), s)
    assert s.captured == ["schmidt"]


@pytest.mark.rule("6.1(6)")
def test_6_1_a_sound_leader_takes_the_place_of_a_wounded_one_beside_him() -> None:
    s = fight("paras_1", "howard", "wood", "infantry_1")
    s.british.leaders["wood"].wounded = True
    sound = drm(s)
    s.british.leaders["howard"].wounded = True

    assert sum(drm(s).values()) == sum(sound.values()) - 1
