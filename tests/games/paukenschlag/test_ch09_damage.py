"""9.1, 9.3. Odds and damage."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch07_places import holds
from sandtable.games.paukenschlag.rules.ch09_damage import (
    gun_effect,
    hit_boat,
    hit_ship,
    odds,
    torpedo_effect,
)
from tests.games.paukenschlag.campaigns import BOX, umpire
from tests.games.paukenschlag.fights import square


@pytest.mark.rule("9.3(odds)", "9.1(odds)")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        *[(5, 2, "2-1"), (2, 3, "1-2"), (1, 4, ""), (26, 2, "6-1"), (6, 2, "3-1")],
        *[(2, 2, "1-1"), (12, 4, "3-1"), (1, 3, "1-3"), (0, 1, ""), (12, 2, "6-1"), (3, 4, "1-2")],
    ],
)
def test_9_3_fractions_favour_the_defender(attack: int, defence: int, column: str) -> None:
    assert odds(BOX, attack, defence) == column


@pytest.mark.rule("9.1(none)", "9.1(neutralized)", "9.1(sunk)")
@pytest.mark.parametrize(
    ("hits", "flotation", "effect"),
    [
        *[(0, 2, "none"), (1, 2, "none"), (2, 2, "neutralized"), (3, 2, "sunk")],
        *[(2, 5, "none"), (3, 5, "neutralized"), (5, 5, "neutralized"), (6, 5, "sunk")],
    ],
)
def test_9_1_hits_against_the_flotation(hits: int, flotation: int, effect: str) -> None:
    assert torpedo_effect(hits, flotation) == effect


@pytest.mark.rule("9.3(check)", "9.3(bb)")
@pytest.mark.parametrize(
    ("hits", "flotation", "battleship", "face", "effect"),
    [
        (1, 4, False, 3, "none"),
        (1, 4, False, 4, "neutralized"),
        (2, 6, True, 6, "none"),
        (3, 6, True, 6, "neutralized"),
    ],
)
def test_9_3_the_damage_check(
    hits: int,
    flotation: int,
    battleship: bool,
    face: int,
    effect: str,
) -> None:
    assert gun_effect(umpire(face), hits, flotation, battleship=battleship) == effect


@pytest.mark.rule("9.3(check)")
def test_9_3_without_a_hit_there_is_no_check() -> None:
    assert gun_effect(umpire(), 0, 1, battleship=False) == "none"


@pytest.mark.rule("9.1(second)", "9.1(neutralized)", "18.0(special)", "18.0(ships)")
@pytest.mark.parametrize(
    ("name", "faces", "tons"),
    [("DD-1", (), 0), ("BB-NC", (), 50), ("CV-8", (), 50), ("TR-1", (4,), 28)],
)
def test_9_1_a_ship_neutralized_twice_sinks(name: str, faces: tuple[int, ...], tons: int) -> None:
    s = square(name, "U-66")
    if name != "TR-1":
        hit_ship(umpire(), s, s.ships[name], "neutralized")
        assert s.ships[name].neutralized
        assert s.losses == []
    else:
        s.ships[name].neutralized = True
    hit_ship(umpire(*faces), s, s.ships[name], "neutralized")

    assert [(loss.what, loss.tons) for loss in s.losses] == [(name, tons)]
    assert s.contact is not None
    assert name not in s.contact.squares
    assert name not in s.ships or not s.ships[name].zone


@pytest.mark.rule("9.1(neutralized)", "10.3(escort)")
def test_9_1_a_neutralized_escort_drops_out() -> None:
    s = square("C1", "DD-1", "U-66")
    s.ships["DD-1"].convoy = "C1"
    hit_ship(umpire(), s, s.ships["DD-1"], "neutralized")

    assert s.ships["DD-1"].convoy == ""
    assert holds(s, "U-66", "DD-1")
    assert s.contact is not None
    assert s.contact.stopped == {"DD-1": 1}


@pytest.mark.rule("9.3(check)")
def test_9_3_a_boat_hit_once_stays_up_and_hit_twice_sinks() -> None:
    s = square("DD-1", "U-66", submerged=True)
    hit_boat(umpire(), s, "U-66", "neutralized", "gun")
    assert (s.boats["U-66"].neutralized, s.boats["U-66"].submerged) == (True, False)

    hit_boat(umpire(), s, "U-66", "none", "gun")
    assert s.boats["U-66"].zone
    hit_boat(umpire(), s, "U-66", "neutralized", "gun")
    assert s.boats["U-66"].sunk
    assert s.contact is not None
    assert "U-66" not in s.contact.squares
