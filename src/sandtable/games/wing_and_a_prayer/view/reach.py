"""The outline of the boxes that an escort can still reach: halfway to those that it cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import hypot

from sandtable.engine.parts import Point
from sandtable.games.wing_and_a_prayer.components import Box

CELL = 28
"""The side of a square of the net along which the outline is found."""
ROOM = 150
"""The most that the outline lies beyond a box."""

LEAST = 24
"""Shorter lines are gaps between boxes that lie close together."""

Field = Callable[[Point], float]


@lru_cache(maxsize=256)
def outlines(box: Box, start: str, steps: int) -> tuple[tuple[Point, ...], ...]:
    """Return closed lines around the boxes within so many steps."""
    near = {b for b, far in box.atlas.graph.distances(start).items() if far <= steps}
    inside = [(b.x, b.y) for b in box.atlas.boxes.values() if b.id in near]
    outside = [(b.x, b.y) for b in box.atlas.boxes.values() if b.id not in near]

    def field(point: Point) -> float:
        """Less than 0 within the outline."""
        own = nearest(point, inside)
        return max(own - ROOM, own - nearest(point, outside)) if outside else own - ROOM

    canvas = box.atlas.canvas
    found = joined(segments(field, int(canvas.width), int(canvas.height)))
    return tuple(line for line in found if len(line) > LEAST)


def nearest(point: Point, places: Iterable[Point]) -> float:
    return min(hypot(point[0] - x, point[1] - y) for x, y in places)


def segments(field: Field, width: int, height: int) -> list[tuple[Point, Point]]:
    """Return the pieces of the line on which a field is 0, one or two for each square crossed."""
    rows = range(-CELL, height + 2 * CELL, CELL)
    columns = range(-CELL, width + 2 * CELL, CELL)
    values = {(x, y): field((x, y)) for x in columns for y in rows}
    found = []
    for x in columns[:-1]:
        for y in rows[:-1]:
            corners = [(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)]
            cuts = [
                crossing(a, b, values[a], values[b])
                for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)
                if (values[a] < 0) != (values[b] < 0)
            ]
            found += list(zip(cuts[::2], cuts[1::2], strict=True))
    return found


def crossing(a: Point, b: Point, at_a: float, at_b: float) -> Point:
    share = at_a / (at_a - at_b)
    return round(a[0] + share * (b[0] - a[0]), 1), round(a[1] + share * (b[1] - a[1]), 1)


def joined(pieces: Iterable[tuple[Point, Point]]) -> Iterable[tuple[Point, ...]]:
    """Lay pieces end to end until each line is closed."""
    ends: dict[Point, list[Point]] = {}
    for a, b in pieces:
        ends.setdefault(a, []).append(b)
        ends.setdefault(b, []).append(a)
    while ends:
        here = start = next(iter(ends))
        line = [start]
        while ends.get(here):
            there = ends[here].pop()
            ends[there].remove(here)
            line.append(there)
            here = there
        ends = {point: others for point, others in ends.items() if others}
        yield tuple(line)
