"""The mission map: boxes, distances, and ways from one box to another (2.3, 5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.engine.components import entries, entry
from sandtable.engine.maps import Graph
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components.parts import (
    Canvas,
    Kind,
    Land,
    MapBox,
    MapLabel,
    Pen,
    TargetType,
    demand,
)

LONG_WAY = 100
"""More than any way has boxes: a flak site weighs more than the length of a quiet way."""

Way = tuple[str, ...]


class Atlas:
    """The boxes of the map and the lines between them."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.boxes: dict[str, MapBox] = entries(MapBox, data["box"])
        self.kinds: dict[str, Kind] = entries(Kind, data["box_kind"])
        self.target_types: dict[str, TargetType] = entries(TargetType, data["target_type"])
        self.canvas = entry(Canvas, data["canvas"])
        self.coast: dict[str, Land] = entries(Land, data["land"])
        self.pens: dict[str, Pen] = entries(Pen, data["pen"])
        self.labels: dict[str, MapLabel] = entries(MapLabel, data["label"])
        self.base = self.canvas.base
        self.graph = self._graph()
        self._check()
        self.from_base = dict(self.graph.distances(self.base))
        self.from_england = {box: self._from_england(box) for box in self.boxes}
        self._ways: dict[tuple[str, str, bool, bool], Way] = {}

    def _graph(self) -> Graph:
        for box in self.boxes.values():
            place, lost = f"[[box]] {box.id}", ", ".join({*box.adjacent} - self.boxes.keys())
            demand(not lost, say("names-the-unknown", place=place, lost=lost))
            demand(box.id not in box.adjacent, say("own-neighbour", place=place, space=box.id))
        return Graph({box.id: box.adjacent for box in self.boxes.values()})

    def _check(self) -> None:
        places = [self.base, *self.canvas.england]
        lost = ", ".join(place for place in places if place not in self.boxes)
        demand(not lost, say("names-the-unknown", place="[canvas]", lost=lost))
        for box in self.boxes.values():
            both = all(box.id in self.boxes[other].adjacent for other in box.adjacent)
            demand(both, say("lines-lead-both-ways", box=box.id))
            joined = self.graph.distance(self.base, box.id) is not None
            demand(joined, say("box-out-of-reach", box=box.id))

    def _from_england(self, box: str) -> int:
        return min(self.graph.distances(place)[box] for place in self.canvas.england)

    @rule("2.3.red")
    def has_flak(self, box: str) -> bool:
        return self.kinds[self.boxes[box].kind].flak_site

    def way(self, start: str, goal: str, *, quiet: bool = True, home: bool = False) -> Way:
        """Return the boxes entered on the way; a quiet one avoids flak sites, then length.

        Before the bombing run no way leads through the base; all ways are worked out once.
        """
        key = (start, goal, quiet, home)
        if key not in self._ways:
            self._ways[key] = self._find(start, goal, quiet=quiet, home=home)
        return self._ways[key]

    def _find(self, start: str, goal: str, *, quiet: bool, home: bool) -> Way:
        def price(_: str, to: str) -> int:
            return 1 + LONG_WAY * (quiet and to != goal and self.has_flak(to))

        blocked = () if home else (self.base,)
        path = self.graph.path(start, goal, cost=price, blocked=blocked)
        return path[1:] if path else ()
