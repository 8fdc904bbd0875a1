"""The map in the box: zones, links, bases and targets."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.engine.maps import Graph
from tests.games.paukenschlag.campaigns import BOX

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
