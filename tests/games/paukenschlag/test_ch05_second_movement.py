"""5.6. The second movement of surfaced boats."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch06_naval import second_movement
from sandtable.testing.desk import answers
from tests.games.paukenschlag.campaigns import boat, empty, plane, seeded, umpire
from tests.games.paukenschlag.moves import again, ordered, zones


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
    driven = answers(second_movement(seeded(), s), *ordered(*["U-66:CE:surfaced"] * may))

    assert (s.boats["U-66"].zone == "CE") == may == bool(driven.asked)


@pytest.mark.rule("5.6(move)", "11.2(fast)")
def test_5_6_two_zones_cost_the_second_point() -> None:
    s = empty()
    boat(s, "U-66", "CF", spent=1, fuel=0)
    assert zones(again(s), "U-66") == {"BE", "CE", "DG", "DH", "off"}

    boat(s, "U-66", "CF", spent=1, fuel=1)
    answers(second_movement(seeded(), s), *ordered("U-66:CD:surfaced"))
    assert s.boats["U-66"].fuel == 0


@pytest.mark.rule("5.6(grid)")
@pytest.mark.rule("5.6(air)", "5.6")
def test_5_6_aircraft_look_for_boats_that_move_again() -> None:
    s = empty()
    plane(s, "O-47-1", zone="CE", mission="recon")
    boat(s, "U-66", "CF", spent=1)
    answers(second_movement(umpire(1), s), *ordered("U-66:CE:surfaced"))

    assert s.boats["U-66"].detected
