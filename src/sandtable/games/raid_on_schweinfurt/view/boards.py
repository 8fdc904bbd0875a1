"""The two boards of a raid: the printed display and the map of Europe, with the planned ways."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from sandtable.engine.scene import Board, Label, Line, Overlay, Shape, Space
from sandtable.engine.styles import (
    AreaStyle,
    BoardStyle,
    Focus,
    Lettering,
    LineStyle,
    Rank,
    SpaceStyle,
)
from sandtable.engine.texts import Text, say
from sandtable.games.raid_on_schweinfurt.components import Box
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
"""How the places of the map are marked, and how weighty their names are."""


def titled(entry: dict[str, Any]) -> Text:
    return say("words", es=entry["name_es"], en=entry["name_en"])


@lru_cache(maxsize=4)
def display_board(box: Box) -> Board:
    data = box.data["display"]
    return Board(
        id=DISPLAY,
        title=say("board-display"),
        width=data["canvas"]["width"],
        height=data["canvas"]["height"],
        lines=tuple(flow_lines(data)),
        spaces=tuple(
            Space(
                id=entry["id"],
                title=titled(entry),
                x=entry["x"],
                y=entry["y"],
                w=entry["w"],
                h=entry["h"],
                slots=2 if entry.get("two_sided") else 1,
            )
            for entry in (*data["box"], *data["marker_box"])
        ),
    )


def flow_lines(data: dict[str, Any]) -> Iterator[Line]:
    """The way of the bombers, as arrows between boxes that stand in one row."""
    boxes = {entry["id"]: entry for entry in data["box"]}
    for edge in data["flow"]["edges"]:
        one, two = boxes[edge["from"]], boxes[edge["to"]]
        if one["y"] == two["y"] and "aborted" not in edge:
            right = two["x"] > one["x"]
            height = one["y"] + one["h"] / 2
            start = (one["x"] + one["w"] * right, height)
            end = (two["x"] + two["w"] * (not right), height)
            name = f"flow-{edge['from']}-{edge['to']}"
            yield Line(id=name, points=(start, end), style=LineStyle.FLOW, arrow=True)


@lru_cache(maxsize=4)
def europe(box: Box) -> Board:
    data, coast = box.data["geography"], box.data["coast"]
    canvas = data["canvas"]
    return Board(
        id=EUROPE,
        title=say("board-europe"),
        width=canvas["width"],
        height=canvas["height"],
        style=BoardStyle.CHART,
        focus=Focus.ROUTES,
        shapes=tuple(
            Shape(
                points=tuple(on_canvas(canvas, *point) for point in land["lonlat"]),
                style=AreaStyle.LAND,
            )
            for land in coast["land"]
        ),
        lines=tuple(map_lines(data)),
        spaces=tuple(
            Space(
                id=place["id"],
                title=titled(place),
                shape="circle",
                x=place["x"],
                y=place["y"],
                style=LOOKS[place["type"]][0],
                rank=LOOKS[place["type"]][1],
            )
            for place in data["place"]
        ),
        labels=tuple(map_labels(data)),
    )


def map_labels(data: dict[str, Any]) -> Iterator[Label]:
    for entry in data["label"]:
        x, y = on_canvas(data["canvas"], entry["lon"], entry["lat"])
        yield Label(text=titled(entry), x=x, y=y, style=Lettering(entry["style"]))


def on_canvas(canvas: dict[str, float], lon: float, lat: float) -> tuple[float, float]:
    x = (lon - canvas["lon_min"]) * canvas["px_per_degree_lon"]
    y = (canvas["lat_max"] - lat) * canvas["px_per_degree_lat"]
    return round(x, 1), round(y, 1)


def routes(box: Box, s: Raid) -> Overlay:
    """The ways of the waves and of the diversion, as planned."""
    names = ["diversion"] if s.diversion.flying and s.diversion.bombers else []
    for wave in s.flying:
        names += [f"outbound_{wave.target}", f"return_{wave.target}_{wave.way_home}"]
    drawn = {route.id: route for route in all_routes(box)}
    return Overlay(board=EUROPE, lines=tuple(drawn[n] for n in dict.fromkeys(names) if n in drawn))


@lru_cache(maxsize=4)
def all_routes(box: Box) -> tuple[Line, ...]:
    data = box.data["geography"]
    places = {place["id"]: (place["x"], place["y"]) for place in data["place"]}
    return tuple(
        Line(
            id=route["id"],
            points=tuple(places[name] for name in route["stops"]),
            style=LineStyle(route["type"]),
            title=titled(route),
            arrow=True,
            curved=True,
        )
        for route in data["route"]
    )


def map_lines(data: dict[str, Any]) -> Iterator[Line]:
    for river in data["river"]:
        points = tuple(on_canvas(data["canvas"], *point) for point in river["lonlat"])
        yield Line(
            id=river["id"], points=points, style=LineStyle.RIVER, title=titled(river), curved=True
        )
