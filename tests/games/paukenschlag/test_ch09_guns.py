"""9.3. Guns."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.events.grid import GunsFired
from tests.games.paukenschlag.fights import fought, square


@pytest.mark.rule("9.3", "9.3(odds)", "9.3(simultaneous)")
def test_9_3_guns_at_the_same_boat_are_added_up() -> None:
    s = square("WPG-1", "AST-1", "U-66", german=False)
    u = fought(s, "hold", faces=(1,))

    assert u.rolls[0].column == "2-1"  # 3 + 1 against 2
    assert not s.boats["U-66"].neutralized


@pytest.mark.rule("9.3(simultaneous)", "9.1(empty)")
def test_9_3_a_boat_sunk_by_gunfire_has_fired_back() -> None:
    s = square("WPG-1", "U-66", german=False, torpedoes=0, neutralized=True)
    u = fought(s, "gun:WPG-1", faces=(10, 6, 10, 6))

    assert s.boats["U-66"].sunk
    assert s.ships["WPG-1"].neutralized
    assert len(u.told(GunsFired)) == 2


@pytest.mark.rule("9.3", "9.1(convoy)", "10.3(dead)")
def test_9_3_a_gun_at_a_convoy_strikes_one_transport() -> None:
    s = square("C1", "U-66", us=False)
    fought(s, "gun:C1", faces=(8, 1))  # 3 against 2, two hits, and a check of 3

    assert s.convoys["C1"].ships == 19
    assert s.ships["TR-1"].neutralized
    assert not s.boats["U-66"].fired
