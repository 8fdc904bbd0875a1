"""Layers over the map: flight lines and cleared bunkers."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Line, Overlay, Tint
from sandtable.engine.styles import AreaStyle, LineStyle
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch16_victory import controls
from sandtable.games.pegasus_bridge.state import Assault
from sandtable.games.pegasus_bridge.view.ground import MAP, ends

COLOURS = {"blue": LineStyle.BLUE, "red": LineStyle.RED}


def overlays(box: Box, k: Assault) -> Iterator[Overlay]:
    yield flights(box, k)
    yield cleared(k)


def flights(box: Box, k: Assault) -> Overlay:
    """Return flight lines and landing numbers until the gliders are down."""
    return Overlay(
        board=MAP,
        id="flights",
        title=say("layer-flights"),
        shown=not any(glider.landed for glider in k.gliders),
        lines=tuple(flight_lines(box)),
        tints=tuple(landing_numbers(box)),
    )


def flight_lines(box: Box) -> Iterator[Line]:
    for flight in box.ground.flights.values():
        points = ends(box, flight.start, flight.end)
        yield Line(
            id=flight.id, points=points, style=COLOURS[flight.colour], arrow=True, pen="solid"
        )


def landing_numbers(box: Box) -> Iterator[Tint]:
    for area in box.ground.areas.values():
        numbers = box.ground.shapes[area.shape].landing
        if numbers:
            text = "·".join(map(str, numbers)) if len(numbers) < box.die else f"1-{box.die}"
            yield Tint(space=area.id, style=AreaStyle.PLAIN, strength=0, text=text)


def cleared(k: Assault) -> Overlay:
    """Return the bunkers that score: cleared and still in British hands."""
    held = [area for area in k.cleared if controls(k, area)]
    tints = tuple(Tint(space=area, style=AreaStyle.REACH, text="✓") for area in held)
    return Overlay(board=MAP, id="cleared", tints=tints)
