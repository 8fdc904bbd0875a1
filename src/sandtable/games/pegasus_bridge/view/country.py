"""The country around the bridges: fields, hedges, woods and houses, the same every time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import cos, hypot, radians, sin

from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.parts import Point, Scatter
from sandtable.engine.scene import Line, Shape
from sandtable.engine.styles import AreaStyle, LineStyle, SpaceStyle, Thing
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.components.country import Drawn, Pond

FIELDS, EDGES = "fields", "edges"
Spot = tuple[int, int, int, int]
Stretch = tuple[Point, Point, float]
"""A piece of road or water, with the distance from its middle that stays free."""


class Sower:
    """Scatters things over the sheet with its own dice, clear of areas, roads and water."""

    def __init__(self, box: Box, what: str) -> None:
        self.box = box
        self.strewn = box.country.strewn
        self.dice = SeededDice(seed_from(f"{self.strewn.seed}, {what}"))
        self.kept_clear = [*stretches(box)]

    def between(self, low: int, high: int) -> int:
        return low + self.dice.roll(high - low + 1) - 1

    def around(self, x: float, y: float, spread: int) -> Point:
        """Return a place near another; nearer places are likelier."""
        turn, far = radians(2 * self.between(0, 179)), self.between(0, spread)
        return x + far * cos(turn), y + far * sin(turn)

    def is_free(self, x: float, y: float, room: int = 0) -> bool:
        sheet, areas = self.box.ground.sheet, self.box.ground.areas.values()
        if not (0 < x < sheet.width and 0 < y < sheet.height):
            return False
        clear = self.strewn.area_clear + room
        if any(hypot(area.x - x, area.y - y) < clear for area in areas):
            return False
        return all(distance((x, y), a, b) > wide + room for a, b, wide in self.kept_clear)


def stretches(box: Box) -> Iterator[Stretch]:
    strewn = box.country.strewn
    for water in box.ground.water.values():
        wide = water.width / 2 + strewn.water_clear
        yield from ((a, b, wide) for a, b in pairwise(water.outline))
    for road in (*road_points(box), *(drawn.points for drawn in box.country.roads)):
        yield from ((a, b, float(strewn.road_clear)) for a, b in pairwise(road))
    for track in box.country.tracks:
        yield from ((a, b, strewn.road_clear / 2) for a, b in pairwise(track.points))


def distance(spot: Point, start: Point, end: Point) -> float:
    """Return the distance of a spot from a stretch."""
    along, down = end[0] - start[0], end[1] - start[1]
    x, y = spot[0] - start[0], spot[1] - start[1]
    share = max(0.0, min(1.0, (x * along + y * down) / (along * along + down * down)))
    return hypot(x - share * along, y - share * down)


def road_points(box: Box) -> Iterator[tuple[Point, ...]]:
    """Return the roads that tanks follow."""
    areas = box.ground.areas
    for route in box.ground.routes.values():
        yield tuple((float(areas[name].x), float(areas[name].y)) for name in route.areas)


# ---------------------------------------------------------------------- fields


def fields(box: Box) -> Iterator[Shape]:
    """Cover the whole sheet with a patchwork of crooked squares."""
    rows = corners(box)
    for upper, lower in pairwise(rows):
        for (a, b), (d, c) in zip(pairwise(upper), pairwise(lower), strict=True):
            yield Shape(points=(a, b, c, d), style=AreaStyle.FIELD)


def corners(box: Box) -> list[list[Point]]:
    """Return the crooked grid of the fields, one step beyond the edges of the sheet."""
    sower, sheet, side = Sower(box, FIELDS), box.ground.sheet, box.country.strewn.field
    crooked = box.country.strewn.crooked
    return [
        [
            (x + sower.between(-crooked, crooked), y + sower.between(-crooked, crooked))
            for x in range(-side, sheet.width + 2 * side, side)
        ]
        for y in range(-side, sheet.height + 2 * side, side)
    ]


def edges(box: Box) -> Iterator[tuple[Point, Point]]:
    rows = corners(box)
    for row in rows:
        yield from pairwise(row)
    for column in zip(*rows, strict=True):
        yield from pairwise(column)


def ponds(box: Box) -> Iterator[Shape]:
    for pond in box.country.ponds:
        yield Shape(points=tuple(shore(pond)), style=AreaStyle.LAKE)


def shore(pond: Pond) -> Iterator[Point]:
    """Return an oval with a slight dent in one side."""
    for turn in range(0, 360, 24):
        press = 1 - 0.16 * (turn % 72 == 0)
        x = pond.x + pond.width / 2 * cos(radians(turn)) * press
        y = pond.y + pond.height / 2 * sin(radians(turn)) * press
        yield round(x, 1), round(y, 1)


# ---------------------------------------------------------------------- trees, houses and reeds


def scatters(box: Box) -> tuple[Scatter, ...]:
    return (
        Scatter(thing=Thing.REED, at=tuple(reeds(box))),
        Scatter(thing=Thing.TREE, at=tuple(trees(box))),
        Scatter(thing=Thing.HOUSE, at=tuple(houses(box))),
    )


def trees(box: Box) -> Iterator[Spot]:
    """Draw hedges along the fields, woods, and groves around the areas with trees."""
    sower = Sower(box, EDGES)
    for start, end in edges(box):
        if sower.between(1, 100) <= sower.strewn.hedged:
            yield from planted(sower, hedge(sower, start, end))
    for wood in box.country.woods:
        yield from planted(sower, cluster(sower, (wood.x, wood.y), wood.trees, wood.spread))
    for area in box.ground.areas.values():
        if area.mark == SpaceStyle.TREES:
            grove = cluster(sower, (area.x, area.y), sower.strewn.grove, sower.strewn.spread // 2)
            yield from planted(sower, grove)


def hedge(sower: Sower, start: Point, end: Point) -> Iterator[Point]:
    parts = int(hypot(end[0] - start[0], end[1] - start[1])) // sower.strewn.spacing
    for part in range(parts):
        share = part / parts
        x, y = start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
        yield sower.around(x, y, sower.strewn.spacing // 4)


def cluster(sower: Sower, middle: Point, number: int, spread: int) -> Iterator[Point]:
    return (sower.around(*middle, spread) for _ in range(number))


def planted(sower: Sower, spots: Iterable[Point]) -> Iterator[Spot]:
    for x, y in spots:
        size = sower.between(9, 17)
        if sower.is_free(x, y):
            yield round(x), round(y), size, 0


def houses(box: Box) -> Iterator[Spot]:
    """Draw houses around the areas with houses, each turned its own way."""
    sower = Sower(box, SpaceStyle.HOUSES.value)
    for area in box.ground.areas.values():
        if area.mark in {SpaceStyle.HOUSES, SpaceStyle.CHURCH}:
            middle = (float(area.x), float(area.y))
            number, spread = sower.strewn.hamlet, sower.strewn.spread
            for x, y in cluster(sower, middle, number, spread):
                size, turn = sower.between(26, 40), sower.between(-30, 30)
                if sower.is_free(x, y, size // 2):
                    yield round(x), round(y), size, turn


def reeds(box: Box) -> Iterator[Spot]:
    """Draw reeds on both banks of the river."""
    sower = Sower(box, Thing.REED.value)
    for water in box.ground.water.values():
        for start, end in pairwise(water.outline):
            parts = int(hypot(end[0] - start[0], end[1] - start[1])) // sower.strewn.reeds
            for part in range(parts):
                share, side = part / parts, (-1) ** part
                x = start[0] + share * (end[0] - start[0]) + side * sower.between(52, 84)
                y = start[1] + share * (end[1] - start[1]) + sower.between(-18, 18)
                if sower.is_free(x, y):
                    yield round(x), round(y), sower.between(10, 16), 0


# ---------------------------------------------------------------------- lines


def waters(box: Box) -> Iterator[Line]:
    for water in box.ground.water.values():
        yield Line(
            id=water.id,
            points=water.outline,
            style=LineStyle.RIVER,
            curved=True,
            width=water.width,
        )


def roads(box: Box) -> Iterator[Line]:
    strewn = box.country.strewn
    yield from drawn(LineStyle.TRACK, box.country.tracks, strewn.track_width)
    yield from drawn(LineStyle.ROAD, box.country.roads, strewn.road_width)
    for number, points in enumerate(road_points(box)):
        yield Line(
            id=f"route-{number}", points=points, style=LineStyle.ROAD, width=strewn.road_width
        )
    yield from bridges(box)


def bridges(box: Box) -> Iterator[Line]:
    """Draw each bridge from one access to the other."""
    areas = box.ground.areas.values()
    for name in box.ground.bridges:
        ends = tuple((float(a.x), float(a.y)) for a in areas if a.bridge_access == name)
        width = box.country.strewn.bridge_width
        yield Line(id=f"bridge-{name}", points=ends, style=LineStyle.BRIDGE, width=width)


def defences(box: Box) -> Iterator[Line]:
    yield from drawn(LineStyle.TRENCH, box.country.trenches)
    yield from drawn(LineStyle.WIRE, box.country.wires)


def drawn(style: LineStyle, lines: Iterable[Drawn], width: float = 0) -> Iterator[Line]:
    for number, line in enumerate(lines):
        yield Line(
            id=f"{style.value}-{number}",
            points=line.points,
            style=style,
            curved=style in {LineStyle.TRACK, LineStyle.ROAD},
            width=width,
        )
