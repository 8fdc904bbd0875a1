"""8.4. Aircraft look for boats and attack them."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.paukenschlag.events import BoatDived, BoatSunk
from sandtable.games.paukenschlag.rules.ch08_air import attack_boat, found, search
from sandtable.games.paukenschlag.state import Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import boat, empty, plane, umpire


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
