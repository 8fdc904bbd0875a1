"""The counters in the box: ships, boats and aircraft."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.paukenschlag.campaigns import BOX


@pytest.mark.rule("2.2", "2.2.2", "2.2.2(types)", "6.1(three)")
@pytest.mark.parametrize(
    ("kind", "ratings"),
    [
        ("DD", (4, 3, 4, 2, 1, 2, 1, 3)),
        ("WPG", (3, 2, 4, 1, 0, 2, 1, 2)),
        ("AST", (1, 1, 3, 0, 0, 2, 1, 1)),
        ("BB", (12, 4, 6, 4, 6, 3, 1, 0)),
        ("CV", (1, 3, 5, 3, 0, 3, 1, 0)),
        ("TR", (0, 2, 2, 0, 0, 1, 0, 0)),
        ("uboat_VII", (2, 2, 3, 0, 0, 2, 1, 0)),
        ("uboat_IX", (3, 2, 3, 0, 0, 2, 1, 0)),
        ("milk_cow", (0, 1, 3, 0, 0, 2, 1, 0)),
    ],
)
def test_2_2_2_every_type_of_ship_has_its_ratings(kind: str, ratings: tuple[int, ...]) -> None:
    c = BOX.classes[kind]

    found = (c.attack, c.defence, c.flotation, c.aa, c.bombardment, c.mp, c.mp_neutralized, c.asw)
    assert found == ratings
    assert len(BOX.classes) == 9


@pytest.mark.rule("2.2", "6.1(three)")
def test_2_2_the_ships_and_convoys_in_the_box() -> None:
    fast = {ship.id for ship in BOX.ships.values() if ship.mp == 3}

    assert Counter(ship.type for ship in BOX.ships.values()) == {
        "DD": 12,
        "WPG": 16,
        "AST": 12,
        "BB": 2,
        "CV": 1,
    }
    assert fast == {"DD-11", "DD-12", "BB-NC", "BB-WA", "CV-8"}
    assert {ship.mp for ship in BOX.ships.values()} == {2, 3}
    assert list(BOX.convoys) == [f"C{number}" for number in range(1, 10)]


@pytest.mark.rule("11.1(six)", "2.2")
def test_11_1_the_u_boat_list() -> None:
    nines = [b.id for b in BOX.boats.values() if b.type == "uboat_IX"]
    sevens = [b.id for b in BOX.boats.values() if b.type == "uboat_VII"]

    assert nines == [
        f"U-{number}"
        for number in (
            *(66, 67, 103, 105, 106, 107, 108, 109, 123, 124, 125, 126),
            *(128, 129, 130, 156, 161, 502),
        )
    ]
    assert sevens == [
        f"U-{number}"
        for number in (
            *(71, 84, 85, 86, 87, 94, 96, 135, 201, 202, 203, 333, 352, 404),
            *(432, 552, 553, 564, 571, 582, 701, 754),
        )
    ]
    assert {BOX.boats[boat].torpedoes for boat in nines} == {22}
    assert {BOX.boats[boat].torpedoes for boat in sevens} == {14}
    assert {boat.fuel for boat in BOX.boats.values()} == {6}
    assert BOX.cows == ["U-459"]
    cow = BOX.boats["U-459"]
    assert (cow.type, cow.torpedoes, cow.refuels) == ("milk_cow", 0, 10)


@pytest.mark.rule("2.2.2", "12.1")
@pytest.mark.parametrize(
    ("kind", "ratings"),
    [
        ("O-47", "R 0 0 0 0 - - - 15"),
        ("PBY", "P 1 1 2 2 H U - 6"),
        ("B-17", "E 3 3 2 1 H U - 7"),
        ("B-24", "E 3 3 2 1 H U - 6"),
        ("A-20", "A 2 1 1 1 - U - 9"),
        ("A-29", "A 1 1 1 1 - U - 3"),
        ("B-18", "A 1 2 1 1 - U - 6"),
        ("B-25", "B 2 2 1 1 - - - 11"),
        ("P-36", "F 2 0 0 0 - U - 1"),
        ("P-39", "F 3 0 0 0 - U - 4"),
        ("P-40", "F 3 0 0 0 - U - 9"),
        ("P-47", "F 4 0 0 0 - U - 3"),
        ("F4F", "F 3 0 0 0 - U C 2"),
        ("SBD", "D 1 2 0 0 - U C 3"),
        ("TBD", "B 1 1 0 0 - U C 1"),
        ("B-25C", "B 2 2 1 1 - - C 1"),
        ("FW-200", "B 2 2 9 9 - - - 8"),
        ("He-177", "B 3 3 9 9 - - - 5"),
        ("Me-264", "B 3 3 9 9 - - - 3"),
        ("Bf-109", "F 4 0 0 0 - - - 2"),
    ],
)
def test_2_2_2_every_type_of_aircraft_has_its_ratings(kind: str, ratings: str) -> None:
    a = BOX.aircraft[kind]
    letters = ["H" if a.huff_duff else "-", "U" if a.attacks_boats else "-"]
    letters.append("C" if a.carrier else "-")

    figures = [a.type, a.air_to_air, a.bombing, a.range, a.combat_range, *letters, a.count]
    assert " ".join(map(str, figures)) == ratings
    assert len(BOX.aircraft) == 20


@pytest.mark.rule("17.1(zones)", "17.2(zones)")
def test_17_bombers_have_their_zones() -> None:
    zones = {kind.id: kind.bombs_in for kind in BOX.aircraft.values() if kind.bombs_in}

    four = ("BB", "CA", "DC", "ED")
    assert zones == {"FW-200": four, "He-177": four, "Me-264": ("*",)}
