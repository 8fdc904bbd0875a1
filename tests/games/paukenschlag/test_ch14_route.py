"""14.2. The route of the Hornet's force."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch06_naval import naval_movement
from sandtable.games.paukenschlag.state import HORNET
from sandtable.testing.desk import answers
from tests.games.paukenschlag.campaigns import BOX, empty, seeded, ship
from tests.games.paukenschlag.moves import us


@pytest.mark.rule("14.2", "14.2(sail)", "14.2(route)", "14.2(speed)")
@pytest.mark.parametrize(
    ("turn", "zone", "reached", "barred"),
    [
        (1, "DM", {"CA", "DM", "CC", "DK"}, {"CD", "BC"}),
        (2, "DM", {"CA", "DM", "CC"}, {"DK", "EE"}),
        (3, "DC", {"CA"}, {"DC", "CB"}),
        (4, "CA", {"EB"}, {"CA", "DM"}),
    ],
)
def test_14_2_the_force_keeps_to_its_route(
    turn: int, zone: str, reached: set[str], barred: set[str]
) -> None:
    s = empty(turn=turn)
    for name in BOX.special.hornet:
        ship(s, name, zone, in_force=True)
    found = us(s, HORNET, "sea")

    assert found >= reached
    assert not found & barred


@pytest.mark.rule("14.2(route)")
def test_14_2_on_turn_5_the_force_leaves_the_map() -> None:
    s = empty(turn=5)
    for name in BOX.special.hornet:
        ship(s, name, "EB", in_force=True)
    answers(naval_movement(seeded(), s))

    assert not any(found.zone or found.in_force for found in s.ships.values())


@pytest.mark.rule("14.2(route)", "9.1(neutralized)")
def test_14_2_even_a_single_ship_of_the_force_leaves() -> None:
    s = empty(turn=5)
    ship(s, "CV-8", "EB", in_force=True)
    answers(naval_movement(seeded(), s))

    assert not s.ships["CV-8"].zone
