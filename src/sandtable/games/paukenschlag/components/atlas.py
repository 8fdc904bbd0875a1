"""The strategic map: zones, the ways between them, bases, ports and factories."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.engine.components import entries, entry
from sandtable.engine.maps import Graph
from sandtable.engine.rules import rule
from sandtable.games.paukenschlag.components.parts import Canvas, Islet, Land, MapEdge, Site, Zone


class Atlas:
    """Everything that is printed on the map."""

    @rule("2.1", "2.1(strategic)")
    def __init__(self, data: Mapping[str, Any]) -> None:
        self.canvas = entry(Canvas, data["canvas"])
        self.zones: dict[str, Zone] = entries(Zone, data["zone"])
        self.airfields: dict[str, Site] = entries(Site, data["airfield"])
        self.ports: dict[str, Site] = entries(Site, data["port"])
        self.factories: dict[str, Site] = entries(Site, data["factory"])
        self.edges: dict[str, MapEdge] = entries(MapEdge, data["map_edge"])
        self.land: dict[str, Land] = entries(Land, data["land"])
        self.islets: dict[str, Islet] = entries(Islet, data["islet"])
        self.sea = Graph({zone.id: zone.sea for zone in self.zones.values()})
        self.air = Graph({zone.id: zone.air for zone in self.zones.values()})
        self._courses: dict[tuple[str, str], tuple[str, ...]] = {}

    def sea_distance(self, start: str, goal: str) -> int:
        """The zones to sail; the sea is one, as the checks demand."""
        return self.sea.distances(start)[goal]

    def course(self, start: str, goal: str) -> tuple[str, ...]:
        """The zones entered on a shortest way, which is looked for once."""
        if (start, goal) not in self._courses:
            self._courses[start, goal] = (self.sea.path(start, goal) or ())[1:]
        return self._courses[start, goal]

    def ports_in(self, zone: str) -> list[Site]:
        return [port for port in self.ports.values() if port.zone == zone]

    def bases_in(self, zone: str, side: str = "us") -> list[Site]:
        return [b for b in self.airfields.values() if b.zone == zone and b.side == side]

    @property
    def exits(self) -> tuple[str, ...]:
        """The zones from which a U-boat leaves the map."""
        return self.edges["east"].zones
