"""The view of each seat, built from what it knows."""

from __future__ import annotations

from sandtable.engine.scene import Board, Overlay, Piece, Scene
from sandtable.engine.texts import Text, say
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.view import chart, counters, grid, layers, panels


def view(box: Box, k: Known, seat: str | None) -> Scene:
    boards: tuple[Board, ...] = (chart.board(box),)
    over: tuple[Overlay, ...] = tuple(layers.overlays(box, k))
    laid: tuple[Piece, ...] = tuple(counters.pieces(box, k))
    contact = k.contact
    if contact is not None:
        name = grid.board_id(contact)
        boards = (*boards, grid.board(box, name, contact.level, contact.box))
        over = (*over, *grid.overlays(box, k, contact))
        at_sea = (piece for piece in laid if piece.id not in contact.squares)
        laid = (*at_sea, *grid.pieces(box, k, contact))
    return Scene(
        game="paukenschlag",
        title=say("game-title"),
        subtitle=heading(box, k),
        focus=boards[-1].id,
        boards=boards,
        overlays=over,
        pieces=laid,
        tracks=panels.tracks(box, k),
        panels=tuple(panels.panels(box, k, seat)),
    )


def heading(box: Box, k: Known) -> Text:
    """The month and turn; at the end the result."""
    if k.result:
        return say("result", result=k.result)
    return say("subtitle", month=box.month(k.turn).names, turn=k.turn, last=k.last_turn)
