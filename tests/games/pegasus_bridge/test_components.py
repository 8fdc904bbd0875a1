"""The box: tables, counters and map, each figure pinned."""

from itertools import pairwise
from typing import Any

import pytest

from sandtable.engine.errors import BadInputError
from sandtable.games.pegasus_bridge.components import open_box, option_kinds
from sandtable.games.pegasus_bridge.components.rows import (
    BritishForceRow,
    GermanForceRow,
    Hit,
    Melee,
)
from tests.games.pegasus_bridge.nights import BOX
from tests.games.refusals import assert_said_in_both

CODES = {"none": "-", "half": "½", "all": "E", "engaged": "ENG"}
SHEET = {
    ("fire", "c1"): "- - - - S S S(H) 1(H) 2(H)",
    ("fire", "c2"): "- - - S S 1 1(H) 2(H) 2(H)",
    ("fire", "c3"): "- - S S 1 1(H) 2(H) 2(H) 3(H)",
    ("fire", "c4"): "- S S 1 1 2(H) 2(H) 3(H) 4(H)",
    ("fire", "c5"): "S S 1 1 2 2(H) 3(H) 3(H) 4(H)",
    ("grenade", "same_clear"): "- - S S 1 1 2",
    ("grenade", "same_covered"): "- - - S S 1 1",
    ("grenade", "adjacent_clear"): "- - - S S 1 1",
    ("grenade", "adjacent_covered"): "- - - - S S 1",
    ("grenade", "same_tank"): "- - - - - - (H)",
    ("grenade", "adjacent_tank"): "- - - - - - -",
    ("close_combat", "1-2"): "E/- E/- ½/- ½/½ ENG/ENG ENG/ENG -/½ ½/E ½/E",
    ("close_combat", "1-1"): "E/- ½/- ½/½ ENG/ENG ENG/ENG -/½ -/½ ½/E -/E",
    ("close_combat", "2-1"): "½/- ½/½ ENG/ENG ENG/ENG -/½ -/½ -/E -/E -/E",
    ("close_combat", "3-1"): "½/½ ENG/ENG ENG/ENG -/½ -/½ -/E -/E -/E -/E",
    ("close_combat", "4-1"): "ENG/ENG ENG/ENG -/½ -/½ -/E -/E -/E -/E -/E",
    ("german_reinforcements", "A"): "1 1 1 2 2 3",
    ("german_reinforcements", "B"): "1 2 2 3 3 4",
    ("german_reinforcements", "C"): "1 2 3 3 4 5",
    ("german_reinforcements", "D"): "2 3 3 4 4 5",
    ("german_reinforcements", "E"): "2 3 4 4 5 6",
    ("german_reinforcements", "F"): "3 4 4 5 5 6",
    ("german_reinforcements", "G"): "3 4 5 5 6 6",
    ("german_reinforcements", "H"): "4 5 5 6 6 6",
    ("british_reinforcements", "1"): "A9 A9 A8 A8 B9 B8",
    ("british_reinforcements", "2"): "A9 A8 A8 B9 B8 B8",
    ("british_reinforcements", "3"): "A8 B9 B9 B8 B8 C8",
    ("british_reinforcements", "4"): "B9 B8 C9 C8 C8 C7",
    ("british_reinforcements", "5"): "B8 C9 C8 C8 D8 D7",
    ("british_reinforcements", "6"): "C8 C7 D8 D8 D7 E7",
    ("optional_reinforcements", ""): "A9 A8 B9 B8 C8 D7",
}
"""Every cell of the large tables, from the lowest printed result to the highest."""


def printed(row: object) -> str:
    if isinstance(row, Hit):
        return row.code
    if isinstance(row, Melee):
        return f"{CODES[row.british]}/{CODES[row.german]}"
    if isinstance(row, BritishForceRow):
        return f"{row.force}{row.turn}"
    assert isinstance(row, GermanForceRow)
    return row.force


@pytest.mark.parametrize(("table", "column"), SHEET)
def test_every_cell_of_the_large_tables(table: str, column: str) -> None:
    found = BOX.tables[table][column]
    low = found.spans[0].lo

    cells = [printed(found.read(value)) for value in range(low, BOX.tables[table].high + 1)]
    assert " ".join(cells) == SHEET[table, column]


def test_every_large_table_is_on_the_sheet() -> None:
    large = [n for n in BOX.tables if len(BOX.tables[n].columns) > 2 and n != "suppression"]

    assert {table for table, _ in SHEET} == {*large, "optional_reinforcements"}
    assert all((table, c) in SHEET for table in large for c in BOX.tables[table].columns)


SMALL: dict[str, tuple[str, list[Any]]] = {
    "glider_lost": ("place", [1, 1, 2, 2, 3, 3]),
    "glider_colour": ("colour", ["blue"] * 3 + ["red"] * 3),
    "crash_check": ("crashed", [False] * 5 + [True]),
    "crash": ("loss", [0, 1, 2, 4, 6, 0]),
    "leader_casualty": ("result", ["unhurt"] * 3 + ["wounded"] * 2 + ["killed"]),
    "demolition": ("result", ["destroyed"] * 3 + ["damaged"] + ["intact"] * 2),
    "damaged_bridge": ("collapses", [False] * 4 + [True] * 2),
    "mercedes": ("points", [3] * 3 + [5] * 3),
    "retreat_check": ("who", ["force"] * 3 + ["tank"] + ["nobody"] * 2),
    "bog_check": ("fails", [True] * 3 + [False] * 3),
    "panic_check": ("fails", [False] * 4 + [True] * 2),
    "ready_position": ("passes", [False] * 2 + [True] * 4),
    "t_junction": ("straight", [False] * 3 + [True] * 3),
    "activation": ("alert", [False] * 3 + [True] * 3),
    "piat_crew": ("escapes", [True] * 2 + [False] * 4),
    "german_entry": ("entry", ["le_port"] * 4 + ["benouville"] * 2),
}


@pytest.mark.parametrize("table", SMALL)
def test_every_cell_of_the_small_tables(table: str) -> None:
    field, cells = SMALL[table]

    assert [getattr(BOX.tables[table].only.read(die), field) for die in range(1, 7)] == cells
    assert BOX.crash.read(6).all
    assert not BOX.crash.read(5).all


PLANS = {
    "A": (3, 5, 0, 0, "ranville_entry", "", 0, 0),
    "B": (4, 4, 0, 0, "ranville_entry", "benouville_entry", 0, 0),
    "C": (4, 4, 1, 5, "ranville_entry", "le_port_entry", 0, 0),
    "D": (5, 3, 1, 4, "ranville_entry", "le_port_entry", 1, 0),
    "E": (5, 3, 1, 3, "pillbox", "le_port_entry", 1, 1),
    "F": (5, 3, 1, 2, "pillbox", "le_port_entry", 2, 2),
    "G": (6, 2, 1, 1, "pillbox", "le_port_entry", 2, 2),
    "H": (7, 1, 1, 1, "pillbox", "pillbox", 3, 2),
}


def test_14_0_the_deployment_plans() -> None:
    found = {
        p.id: (
            p.garrison,
            p.decoys,
            p.charges,
            p.blanks,
            p.schmidt,
            p.hickman,
            p.le_port,
            p.benouville,
        )
        for p in BOX.plans.values()
    }

    assert found == PLANS


def test_13_the_forces() -> None:
    german = {f.id: (f.turn, f.tanks, f.platoons) for f in BOX.german_forces.values()}
    british = {f.id: (f.platoons, f.piats, f.gammons) for f in BOX.british_forces.values()}

    assert german == {
        "1": (8, 1, 2), "2": (7, 2, 2), "3": (6, 3, 2), "4": (6, 3, 4), "5": (6, 4, 4),
        "6": (5, 6, 6),
    }  # fmt: skip
    assert british == {
        "A": (2, 1, 1), "B": (3, 1, 1), "C": (4, 2, 2), "D": (5, 2, 3), "E": (6, 3, 3)
    }  # fmt: skip


@pytest.mark.rule("C.schmidt-rank", "2.2")
def test_counters_have_their_figures() -> None:
    def figures(kind: str) -> set[tuple[int, int, bool]]:
        counters = [BOX.counters[name] for name in BOX.of_kind(kind)]
        return {(c.strength, c.grenades, c.glider_infantry) for c in counters}

    assert figures("platoon") == {(8, 4, True), (6, 4, False)}
    assert figures("squad") == {(4, 2, True)}
    assert figures("section") == {(2, 4, True)}
    assert figures("sappers") == {(2, 4, False)}
    assert figures("garrison") == {(4, 0, False)}
    assert figures("infantry") == {(6, 0, False)}
    assert [BOX.counters[name].charges for name in BOX.of_kind("piat", "gammon")] == [
        2,
        3,
        3,
        3,
        1,
        1,
        1,
    ]
    assert BOX.name("schmidt").es == "Comandante Schmidt"
    numbers = (
        "leader",
        "sappers",
        "platoon",
        "squad",
        "garrison",
        "infantry",
        "tank",
        "machine_gun",
    )
    assert [len(BOX.of_kind(kind)) for kind in numbers] == [12, 4, 12, 12, 7, 12, 6, 3]


@pytest.mark.rule("2.1")
def test_2_1_the_map_has_its_areas_and_lines() -> None:
    ground = BOX.ground
    kinds = [line.kind for line in ground.lines.values()]

    assert (len(ground.areas), len(ground.lines), len(ground.flights)) == (73, 146, 48)
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "single": 102,
        "double": 30,
        "dashed": 14,
    }
    assert len(ground.bunkers) == len(ground.circles) == 8
    assert len(ground.obstructed) == 24
    assert ground.any_line.is_connected
    landing = ("triangle", "double_circle", "hexagon", "octagon")
    assert {ground.shapes[shape].landing for shape in landing} == {
        (6,), (1, 6), (1, 2, 6), (1, 2, 3, 4, 5, 6)
    }  # fmt: skip


def test_every_flight_line_lies_on_a_ground_line_and_ends_where_gliders_land() -> None:
    ground = BOX.ground
    for flight in ground.flights.values():
        assert flight.end in ground.steps[flight.start]
    ends = {f.end for f in ground.flights.values()} - {f.start for f in ground.flights.values()}
    assert {ground.areas[end].shape for end in ends} == {"octagon"}


@pytest.mark.parametrize("route", BOX.ground.routes)
def test_roads_follow_road_lines(route: str) -> None:
    areas = BOX.ground.routes[route].areas
    for one, other in pairwise(areas):
        assert other in BOX.ground.road.neighbours(one)


@pytest.mark.rule("6.5.los(3)")
def test_a_straight_line_passes_what_lies_within_an_areas_radius() -> None:
    assert BOX.ground.crossed("t_junction", "canal_west_access") == (
        "bridge_road_w1",
        "bridge_road_w2",
    )
    assert BOX.ground.crossed("canal_west_access", "t_junction") == (
        "bridge_road_w1",
        "bridge_road_w2",
    )
    assert BOX.ground.crossed("north_a1", "north_a2") == ()


@pytest.mark.parametrize(
    ("override", "why"),
    [
        ({"plan": [{"id": "A", "garrison": 4}]}, r"\[\[plan\]\] A must have a counter for each"),
        (
            {"plan": [{"id": "A", "hickman": "caen"}]},
            "A names a component that is not in the box: caen",
        ),
        (
            {
                "line": [
                    {"id": "x", "a": "caen", "b": "pillbox", "kind": "single", "source": "mine"}
                ]
            },
            "caen",
        ),
        (
            {"british_force": [{"id": "A", "piats": 3}]},
            "A must be able to carry",
        ),
        (
            {"german_force": [{"id": "6", "tanks": 7}]},
            "6 has more units",
        ),
        ({"scenario": [{"id": "expert", "plans": ["Z"]}]}, r"\[\[scenario\]\] expert names"),
        ({"movement": {"british": -1}}, r"\[movement\] is not valid"),
        (
            {
                "line": [
                    {"id": "x", "a": "pillbox", "b": "pillbox", "kind": "single", "source": "x"}
                ]
            },
            r"\[\[line\]\] x connects pillbox to itself",
        ),
        ({"area": [{"id": "pillbox", "shape": "star"}]}, "pillbox names a .*: star"),
        ({"area": [{"id": "pillbox", "pillbox": False}]}, "The map needs a pillbox"),
        ({"country": {"wire": [{}]}}, r"\[\[country\.wire\]\] is not valid"),
        ({"country": {"wire": [3]}}, r"wire is a list: \[\[wire\]\]"),
        ({"turn_track": {"times": []}}, "at least one turn"),
        ({"tanks": {}}, "There are no components called tanks"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused_in_a_sentence(
    override: dict[str, Any], why: str
) -> None:
    with pytest.raises(BadInputError, match=why) as refused:
        open_box(override)

    assert_said_in_both(refused.value)


def test_options_are_switches() -> None:
    assert {kind.id: kind.default for kind in option_kinds(BOX)} == {
        "optional_gliders": False,
        "optional_reinforcements": False,
        "crash_losses_score": True,
        "open_plan": False,
    }
