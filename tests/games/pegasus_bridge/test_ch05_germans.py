"""5.4. German infantry on the march."""

import pytest

from sandtable.games.pegasus_bridge.events.combat import (
    TargetChosen,
)
from sandtable.games.pegasus_bridge.events.germans import (
    GermansMoved,
    GermansStayed,
)
from sandtable.games.pegasus_bridge.rules.ch05_german_march import (
    Hunt,
    choose_quarry,
    hunt_the_nearest,
    march_germans,
    route_to,
)
from sandtable.games.pegasus_bridge.rules.ch05_german_phase import (
    may_move,
    move_leaders,
    move_others,
)
from sandtable.games.pegasus_bridge.state import DESTROYED, Assault
from sandtable.testing.desk import answers
from tests.games.pegasus_bridge.nights import BOX, night, put, umpire

WOOD, SMITH = "wood_platoon", "smith_platoon"


def hunted(s: Assault, name: str, *dice: int, given: tuple[str, ...] = ()) -> str:
    answers(hunt_the_nearest(umpire(*dice), s, Hunt(BOX, s), s.german.units[name]), *given)
    return s.german.units[name].area if name in s.german.units else ""


# ---------------------------------------------------------------------- infantry


@pytest.mark.rule("5.4", "5.1")
def test_5_4_infantry_moves_three_points_towards_the_nearest_british_unit() -> None:
    s = night({WOOD: "river_road", SMITH: "north_a1", "infantry_1": "ranville_west_access"})

    assert hunted(s, "infantry_1", given=("hold",)) == "ranville_east_access"


@pytest.mark.rule("5.4(1)")
@pytest.mark.parametrize(("die", "area"), [(1, "north_road"), (3, "north_road"), (4, "south_road")])
def test_5_4_equally_near_units_share_the_faces_of_a_die(die: int, area: str) -> None:
    s = night({WOOD: "north_road", SMITH: "south_road", "infantry_1": "t_junction"})
    u = umpire(die)

    assert choose_quarry(u, s, Hunt(BOX, s), s.german.units["infantry_1"]) == area
    assert [event.rule for event in u.told(TargetChosen)] == ["5.4(1)"]


@pytest.mark.rule("5.4(2)")
def test_5_4_a_unit_in_an_obstructed_area_is_preferred_without_a_die() -> None:
    s = night({WOOD: "canal_west_access", SMITH: "orchard_north", "infantry_1": "bridge_road_w1"})
    u = umpire()

    assert choose_quarry(u, s, Hunt(BOX, s), s.german.units["infantry_1"]) == "orchard_north"
    assert [event.rule for event in u.told(TargetChosen)] == ["5.4(2)"]


@pytest.mark.rule("5.4(2)")
def test_5_4_of_equal_ways_the_one_through_cover_is_taken() -> None:
    s = night({WOOD: "chateau_park", "infantry_1": "canal_west_access"})
    u, hunt = umpire(), Hunt(BOX, s)
    way = route_to(u, s, hunt, "canal_west_access", hunt.field("chateau_park"), 3)
    answers(hunt_the_nearest(u, s, hunt, s.german.units["infantry_1"]), "hold")

    assert way[0] == "cafe_gondree"
    assert s.german.units["infantry_1"].area == "chateau_park"
    assert [event.area.en for event in u.told(GermansMoved)] == ["Château park"]


@pytest.mark.rule("5.4(3)", "5.4(4)")
def test_5_4_a_unit_in_cover_does_not_end_in_the_clear() -> None:
    s = night({WOOD: "ranville_west_access", "garrison_1": "canal_east_access"})
    assert hunted(s, "garrison_1") == "island_road_2"  # not on to the clear road beyond

    s = night({WOOD: "bridge_road_w2", "garrison_1": "bunker_west_north"})
    assert hunted(s, "garrison_1", given=("hold",)) == "bridge_road_w2"


@pytest.mark.rule("5.4(4)")
def test_5_4_a_unit_that_stays_in_cover_says_so() -> None:
    s, u = night({WOOD: "north_a3", "garrison_1": "bunker_east_1"}), umpire(1)
    answers(hunt_the_nearest(u, s, Hunt(BOX, s), s.german.units["garrison_1"]))

    assert s.german.units["garrison_1"].area == "bunker_east_1"
    assert len(u.told(GermansStayed)) == 1


@pytest.mark.rule("5.4(5)")
def test_5_4_movement_ends_on_entering_an_area_with_a_british_unit() -> None:
    s = night({WOOD: "bridge_road_w1", SMITH: "pegasus_bridge", "infantry_1": "t_junction"})

    assert hunted(s, "infantry_1", given=("hold", "hold")) == "bridge_road_w1"


@pytest.mark.rule("5.4(5)", "10.0(1)", "7.0(4a)", "15.0")
def test_who_is_in_contact_suppressed_or_engaged_stays() -> None:
    s = night({WOOD: "t_junction", "infantry_1": "t_junction", "infantry_2": "north_road"}, turn=3)
    assert hunted(s, "infantry_1") == "t_junction"
    unit = s.german.units["infantry_2"]
    unit.suppressed = True
    assert not may_move(s, unit)
    unit.suppressed, unit.engaged = False, 3
    assert not may_move(s, unit)
    unit.engaged = 2
    assert may_move(s, unit)


@pytest.mark.rule("3.0.D.3", "6.4.continue", "10.0(1)")
def test_british_fire_may_stop_the_march_by_suppression() -> None:
    s = night({WOOD: "orchard_north", "infantry_1": "t_junction"})
    way = ["bridge_road_w2", "bridge_road_w1"]
    unit = s.german.units["infantry_1"]
    answers(march_germans(umpire(4), s, [unit], way, rule="5.4"), "infantry_1")  # -1 +1 +1 -1

    assert unit.area == "bridge_road_w2"
    assert unit.suppressed


@pytest.mark.rule("6.1(3c)", "16.0.control")
def test_a_garrison_that_moves_leaves_its_bunker_and_takes_the_area_back() -> None:
    s = night({"garrison_1": "bunker_east_1", WOOD: "bunker_east_2"}, held=["bunker_east_2"])
    s.german.units["garrison_1"].dug_in = True
    assert hunted(s, "garrison_1", given=("hold",)) == "bunker_east_2"

    assert not s.german.units["garrison_1"].dug_in
    assert "bunker_east_2" not in s.held


@pytest.mark.rule("C.german-order", "5.4")
def test_units_move_from_the_nearest_to_its_target_outwards() -> None:
    s = night({WOOD: "t_junction"})
    for name, area in (("infantry_1", "le_port_church"), ("infantry_2", "le_port_south")):
        put(s, name, area)
    u = umpire()
    answers(move_others(u, s), "hold", "hold")

    assert u.told(GermansMoved)[0].units.en == "German platoon 2"


@pytest.mark.rule("C.german-leaders", "11.0(3)")
def test_a_leader_goes_with_his_unit_or_walks_to_one_and_the_wounded_stays() -> None:
    s = night({WOOD: "north_road", "garrison_1": "le_port_church", "hickman": "le_port_church"})
    hunted(s, "garrison_1", given=("hold",))
    assert s.german.leaders["hickman"].area == s.german.units["garrison_1"].area

    s = night({"garrison_1": "bunker_west_north", "hickman": "benouville_entry"})
    move_leaders(umpire(), s)
    assert s.german.leaders["hickman"].area == "benouville_north"
    s.german.leaders["hickman"].wounded = True
    move_leaders(umpire(), s)
    assert s.german.leaders["hickman"].area == "benouville_north"


@pytest.mark.rule("C.german-leaders")
def test_schmidt_keeps_the_pillbox() -> None:
    s = night({"garrison_1": "pillbox", "schmidt": "pillbox", WOOD: "wire_north"})
    hunted(s, "garrison_1", given=("hold",))
    move_leaders(umpire(), s)

    assert s.german.leaders["schmidt"].area == "pillbox"


@pytest.mark.rule("8.0(6)")
def test_nobody_walks_over_a_destroyed_bridge() -> None:
    s = night({WOOD: "canal_east_access", "infantry_1": "canal_west_access"}, bridge=DESTROYED)

    assert hunted(s, "infantry_1") == "canal_west_access"
