"""The map: areas by shape, lines by kind, and the country under them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin

from sandtable.engine.parts import Frame, Key, Measure, Point, Vista
from sandtable.engine.scene import Board, Fact, Label, Line, Space
from sandtable.engine.styles import AreaStyle, BoardStyle, LineStyle, Rank, SpaceStyle
from sandtable.engine.texts import say, words
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.components.ground import Area
from sandtable.games.pegasus_bridge.view.country import (
    defences,
    fields,
    ponds,
    roads,
    scatters,
    waters,
)

MAP, BRIDGES = "map", "bridges"
STYLES = {"single": LineStyle.WAY, "double": LineStyle.SLOW, "dashed": LineStyle.FIRE}
"""The style in which the display draws each kind of line."""
SLOTS = 3
"""The British, the Germans and the gliders have separate places in an area."""
CORNERS = {"triangle": 3, "hexagon": 6, "octagon": 8, "square": 4}


@lru_cache(maxsize=4)
def board(box: Box) -> Board:
    ground = box.ground
    return Board(
        id=MAP,
        title=say("board-map"),
        width=ground.sheet.width,
        height=ground.sheet.height,
        style=BoardStyle.COUNTRY,
        vistas=tuple(vistas(box)),
        vista=BRIDGES,
        shapes=(*fields(box), *ponds(box)),
        scatters=scatters(box),
        lines=(*waters(box), *roads(box), *defences(box), *lines(box)),
        spaces=tuple(space(box, area) for area in ground.areas.values()),
        labels=tuple(labels(box)),
        legend=tuple(legend(box)),
        measure=Measure(
            ways=tuple((line.a, line.b) for line in ground.lines.values()),
            step=say("areas"),
            per=ground.sheet.metres_per_unit,
            unit=say("metres"),
        ),
    )


def vistas(box: Box) -> Iterator[Vista]:
    for vista in box.country.vistas.values():
        frames = tuple(
            Frame(x=f.x, y=f.y, w=f.w, h=f.h, title=words(f.names))
            for f in box.country.frames
            if f.vista == vista.id
        )
        yield Vista(id=vista.id, title=words(vista.names), frames=frames)


def labels(box: Box) -> Iterator[Label]:
    for one in box.country.labels:
        where = {"x": one.x, "y": one.y, "angle": one.angle, "size": one.size}
        yield Label(text=words(one.names), style=one.lettering, **where)


def lines(box: Box) -> Iterator[Line]:
    for line in box.ground.lines.values():
        yield Line(id=line.id, points=ends(box, line.a, line.b), style=STYLES[line.kind])


def ends(box: Box, a: str, b: str) -> tuple[Point, Point]:
    areas = box.ground.areas
    return (float(areas[a].x), float(areas[a].y)), (float(areas[b].x), float(areas[b].y))


# ---------------------------------------------------------------------- the legend


def legend(box: Box) -> Iterator[Key]:
    """Explain lines by their cost, areas by their ground, and the shapes where gliders land."""
    prices = {"single": box.movement.single_line, "double": box.movement.double_line}
    for kind, points in prices.items():
        yield Key(text=say("legend-points", points=points), line=STYLES[kind])
    yield Key(text=say("legend-fire"), line=LineStyle.FIRE)
    yield Key(text=say("ground", obstructed="no"), area=AreaStyle.OPEN)
    yield Key(text=say("ground", obstructed="yes"), area=AreaStyle.COVER, corners=4)
    yield Key(text=say("legend-post"), area=AreaStyle.POST, corners=4)
    for shape in box.ground.shapes.values():
        if shape.landing:
            numbers = ", ".join(map(str, shape.landing))
            always = len(shape.landing) == box.die
            yield Key(
                text=say("legend-always") if always else say("legend-landing", numbers=numbers),
                area=AreaStyle.OPEN,
                style=SpaceStyle.PLAIN if shape.id in CORNERS else SpaceStyle.DOUBLE,
                corners=CORNERS.get(shape.id, 0),
            )


# ---------------------------------------------------------------------- areas


def space(box: Box, area: Area) -> Space:
    radius = box.ground.sheet.area_radius
    corners = CORNERS.get(area.shape)
    return Space(
        id=area.id,
        title=words(area.names),
        short=words(area.short),
        shape="polygon" if corners else "circle",
        x=area.x,
        y=area.y,
        w=2.0 * radius,
        h=2.0 * radius,
        points=outline(area, radius, corners) if corners else (),
        slots=SLOTS,
        style=area.mark,
        area=ground_of(area),
        rank=Rank.MAJOR if is_landmark(area) else Rank.LEAST,
        facts=tuple(facts(box, area)),
    )


def ground_of(area: Area) -> AreaStyle:
    if area.deployment:
        return AreaStyle.POST
    return AreaStyle.COVER if area.obstructed else AreaStyle.OPEN


def is_landmark(area: Area) -> bool:
    """Return whether the name of the area is shown at every zoom level."""
    return bool(area.bridge) or area.pillbox or area.junction


def outline(area: Area, radius: float, corners: int) -> tuple[Point, ...]:
    """Return a regular polygon that stands on its side; triangles and hexagons on a point."""
    start = -pi / 2 + (pi / corners if corners in {4, 8} else 0)
    reach = radius / cos(pi / corners) if corners in {4, 8} else radius * 1.1
    angles = [start + 2 * pi * index / corners for index in range(corners)]
    return tuple(
        (round(area.x + reach * cos(a), 1), round(area.y + reach * sin(a), 1)) for a in angles
    )


def facts(box: Box, area: Area) -> Iterator[Fact]:
    ground = say("ground", obstructed="yes" if area.obstructed else "no")
    yield Fact(label=say("fact-ground"), value=ground, rule="2.1")
    landing = box.ground.shapes[area.shape].landing
    if landing:
        shape = words(box.ground.shapes[area.shape].names)
        value = say("landing", shape=shape, numbers=", ".join(map(str, landing)))
        yield Fact(label=say("fact-landing"), value=value, rule="4.2(3)")
    if area.bunker:
        points = box.victory.bunker
        yield Fact(label=say("fact-bunker"), value=say("worth", points=points), rule="16.0.bunker")
