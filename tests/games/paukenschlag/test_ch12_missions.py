"""12: the missions of the American aircraft."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.paukenschlag.rules.ch12_air import air_movement
from sandtable.games.paukenschlag.rules.ch12_missions import (
    is_ready,
    missions,
    missions_left,
    sorties,
)
from sandtable.games.paukenschlag.state import Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import BOX, empty, plane, seeded, ship


def offers(s: Campaign) -> set[str]:
    return {option.id for option in sorties(BOX, s)}


def zones(s: Campaign, kind: str, mission: str) -> set[str]:
    parts = (answer.split(":") for answer in offers(s))
    return {zone for _, type_, flown, zone, _ in parts if (type_, flown) == (kind, mission)}


@pytest.mark.rule("2.2.2(O-47)", "9.4.3(PBY)")
@pytest.mark.rule(
    "2.2.2(P)", "2.2.2(E)", "2.2.2(A)", "2.2.2(R)", "2.2.2(B)", "2.2.2(D)", "2.2.2(F)"
)
@pytest.mark.parametrize(
    ("kind", "may"),
    [
        ("O-47", ["recon"]),
        ("PBY", ["patrol"]),
        ("B-17", ["recon", "attack"]),
        ("B-24", ["recon", "attack"]),
        ("A-20", ["recon", "attack"]),
        ("B-18", ["recon", "attack"]),
        ("B-25", ["recon"]),
        ("P-40", ["recon", "attack"]),
        ("SBD", ["recon", "attack"]),
        ("TBD", ["recon", "attack"]),
    ],
)
def test_2_2_2_the_letter_decides_what_an_aircraft_may_fly(kind: str, may: list[str]) -> None:
    assert missions(BOX.aircraft[kind]) == may


@pytest.mark.rule("12.1", "6.0(air0)", "9.4.3", "9.4.3(recon)", "9.4.3(combat)", "5.3(map-only)")
@pytest.mark.parametrize(
    ("kind", "mission", "steps"),
    [
        *[("O-47", "recon", 0), ("A-20", "attack", 1), ("B-17", "recon", 2), ("B-17", "attack", 1)],
        *[("PBY", "patrol", 2), ("P-40", "attack", 0)],
    ],
)
def test_12_1_aircraft_fly_as_far_as_their_range(kind: str, mission: str, steps: int) -> None:
    s = empty(turn=20)
    plane(s, f"{kind}-2", "G")

    assert zones(s, kind, mission) == set(BOX.atlas.air.within("CA", steps))


@pytest.mark.rule("15.1(12.12)")
@pytest.mark.rule("12.10", "12.10(north1)", "12.10(north2)", "12.10(south1)", "12.10(south2)")
@pytest.mark.rule("12.10(january)", "12.10(may)", "12.10(exempt)")
@pytest.mark.parametrize(
    ("turn", "base", "kind", "mission", "most"),
    [
        *[(1, "G", "A-20", "attack", 1), (3, "G", "A-20", "recon", 2)],
        *[(12, "P", "A-20", "attack", 1), (12, "M", "A-20", "recon", 1)],
        *[(13, "G", "A-20", "attack", 3), (16, "G", "A-20", "recon", 5)],
        *[(13, "P", "A-20", "attack", 2), (16, "P", "A-20", "recon", 2)],
        *[(17, "G", "A-20", "attack", 6), (24, "P", "A-20", "recon", 6)],
        *[(1, "G", "P-40", "attack", 6), (1, "G", "PBY", "patrol", 6)],
        *[(1, "Q", "A-20", "attack", 6), (1, "O", "A-20", "recon", 6)],
    ],
)
def test_12_10_the_number_of_missions(
    turn: int, base: str, kind: str, mission: str, most: int
) -> None:
    s = empty(turn=turn)
    for number in range(1, 7):
        plane(s, f"{kind}-{number}", base)
    found = s.planes[f"{kind}-1"]

    assert min(missions_left(BOX, s, found, mission), 6) == most
    zone = BOX.atlas.airfields[base].zone
    if most > 1:
        answers(air_movement(seeded(), s), f"{base}:{kind}:{mission}:{zone}:all", *done(s, most))
    assert sum(x.mission == mission for x in s.planes.values()) == (most if most > 1 else 0)


def done(s: Campaign, flown: int) -> list[str]:
    """The answer that ends the phase, if anybody could still fly."""
    return ["done"] if flown < len(s.planes) else []


@pytest.mark.rule("12.10", "12.10(north1)", "12.10(excess)")
def test_12_10_a_district_counts_the_missions_of_all_its_bases() -> None:
    s = empty(turn=3)
    plane(s, "A-20-1", "G", mission="recon", zone="CA")
    plane(s, "A-29-1", "K", mission="recon", zone="DC", flown=True)
    plane(s, "B-18-1", "I")
    plane(s, "PBY-1", "I", mission="patrol", zone="CA")

    assert missions_left(BOX, s, s.planes["B-18-1"], "recon") == 0
    assert missions_left(BOX, s, s.planes["B-18-1"], "attack") == 1
    assert zones(s, "B-18", "recon") == set()


@pytest.mark.rule("12.5.5")
@pytest.mark.rule("12.5.5(six)", "12.5.5(hornet)", "14.2.1(deck)", "2.2.2(back)")
@pytest.mark.parametrize(
    ("name", "base", "facts", "ready"),
    [
        ("A-20-1", "G", {}, True),
        ("A-20-1", "G", {"damage": 6}, False),
        ("A-20-1", "G", {"damage": 5}, True),
        ("A-20-1", "G", {"flown": True}, False),
        ("A-20-1", "G", {"lost": True}, False),
        ("A-20-1", "G", {"mission": "recon"}, False),
        ("SBD-1", "CV-8", {}, True),
        ("SBD-1", "CV-8", {"neutralized": True}, False),
        ("SBD-1", "CV-8", {"bomber": True}, False),
        ("SBD-1", "CV-8", {"sunk": True}, False),
    ],
)
def test_12_5_5_which_aircraft_can_take_off(
    name: str,
    base: str,
    facts: dict[str, Any],
    ready: bool,
) -> None:
    s = empty()
    found = plane(
        s, name, base, **{k: v for k, v in facts.items() if k in {"flown", "lost", "mission"}}
    )
    s.damage = {"AF-G": facts.get("damage", 0)}
    zone = "" if facts.get("sunk") else "CA"
    ship(s, "CV-8", zone, neutralized=facts.get("neutralized", False))
    if facts.get("bomber"):
        plane(s, "B-25C-1", "CV-8")

    assert is_ready(BOX, s, found) == ready


@pytest.mark.rule("14.2(strike)", "12.10(exempt)")
def test_14_2_carrier_aircraft_fly_over_the_carrier_and_are_not_limited() -> None:
    s = empty(turn=1)
    ship(s, "CV-8", "DO")
    for number in (1, 2, 3):
        plane(s, f"SBD-{number}", "CV-8")

    assert zones(s, "SBD", "attack") == {"DO"}
    assert missions_left(BOX, s, s.planes["SBD-1"], "attack") >= 3


@pytest.mark.rule("12.1.1(german)")
@pytest.mark.rule("12.1.1", "12.10(excess)", "12.5.5(hornet-air)")
def test_12_1_1_an_aircraft_may_change_to_any_base_that_is_not_ruined() -> None:
    s = empty()
    plane(s, "A-20-1", "G")
    plane(s, "A-20-2", "G")
    ship(s, "CV-8", "CA")
    plane(s, "SBD-1", "CV-8")
    s.damage = {"AF-P": 7, "AF-Q": 8}
    steps = offered(air_movement(seeded(), s), "transfer")
    assert option_ids(steps) == ["G:A-20", "done"]

    new = option_ids(offered(air_movement(seeded(), s), "transfer", "G:A-20"))
    assert {"P:one", "P:all"} <= set(new)
    assert not {"Q:one", "G:one", "AZ:one"} & set(new)
    answers(air_movement(seeded(), s), "transfer", "G:A-20", "P:all", "done")
    assert {x.base for x in s.planes.values()} == {"P", "CV-8"}
    assert [x.flown for x in s.planes.values()] == [True, True, False]


@pytest.mark.rule("12.1.1")
def test_12_1_1_one_may_also_leave_a_base_that_cannot_be_used() -> None:
    s = empty()
    plane(s, "A-20-1", "G")
    plane(s, "O-47-1", "C")
    s.damage = {"AF-G": 7}
    assert zones(s, "A-20", "recon") == set()

    answers(air_movement(seeded(), s), "transfer", "G:A-20", "C:one", "done")
    assert s.planes["A-20-1"].base == "C"


@pytest.mark.rule("5.3(move)")
def test_5_3_one_aircraft_or_all_of_a_base_fly_in_one_answer() -> None:
    s = empty(turn=20)
    for number in (1, 2, 3):
        plane(s, f"A-20-{number}", "G")
    answers(air_movement(seeded(), s), "G:A-20:recon:CB:one", "G:A-20:attack:CA:all")

    assert [(x.mission, x.zone) for x in s.planes.values()] == [
        ("recon", "CB"),
        ("attack", "CA"),
        ("attack", "CA"),
    ]
