"""5.8, 12.1.2. Aircraft return, and the marker goes on."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch05_turn import end_of_turn
from sandtable.games.paukenschlag.rules.ch12_repair import land_cap
from sandtable.testing.desk import answers, option_ids
from tests.games.paukenschlag.campaigns import amerika, boat, empty, plane, seeded, umpire


@pytest.mark.rule("1.1(turn)")
@pytest.mark.rule("5.8", "5.8(return)", "5.8(turn)", "2.2.2(back)", "2.3")
def test_5_8_aircraft_return_and_the_marker_goes_on() -> None:
    s = empty(turn=23)
    plane(s, "A-20-1", zone="CB", mission="attack", flown=True)
    boat(s, "U-66", "CA", detected=True, fired=True, spent=2)

    assert end_of_turn(seeded(), s) == "events"
    found = s.planes["A-20-1"]
    assert (found.zone, found.mission, found.flown) == ("", "", False)
    here = s.boats["U-66"]
    assert (here.detected, here.fired, here.spent) == (False, False, 0)
    assert s.turn == 24
    assert end_of_turn(seeded(), s) == "end"


@pytest.mark.rule("12.1.2(return)", "5.8(return)")
def test_12_1_2_fighters_land_on_any_base_of_their_zone() -> None:
    s = amerika()
    for number in (1, 2):
        plane(s, f"P-40-{number}", "G", zone="CA", mission="cap")
    plane(s, "P-36-1", "Q", zone="ED", mission="cap")
    s.damage = {"AF-G": 6}
    driven = answers(land_cap(umpire(), s), "I")

    assert option_ids(driven.asked[0]) == ["C", "D", "E", "F", "H", "I", "J"]
    assert [x.base for x in s.planes.values()] == ["I", "I", "Q"]


@pytest.mark.rule("12.1.2(return)")
def test_12_1_2_nobody_else_is_asked_where_to_land() -> None:
    s = amerika()
    plane(s, "P-40-1", "G", zone="CA", mission="recon")
    plane(s, "P-40-2", "G", zone="CA", mission="cap", lost=True)

    assert not answers(land_cap(umpire(), s)).asked
