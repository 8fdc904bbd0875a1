"""8.1, 8.2. Sonar and radar."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch07_places import holds, is_seen
from sandtable.games.paukenschlag.rules.ch08_sonar import (
    Search,
    active_modifiers,
    attempt,
    detect,
    passive_modifiers,
    searches,
)
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign
from sandtable.testing.desk import answers
from tests.games.paukenschlag.campaigns import BOX, empty, on_grid, sees, tactical, umpire


def kinds(s: Campaign, side: str, unit: str) -> set[str]:
    """The searches that a unit may try: the kind, and how."""
    found_ = (x for x in searches(BOX, s, side) if x.unit == unit)
    return {f"{x.kind} {x.motion}" for x in found_}


def tries(s: Campaign, face: int, *search_: str, given: tuple[str, ...] = ()) -> None:
    answers(attempt(umpire(face), s, Search(*search_)), *given)


# ---------------------------------------------------------------------- who may search


@pytest.mark.rule("5.5(hd)", "7.1.1(submerged)")
@pytest.mark.rule("8.1", "8.1.1", "8.1.2", "8.1.2(range)", "8.1(where)", "5.5(sonar)")
@pytest.mark.parametrize(
    ("square", "may"),
    [
        ("54", {"active moving", "passive still", "passive moving"}),
        ("53", {"active moving", "passive still"}),
        ("52", {"active moving"}),
        ("51", {"active moving"}),
    ],
)
def test_8_1_boats_use_sonar_on_the_operational_grid(square: str, may: set[str]) -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": square})

    assert kinds(s, GERMAN, "U-66") == may
    assert not list(searches(BOX, s, US))


@pytest.mark.rule("8.1.1")
@pytest.mark.parametrize(("square", "may"), [("99", True), ("19", True)])
def test_8_1_1_active_sonar_reaches_eight_squares(square: str, may: bool) -> None:
    s = empty()
    on_grid(s, {"C1": "11", "U-66": square})

    assert ("active moving" in kinds(s, GERMAN, "U-66")) == may
    short = BOX.limits.sonar_range
    assert short == 8


@pytest.mark.rule("8.1(attempts)", "8.1(second)")
@pytest.mark.parametrize(
    ("tried", "may"),
    [
        ([], {"active moving", "passive still", "passive moving"}),
        (["passive"], {"active moving"}),
        (["active"], set()),
        (["passive", "active"], set()),
        (["passive", "sonar"], set()),
    ],
)
def test_8_1_a_boat_tries_passive_and_after_a_failure_active(
    tried: list[str], may: set[str]
) -> None:
    s = empty()
    c = on_grid(s, {"C1": "55", "U-66": "55"})
    c.tried = {"U-66": tried}

    assert kinds(s, GERMAN, "U-66") == may


@pytest.mark.rule("8.1(attempts)", "8.1(asdic)", "8.1.1", "8.1.2")
@pytest.mark.parametrize("kind", ["active", "passive"])
def test_8_1_a_ship_makes_one_attempt(kind: str) -> None:
    s = empty()
    c = tactical(s, {"WPG-1": "55", "U-66": "54"})
    s.boats["U-66"].submerged = True
    both = {f"{kind} {motion}" for kind in ("active", "passive") for motion in ("still", "moving")}
    assert kinds(s, US, "WPG-1") == both

    c.tried = {"WPG-1": [kind]}
    assert kinds(s, US, "WPG-1") == set()


@pytest.mark.rule("8.1.1(capital)")
@pytest.mark.parametrize(("square", "pings"), [("55", True), ("54", False)])
@pytest.mark.parametrize("name", ["BB-NC", "CV-8"])
def test_8_1_1_capital_ships_ping_only_in_their_own_square(
    name: str,
    square: str,
    pings: bool,
) -> None:
    s = empty()
    tactical(s, {name: "55", "U-66": square})

    assert ("active still" in kinds(s, US, name)) == pings
    assert "passive still" in kinds(s, US, name)


@pytest.mark.rule("8.1.2", "7.1.1(edge)")
def test_8_1_2_a_convoy_listens_but_cannot_lie_still_before_a_boat_is_detected() -> None:
    s = empty()
    tactical(s, {"C1": "55", "U-66": "54", "U-67": "11"})
    assert kinds(s, US, "C1") == {"passive moving"}

    sees(s, US, "U-67")
    assert kinds(s, US, "C1") == {"passive moving", "passive still"}


@pytest.mark.rule("8.2", "8.2(ranges)", "8.2(surface)", "8.2.1", "8.0")
@pytest.mark.parametrize(
    ("unit", "square", "facts", "may"),
    [
        ("WPG-1", "52", {}, True),
        ("WPG-1", "51", {}, False),
        ("WPG-1", "51", {"variant": True}, False),
        ("DD-1", "51", {"variant": True}, True),
        ("DD-1", "54", {"submerged": True}, False),
        ("U-66", "53", {}, True),
        ("U-66", "52", {}, False),
        ("U-66", "53", {"submerged": True}, False),
        ("C1", "54", {}, False),
    ],
)
def test_8_2_radar_finds_what_is_on_the_surface_and_near(
    unit: str,
    square: str,
    facts: dict[str, bool],
    may: bool,
) -> None:
    s = empty()
    other = "C2" if unit == "U-66" else unit
    tactical(s, {other: "55", "U-66": square})
    s.boats["U-66"].submerged = facts.get("submerged", False)
    s.switches.us_radar_4 = facts.get("variant", False)

    side = GERMAN if unit == "U-66" else US
    assert ("radar moving" in kinds(s, side, unit)) == may


@pytest.mark.rule("8.2(ranges)")
@pytest.mark.parametrize(
    ("unit", "square", "most"),
    [
        *[("DD-1", "55", 4), ("DD-1", "54", 4), ("DD-1", "53", 3), ("DD-1", "52", 2)],
        *[("DD-1", "51", 2), ("U-66", "55", 2), ("U-66", "54", 2), ("U-66", "53", 1)],
    ],
)
def test_8_2_the_column_of_the_radar_is_the_range(unit: str, square: str, most: int) -> None:
    hits = []
    for face in range(1, 7):
        s = empty()
        tactical(s, {"DD-1": "55", "U-66": square})
        s.switches.us_radar_4 = True
        target = "DD-1" if unit == "U-66" else "U-66"
        tries(s, face, unit, "radar", target, "moving")
        hits.append(is_seen(s, "U-66") or holds(s, "U-66", "DD-1"))

    assert sum(hits) == most


@pytest.mark.rule("8.2(ranges)", "8.1(where)")
def test_8_2_there_is_no_radar_on_the_operational_grid() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "55"})

    assert "radar moving" not in kinds(s, GERMAN, "U-66")


# ---------------------------------------------------------------------- the die


@pytest.mark.rule("8.1.1(moving)", "8.1.1(south)", "8.1.1(surfaced)")
@pytest.mark.parametrize(
    ("unit", "motion", "zone", "submerged", "total"),
    [
        ("U-66", "moving", "CB", False, -1),
        ("U-66", "moving", "CB", True, 0),
        ("U-66", "moving", "DM", False, 0),
        ("DD-1", "moving", "CB", False, 2),
        ("DD-1", "still", "CB", False, 0),
        ("DD-1", "moving", "EC", False, 3),
    ],
)
def test_8_1_1_the_modifiers_of_active_sonar(
    unit: str,
    motion: str,
    zone: str,
    submerged: bool,
    total: int,
) -> None:
    s = empty()
    tactical(s, {"DD-1": "55", "U-66": "54"}, zone=zone)
    s.boats["U-66"].submerged = submerged
    target = "DD-1" if unit == "U-66" else "U-66"

    assert active_modifiers(BOX, s, Search(unit, "active", target, motion)).total == total


@pytest.mark.rule("8.1.2(pinged)", "8.1.2(moving)")
@pytest.mark.parametrize(
    ("pinged", "motion", "total"),
    [([], "still", 0), ([], "moving", 1), (["DD-1"], "still", -1), (["WPG-1"], "moving", 0)],
)
def test_8_1_2_the_modifiers_of_passive_sonar(pinged: list[str], motion: str, total: int) -> None:
    s = empty()
    c = tactical(s, {"C1": "55", "DD-1": "55", "WPG-1": "55", "U-66": "54"})
    s.ships["DD-1"].convoy = s.ships["WPG-1"].convoy = "C1"
    c.pinged = pinged

    assert passive_modifiers(BOX, s, Search("U-66", "passive", "C1", motion)).total == total


@pytest.mark.rule("8.1")
@pytest.mark.rule("8.1(both)", "8.1.1")
@pytest.mark.parametrize(("face", "heard"), [(5, True), (6, False)])
def test_8_1_an_active_search_that_succeeds_betrays_the_searcher(face: int, heard: bool) -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54"})
    tries(s, face, "U-66", "active", "C1", "moving")

    assert holds(s, "U-66", "C1") == is_seen(s, "U-66") == heard


@pytest.mark.rule("8.1(both)", "8.1.2")
@pytest.mark.parametrize(("face", "heard"), [(4, True), (5, False)])
def test_8_1_a_passive_search_betrays_nobody(face: int, heard: bool) -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54"})
    tries(s, face, "U-66", "passive", "C1", "still")

    assert holds(s, "U-66", "C1") == heard
    assert not is_seen(s, "U-66")


@pytest.mark.rule("8.2(mark)", "8.2")
@pytest.mark.rule("8.1(both)", "8.2(mark)")
def test_8_1_a_boat_hears_the_ship_that_has_found_it() -> None:
    s = empty()
    tactical(s, {"C1": "55", "DD-1": "55", "U-66": "54"})
    s.ships["DD-1"].convoy = "C1"
    tries(s, 4, "DD-1", "active", "U-66", "still")

    assert is_seen(s, "U-66")
    assert holds(s, "U-66", "C1")


@pytest.mark.rule("8.1.2(range)", "8.1(full-speed)", "8.1.1(moving)")
@pytest.mark.parametrize(
    ("search_", "pledge"),
    [
        (("U-66", "passive", "C1", "still"), 0),
        (("U-66", "passive", "C1", "moving"), 1),
        (("U-66", "active", "C1", "moving"), None),
        (("DD-1", "active", "U-66", "still"), 0),
    ],
)
def test_8_1_a_unit_keeps_to_the_movement_it_has_declared(
    search_: tuple[str, ...], pledge: int | None
) -> None:
    s = empty()
    c = tactical(s, {"C1": "55", "DD-1": "45", "U-66": "54"})
    tries(s, 6, *search_)

    assert c.pledges.get(search_[0]) == pledge


@pytest.mark.rule("7.2(2a)detect", "8.1(attempts)")
def test_7_2_what_is_detected_needs_no_roll() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54"})
    sees(s, "U-66", "C1")

    assert not answers(detect(umpire(), s, GERMAN)).asked


@pytest.mark.rule("14.1(contact)")
def test_14_1_a_boat_that_is_not_aware_cannot_search_for_at_10() -> None:
    s = empty()
    c = on_grid(s, {"C9": "55", "U-66": "54"})
    s.convoys["C9"].special = True
    assert kinds(s, GERMAN, "U-66") == set()

    c.aware = ["U-66"]
    assert kinds(s, GERMAN, "U-66")
