"""The search board as printed: the North Atlantic, its zones, routes, ports and coasts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sandtable.engine.components import Named
from sandtable.engine.parts import Measure
from sandtable.engine.scene import Board, Fact, Label, Line, Ring, Shape, Space
from sandtable.engine.styles import AreaStyle, BoardStyle, Focus, Lettering, LineStyle, SpaceStyle
from sandtable.engine.texts import Text, say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.search_board import Zone
from sandtable.games.bismarck.state import SIDES

SEARCH_BOARD = "search"


def named(thing: Named) -> Text:
    """Return the name of a component, in the reader's language."""
    return say("words", es=thing.name_es, en=thing.name_en)


@lru_cache(maxsize=4)
def search_board(box: Box) -> Board:
    board, canvas = box.board, box.board.canvas
    return Board(
        id=SEARCH_BOARD,
        title=say("words", es=board.sheet.title_es, en=board.sheet.title_en),
        width=canvas.width,
        height=canvas.height,
        style=BoardStyle.CHART,
        focus=Focus.WIDTH,
        shapes=tuple(
            Shape(points=land.outline, style=AreaStyle.LAND) for land in board.coast.values()
        ),
        lines=(*route_lines(box), line_55(box)),
        rings=tuple(patrol_circles(box)),
        spaces=tuple(zone_space(box, zone) for zone in board.zones.values()),
        labels=tuple(map_labels(box)),
        measure=Measure(
            ways=tuple((one, other) for one, other in board.air.ways() if one < other),
            step=say("zones"),
            per=board.sheet.zone_miles / canvas.cell,
            unit=say("miles"),
        ),
    )


def zone_space(box: Box, zone: Zone) -> Space:
    cell = box.board.canvas.cell
    middle = box.board.centre(zone.id)
    port = next((p for p in box.board.ports.values() if p.zone == zone.id), None)
    return Space(
        id=zone.id,
        title=say("zone-port", zone=zone.id, port=port.names) if port else zone.id,
        short=zone.id,
        x=middle.x - cell / 2,
        y=middle.y - cell / 2,
        w=cell,
        h=cell,
        style=SpaceStyle.PORT if port else SpaceStyle.PLAIN,
        side=port.side if port else "",
        facts=tuple(zone_facts(box, zone)),
    )


def zone_facts(box: Box, zone: Zone) -> Iterator[Fact]:
    board = box.board
    terrain = board.terrain[zone.kind]
    yield Fact(label=say("fact-terrain"), value=named(terrain))
    for region, rule_id in (("fog", "7.31"), ("irish_sea", "5.18(irish)")):
        if board.within(region, zone.id):
            yield Fact(label=say("fact-terrain"), value=named(board.regions[region]), rule=rule_id)
    for side in SIDES:
        points = coastal_points(box, side, zone.id)
        if points:
            yield Fact(label=say("fact-coast", side=side), value=str(points), rule="7.27")
    if zone.id in board.on_routes:
        yield Fact(label=say("fact-route"), value=say("yes"), rule="10.24")
    if board.inside_patrol_area(zone.id):
        yield Fact(label=say("fact-patrolled"), value=say("yes"), rule="10.211")


def coastal_points(box: Box, side: str, zone: str) -> int:
    return box.board.coastal_search("british" if side == "british" else "german", zone, night=False)


def route_lines(box: Box) -> Iterator[Line]:
    for route in box.board.routes.values():
        points = tuple((c.x, c.y) for c in map(box.board.centre, route.zones))
        title = named(route)
        yield Line(
            id=f"route-{route.id}", points=points, style=LineStyle.ROUTE, title=title, pen="dashed"
        )


def line_55(box: Box) -> Line:
    canvas = box.board.canvas
    points = ((0.0, float(canvas.line_55_y)), (float(canvas.width), float(canvas.line_55_y)))
    return Line(id="line-55", points=points, style=LineStyle.BORDER, title="55°", pen="dotted")


def patrol_circles(box: Box) -> Iterator[Ring]:
    for zone in sorted(box.board.patrol_line.zones):
        middle = box.board.centre(zone)
        yield Ring(x=middle.x, y=middle.y, radius=box.display.patrol_circle, style=AreaStyle.PATROL)


def map_labels(box: Box) -> Iterator[Label]:
    for label in box.board.labels:
        place, letters = {"x": label.x, "y": label.y}, label.lettering
        yield Label(text=named(label), **place, style=letters, size=label.size)
    for port in box.board.ports.values():
        middle = box.board.centre(port.zone)
        beside = (
            box.board.canvas.cell * box.display.port_clear
            + box.display.port_letter * len(port.names.en) / 2
        )
        yield Label(
            text=say("words", es=port.names.es, en=port.names.en),
            x=middle.x + beside,
            y=middle.y + 4,
            style=Lettering.PORT,
            size=box.display.port_size,
        )
