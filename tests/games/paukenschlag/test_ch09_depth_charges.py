"""9.2. Depth charges."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.events.grid import DepthChargesDropped, GunsFired
from sandtable.games.paukenschlag.rules.ch09_combat import Fight, asw_effect, asw_of, targets_of
from sandtable.games.paukenschlag.state import US
from tests.games.paukenschlag.campaigns import BOX, empty, sees, ship, tactical
from tests.games.paukenschlag.fights import fought, square


@pytest.mark.rule("9.2(second)", "9.2(surface)")
@pytest.mark.parametrize(
    ("number", "second", "effect"),
    [
        *[(4, 5, "destroyed"), (4, 6, "destroyed"), (5, 6, "destroyed"), (4, 4, "none")],
        *[(5, 4, "forced"), (6, 4, "forced"), (5, 3, "none"), (6, 5, "none"), (0, 0, "none")],
    ],
)
def test_9_2_the_second_die(number: int, second: int, effect: str) -> None:
    assert asw_effect(number, second) == effect


@pytest.mark.rule("9.2(who)", "9.2(mark)", "9.3(when)")
@pytest.mark.parametrize(
    ("name", "facts", "submerged", "surfaced"),
    [
        ("DD-1", {}, True, True),
        ("WPG-1", {}, True, True),
        ("AST-1", {}, True, True),
        ("AST-1", {"neutralized": True}, False, True),
        ("BB-NC", {}, False, True),
        ("TR-1", {}, False, False),
    ],
)
def test_9_2_who_attacks_submerged_boats_and_who_surfaced_ones(
    name: str,
    facts: dict[str, bool],
    submerged: bool,
    surfaced: bool,
) -> None:
    s = empty()
    ship(s, name, "CB", **facts)
    tactical(s, {name: "55", "U-66": "55"})
    sees(s, US, "U-66")
    found = []
    for s.boats["U-66"].submerged in (True, False):
        found.append(bool(targets_of(BOX, s, Fight("55", ["U-66"]), s.ships[name])))

    assert found == [submerged, surfaced]


@pytest.mark.rule("9.2(who)")
def test_9_2_a_neutralized_ship_attacks_one_column_lower() -> None:
    s = empty()
    columns = [asw_of(BOX, ship(s, name, "CB")) for name in ("DD-1", "WPG-1", "AST-1", "BB-NC")]
    weak = [asw_of(BOX, ship(s, n, "CB", neutralized=True)) for n in ("DD-1", "WPG-1", "AST-1")]

    assert (columns, weak) == ([3, 2, 1, 0], [2, 1, 0])


@pytest.mark.rule("9.2", "9.2(first)", "9.2(one)", "7.2(2)ships")
def test_9_2_a_destroyer_sinks_a_submerged_boat() -> None:
    s = square("DD-1", "U-66", german=False, submerged=True)
    u = fought(s, faces=(6, 5))

    assert [event.result for event in u.told(DepthChargesDropped)] == ["destroyed"]
    assert s.boats["U-66"].sunk


@pytest.mark.rule("9.2(one)")
def test_9_2_of_several_boats_the_ship_chooses_one() -> None:
    s = square("DD-1", "U-66", "U-67", german=False)
    s.boats["U-66"].submerged = s.boats["U-67"].submerged = True
    fought(s, "U-67", faces=(6, 5))

    assert (s.boats["U-66"].sunk, s.boats["U-67"].sunk) == (False, True)
    assert s.contact is not None
    assert "U-66" in s.contact.squares


@pytest.mark.rule("9.2(surface)", "9.3", "9.3(odds)", "9.3(one-round)", "9.1(empty)")
def test_9_2_a_boat_forced_up_is_fired_at_and_fires_back() -> None:
    s = square("BB-NC", "DD-1", "U-66", german=False, submerged=True)
    # the chart gives 5 and then a 4; the battleship's guns at 6:1, no hit taken in return
    u = fought(s, "gun:BB-NC", faces=(4, 4, 1, 1, 1))

    assert not s.boats["U-66"].submerged
    assert [event.units for event in u.told(GunsFired)] == ["BB-NC", "U-66"]
    assert u.rolls[1].column == "6-1"
