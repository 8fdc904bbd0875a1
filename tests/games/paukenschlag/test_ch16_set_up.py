"""16. The set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.engine.game import Setup
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.rules.ch16_setup import german_set_up, us_set_up
from sandtable.testing.desk import answers, drive, option_ids
from tests.games.paukenschlag.campaigns import BOX, seeded


@pytest.mark.rule("16.2(ref)")
@pytest.mark.rule("16.0", "16.1", "16.1(dd)", "16.1(tf)", "16.1(air)", "14.2(air)", "17.1(base)")
def test_16_1_the_table_before_the_first_choice() -> None:
    s = GAME.new_state(Setup("plan_valkyrie"))

    held = [x.id for x in s.ships.values() if x.held]
    assert held == [f"DD-{number}" for number in range(1, 6)]
    assert [x.id for x in s.ships.values() if x.in_force] == list(BOX.special.hornet)
    assert all(x.in_port for x in s.ships.values())
    assert {x.zone for x in s.ships.values() if x.in_force} == {"DM"}
    bases = Counter(x.base for x in s.planes.values())
    assert bases == {"C": 1, "G": 13, "M": 8, "I": 7, "CV-8": 7, "CI": 4, "AZ": 9}
    assert len({x.id for x in s.planes.values()}) == 49
    assert (s.turn, s.last_turn) == (1, 24)


@pytest.mark.rule("16.1(order)", "16.1(convoys)", "16.1(b25)", "14.2.1(land)")
def test_16_1_the_us_sets_up_its_ports_the_b_25_and_eight_convoys() -> None:
    s = GAME.new_state(Setup("historical"))
    driven = answers(us_set_up(seeded(), s), "NYC", "BOS", "NYC", "NYC", "G")

    assert driven.ids == ["berth"] * 4 + ["carrier-bomber"]
    assert s.planes["B-25C-1"].base == "G"
    assert list(s.convoys) == [f"C{number}" for number in range(1, 9)]
    assert all(s.orders[x.id].goal != x.zone for x in s.convoys.values())


@pytest.mark.rule("16.2", "16.2(random)")
def test_16_2_the_german_places_five_boats_off_the_coast_and_five_at_sea() -> None:
    s = GAME.new_state(Setup("historical"))
    driven = drive(german_set_up(seeded(), s), lambda decision: option_ids(decision)[0])

    assert Counter(x.zone for x in s.boats.values() if x.zone) == {"BB": 5, "CF": 5}
    assert len(driven.asked) == 10
