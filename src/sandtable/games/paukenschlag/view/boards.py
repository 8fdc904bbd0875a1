"""The boards: the strategic map, and the location grid."""

from __future__ import annotations

from functools import cache

from sandtable.engine.scene import Board, Label, Shape, Space
from sandtable.engine.styles import AreaStyle, BoardStyle
from sandtable.engine.texts import say, words
from sandtable.games.paukenschlag.components import Box

MAP, GRID = "map", "grid"


@cache
def chart(box: Box) -> Board:
    """The zones over the coast, and the ports, airfields and factories by name."""
    atlas = box.atlas
    return Board(
        id=MAP,
        title=say("board-map"),
        width=atlas.canvas.width,
        height=atlas.canvas.height,
        style=BoardStyle.CHART,
        shapes=tuple(
            Shape(points=land.points, style=AreaStyle.LAND) for land in atlas.land.values()
        ),
        spaces=tuple(
            Space(id=z.id, title=words(z.names), short=z.id, x=z.x, y=z.y, w=z.w, h=z.h, slots=60)
            for z in atlas.zones.values()
        ),
        labels=tuple(
            Label(text=words(site.names), x=site.icon_x, y=site.icon_y)
            for sites in (atlas.ports, atlas.airfields, atlas.factories)
            for site in sites.values()
        ),
    )


@cache
def grid(box: Box) -> Board:
    g = box.grid
    squares = [(row, column) for row in range(1, g.rows + 1) for column in range(1, g.columns + 1)]
    return Board(
        id=GRID,
        title=say("board-grid"),
        width=g.width,
        height=g.height,
        spaces=tuple(
            Space(
                id=f"{row}{column}",
                title=say("square", square=f"{row}{column}"),
                short=f"{row}{column}",
                x=g.origin_x + (column - 1) * g.square,
                y=g.origin_y + (row - 1) * g.square,
                w=g.square,
                h=g.square,
                slots=20,
            )
            for row, column in squares
        ),
    )
