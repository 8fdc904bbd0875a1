"""The box: every zone, link, counter, table, arrival and scenario."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable.engine.errors import BadInputError
from sandtable.engine.maps import Graph
from sandtable.games.paukenschlag.components import open_box, option_kinds
from tests.games.refusals import assert_said_in_both

BOX = open_box({})
ATLAS = BOX.atlas

SEA = {
    "BA": "BB CA CB",
    "BB": "BA BC CB CC",
    "BC": "BB BD CC CD",
    "BD": "BC BE CD CE",
    "BE": "BD CF",
    "CA": "BA CB DC",
    "CB": "BA BB CA CC DC DD",
    "CC": "BB BC CB CD DD DE",
    "CD": "BC BD CC CE DE DF",
    "CE": "BD CD CF DF DG",
    "CF": "BE CE DG DH",
    "DA": "DK DL",
    "DB": "DC DM",
    "DC": "CA CB DB DD DM DN DO",
    "DD": "CB CC DC DE DO DP",
    "DE": "CC CD DD DF DP DQ",
    "DF": "CD CE DE DG DQ",
    "DG": "CE CF DF DH",
    "DH": "CF DG",
    "DK": "DA DL",
    "DL": "DA DK DM",
    "DM": "DB DC DL DN EB",
    "DN": "DC DM DO EC",
    "DO": "DC DD DN DP ED",
    "DP": "DD DE DO DQ EE",
    "DQ": "DE DF DP EF",
    "EB": "DM EC",
    "EC": "DN EB ED",
    "ED": "DO EC EE",
    "EE": "DP ED EF",
    "EF": "DQ EE",
}
OVER_LAND = {("CA", "DB"), ("DA", "DB"), ("DB", "DL")}


def links(graph: Graph) -> dict[str, str]:
    return {zone: " ".join(graph.neighbours(zone)) for zone in graph}


@pytest.mark.rule("2.1", "2.1(strategic)")
def test_2_1_the_map_has_31_zones_joined_by_sea() -> None:
    assert links(ATLAS.sea) == SEA


@pytest.mark.rule("2.1(strategic)")
def test_2_1_aircraft_also_cross_the_land_west_of_florida() -> None:
    more = {way for way in ATLAS.air.ways() if way[1] not in ATLAS.sea.neighbours(way[0])}

    assert more == OVER_LAND | {(b, a) for a, b in OVER_LAND}
    assert set(ATLAS.sea.ways()) <= set(ATLAS.air.ways())


@pytest.mark.rule("8.1.1(south)")
def test_8_1_1_six_zones_have_warm_water() -> None:
    warm = {zone.id for zone in ATLAS.zones.values() if zone.warm}

    assert warm == {"DN", "DM", "EB", "EC", "ED", "EF"}


@pytest.mark.rule("12.10(north1)", "12.10(south1)")
def test_12_10_the_districts_of_the_mission_limits() -> None:
    districts: dict[str, set[str]] = {}
    for zone in ATLAS.zones.values():
        districts.setdefault(zone.district, set()).add(zone.id)

    assert districts["north"] == {"BA", "BB", "CA", "CB", "DC"}
    assert districts["south"] == {"DB", "DM"}


def test_every_base_port_and_factory_lies_in_its_zone() -> None:
    fields = {base.id: base.zone for base in ATLAS.airfields.values()}
    ports = {port.id: port.zone for port in ATLAS.ports.values()}
    plants = Counter(site.zone for site in ATLAS.factories.values())

    assert "".join(sorted(name for name in fields if len(name) == 1)) == "ABCDEFGHIJKLMNOPQ"
    assert {fields[name] for name in "CDEFGHIJ"} == {"CA"}
    assert {name: fields[name] for name in "ABKLMNOPQ"} == {
        "A": "BB",
        "B": "BA",
        "K": "DC",
        "L": "DB",
        "M": "DB",
        "N": "DM",
        "O": "DN",
        "P": "DM",
        "Q": "ED",
    }
    assert (fields["AZ"], fields["CI"]) == ("CE", "DH")
    assert ports == {
        **dict.fromkeys(["HFX", "SJN"], "BB"),
        **dict.fromkeys(["BOS", "NYC", "PHL", "BAL", "NFK"], "CA"),
        **dict.fromkeys(["CHS", "SAV", "JAX"], "DB"),
        **dict.fromkeys(["MIA", "KYW", "HAV"], "DM"),
        **dict.fromkeys(["MSY", "GAL"], "DA"),
        **dict.fromkeys(["SJU", "TRI"], "ED"),
        **dict.fromkeys(["AUA", "CUR"], "EC"),
        "GTM": "DN",
        "TAM": "DK",
        "BDA": "DD",
    }
    assert plants == {"BA": 1, "CA": 9, "DB": 1, "DA": 2, "EC": 1}


@pytest.mark.rule("6.0(exit)")
def test_6_0_three_edges_lead_off_the_map() -> None:
    assert {edge.id: edge.zones for edge in ATLAS.edges.values()} == {
        "east": ("BE", "CF"),
        "north": ("BC",),
        "panama": ("EB",),
    }
    assert ATLAS.exits == ("BE", "CF")


def test_every_target_has_its_flak() -> None:
    flak: dict[int, set[str]] = {}
    for target in BOX.targets.values():
        flak.setdefault(target.aa, set()).add(target.id)

    assert flak[0] == {"PO-TAM"}
    assert flak[3] == {"PO-NYC", "PO-NFK"}
    assert flak[2] == {
        *("AF-C", "AF-G", "AF-I", "AF-AZ", "AF-CI", "PO-BOS", "PO-PHL", "PO-BAL", "PO-KYW"),
        *(f"FA-F{number}" for number in range(2, 12)),
    }
    assert len(BOX.targets) == 19 + 22 + 14
    assert Counter(target.side for target in BOX.targets.values())["german"] == 2


# ---------------------------------------------------------------------- counters


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


# ---------------------------------------------------------------------- tables


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

    numbers = {"convoy": 3, "TR": 5, "CV": 4, "BB": 4, "DD": 2, "WPG": 2, "AST": 2}
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
    standard = (8, 10, 12, 16, 16, 20, 22, 24, 26, 28, 30, 32, 34, 36, 40, 44, 48, 52, 56, 64)
    rich = (16, 20, 24, 28, 32, 36, 40, 42, 44, 46, 48, 50, 52, 54, 56, 60, 64, 72, 80, 96)

    assert BOX.cargo == standard
    assert BOX.rich_cargo == rich


# ---------------------------------------------------------------------- arrivals and scenarios


@pytest.mark.rule("2.1.1", "1.1(turn)")
def test_2_1_1_the_turn_track_has_24_weeks() -> None:
    assert [(month.name_en, month.first, month.last) for month in BOX.months.values()] == [
        ("January", 1, 4),
        ("February", 5, 8),
        ("March", 9, 12),
        ("April", 13, 16),
        ("May", 17, 20),
        ("June", 21, 24),
    ]
    assert BOX.month(25).name_en == "June"


@pytest.mark.rule("15.1(turn5)", "15.1(turn9)", "15.1(turn13)", "15.1(turn17)", "15.1(turn21)")
def test_15_1_the_aircraft_arrive_where_the_list_says() -> None:
    found: dict[int, list[str]] = {}
    for squadron in BOX.squadrons:
        units = " ".join(f"{count} {kind}" for kind, count in squadron.units.items())
        found.setdefault(squadron.turn, []).append(f"{'/'.join(squadron.bases)}: {units}")

    assert found == {
        0: [
            "C: 1 O-47",
            "G: 1 O-47 5 P-40 1 B-17 1 B-18 5 B-25",
            "M: 1 O-47 3 P-39 4 P-40",
            "I: 3 P-47 4 O-47",
            "CV-8: 3 SBD 2 F4F 1 TBD 1 B-25C",
        ],
        5: ["P: 1 O-47 1 B-24", "C: 2 B-17", "M: 3 B-25", "Q: 1 P-36"],
        9: [
            *("Q: 1 P-39", "I: 2 B-25 3 PBY", "M: 4 A-20", "G: 1 O-47 2 A-20"),
            "P: 2 O-47 3 B-17",
        ],
        13: ["G: 2 A-29 2 O-47", "I: 1 B-18", "Q: 1 B-18", "N: 1 B-18", "P: 1 O-47"],
        17: [
            *("P: 1 A-29", "M: 2 A-20 1 B-17", "Q: 1 O-47 1 B-18", "I: 1 B-24 1 B-25"),
            "N: 1 A-20",
        ],
        21: ["P: 4 B-24 2 PBY", "Q/N: 1 B-18 1 PBY"],
    }


def test_as_many_aircraft_arrive_as_there_are_counters() -> None:
    due: Counter[str] = Counter()
    for squadron in BOX.squadrons:
        due += Counter(squadron.units)

    ours = {kind.id: kind.count for kind in BOX.aircraft.values() if kind.side == "us"}
    assert due == ours


@pytest.mark.rule("15.1(turn13)", "15.1(dd4)", "15.1(dd-all)")
def test_15_1_the_ships_of_april_and_the_releases() -> None:
    ships = [(f.turn, f.type, f.count, f.zone) for f in BOX.flotillas]

    assert ships == [
        *[(13, "AST", 4, zone) for zone in ("BB", "CA", "DC")],
        *[(13, "WPG", 4, zone) for zone in ("BB", "CA", "DC", "DN")],
    ]
    assert [(release.turn, release.count) for release in BOX.releases] == [(13, 4), (17, 12)]


@pytest.mark.rule("15.2(turn5)", "15.2(turn7)", "15.2(turn9)", "15.2(turn17)", "16.2")
def test_15_2_the_waves_of_u_boats() -> None:
    waves = [(w.turn, w.count, " ".join(w.zones), w.cow) for w in BOX.waves]

    assert waves == [
        (0, 5, "BB CA", False),
        (0, 5, "CF", False),
        (5, 8, "BB CA DC CB", False),
        (5, 4, "ED EC EB", False),
        (7, 2, "DN EC DB DM", False),
        (9, 6, "BB CA CB DC", False),
        (9, 1, "BB CA CB DC", True),
        (17, 4, "DO DN DB DM", False),
        (17, 6, "DN EB EC ED DO", False),
        (17, 1, "DO DN DB DM", True),
    ]


@pytest.mark.rule("16.1(dd)", "16.1(tf)", "16.1(convoys)")
def test_16_1_the_berths_of_the_set_up() -> None:
    force = ("CV-8", "BB-NC", "BB-WA", *(f"DD-{number}" for number in range(6, 13)))

    assert [(berth.ships, berth.ports) for berth in BOX.berths] == [
        (("DD-1",), ("NFK",)),
        (("DD-2", "DD-3", "DD-4", "DD-5"), ("NYC", "BOS")),
        (force, ("HAV",)),
    ]
    assert BOX.special.hornet == force
    assert BOX.setup_convoys == 8


@pytest.mark.rule("17.0", "17.1", "17.2", "18.0(vp)")
def test_17_the_scenarios() -> None:
    found = {
        scenario.id: [(group.base, group.units) for group in scenario.luftwaffe]
        for scenario in BOX.scenarios.values()
    }

    assert found == {
        "historical": [],
        "plan_amerika": [("AZ", {"FW-200": 8, "He-177": 5, "Bf-109": 2})],
        "plan_valkyrie": [
            ("CI", {"Me-264": 3, "Bf-109": 1}),
            ("AZ", {"FW-200": 8, "Bf-109": 1}),
        ],
    }
    assert [x.luftwaffe_points for x in BOX.scenarios.values()] == [0, 40, 40]
    assert {scenario.turns for scenario in BOX.scenarios.values()} == {24}


@pytest.mark.rule("12.10", "12.10(north1)", "12.10(north2)", "12.10(south1)", "12.10(south2)")
def test_12_10_the_limits_of_air_missions() -> None:
    kinds = [(d, m) for d in ("north", "south") for m in ("attack", "recon")]
    found = {
        (x.first_turn, x.last_turn): [x.most(*kind) for kind in kinds] for x in BOX.mission_limits
    }

    assert found == {(1, 12): [1, 2, 1, 1], (13, 16): [3, 5, 2, 2], (17, 24): [-1] * 4}


def test_the_figures_of_the_rules() -> None:
    limits = {name: getattr(BOX.limits, name) for name in BOX.limits.__struct_fields__}

    assert limits == {
        "source": "rulebook",
        "torpedo_attack": 6,
        "torpedoes_per_combat": 4,
        "sonar_range": 8,
        "passive_range": 2,
        "passive_range_moving": 1,
        "radar_range_us": 3,
        "radar_range_variant": 4,
        "radar_range_german": 2,
        "radar_columns": 3,
        "first_huff_duff_turn": 9,
        "moving_ship": 2,
        "warm_water": 1,
        "surfaced_searcher": -1,
        "pinged": -1,
        "moving_searcher": 1,
        "battleship_check": -2,
        "submerged_zones": 1,
        "surfaced_zones": 2,
        "ship_zones": 2,
        "transport_zones": 1,
        "slow_zones": 1,
        "fast_zones": 2,
        "force_zones": 3,
        "most_convoy_ships": 40,
        "first_dd_escort_turn": 17,
        "fuel": 6,
        "off_map_turns": 5,
        "refuels": 10,
        "repair_us": 5,
        "repair_german": 2,
        "repair_each": 3,
        "unusable": 6,
        "irreparable": 8,
        "damage_per_pip": 6,
        "flown_turns": 2,
        "special_tons": 50,
        "at10_turn": 3,
        "at10_ships": 10,
        "hornet_turn": 4,
        "last_raid_turn": 12,
        "last_cancel_turn": 3,
        "ships_to_sink": 40,
        "tons_to_sink": 2000,
    }
    steps = [(step.damage, step.points) for step in BOX.vp_steps.values()]
    assert steps == [(2, 1), (4, 2), (6, 3), (8, 4)]
    assert (BOX.formation.tight, BOX.formation.line, BOX.formation.loose) == (1, 0, -1)
    rest = BOX.reconstructed
    assert (rest.grid_rounds, rest.me264_reliability) == (20, -2)
    assert (rest.level_bomber_at_sea, rest.dive_bomber) == (3, -1)
    assert [kind.id for kind in option_kinds(BOX)] == ["us_radar_4", "rich_cargo"]


# ---------------------------------------------------------------------- what cannot be played


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"zone": [{"id": "CA", "sea": ["BA"]}]}, "there but not back"),
        ({"zone": [{"id": "DH", "sea": []}, {"id": "CF", "sea": ["BE", "CE", "DG"]}]}, "back"),
        ({"port": [{"id": "NYC", "zone": "XX"}]}, "XX"),
        ({"map_edge": [{"id": "east", "zones": []}]}, "edge east"),
        ({"special": {"carrier": "CV-9"}}, "CV-9"),
        ({"uboat": [{"id": "U-459", "refuels": 0}]}, "Milk Cow"),
        ({"setup": {"convoys": 9}}, "convoy"),
        ({"scenario": [{"id": "historical", "turns": 30}]}, "25, 26, 27, 28, 29, 30"),
        ({"ship_class": [{"id": "DD", "defence": 0}]}, "at least 1"),
        ({"limits": {"torpedoes_per_combat": 900}}, "at most 8"),
        ({"lost_cargo": {"standard": []}}, "lost_cargo"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInputError) as refused:
        open_box(data)

    assert why in str(refused.value)
    assert_said_in_both(refused.value)
