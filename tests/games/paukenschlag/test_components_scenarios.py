"""The turn track, arrivals and scenarios in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.paukenschlag.campaigns import BOX


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
        "drumbeat": [],
        "plan_amerika": [("AZ", {"FW-200": 8, "He-177": 5, "Bf-109": 2})],
        "plan_valkyrie": [
            ("CI", {"Me-264": 3, "Bf-109": 1}),
            ("AZ", {"FW-200": 8, "Bf-109": 1}),
        ],
    }
    assert [x.luftwaffe_points for x in BOX.scenarios.values()] == [0, 0, 40, 40]
    assert {x.id: x.turns for x in BOX.scenarios.values() if x.turns != 24} == {"drumbeat": 6}
    assert [(x.ships, x.tons) for x in BOX.scenarios.values()] == [
        (0, 0),
        (13, 600),
        (0, 0),
        (0, 0),
    ]
