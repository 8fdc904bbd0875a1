"""The terrain effects chart."""

import pytest

from sandtable.games.bismarck.rules.ch05_courses import may_enter, open_zones
from sandtable.games.bismarck.rules.ch06_air import sky
from sandtable.games.bismarck.state import BRITISH, GERMAN
from tests.games.bismarck.battles import BOX
from tests.games.bismarck.hunts import hunt

BOARD = BOX.board


@pytest.mark.rule("TEC")
def test_tec_the_chart_says_who_enters_which_kind_of_zone() -> None:
    chart = {kind: (terrain.ships, terrain.air) for kind, terrain in BOARD.terrain.items()}

    assert chart == {
        "sea": (True, True),
        "land": (False, True),
        "port": (True, True),
        "airbase": (False, True),
    }
    for zone in BOARD.zones.values():
        assert (zone.id in BOARD.sea, zone.id in BOARD.air) == chart[zone.kind]


@pytest.mark.rule("TEC.1")
@pytest.mark.parametrize("side", [BRITISH, GERMAN])
def test_tec_1_any_unit_enters_a_sea_zone(side: str) -> None:
    assert may_enter(BOX, hunt(), side, "H12")
    assert "H12" in open_zones(BOX, hunt(), side, "H11")
    assert "H12" in sky(BOX, side).neighbours("H11")


@pytest.mark.rule("TEC.1(fix)")
@pytest.mark.parametrize("zone", ["F15", "E19", "D8", "G18", "L24", "J18"])
def test_tec_1_six_zones_without_a_printed_number_are_sea(zone: str) -> None:
    near = BOARD.sea.neighbours(zone)[0]

    assert zone in open_zones(BOX, hunt(), BRITISH, near)


@pytest.mark.rule("TEC.2", "TEC.3")
def test_tec_3_a_coast_zone_is_sea_if_it_has_a_number_and_land_if_not() -> None:
    coast = BOARD.regions["british_irish_coast"].zones
    kinds = {zone: BOARD.zones[zone].for_ships for zone in coast}

    assert kinds["K22"]
    assert not kinds["K21"]
    assert "K21" not in open_zones(BOX, hunt(), BRITISH, "K22")
    assert "K21" in sky(BOX, BRITISH).neighbours("K22")


@pytest.mark.rule("TEC.5", "2.2(partial)")
@pytest.mark.parametrize("zone", ["L19", "R27"])
def test_tec_5_an_air_base_is_no_port_for_ships(zone: str) -> None:
    assert zone in BOARD.bases.values()
    for near in BOARD.air.neighbours(zone):
        if near in BOARD.sea:
            assert zone not in open_zones(BOX, hunt(), GERMAN, near)
            assert zone in sky(BOX, GERMAN).neighbours(near)


@pytest.mark.rule("2.2(partial)")
def test_2_2_partial_zones_with_a_coordinate_are_normal_zones() -> None:
    edges = {row: [z.column for z in BOARD.zones.values() if z.row == row] for row in "GHXZ"}

    for row, columns in edges.items():
        first = f"{row}{min(columns)}"
        assert first in BOARD.sea
        assert open_zones(BOX, hunt(), BRITISH, first)


@pytest.mark.rule("TEC.9")
def test_tec_9_white_circles_mark_the_western_limit_of_the_general_search() -> None:
    for circle in BOARD.patrol_line.zones - {"K10", "K11"}:
        west = f"{circle[0]}{int(circle[1:]) - 1}"
        assert BOARD.inside_patrol_area(circle)
        assert not BOARD.inside_patrol_area(west)


@pytest.mark.rule("TEC.list")
def test_tec_list_countries_ports_and_bases() -> None:
    ports = {
        side: {port.id for port in BOARD.ports.values() if port.side == side}
        for side in ("british", "german", "neutral")
    }

    assert ports == {
        "british": {"scapa_flow", "clyde", "hvalfiord", "plymouth", "gibraltar"},
        "german": {"trondheim", "bergen", "brest", "st_nazaire"},
        "neutral": {"ferrol"},
    }
    assert {base.id: base.side for base in BOARD.air_bases.values()} == {
        "eire": "british",
        "bordeaux": "german",
    }
