"""8: sonar, radar, Huff/Duff and the eyes of aircraft."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.paukenschlag.events import BoatDived, BoatSunk
from sandtable.games.paukenschlag.rules.ch07_places import holds, is_seen
from sandtable.games.paukenschlag.rules.ch08_air import attack_boat, found, search
from sandtable.games.paukenschlag.rules.ch08_huff_duff import listeners
from sandtable.games.paukenschlag.rules.ch08_sonar import (
    Search,
    active_modifiers,
    attempt,
    detect,
    passive_modifiers,
    searches,
)
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import (
    BOX,
    boat,
    empty,
    on_grid,
    plane,
    sees,
    tactical,
    umpire,
)


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


# ---------------------------------------------------------------------- 8.3


def call(s: Campaign, answer: str, *faces: int) -> None:
    answers(attempt(umpire(3, *faces), s, Search("U-66", "passive", "C1", "still")), answer)


@pytest.mark.rule("8.3", "8.3(radio)", "7.1.1(radio)", "8.3(silence)")
@pytest.mark.parametrize(("answer", "told"), [("call", True), ("silence", False)])
def test_8_3_the_finder_calls_the_others_or_goes_alone(answer: str, told: bool) -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54", "U-67": "11"})
    call(s, answer)

    assert holds(s, "U-66", "C1")
    assert holds(s, "U-67", "C1") == told


@pytest.mark.rule("8.3(radio)")
def test_8_3_a_lone_boat_has_nobody_to_call() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54"})

    search_ = Search("U-66", "passive", "C1", "still")
    assert not answers(attempt(umpire(3), s, search_)).asked


@pytest.mark.rule("8.3(roll)", "8.3(air)", "8.3(range)", "5.5(all-boats)")
def test_8_3_every_boat_on_the_grid_is_rolled_for_once_a_set() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54", "U-67": "11"})
    plane(s, "PBY-1", zone="CB", mission="patrol")
    plane(s, "B-17-2", zone="CB", mission="recon")
    call(s, "call", 4, 3, 1)

    assert is_seen(s, "U-66")
    assert is_seen(s, "U-67")


@pytest.mark.rule("8.3(roll)")
def test_8_3_a_4_finds_nobody_and_the_pack_may_move_all_the_same() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54", "U-67": "11"})
    plane(s, "PBY-1", zone="CB", mission="patrol")
    call(s, "call", 4, 4)

    assert not is_seen(s, "U-67")
    assert holds(s, "U-67", "C1")


@pytest.mark.rule("12.2")
@pytest.mark.rule("8.3(who)", "8.3(O-47)", "12.2(visual)", "9.4.3(recon)", "9.4.3(combat)")
@pytest.mark.parametrize(
    ("name", "facts", "turn", "listens"),
    [
        ("PBY-1", {"mission": "patrol"}, 9, True),
        ("PBY-1", {"mission": "patrol"}, 8, False),
        ("B-24-1", {"mission": "recon"}, 9, True),
        ("B-24-1", {"mission": "attack"}, 9, False),
        ("B-17-2", {"mission": "recon"}, 9, True),
        ("B-17-1", {"mission": "recon"}, 9, False),
        ("B-17-2", {"mission": "recon", "flown": True}, 9, False),
        ("O-47-1", {"mission": "recon"}, 9, False),
        ("A-20-1", {"mission": "recon"}, 9, False),
    ],
)
def test_8_3_who_has_huff_duff(name: str, facts: dict[str, Any], turn: int, listens: bool) -> None:
    s = empty(turn=turn)
    plane(s, name, zone="CB", **facts)

    assert bool(listeners(BOX, s, "CB")) == listens
    assert not listeners(BOX, s, "CA")


# ---------------------------------------------------------------------- 8.4


@pytest.mark.rule("7.0(air)", "8.4")
@pytest.mark.rule("5.3", "5.3(move)", "8.4", "8.4(roll)")
def test_8_4_each_aircraft_that_reconnoitres_rolls_until_all_boats_are_seen() -> None:
    s = empty()
    for name in ("O-47-1", "O-47-2", "P-40-1"):
        plane(s, name, zone="CA", mission="recon")
    boat(s, "U-66", "CA")
    boat(s, "U-67", "CA", submerged=True)
    answers(search(umpire(4, 1), s))

    assert (s.boats["U-66"].detected, s.boats["U-67"].detected) == (True, False)
    assert [p.flown for p in s.planes.values()] == [False, True, False]


@pytest.mark.rule("12.1.2(limits)", "9.4.3(PBY)")
@pytest.mark.rule("5.3(submerged)", "2.2.2(back)", "2.2.2(R)")
@pytest.mark.parametrize(
    "facts", [{"flown": True}, {"mission": "attack"}, {"mission": "cap"}, {"zone": "CB"}]
)
def test_8_4_others_do_not_search(facts: dict[str, Any]) -> None:
    s = empty()
    plane(s, "A-20-1", **({"zone": "CA", "mission": "recon"} | facts))
    boat(s, "U-66", "CA")

    answers(search(umpire(), s))


@pytest.mark.rule("8.4(roll)")
def test_8_4_of_several_boats_the_us_chooses_the_one_it_has_seen() -> None:
    s = empty()
    plane(s, "O-47-1", zone="CA", mission="recon")
    boat(s, "U-66", "CA")
    boat(s, "U-67", "CA")
    answers(search(umpire(1), s), "U-67")

    assert (s.boats["U-66"].detected, s.boats["U-67"].detected) == (False, True)


def attacked(s: Campaign, *given: str, faces: tuple[int, ...]) -> list[Any]:
    boat(s, "U-66", "CA", detected=True)
    u = umpire(*faces)
    answers(attack_boat(u, s, s.boats["U-66"]), *given)
    return u.log


@pytest.mark.rule("8.4(attack)", "9.4", "9.4(uboat)", "5.3(attack)", "12.2(attack)", "9.4(cases)")
@pytest.mark.parametrize(("face", "sunk"), [(1, True), (2, False)])
def test_9_4_a_1_sinks_the_boat(face: int, sunk: bool) -> None:
    s = empty()
    plane(s, "A-20-1", zone="CA", mission="attack")
    log = attacked(s, "A-20-1", faces=(face,))

    assert s.boats["U-66"].sunk == sunk == any(isinstance(e, BoatSunk) for e in log)
    assert s.planes["A-20-1"].flown


@pytest.mark.rule("8.4(dive)")
@pytest.mark.parametrize(
    ("faces", "dived"),
    [((2, 6), True), ((2, 5, 2, 5), True), ((2, 5, 2, 4, 2, 3, 2), False), ((2, 5, 1), False)],
)
def test_8_4_before_every_further_attack_the_boat_may_dive(
    faces: tuple[int, ...],
    dived: bool,
) -> None:
    s = empty()
    for number in range(1, 5):
        plane(s, f"A-20-{number}", zone="CA", mission="attack")
    sent = len(faces) // 2 + 1
    log = attacked(s, *[f"A-20-{number}" for number in range(1, sent + 1)], faces=faces)

    assert s.boats["U-66"].submerged == dived == any(isinstance(e, BoatDived) for e in log)
    assert not (dived and s.boats["U-66"].detected)
    assert s.planes[f"A-20-{sent}"].flown != dived  # 8.4(flip)


@pytest.mark.rule("8.4(dive)")
def test_8_4_a_crippled_boat_cannot_dive() -> None:
    s = empty()
    for number in (1, 2):
        plane(s, f"A-20-{number}", zone="CA", mission="attack")
    s.boats["U-66"].neutralized = True
    attacked(s, "A-20-1", "A-20-2", faces=(2, 2))

    assert not s.boats["U-66"].submerged


@pytest.mark.rule("8.4(attack)", "8.4(flip)")
def test_8_4_the_us_need_not_attack() -> None:
    s = empty()
    plane(s, "A-20-1", zone="CA", mission="attack")
    attacked(s, "hold", faces=())

    assert not s.planes["A-20-1"].flown


@pytest.mark.rule("9.4(detector)", "9.4(PBY)", "2.2.2(P)", "8.4(flip)")
@pytest.mark.parametrize(
    ("name", "mission", "may"), [("PBY-1", "patrol", True), ("A-20-1", "recon", False)]
)
def test_9_4_only_a_pby_attacks_the_boat_it_has_found(name: str, mission: str, may: bool) -> None:
    s = empty()
    spotter = plane(s, name, zone="CA", mission=mission)
    boat(s, "U-66", "CA")
    faces, given = ((2,), [name]) if may else ((), [])
    answers(found(umpire(*faces), s, spotter, s.boats["U-66"]), *given)

    assert spotter.flown


@pytest.mark.rule("8.4(attack)")
def test_8_4_aircraft_elsewhere_or_on_other_missions_do_not_attack() -> None:
    s = empty()
    plane(s, "A-20-1", zone="CB", mission="attack")
    plane(s, "A-20-2", zone="CA", mission="recon")
    plane(s, "A-29-1", zone="CA", mission="attack")
    boat(s, "U-66", "CA", detected=True)

    offer = offered(attack_boat(umpire(), s, s.boats["U-66"]))
    assert option_ids(offer) == ["A-29-1", "hold"]
