"""The marshal's view: a map with columns on it."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Board, Counter, Line, Piece, Scene, Space, Track
from sandtable.engine.styles import LineStyle
from sandtable.engine.texts import say
from tests.tiny.deep_orders.components import Box
from tests.tiny.deep_orders.state import MARSHAL, March


def view(box: Box, s: March, _: str | None) -> Scene:
    return Scene(
        game="deep-orders",
        title=say("game-title"),
        boards=(board(box),),
        pieces=tuple(pieces(s)),
        tracks=(Track(id="day", title=say("track-day"), low=1, high=s.days, value=s.day),),
    )


def board(box: Box) -> Board:
    at = {name: (float(place.x), float(place.y)) for name, place in box.places.items()}
    return Board(
        id="map",
        title=say("board-map"),
        width=500,
        height=200,
        lines=tuple(
            Line(id=f"{one}-{other}", points=(at[one], at[other]), style=LineStyle.ROAD)
            for one, other in box.map.ways()
            if one < other
        ),
        spaces=tuple(
            Space(id=name, title=say("place", space=name), shape="circle", x=x, y=y)
            for name, (x, y) in at.items()
        ),
    )


def pieces(s: March) -> Iterator[Piece]:
    for number, column in s.columns.items():
        face = Counter(
            silhouette="infantry",
            title=say("column", column=number),
            side=MARSHAL,
            ratings=(str(column.men),),
            status=("tired",) if column.tired else (),
        )
        yield Piece(id=f"column-{number}", board="map", space=column.space, face=face)
