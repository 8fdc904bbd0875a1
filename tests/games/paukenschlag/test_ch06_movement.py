"""5.4, 6, 10.1. Movement on the strategic map, and escorts."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.paukenschlag.events import BoatSpotted, StackMoved
from sandtable.games.paukenschlag.rules.ch06_naval import assign_escorts, naval_movement
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import boat, convoy, empty, plane, seeded, ship, umpire
from tests.games.paukenschlag.moves import german, ordered, us

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

    driven = answers(
        naval_movement(u, s), "C1:CB", *ordered("U-66:CE:submerged", "U-67:BE:surfaced")
    )

    assert [decision.seat for decision in driven.asked] == ["us", *["german"] * 4]
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
    assert "done" in option_ids(offered(naval_movement(seeded(), s), *ordered("C1:CB")))


@pytest.mark.rule("5.4(alternate)")
def test_5_4_a_whole_pack_moves_in_one_answer() -> None:
    s = empty()
    for name in ("U-66", "U-67"):
        boat(s, name, "CF")
    answers(naval_movement(seeded(), s), *ordered("stack-CF:CE:submerged"))

    assert {s.boats[name].zone for name in ("U-66", "U-67")} == {"CE"}
    assert s.boats["U-66"].submerged


@pytest.mark.rule("6.1(through)")
def test_6_1_only_the_zone_where_a_move_ends_matters() -> None:
    s = empty()
    plane(s, "O-47-1", zone="CE", mission="recon")
    boat(s, "U-66", "CF")
    u = umpire()
    answers(naval_movement(u, s), *ordered("U-66:CD:surfaced"))

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
    answers(naval_movement(u, s), *ordered("U-66:CE:surfaced"))

    assert s.boats["U-66"].detected == seen
    assert len(u.told(BoatSpotted)) == seen


@pytest.mark.rule("5.4(air)", "5.3(submerged)")
@pytest.mark.parametrize("answer", ["U-66:CE:submerged", "U-66:CF:surfaced"])
def test_5_4_nobody_looks_for_a_boat_that_dives_or_stays(answer: str) -> None:
    s = empty()
    for zone in ("CE", "CF"):
        plane(s, f"O-47-{zone}", zone=zone, mission="recon")
    boat(s, "U-66", "CF")
    answers(naval_movement(umpire(), s), *ordered(answer))

    assert not s.boats["U-66"].detected


@pytest.mark.rule("5.4(mark)", "8.2(lose)")
def test_5_4_a_detected_boat_that_leaves_the_zone_is_lost() -> None:
    s = empty()
    boat(s, "U-66", "CF", detected=True)
    boat(s, "U-67", "CF", detected=True)
    answers(naval_movement(seeded(), s), *ordered("U-66:CE:submerged", "U-67:CF:submerged"))

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
