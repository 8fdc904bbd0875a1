"""15. Arrivals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable.engine.game import Setup
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.rules.ch05_turn import arrivals_phase
from sandtable.games.paukenschlag.rules.ch15_arrivals import arrivals
from sandtable.testing.desk import answers, drive, option_ids
from tests.games.paukenschlag.campaigns import boat, empty, seeded, umpire


@pytest.mark.rule("15.0", "15.1", "15.1(turn13)", "15.2(total)")
def test_15_1_the_arrivals_of_april() -> None:
    s = GAME.new_state(Setup("historical"))
    s.turn = 13
    before = Counter(x.type for x in s.planes.values())
    drive(arrivals_phase(seeded(), s), lambda decision: option_ids(decision)[0])

    zones = Counter((x.type, x.zone) for x in s.ships.values() if x.type in {"AST", "WPG"})
    assert zones == {
        **{("AST", zone): 4 for zone in ("BB", "CA", "DC")},
        **{("WPG", zone): 4 for zone in ("BB", "CA", "DC", "DN")},
    }
    assert Counter(x.type for x in s.planes.values()) - before == {"A-29": 2, "O-47": 3, "B-18": 3}
    assert sum(x.held for x in s.ships.values()) == 1


@pytest.mark.rule("15.1(turn21)")
def test_15_1_in_june_the_us_divides_two_aircraft_between_two_bases() -> None:
    s = empty(turn=21)
    answers(arrivals(seeded(), s), "N", "Q")

    assert {x.id: x.base for x in s.planes.values() if x.base in "NQ"} == {
        "B-18-1": "N",
        "PBY-3": "Q",
    }


@pytest.mark.rule("15.2", "15.2(turn7)", "15.2(random)", "15.2(free)", "15.2(total)")
def test_15_2_boats_are_drawn_at_random_and_placed_by_the_german() -> None:
    s = empty(turn=7)
    u = umpire(1, 1)
    driven = answers(arrivals(u, s), "DN:submerged", "EC:surfaced")

    assert [x.facts["boat"] for x in driven.asked] == ["U-66", "U-67"]
    assert option_ids(driven.asked[0]) == [
        f"{zone}:{depth}"
        for zone in ("DN", "EC", "DB", "DM")
        for depth in ("surfaced", "submerged")
    ]
    assert (s.boats["U-66"].zone, s.boats["U-66"].submerged) == ("DN", True)


@pytest.mark.rule("15.2(cow)", "11.1(cow-one)")
@pytest.mark.parametrize(
    ("facts", "enters"),
    [
        ({"zone": "CA"}, False),
        ({"zone": "", "refuels": 0}, True),
        ({"zone": "", "sunk": True}, True),
    ],
)
def test_15_2_the_milk_cow_of_may_enters_only_if_none_is_in_play(
    facts: dict[str, Any],
    enters: bool,
) -> None:
    s = GAME.new_state(Setup("historical"))
    s.turn = 17
    boat(s, "U-459", "CA", fuel=1, **{k: v for k, v in facts.items() if k != "zone"})
    s.boats["U-459"].zone = facts["zone"]
    drive(arrivals(seeded(), s), lambda decision: option_ids(decision)[0])

    cow = s.boats["U-459"]
    assert (cow.zone == "DO") == enters
    assert cow.refuels == 10
    assert not cow.sunk


@pytest.mark.rule("15.1(dd4)")
def test_15_1_an_escort_of_at_10_that_never_left_is_not_brought_back() -> None:
    s = GAME.new_state(Setup("historical"))
    s.turn = 13
    s.ships["DD-3"].zone, s.ships["DD-3"].held, s.ships["DD-3"].in_port = "CB", False, False
    drive(arrivals(seeded(), s), lambda decision: option_ids(decision)[0])

    assert (s.ships["DD-3"].zone, s.ships["DD-3"].in_port) == ("CB", False)
