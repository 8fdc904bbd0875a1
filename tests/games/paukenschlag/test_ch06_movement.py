"""6, 11: movement on the strategic map, and fuel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from sandtable.engine.decisions import Option
from sandtable.games.paukenschlag.events import BoatSpotted, StackMoved
from sandtable.games.paukenschlag.rules.ch05_turn import begin_turn, end_of_turn
from sandtable.games.paukenschlag.rules.ch06_naval import (
    assign_escorts,
    naval_movement,
    second_movement,
    second_moves,
)
from sandtable.games.paukenschlag.rules.ch06_stacks import german_moves, us_moves
from sandtable.games.paukenschlag.rules.ch11_fuel import boats_return, pay, price
from sandtable.games.paukenschlag.state import HORNET, Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import BOX, boat, convoy, empty, plane, seeded, ship, umpire


def zones(options: Iterable[Option], name: str, manner: str = "") -> set[str]:
    """The zones where a stack may go in a manner."""
    found = (option.id.split(":") for option in options)
    return {
        parts[1]
        for parts in found
        if parts[0] == name and len(parts) > 1 and (not manner or parts[-1] == manner)
    }


def german(s: Campaign, name: str, manner: str = "") -> set[str]:
    return zones(german_moves(BOX, s), name, manner)


def us(s: Campaign, name: str, manner: str = "") -> set[str]:
    return zones(us_moves(BOX, s), name, manner)


# ---------------------------------------------------------------------- how far


@pytest.mark.rule("6.0")
@pytest.mark.rule("6.0", "6.0(uboat)", "6.1(declare)")
def test_6_0_a_boat_goes_one_zone_submerged_and_two_on_the_surface() -> None:
    s = empty()
    boat(s, "U-66", "BE")

    assert german(s, "U-66", "submerged") == {"BE", "BD", "CF"}
    assert german(s, "U-66", "surfaced") == {
        *("BE", "BD", "CF"),
        *("BC", "CD", "CE", "DG", "DH"),
    }


@pytest.mark.rule("6.0(neutralized)", "6.0(uboat)")
def test_6_0_a_crippled_boat_stays_up_and_goes_one_zone() -> None:
    s = empty()
    boat(s, "U-66", "BE", neutralized=True)

    assert german(s, "U-66", "submerged") == set()
    assert german(s, "U-66", "surfaced") == {"BE", "BD", "CF"}


@pytest.mark.rule("6.0(convoy)", "10.0")
@pytest.mark.parametrize(
    ("facts", "reached"),
    [
        ({"speed": "slow"}, {"CB", "DD"}),
        ({"speed": "fast"}, {"CB", "DD", "BA", "BB", "CC", "DE"}),
        ({"speed": "fast", "lone": True}, {"CB", "DD"}),
    ],
)
def test_6_0_a_convoy_moves_nearer_to_its_destination(
    facts: dict[str, Any], reached: set[str]
) -> None:
    s = empty()
    convoy(s, "C1", "DC", "BC", **facts)

    assert us(s, "C1") == reached


@pytest.mark.rule("6.0(ships)", "6.0(neutralized)")
def test_6_0_ships_move_two_zones_and_one_when_neutralized() -> None:
    s = empty()
    ship(s, "WPG-1", "BE")
    ship(s, "WPG-2", "BE", neutralized=True)

    assert us(s, "WPG-1", "sea") == {"BE", "BD", "CF", "BC", "CD", "CE", "DG", "DH"}
    assert us(s, "WPG-2", "sea") == us(s, "stack-BE", "sea") == {"BE", "BD", "CF"}


@pytest.mark.rule("6.0(ships)", "12.5.4(ships)")
def test_6_0_a_ship_may_put_in_where_there_is_a_port() -> None:
    s = empty()
    ship(s, "WPG-1", "DC")

    assert us(s, "WPG-1", "port") == {"CA", "BB", "DB", "DM", "DD", "DN", "EC", "ED"}
    s.damage = dict.fromkeys(("PO-HFX", "PO-SJN"), 6)
    assert "BB" not in us(s, "WPG-1", "port")
    assert "BB" in us(s, "WPG-1", "sea")


@pytest.mark.rule("6.0(diagonal)")
def test_held_and_escorting_ships_do_not_move_by_themselves() -> None:
    s = empty()
    convoy(s, "C1", "CA")
    ship(s, "DD-1", "CA", held=True)
    ship(s, "WPG-1", "CA", convoy="C1")

    assert us(s, "DD-1") == us(s, "WPG-1") == set()


@pytest.mark.rule("10.3(dead)")
def test_10_3_a_cripple_makes_for_the_nearest_port() -> None:
    s = empty()
    ship(s, "TR-1", "CC", neutralized=True)

    assert us(s, "TR-1", "sea") == {"BB", "DD"}
    s.ships["TR-1"].zone = "DD"
    assert us(s, "TR-1") == {"DD"}


@pytest.mark.rule("13.0(3-4)", "14.2(stay)")
def test_13_0_the_coast_guard_stays_in_its_zones() -> None:
    s = empty()
    ship(s, "DD-6", "DM", coast_guard=True)

    assert us(s, "DD-6") == {"DC", "CA"}


# ---------------------------------------------------------------------- in turn


@pytest.mark.rule("5.4", "5.4(alternate)", "6.1", "6.1(mark)")
def test_5_4_the_sides_move_a_stack_each_in_turn() -> None:
    s = empty()
    convoy(s, "C1", "CA")
    boat(s, "U-66", "CF")
    boat(s, "U-67", "CF")
    u = seeded()

    driven = answers(naval_movement(u, s), "C1:CB", "U-66:CE:submerged", "U-67:BE:surfaced")

    assert [decision.seat for decision in driven.asked] == ["us", "german", "german"]
    assert (s.convoys["C1"].zone, s.boats["U-66"].zone) == ("CB", "CE")
    assert [event.units for event in u.log or [] if isinstance(event, StackMoved)] == [
        "C1",
        "U-66",
        "U-67",
    ]


@pytest.mark.rule("5.4(alternate)", "10.0")
def test_5_4_a_convoy_may_not_stand_still() -> None:
    s = empty()
    convoy(s, "C1", "CA")
    ship(s, "DD-1", "CA")

    assert "done" not in option_ids(offered(naval_movement(seeded(), s)))
    assert "done" in option_ids(offered(naval_movement(seeded(), s), "C1:CB"))


@pytest.mark.rule("5.4(alternate)")
def test_5_4_a_whole_pack_moves_in_one_answer() -> None:
    s = empty()
    for name in ("U-66", "U-67"):
        boat(s, name, "CF")
    answers(naval_movement(seeded(), s), "stack-CF:CE:submerged")

    assert {s.boats[name].zone for name in ("U-66", "U-67")} == {"CE"}
    assert s.boats["U-66"].submerged


@pytest.mark.rule("6.1(through)")
def test_6_1_only_the_zone_where_a_move_ends_matters() -> None:
    s = empty()
    plane(s, "O-47-1", zone="CE", mission="recon")
    boat(s, "U-66", "CF")
    u = umpire()
    answers(naval_movement(u, s), "U-66:CD:surfaced")

    assert s.boats["U-66"].zone == "CD"


@pytest.mark.rule("5.4(air)", "8.4(roll)")
@pytest.mark.parametrize(("face", "seen"), [(1, True), (2, False)])
def test_5_4_aircraft_look_for_a_boat_that_ends_its_move_on_the_surface(
    face: int, seen: bool
) -> None:
    s = empty()
    plane(s, "O-47-1", zone="CE", mission="recon")
    boat(s, "U-66", "CF")
    u = umpire(face)
    answers(naval_movement(u, s), "U-66:CE:surfaced")

    assert s.boats["U-66"].detected == seen
    assert len(u.told(BoatSpotted)) == seen


@pytest.mark.rule("5.4(air)", "5.3(submerged)")
@pytest.mark.parametrize("answer", ["U-66:CE:submerged", "U-66:CF:surfaced"])
def test_5_4_nobody_looks_for_a_boat_that_dives_or_stays(answer: str) -> None:
    s = empty()
    for zone in ("CE", "CF"):
        plane(s, f"O-47-{zone}", zone=zone, mission="recon")
    boat(s, "U-66", "CF")
    answers(naval_movement(umpire(), s), answer)

    assert not s.boats["U-66"].detected


@pytest.mark.rule("5.4(mark)", "8.2(lose)")
def test_5_4_a_detected_boat_that_leaves_the_zone_is_lost() -> None:
    s = empty()
    boat(s, "U-66", "CF", detected=True)
    boat(s, "U-67", "CF", detected=True)
    answers(naval_movement(seeded(), s), "U-66:CE:submerged", "U-67:CF:submerged")

    assert (s.boats["U-66"].detected, s.boats["U-67"].detected) == (False, True)


# ---------------------------------------------------------------------- escorts


@pytest.mark.rule("10.1(escort)", "10.3(escort)")
@pytest.mark.parametrize(
    ("name", "turn", "facts", "may"),
    [
        ("DD-1", 16, {}, False),
        ("DD-1", 17, {}, True),
        ("WPG-1", 13, {}, True),
        ("AST-1", 13, {}, True),
        ("AST-1", 13, {"neutralized": True}, False),
        ("DD-1", 17, {"held": True}, False),
        ("BB-NC", 20, {}, False),
        ("DD-6", 20, {"coast_guard": True}, False),
    ],
)
def test_10_1_destroyers_escort_from_may_and_cutters_from_their_arrival(
    name: str, turn: int, facts: dict[str, Any], may: bool
) -> None:
    s = empty(turn=turn)
    convoy(s, "C1", "CA")
    ship(s, name, "CA", **facts)
    driven = answers(assign_escorts(seeded(), s), *([f"{name}:C1"] if may else []))

    assert (s.ships[name].convoy == "C1") == may == bool(driven.asked)


@pytest.mark.rule("10.3(escort)")
def test_10_3_escorts_move_with_their_convoy() -> None:
    s = empty(turn=13)
    convoy(s, "C1", "CA")
    ship(s, "WPG-1", "CA", in_port=True)
    answers(naval_movement(seeded(), s), "WPG-1:C1", "C1:CB")

    assert (s.ships["WPG-1"].zone, s.ships["WPG-1"].in_port) == ("CB", False)


# ---------------------------------------------------------------------- fuel


@pytest.mark.rule("11.2(grid)", "11.2", "11.2(slow)", "11.2(fast)", "11.2(still)")
def test_11_2_a_turn_costs_a_point_and_two_zones_another() -> None:
    s = empty()
    found = boat(s, "U-66", "CF")

    assert [price(BOX, found, steps) for steps in (0, 1, 2)] == [1, 1, 2]
    assert pay(BOX, found, 2) == 2
    assert (found.fuel, price(BOX, found, 2)) == (4, 0)


@pytest.mark.rule("11.2(fast)", "5.6(move)")
def test_11_2_the_second_point_is_paid_when_the_boat_first_goes_two_zones() -> None:
    s = empty()
    found = boat(s, "U-66", "CF")

    assert pay(BOX, found, 1) == 1
    assert pay(BOX, found, 1) == 0
    assert pay(BOX, found, 2) == 1
    assert found.fuel == 4


@pytest.mark.rule("11.2(fast)")
def test_11_2_a_boat_with_one_point_goes_one_zone() -> None:
    s = empty()
    boat(s, "U-66", "BE", fuel=1)

    assert german(s, "U-66", "surfaced") == {"BE", "BD", "CF"}


@pytest.mark.rule("11.2(still)")
def test_11_2_a_boat_that_stays_pays_too() -> None:
    s = empty()
    boat(s, "U-66", "CD")
    answers(naval_movement(seeded(), s), "done")

    assert s.boats["U-66"].fuel == 5


@pytest.mark.rule("11.1", "11.1(empty)", "6.0(exit)")
def test_11_1_a_boat_without_fuel_makes_for_the_edge() -> None:
    s = empty()
    boat(s, "U-66", "CD", fuel=0)
    begin_turn(seeded(), s)

    assert german(s, "U-66", "surfaced") == {"BD", "CE", "BE", "CF"}
    assert "done" not in option_ids(offered(naval_movement(seeded(), s)))
    answers(naval_movement(seeded(), s), "U-66:CF:surfaced")
    assert s.boats["U-66"].fuel == 0


@pytest.mark.rule("11.1(empty)", "11.1(cow)")
def test_11_1_or_for_the_milk_cow() -> None:
    s = empty()
    boat(s, "U-66", "CA", fuel=0, ran_dry=True)
    boat(s, "U-459", "DC")

    assert {"DC", "CB"} <= german(s, "U-66", "surfaced")
    s.boats["U-459"].zone = "CA"
    assert german(s, "U-66", "submerged") >= {"CA"}


@pytest.mark.rule("11.1(off)", "9.1(withdraw)", "11.1(entry)")
def test_11_1_a_boat_that_leaves_is_back_on_the_fifth_turn() -> None:
    s = empty(turn=6)
    boat(s, "U-66", "BE", torpedoes=3, fuel=4, neutralized=True)
    answers(naval_movement(seeded(), s), "U-66:off")
    assert (s.boats["U-66"].zone, s.boats["U-66"].back_on) == ("", 11)

    s.turn = 10
    assert not answers(boats_return(seeded(), s)).asked
    s.turn = 11
    answers(boats_return(seeded(), s), "wait")
    s.turn = 12
    answers(boats_return(seeded(), s), "CF:submerged")
    found = s.boats["U-66"]
    assert (found.zone, found.fuel, found.torpedoes) == ("CF", 6, 22)
    assert found.submerged
    assert not found.neutralized


@pytest.mark.rule("11.1(off)")
def test_11_1_boats_leave_only_by_the_east_edge() -> None:
    s = empty()
    boat(s, "U-66", "CE")

    assert "U-66:off" not in [option.id for option in german_moves(BOX, s)]


@pytest.mark.rule("11.1(cow)", "11.1(cow-idle)")
def test_11_1_the_milk_cow_refuels_boats_that_stay_beside_it() -> None:
    s = empty()
    boat(s, "U-66", "CD", fuel=0, ran_dry=True)
    boat(s, "U-67", "CD", fuel=1)
    boat(s, "U-459", "CE")
    answers(naval_movement(seeded(), s), "U-459:CD:surfaced", "U-66:refuel", "done")
    assert s.boats["U-66"].refuelling
    assert not list(second_moves(BOX, s)) or "U-66" not in {
        option.piece for option in second_moves(BOX, s)
    }

    end_of_turn(seeded(), s)
    assert (s.boats["U-66"].fuel, s.boats["U-67"].fuel) == (6, 0)
    assert s.boats["U-459"].refuels == 9
    assert not s.boats["U-66"].refuelling


@pytest.mark.rule("11.1(cow-ten)")
def test_11_1_after_ten_boats_the_milk_cow_is_gone() -> None:
    s = empty()
    boat(s, "U-66", "CD", fuel=2)
    boat(s, "U-67", "CD", fuel=2)
    boat(s, "U-459", "CD", refuels=1)
    answers(naval_movement(seeded(), s), "U-66:refuel", "U-67:CD:surfaced")

    end_of_turn(seeded(), s)
    assert (s.boats["U-66"].fuel, s.boats["U-459"].zone) == (6, "")


@pytest.mark.rule("11.1(cow)")
def test_11_1_a_boat_driven_under_gets_nothing() -> None:
    s = empty()
    boat(s, "U-66", "CD", fuel=2)
    boat(s, "U-459", "CD")
    answers(naval_movement(seeded(), s), "U-66:refuel")
    s.boats["U-66"].submerged = True

    end_of_turn(seeded(), s)
    assert (s.boats["U-66"].fuel, s.boats["U-459"].refuels) == (2, 10)


# ---------------------------------------------------------------------- 5.6


@pytest.mark.rule("5.6", "5.6(move)")
@pytest.mark.parametrize(
    ("facts", "may"),
    [
        ({}, True),
        ({"moved": True}, True),
        ({"submerged": True}, False),
        ({"fired": True}, False),
        ({"refuelling": True}, False),
    ],
)
def test_5_6_surfaced_boats_that_fired_no_torpedo_move_again(
    facts: dict[str, bool], may: bool
) -> None:
    s = empty()
    boat(s, "U-66", "CF", spent=1, **facts)
    driven = answers(second_movement(seeded(), s), *(["U-66:CE:surfaced"] if may else []))

    assert (s.boats["U-66"].zone == "CE") == may == bool(driven.asked)


@pytest.mark.rule("5.6(move)", "11.2(fast)")
def test_5_6_two_zones_cost_the_second_point() -> None:
    s = empty()
    boat(s, "U-66", "CF", spent=1, fuel=0)
    assert zones(second_moves(BOX, s), "U-66") == {"BE", "CE", "DG", "DH", "off"}

    boat(s, "U-66", "CF", spent=1, fuel=1)
    answers(second_movement(seeded(), s), "U-66:CD:surfaced")
    assert s.boats["U-66"].fuel == 0


@pytest.mark.rule("5.6(grid)")
@pytest.mark.rule("5.6(air)", "5.6")
def test_5_6_aircraft_look_for_boats_that_move_again() -> None:
    s = empty()
    plane(s, "O-47-1", zone="CE", mission="recon")
    boat(s, "U-66", "CF", spent=1)
    answers(second_movement(umpire(1), s), "U-66:CE:surfaced")

    assert s.boats["U-66"].detected


# ---------------------------------------------------------------------- 14: the force


@pytest.mark.rule("14.2", "14.2(sail)", "14.2(route)", "14.2(speed)")
@pytest.mark.parametrize(
    ("turn", "zone", "reached", "barred"),
    [
        (1, "DM", {"CA", "DM", "CC", "DK"}, {"CD", "BC"}),
        (2, "DM", {"CA", "DM", "CC"}, {"DK", "EE"}),
        (3, "DC", {"CA"}, {"DC", "CB"}),
        (4, "CA", {"EB"}, {"CA", "DM"}),
    ],
)
def test_14_2_the_force_keeps_to_its_route(
    turn: int, zone: str, reached: set[str], barred: set[str]
) -> None:
    s = empty(turn=turn)
    for name in BOX.special.hornet:
        ship(s, name, zone, in_force=True)
    found = us(s, HORNET, "sea")

    assert found >= reached
    assert not found & barred


@pytest.mark.rule("14.2(route)")
def test_14_2_on_turn_5_the_force_leaves_the_map() -> None:
    s = empty(turn=5)
    for name in BOX.special.hornet:
        ship(s, name, "EB", in_force=True)
    answers(naval_movement(seeded(), s))

    assert not any(found.zone or found.in_force for found in s.ships.values())


@pytest.mark.rule("14.2(route)", "9.1(neutralized)")
def test_14_2_even_a_single_ship_of_the_force_leaves() -> None:
    s = empty(turn=5)
    ship(s, "CV-8", "EB", in_force=True)
    answers(naval_movement(seeded(), s))

    assert not s.ships["CV-8"].zone
