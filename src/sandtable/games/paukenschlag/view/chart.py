"""The strategic map: the zones of the German grid, coasts, bases, ports and factories."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sandtable.engine.parts import Frame, Measure, Vista
from sandtable.engine.scene import Board, Fact, Shape, Space
from sandtable.engine.styles import AreaStyle, BoardStyle, Focus, Rank, SpaceStyle
from sandtable.engine.texts import say, words
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.components.parts import Islet, Site, Zone

BOARD = "map"
BOATS, SHIPS, PLANES = range(3)
"""The slots of a zone, from left to right; convoys lie with their escorts."""
COAST, ATLANTIC = "coast", "atlantic"
COAST_WIDTH = 880
"""How much of the map the American coast takes, from the west."""
CORNERS = ((1.0, 0.0), (0.5, 0.87), (-0.5, 0.87), (-1.0, 0.0), (-0.5, -0.87), (0.5, -0.87))
"""The corners of an islet, in radii."""


@lru_cache(maxsize=4)
def board(box: Box) -> Board:
    atlas, canvas = box.atlas, box.atlas.canvas
    return Board(
        id=BOARD,
        title=say("board-map"),
        width=canvas.width,
        height=canvas.height,
        style=BoardStyle.CHART,
        focus=Focus.WIDTH,
        vistas=tuple(vistas(box)),
        vista=COAST,
        shapes=(
            *(Shape(points=land.points, style=AreaStyle.LAND) for land in atlas.land.values()),
            *(islet_shape(islet) for islet in atlas.islets.values()),
        ),
        spaces=(*(zone_space(box, zone) for zone in atlas.zones.values()), *sites(box)),
        measure=Measure(ways=tuple(atlas.sea.ways()), step=say("measure-zones")),
    )


def vistas(box: Box) -> Iterator[Vista]:
    """The American coast, on which one plays, and the whole ocean."""
    canvas = box.atlas.canvas
    coast = Frame(x=0, y=0, w=COAST_WIDTH, h=canvas.height)
    yield Vista(id=COAST, title=say("vista", name=COAST), frames=(coast,))
    whole = Frame(x=0, y=0, w=canvas.width, h=canvas.height)
    yield Vista(id=ATLANTIC, title=say("vista", name=ATLANTIC), frames=(whole,))


def islet_shape(islet: Islet) -> Shape:
    points = ((islet.x + islet.radius * x, islet.y + islet.radius * y) for x, y in CORNERS)
    return Shape(points=tuple(points), style=AreaStyle.LAND, title=words(islet.names))


def zone_space(box: Box, zone: Zone) -> Space:
    return Space(
        id=zone.id,
        title=say("zone-name", zone=zone.id, name=zone.names),
        short=zone.id,
        x=zone.x,
        y=zone.y,
        w=zone.w,
        h=zone.h,
        slots=PLANES + 1,
        facts=tuple(zone_facts(box, zone)),
    )


def zone_facts(box: Box, zone: Zone) -> Iterator[Fact]:
    ports = [port.names for port in box.atlas.ports_in(zone.id)]
    if ports:
        yield Fact(label=say("fact-ports"), value=say("listed", names=ports), rule="2.1")
    if zone.warm:
        yield Fact(label=say("fact-warm"), value=say("yes"), rule="8.1.1(south)")
    if zone.id in box.atlas.exits:
        yield Fact(label=say("fact-exit"), value=say("yes"), rule="11.1(off)")


def sites(box: Box) -> Iterator[Space]:
    """Bases, ports and factories lie at their places, over the zones."""
    atlas = box.atlas
    for style, places in (
        (SpaceStyle.AIRFIELD, atlas.airfields),
        (SpaceStyle.PORT, atlas.ports),
        (SpaceStyle.TARGET, atlas.factories),
    ):
        yield from (site_space(site, style) for site in places.values())


def site_space(site: Site, style: SpaceStyle) -> Space:
    return Space(
        id=site.id,
        title=words(site.names),
        short=site.id if style == SpaceStyle.AIRFIELD else "",
        x=site.icon_x,
        y=site.icon_y,
        style=style,
        rank=Rank.TOWN if style == SpaceStyle.PORT else Rank.LEAST,
        side=site.side,
    )
