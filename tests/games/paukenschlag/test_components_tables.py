"""The tables in the box."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paukenschlag.campaigns import BOX


def read(name: str, column: str = "") -> list[Any]:
    """The row of every result that a table prints, from the first to the last."""
    found = BOX.tables[name][column]
    low, high = found.spans[0].lo, found.spans[-1].hi
    return [
        next(iter(getattr(found.read(n), f) for f in type(found.read(n)).__struct_fields__))
        for n in range(low, high + 1)
    ]


def yes(count: int, *, of: int) -> list[bool]:
    return [True] * count + [False] * (of - count)


@pytest.mark.rule("9.1(hit)")
def test_9_1_the_torpedo_table() -> None:
    columns = {kind: read("torpedo", kind) for kind in BOX.torpedo.columns}

    numbers = {"convoy": 4, "TR": 5, "CV": 4, "BB": 4, "DD": 2, "WPG": 2, "AST": 2}
    assert columns == {kind: yes(number + 1, of=12) for kind, number in numbers.items()}
    assert BOX.torpedo.sides == 10
    assert read("dud") == [False] * 9 + [True]


@pytest.mark.rule("9.3(odds)", "9.3(d10)")
def test_9_3_the_surface_combat_table() -> None:
    assert {odds: read("surface", odds) for odds in BOX.surface.columns} == {
        "1-3": [0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
        "1-2": [0, 0, 0, 0, 0, 0, 1, 1, 1, 2],
        "1-1": [0, 0, 0, 1, 1, 1, 2, 2, 3, 4],
        "2-1": [0, 1, 1, 2, 2, 2, 3, 3, 4, 5],
        "3-1": [1, 2, 3, 3, 3, 3, 4, 4, 5, 6],
        "4-1": [2, 3, 3, 4, 4, 4, 5, 5, 6, 7],
        "5-1": [3, 3, 4, 4, 5, 5, 6, 6, 7, 8],
        "6-1": [3, 4, 4, 5, 5, 6, 6, 7, 8, 9],
    }
    assert BOX.surface.sides == 10


@pytest.mark.rule("9.2(first)")
def test_9_2_the_antisubmarine_chart() -> None:
    assert {factors: read("asw", factors) for factors in BOX.asw.columns} == {
        "1": [0, 0, 0, 0, 6, 5],
        "2": [0, 0, 0, 6, 5, 5],
        "3": [0, 0, 6, 5, 5, 4],
    }
    assert BOX.asw.sides == 6


@pytest.mark.rule("8.1.1", "8.1.2", "8.2(ranges)", "8.3(roll)", "8.4(roll)", "8.4(dive)")
def test_8_the_tables_of_detection() -> None:
    assert read("sonar_active") == yes(5, of=10)
    assert read("sonar_passive") == yes(5, of=8)
    assert {column: sum(read("radar", column)) for column in BOX.radar.columns} == {
        "us-1": 4,
        "us-2": 3,
        "us-3": 2,
        "german-1": 2,
        "german-2": 1,
    }
    assert all(read("radar", name)[0] for name in BOX.radar.columns)
    assert read("huff_duff") == yes(3, of=6)
    assert read("air_search") == read("air_attack") == yes(1, of=10)
    assert read("crash_dive") == [False] * 5 + [True] * 15
    assert read("special_contact") == yes(2, of=10)
    assert [BOX.tables[name].sides for name in ("sonar_active", "radar", "huff_duff")] == [6] * 3


@pytest.mark.rule("9.4.1", "9.4.2(resolve)", "12.3(intercept)")
def test_9_4_the_tables_of_air_combat() -> None:
    letters = {
        odds: "".join(effect[0] for effect in read("air_to_air", odds))
        for odds in BOX.air_to_air.columns
    }

    assert letters == {
        "1-2": "nnnnna",
        "1-1": "nnnnad",
        "2-1": "nnnaad",
        "3-1": "nnaadd",
        "4-1": "naaddd",
    }
    assert read("drive_off") == ["past"] * 6 + ["fight"] * 6 + ["destroyed"] * 2
    assert read("interception") == yes(2, of=10)


@pytest.mark.rule("12.4(AA)", "12.4(down)", "12.5.1", "12.5.3(factory)", "12.5.6", "12.8.1(attack)")
def test_12_the_tables_of_bombing() -> None:
    flak = {aa: "".join(x[0] for x in read("anti_aircraft", aa)) for aa in "01234"}

    assert flak == {"0": "n" * 6, "1": "annnnn", "2": "aannnn", "3": "daannn", "4": "ddaann"}
    assert {column: read("air_to_surface", column) for column in "123"} == {
        "1": [4, 4, 3, 3, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0],
        "2": [6, 6, 5, 5, 4, 4, 3, 2, 2, 1, 0, 0, 0, 0],
        "3": [8, 8, 7, 7, 6, 5, 5, 4, 3, 2, 1, 0, 0, 0],
    }
    assert read("accuracy") == [False] * 5 + [True] * 5
    assert read("grounded") == ["eliminated"] * 11 + ["flipped"] * 5 + ["none"] * 4
    assert read("convoy_bombing") == ["sunk"] * 2 + ["none"] * 7 + ["lost"]
    assert read("issues") == ["none"] * 12 + ["abort"] * 2 + ["lost"] * 7


@pytest.mark.rule("10.1(data)", "10.1(entry)", "10.1(destination)")
def test_10_1_the_convoy_tables() -> None:
    entry = [BOX.convoy_entry.read(face) for face in range(1, 11)]
    goals = {
        name: [(column.read(face).zone, column.read(face).port) for face in range(1, 11)]
        for name, column in BOX.goals.items()
    }

    assert read("convoy_speed") == ["slow"] * 4 + ["fast"] * 2
    assert read("convoy_size") == [10, 12, 15, 18, 20, 22, 25, 30, 35, 40]
    assert read("convoy_formation") == ["line"] * 3 + ["loose"] + ["tight"] * 2
    assert [f"{row.zone} {row.port} {row.group}" for row in entry] == [
        *("BB HFX north", "CA NYC north", "CA NYC north", "CA NFK north", "DB SAV south"),
        *("DM HAV south", "DA MSY south", "EC AUA south", "ED TRI south", "BE  overseas"),
    ]
    edge, norfolk, york = ("BE", ""), ("CA", "NFK"), ("CA", "NYC")
    assert goals["north"] == [
        *[edge] * 3,
        *[("BC", ""), ("DB", "SAV"), ("DM", "HAV"), ("DA", "MSY"), ("EB", "")],
        *[("ED", "SJU"), ("EC", "AUA")],
    ]
    halifax = ("BB", "HFX")
    assert goals["south"] == [*[york] * 4, *[norfolk] * 2, *[halifax] * 2, edge, ("CF", "")]
    assert goals["overseas"] == [
        *[york] * 4,
        *[halifax] * 2,
        *[("DB", "SAV"), ("DM", "HAV"), ("ED", "TRI"), ("EC", "CUR")],
    ]


@pytest.mark.rule("13.0", "13.0(5-7,10)")
def test_13_the_table_of_events() -> None:
    assert read("events") == [
        *["hornet_raid"] * 2,
        *["at10_cancelled"] * 2,
        *["none"] * 3,
        *["home_front"] * 2,
        "none",
    ]


@pytest.mark.rule("10.3(cargo)", "10.4(thousands)", "16.1(cargo)")
def test_10_3_the_cargo_markers() -> None:
    standard = (16, 20, 24, 28, 32, 36, 40, 42, 44, 46, 48, 50, 52, 54, 56, 60, 64, 72, 80, 96)
    rich = (24, 30, 36, 42, 48, 54, 60, 63, 66, 69, 72, 75, 78, 81, 84, 90, 96, 99, 108, 120)

    assert BOX.cargo == standard
    assert BOX.rich_cargo == rich
