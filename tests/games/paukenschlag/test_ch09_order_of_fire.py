"""5.5.1, 9.0. The order of fire."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.events.grid import DepthChargesDropped
from sandtable.games.paukenschlag.rules.ch09_combat import fight
from sandtable.games.paukenschlag.state import US
from sandtable.testing.desk import offered, option_ids
from tests.games.paukenschlag.campaigns import convoy, sees, umpire
from tests.games.paukenschlag.fights import fought, square


@pytest.mark.rule("5.5.1(first)", "5.5.1(reply)", "7.2(3)first", "9.0(simultaneous)")
def test_5_5_1_a_boat_that_is_not_detected_fires_first_and_its_victim_is_gone() -> None:
    s = square("DD-1", "U-66", us=False)
    # two hits, no dud, 4:1 with 5 hits: the destroyer sinks before it can reply
    u = fought(s, "torpedo:DD-1*2", faces=(1, 2, 1, 1, 8))

    assert not s.ships["DD-1"].zone
    assert not u.told(DepthChargesDropped)


@pytest.mark.rule("5.5.1(reply)", "5.5.1(first)")
def test_5_5_1_the_surviving_escorts_reply_without_a_detection_roll() -> None:
    s = square("C1", "DD-1", "U-66", us=False)
    u = fought(s, "torpedo:C1*1", faces=(9, 6, 5))

    assert len(u.told(DepthChargesDropped)) == 1
    assert s.boats["U-66"].sunk


@pytest.mark.rule("9.0", "9.0(simultaneous)", "5.5.1(first)")
@pytest.mark.parametrize("first", ["us", "german"])
def test_9_0_if_both_are_detected_both_fire_before_anything_sinks(first: str) -> None:
    s = square("DD-1", "U-66", submerged=True)
    assert s.contact is not None
    s.contact.first = first
    torpedoes, charges = (1, 2, 1, 1, 8), (6, 5)
    faces = charges + torpedoes if first == US else torpedoes + charges
    fought(s, "torpedo:DD-1*2", faces=faces)

    assert s.boats["U-66"].sunk
    assert not s.ships["DD-1"].zone


@pytest.mark.rule("7.2(3)one", "9.1(shots)")
def test_7_2_a_boat_fights_once_and_leaves_the_grid() -> None:
    s = square("C1", "U-66", us=False)
    fought(s, "torpedo:C1*1", faces=(9,))

    assert s.contact is not None
    assert list(s.contact.squares) == ["C1"]
    assert s.boats["U-66"].zone == "CB"


@pytest.mark.rule("7.2(3)one")
def test_7_2_a_boat_that_holds_its_fire_and_is_not_found_stays() -> None:
    s = square("C1", "U-66", us=False)
    fought(s, "hold", faces=())

    assert s.contact is not None
    assert "U-66" in s.contact.squares


@pytest.mark.rule("9.2", "7.2(3)one")
def test_9_2_a_ship_attacks_once_a_round() -> None:
    s = square("DD-1", "U-66", german=False, submerged=True)
    assert s.contact is not None
    fought(s, faces=(1,))
    assert s.contact.attacked == ["DD-1"]

    s.contact.squares["U-67"] = "55"
    s.boats["U-67"].zone = "CB"
    sees(s, US, "U-67")
    fought(s, faces=())
    assert not s.boats["U-67"].sunk


@pytest.mark.rule("3.3(range)")
@pytest.mark.rule("9.0(where)")
def test_9_0_only_units_in_the_square_fight() -> None:
    s = square("C1", "U-66", us=False)
    assert s.contact is not None
    convoy(s, "C2", "CB")
    s.contact.squares["C2"] = "54"
    sees(s, "U-66", "C2")

    offer = option_ids(offered(fight(umpire(), s, "55")))
    assert not any("C2" in answer for answer in offer)
