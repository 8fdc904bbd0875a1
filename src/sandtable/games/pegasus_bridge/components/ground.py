"""The map: areas, the lines between them, flight lines, roads, and straight lines of sight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Literal

from sandtable.engine.components import Named, Part, Place, Positive, entries, entry
from sandtable.engine.maps import Graph, areas
from sandtable.engine.rules import rule
from sandtable.engine.styles import SpaceStyle
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components.parts import Brief, Movement, demand

LineKind = Literal["single", "double", "dashed"]
Colour = Literal["blue", "red"]


class Shape(Named, frozen=True, kw_only=True):
    """A shape of areas with its landing numbers."""

    id: str
    landing: tuple[int, ...]


class Water(Named, frozen=True, kw_only=True):
    id: str
    width: Positive
    outline: tuple[tuple[Place, Place], ...]


class Area(Brief, frozen=True, kw_only=True):
    """An area: clear ground unless it is obstructed; `mark` is what is drawn in it."""

    mark: SpaceStyle = SpaceStyle.PLAIN
    x: int
    y: int
    shape: str
    obstructed: bool = False
    road: bool = False
    bunker: bool = False
    pillbox: bool = False
    deployment: bool = False
    junction: bool = False
    bridge: Literal["", "pegasus", "ranville"] = ""
    bridge_access: Literal["", "pegasus", "ranville"] = ""
    entry: Literal["", "le_port", "benouville", "ranville"] = ""
    glider_entry: str = ""


class Line(Part, frozen=True, kw_only=True):
    """A line of communication; a dashed one is for fire only."""

    id: str
    a: str
    b: str
    kind: LineKind
    road: bool = False


class Flight(Part, frozen=True, kw_only=True):
    id: str
    start: str
    end: str
    colour: Colour


class Route(Part, frozen=True, kw_only=True):
    id: str
    areas: tuple[str, ...]


class Sheet(Part, frozen=True, kw_only=True):
    """The canvas; `area_radius` is also how near a line must pass to cross an area."""

    width: Positive
    height: Positive
    area_radius: Positive
    metres_per_unit: float


class Ground:
    """The map and its geometry."""

    @rule("2.1", "5.0")
    def __init__(self, data: Mapping[str, Any], movement: Movement) -> None:
        """Areas joined by lines of communication; units are always in exactly one area."""
        self.sheet = entry(Sheet, data["sheet"])
        self.shapes: dict[str, Shape] = entries(Shape, data["shape"])
        self.areas: dict[str, Area] = entries(Area, data["area"])
        self.lines: dict[str, Line] = entries(Line, data["line"])
        self.flights: dict[str, Flight] = entries(Flight, data["flight"])
        self.routes: dict[str, Route] = entries(Route, data["route"])
        self.water: dict[str, Water] = entries(Water, data["water"])
        self._check()
        self._join(movement)
        self._find_places()
        self._crossed: dict[tuple[str, str], tuple[str, ...]] = {}

    def _check(self) -> None:
        for place, names, known in self._links():
            lost = ", ".join(sorted(set(names) - known.keys()))
            demand(not lost, say("names-the-unknown", place=place, lost=lost))
        for line in self.lines.values():
            why = say("own-neighbour", place=f"[[line]] {line.id}", space=line.a)
            demand(line.a != line.b, why)

    def _links(self) -> Iterator[tuple[str, Iterable[str], Mapping[str, object]]]:
        """Yield the names that lines, routes and areas have for areas and shapes."""
        for line in self.lines.values():
            yield f"[[line]] {line.id}", (line.a, line.b), self.areas
        for flight in self.flights.values():
            yield f"[[flight]] {flight.id}", (flight.start, flight.end), self.areas
        for route in self.routes.values():
            yield f"[[route]] {route.id}", route.areas, self.areas
        for area in self.areas.values():
            yield f"[[area]] {area.id}", (area.shape,), self.shapes

    @rule("5.2(2)", "5.2(3)", "C.adjacency")
    def _join(self, movement: Movement) -> None:
        """Any line makes areas adjacent for fire; a dashed one cannot be crossed."""
        costs = {"single": movement.single_line, "double": movement.double_line}  # 5.2(2)
        steps: dict[str, dict[str, int]] = {name: {} for name in self.areas}
        near: dict[str, list[str]] = {name: [] for name in self.areas}
        for line in self.lines.values():
            for one, other in ((line.a, line.b), (line.b, line.a)):
                near[one].append(other)  # C.adjacency
                if line.kind in costs:  # 5.2(3)
                    steps[one][other] = costs[line.kind]
        self.steps: Mapping[str, Mapping[str, int]] = steps
        self.near = {name: frozenset(others) for name, others in near.items()}
        self.flight_from: dict[tuple[str, str], str] = {
            (f.start, f.colour): f.end for f in self.flights.values()
        }
        self.obstructed = frozenset(name for name, area in self.areas.items() if area.obstructed)
        self.roads = frozenset(name for name, area in self.areas.items() if area.road)

    def _find_places(self) -> None:
        found = self.areas.values()
        self.bunkers = tuple(area.id for area in found if area.bunker)
        self.circles = tuple(area.id for area in found if area.deployment)
        self.entries: dict[str, str] = {area.entry: area.id for area in found if area.entry}
        self.glider_entries = {area.glider_entry: area.id for area in found if area.glider_entry}
        self.bridges = {area.bridge: area.id for area in found if area.bridge}
        self.accesses = tuple(area.id for area in found if area.bridge_access == "pegasus")
        pillbox = [area.id for area in found if area.pillbox]
        junction = [area.id for area in found if area.junction]
        ends = {"le_port", "benouville", "ranville"}
        whole = len(pillbox) == len(junction) == 1 and set(self.entries) == ends
        demand(
            whole and len(self.bridges) == len(self.accesses) == 2,  # noqa: PLR2004  (two bridges)
            say("map-incomplete"),
        )
        self.pillbox, self.junction = pillbox[0], junction[0]

    @property
    def pegasus(self) -> str:
        return self.bridges["pegasus"]

    @cached_property
    def any_line(self) -> Graph:
        """The areas joined by lines of every kind, in which ranges are counted."""
        return areas(((line.a, line.b) for line in self.lines.values()), alone=self.areas)

    @cached_property
    def road(self) -> Graph:
        joined = [(line.a, line.b) for line in self.lines.values() if line.road]
        return areas(joined)

    @rule("6.5.los(3)")
    def crossed(self, start: str, end: str) -> tuple[str, ...]:
        """The areas that a straight line between two centres passes through."""
        key = (start, end)
        if key not in self._crossed:
            others = self.areas.keys() - {start, end}
            self._crossed[key] = tuple(n for n in sorted(others) if self._lies_on(n, start, end))
        return self._crossed[key]

    def _lies_on(self, name: str, start: str, end: str) -> bool:
        here, a, b = self.areas[name], self.areas[start], self.areas[end]
        along, down = b.x - a.x, b.y - a.y
        x, y = here.x - a.x, here.y - a.y
        length, shadow = along * along + down * down, x * along + y * down
        if not 0 < shadow < length:
            return False
        aside = x * down - y * along
        return aside * aside <= self.sheet.area_radius**2 * length
