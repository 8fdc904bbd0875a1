"""14.1. Convoy AT-10."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch05_turn import end_of_turn
from sandtable.games.paukenschlag.rules.ch14_special import sail_at10
from sandtable.games.paukenschlag.rules.ch15_arrivals import arrivals
from sandtable.testing.desk import answers, drive, option_ids
from tests.games.paukenschlag.campaigns import convoy, empty, seeded, ship, umpire


@pytest.mark.rule("14.1", "14.1(sail)", "14.1(counter)")
def test_14_1_at_10_sails_on_turn_3_with_its_escorts() -> None:
    s = empty(turn=3)
    for name in ("DD-3", "DD-4"):
        ship(s, name, "CA", in_port=True, held=True)
    sail_at10(umpire(), s)

    found = s.convoys["C9"]
    assert (found.ships, found.speed, found.formation, found.special) == (10, "fast", "tight", True)
    assert s.orders["C9"].goal == "BC"
    assert {x.convoy for x in s.ships.values()} == {"C9"}
    assert not any(x.in_port or x.held for x in s.ships.values())


@pytest.mark.rule("14.1(sail)")
@pytest.mark.parametrize("turn", [2, 4])
def test_14_1_and_on_no_other_turn(turn: int) -> None:
    s = empty(turn=turn)
    sail_at10(umpire(), s)

    assert not s.convoys


@pytest.mark.rule("14.1(route)", "15.1(dd4)")
def test_14_1_its_escorts_leave_with_it_and_come_back_in_april() -> None:
    s = empty(turn=4)
    convoy(s, "C9", "BC", "BC", special=True)
    for name in ("DD-3", "DD-4"):
        ship(s, name, "BC", convoy="C9")
    for name in ("DD-1", "DD-2", "DD-5"):
        ship(s, name, "CA", in_port=True, held=True)
    end_of_turn(seeded(), s)
    assert [x.zone for x in s.ships.values()] == ["", "", "CA", "CA", "CA"]

    s.turn = 13
    driven = answers(arrivals(seeded(), s), "DD-5", "DD-1")
    assert driven.ids == ["release", "release"]
    assert [x.id for x in s.ships.values() if x.held] == ["DD-2"]
    assert s.ships["DD-3"].zone == "CA"
    s.turn = 17
    drive(arrivals(seeded(), s), lambda decision: option_ids(decision)[0])
    assert not any(x.held for x in s.ships.values())
