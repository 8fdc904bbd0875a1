"""The search board: zones, ports, routes, and who may go where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any, Literal

from sandtable.engine.components import (
    Count,
    Figure,
    Named,
    Part,
    Percent,
    Place,
    Positive,
    Source,
    entries,
    entry,
)
from sandtable.engine.hexes import Point
from sandtable.engine.maps import Graph, zones
from sandtable.engine.styles import Lettering
from sandtable.engine.texts import say
from sandtable.games.bismarck.components.checks import demand
from sandtable.games.bismarck.components.rows import Side
from sandtable.games.bismarck.components.units import Search

ZoneKind = Literal["sea", "port", "land", "airbase"]
REGIONS = (
    "irish_sea",
    "fog",
    "british_coastal_search",
    "german_coastal_search",
    "british_irish_coast",
    "great_britain",
    "eire",
)


class Zone(Part, frozen=True, kw_only=True):
    """A zone: F20 is column 20 of row F."""

    id: str
    kind: ZoneKind
    name_es: str = ""
    name_en: str = ""
    island: bool = False

    @property
    def row(self) -> str:
        return self.id[:1]

    @property
    def column(self) -> int:
        return int(self.id[1:])

    @property
    def for_ships(self) -> bool:
        """Return whether it has a printed coordinate (2.2)."""
        return self.kind in {"sea", "port"}


class Region(Named, frozen=True, kw_only=True):
    id: str
    zones: frozenset[str]


class Route(Named, frozen=True, kw_only=True):
    """A convoy route, from the Clyde outwards."""

    id: str
    zones: tuple[str, ...]


class Port(Named, frozen=True, kw_only=True):
    id: str
    zone: str
    side: Literal["british", "german", "neutral"]
    air_base: bool
    exits: frozenset[str]
    game_end_port: bool


class AirBase(Named, frozen=True, kw_only=True):
    id: str
    zone: str
    side: Side


class Label(Named, frozen=True, kw_only=True):
    """A name on the map."""

    source: Source = "reconstructed"
    x: Place
    y: Place
    lettering: Lettering
    size: Percent = 0


class Land(Part, frozen=True, kw_only=True):
    """A stretch of the real coast, in units of the canvas; for drawing only."""

    id: str
    outline: tuple[tuple[Figure, Figure], ...]


class PatrolLine(Part, frozen=True, kw_only=True):
    first_row: str
    zones: frozenset[str]


class CoastalSearch(Part, frozen=True, kw_only=True):
    points: Search
    british: str
    german: str


class Canvas(Part, frozen=True, kw_only=True):
    width: Positive
    height: Positive
    cell: Positive
    left: Figure
    top: Figure
    line_55_y: Figure


class Sheet(Part, frozen=True, kw_only=True):
    title_es: str
    title_en: str
    rows: str
    last_row_north_of_55: str
    zone_miles: Count


class Terrain(Named, frozen=True, kw_only=True):
    ships: bool
    air: bool


class SearchBoard:
    """The zones and what is printed on them. `air` and `sea` are the maps of the two arms."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.sheet = entry(Sheet, data["search_board"])
        self.canvas = entry(Canvas, data["canvas"])
        self.zones: dict[str, Zone] = entries(Zone, data["zone"])
        self.regions: dict[str, Region] = entries(Region, data["region"])
        self.routes: dict[str, Route] = entries(Route, data["convoy_route"])
        self.ports: dict[str, Port] = entries(Port, data["port"])
        self.air_bases: dict[str, AirBase] = entries(AirBase, data["air_base"])
        self.patrol_line = entry(PatrolLine, data["patrol_line"])
        self.coastal = entry(CoastalSearch, data["coastal_search"])
        self.labels = tuple(entry(Label, label, "name_en") for label in data["label"])
        self.coast: dict[str, Land] = entries(Land, data["land"])
        self.terrain = {name: entry(Terrain, t) for name, t in data["terrain_types"].items()}
        self._check_zones()
        self.air = self._air()
        self.sea = self._sea()
        self._check_ways()

    def _air(self) -> Graph:
        """All zones, each with its six neighbours (10.22)."""
        columns: dict[str, list[int]] = {row: [] for row in self.sheet.rows}
        for zone in self.zones.values():
            columns[zone.row].append(zone.column)
        return zones(columns)

    def _sea(self) -> Graph:
        """The zones with a coordinate; a port is entered and left through its exits (5.18)."""
        return Graph(
            {
                zone.id: [near for near in self.air.neighbours(zone.id) if self._open(zone, near)]
                for zone in self.zones.values()
                if zone.for_ships
            }
        )

    def _open(self, zone: Zone, near: str) -> bool:
        return self.zones[near].for_ships and all(
            other in self.port_in[here].exits
            for here, other in ((zone.id, near), (near, zone.id))
            if here in self.port_in
        )

    @cached_property
    def port_in(self) -> Mapping[str, Port]:
        """The ports that ships may use, by zone; the neutral one is closed (12.6)."""
        return {port.zone: port for port in self.ports.values() if port.side != "neutral"}

    @cached_property
    def bases(self) -> Mapping[str, str]:
        """The zones of the bases on land from which air units operate."""
        ports = {port.id: port.zone for port in self.ports.values() if port.air_base}
        return ports | {base.id: base.zone for base in self.air_bases.values()}

    @cached_property
    def closed_to_germans(self) -> frozenset[str]:
        """The Irish Sea and the zones of British ports (5.18)."""
        british = {port.zone for port in self.port_in.values() if port.side == "british"}
        return self.regions["irish_sea"].zones | british

    @cached_property
    def german_ports(self) -> frozenset[str]:
        return frozenset(port.zone for port in self.port_in.values() if port.side == "german")

    @cached_property
    def german_air(self) -> Graph:
        """The board as German air units fly: never through two zones of Great Britain in a row."""
        britain = self.regions["great_britain"].zones
        return Graph(
            {
                zone: [to for to in self.air.neighbours(zone) if not {zone, to} <= britain]
                for zone in self.air
            }
        )

    @cached_property
    def on_routes(self) -> frozenset[str]:
        return frozenset(zone for route in self.routes.values() for zone in route.zones)

    @cached_property
    def row_index(self) -> Mapping[str, int]:
        return {row: index for index, row in enumerate(self.sheet.rows)}

    def within(self, region: str, zone: str) -> bool:
        return zone in self.regions[region].zones

    def is_north_of_55(self, zone: str) -> bool:
        return self.row_index[zone[0]] <= self.row_index[self.sheet.last_row_north_of_55]

    def inside_patrol_area(self, zone: str) -> bool:
        """Return whether it lies on or east of its row's white circle, from row E down (10.211)."""
        circles = [int(z[1:]) for z in self.patrol_line.zones if z[0] == zone[0]]
        south = self.row_index[zone[0]] >= self.row_index[self.patrol_line.first_row]
        return south and bool(circles) and self.zones[zone].column >= min(circles)

    def coastal_search(self, side: Side, zone: str, *, night: bool) -> int:
        """The search points of a coast (7.27)."""
        region = self.coastal.british if side == "british" else self.coastal.german
        return self.coastal.points.at(night=night) if self.within(region, zone) else 0

    def distance(self, zone: str, other: str) -> int:
        return self.air.distances(zone)[other]

    def distance_to(self, zone: str, among: frozenset[str]) -> int:
        """Return how far the nearest of several zones is."""
        return min(self.distance(zone, other) for other in among)

    def shifted(self, zone: str, start: str, end: str) -> str:
        """The zone that lies from a zone as an end lies from a start; it may not exist."""
        row = self.row_index[zone[0]] + self.row_index[end[0]] - self.row_index[start[0]]
        column = self.zones[zone].column + self.zones[end].column - self.zones[start].column
        return f"{self.sheet.rows[row]}{column}" if 0 <= row < len(self.sheet.rows) else ""

    def centre(self, zone: str) -> Point:
        """The middle of a zone on the canvas."""
        row, column = self.row_index[zone[0]], self.zones[zone].column
        c = self.canvas
        return Point(c.left + (column - row / 2) * c.cell, c.top + row * c.cell)

    def _check_zones(self) -> None:
        for zone in self.zones.values():
            known = zone.row in self.sheet.rows and zone.id[1:].isdecimal()
            demand(known, say("zone-is-row-and-column", zone=zone.id))
        regions = say("regions-needed", regions=", ".join(REGIONS))
        demand(set(REGIONS) == set(self.regions), regions)
        for place, named in self._named_zones():
            lost = sorted(set(named) - set(self.zones))
            demand(not lost, say("names-the-unknown", place=place, lost=", ".join(lost)))

    def _named_zones(self) -> Iterator[tuple[str, Iterable[str]]]:
        for region in self.regions.values():
            yield f"[[region]] {region.id}", region.zones
        for route in self.routes.values():
            yield f"[[convoy_route]] {route.id}", route.zones
        for port in self.ports.values():
            yield f"[[port]] {port.id}", {port.zone, *port.exits}
        for base in self.air_bases.values():
            yield f"[[air_base]] {base.id}", {base.zone}
        yield "[patrol_line]", self.patrol_line.zones

    def _check_ways(self) -> None:
        demand(self.air.is_connected, say("zones-connected"))
        for port in self.port_in.values():
            reached = set(self.sea.neighbours(port.zone))
            demand(reached == port.exits, say("exits-beside", port=port.id))
        for route in self.routes.values():
            for one, other in pairwise(route.zones):
                joined = other in self.air.neighbours(one)
                demand(joined, say("route-broken", route=route.id, one=one, other=other))
