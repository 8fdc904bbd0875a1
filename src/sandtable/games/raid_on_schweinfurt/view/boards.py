"""The two boards of a raid: the printed display, and the map of Europe with the routes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sandtable.engine.components import Named
from sandtable.engine.scene import Board, Label, Line, Overlay, Shape, Space
from sandtable.engine.styles import (
    AreaStyle,
    BoardStyle,
    Focus,
    LineStyle,
    Rank,
    SpaceStyle,
)
from sandtable.engine.texts import Text, say
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.components.boards import Display, Geography, Outline
from sandtable.games.raid_on_schweinfurt.state import Raid

DISPLAY, EUROPE = "display", "europe"
LOOKS = {
    "target": (SpaceStyle.TARGET, Rank.TARGET),
    "bomber_base_group": (SpaceStyle.AIRFIELD, Rank.GROUP),
    "home": (SpaceStyle.AIRFIELD, Rank.MAJOR),
    "city": (SpaceStyle.PLAIN, Rank.TOWN),
    "diversion_target": (SpaceStyle.PLAIN, Rank.TOWN),
    "waypoint": (SpaceStyle.WAYPOINT, Rank.MINOR),
    "assembly": (SpaceStyle.PLAIN, Rank.LEAST),
    "bomber_base": (SpaceStyle.BASE, Rank.LEAST),
}
"""The marks of the map's places, and the ranks of their names."""


def titled(part: Named) -> Text:
    return say("words", es=part.name_es, en=part.name_en)


@lru_cache(maxsize=4)
def display_board(box: Box) -> Board:
    sheet = box.display
    return Board(
        id=DISPLAY,
        title=say("board-display"),
        width=sheet.canvas.width,
        height=sheet.canvas.height,
        lines=tuple(flow_lines(sheet)),
        spaces=tuple(
            Space(
                id=part.id,
                title=titled(part),
                x=part.x,
                y=part.y,
                w=part.w,
                h=part.h,
                slots=2 if part.two_sided else 1,
            )
            for part in (*sheet.boxes.values(), *sheet.markers.values())
        ),
    )


def flow_lines(sheet: Display) -> Iterator[Line]:
    """Return the route of the bombers as arrows between boxes in one row."""
    for edge in sheet.edges:
        one, two = sheet.boxes[edge.start], sheet.boxes[edge.end]
        if one.y == two.y and not edge.aborted:
            right = two.x > one.x
            height = one.y + one.h / 2
            start, end = (one.x + one.w * right, height), (two.x + two.w * (not right), height)
            name = f"flow-{edge.start}-{edge.end}"
            yield Line(id=name, points=(start, end), style=LineStyle.FLOW, arrow=True)


@lru_cache(maxsize=4)
def europe(box: Box) -> Board:
    land = box.geography
    return Board(
        id=EUROPE,
        title=say("board-europe"),
        width=land.window.width,
        height=land.window.height,
        style=BoardStyle.CHART,
        focus=Focus.ROUTES,
        shapes=tuple(
            Shape(points=on_canvas(land, part.lonlat), style=AreaStyle.LAND)
            for part in land.coast.values()
        ),
        lines=tuple(map_lines(land)),
        spaces=tuple(map_spaces(land)),
        labels=tuple(map_labels(land)),
    )


def map_spaces(land: Geography) -> Iterator[Space]:
    for place in land.places.values():
        x, y = land.window.point(place.lon, place.lat)
        style, rank = LOOKS[place.type]
        yield Space(
            id=place.id, title=titled(place), shape="circle", x=x, y=y, style=style, rank=rank
        )


def map_labels(land: Geography) -> Iterator[Label]:
    for label in land.labels.values():
        x, y = land.window.point(label.lon, label.lat)
        yield Label(text=titled(label), x=x, y=y, style=label.style)


def map_lines(land: Geography) -> Iterator[Line]:
    for river in land.rivers.values():
        points = on_canvas(land, river.lonlat)
        yield Line(
            id=river.id, points=points, style=LineStyle.RIVER, title=titled(river), curved=True
        )


def on_canvas(land: Geography, outline: Outline) -> tuple[tuple[float, float], ...]:
    return tuple(land.window.point(lon, lat) for lon, lat in outline)


def routes(box: Box, s: Raid) -> Overlay:
    """Return the planned routes of the waves and of the diversion."""
    names = ["diversion"] if s.diversion.flying and s.diversion.bombers else []
    for wave in s.flying:
        names += [f"outbound_{wave.target}", f"return_{wave.target}_{wave.way_home}"]
    drawn = {route.id: route for route in all_routes(box)}
    return Overlay(board=EUROPE, lines=tuple(drawn[n] for n in dict.fromkeys(names) if n in drawn))


@lru_cache(maxsize=4)
def all_routes(box: Box) -> tuple[Line, ...]:
    land = box.geography
    at = {place.id: land.window.point(place.lon, place.lat) for place in land.places.values()}
    return tuple(
        Line(
            id=route.id,
            points=tuple(at[name] for name in route.stops),
            style=route.type,
            title=titled(route),
            arrow=True,
            curved=True,
        )
        for route in land.routes.values()
    )
