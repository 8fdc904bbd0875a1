"""Each player's view, built from their knowledge."""

from __future__ import annotations

from sandtable.engine.scene import Board, Piece, Scene
from sandtable.engine.texts import Text, say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.state import Battle
from sandtable.games.bismarck.view.atlas import search_board
from sandtable.games.bismarck.view.battle import (
    battle_board,
    battle_overlays,
    battle_pieces,
    board_id,
)
from sandtable.games.bismarck.view.counters import pieces
from sandtable.games.bismarck.view.layers import overlays
from sandtable.games.bismarck.view.panels import panels, tracks


def view(box: Box, k: Known, _: str | None) -> Scene:
    battle = k.public.battle
    board = search_board(box)
    boards: tuple[Board, ...] = (board,)
    over = overlays(box, k)
    counters = [*pieces(box, k)]
    if battle is not None:
        boards = (board, battle_board(box, battle.centre, board_id(battle)))
        over = (*over, *battle_overlays(box, k, battle))
        counters = [*without(counters, battle), *battle_pieces(box, k, battle)]
    return Scene(
        game="bismarck",
        title=say("game-title"),
        subtitle=heading(box, k),
        focus=boards[-1].id,
        boards=boards,
        overlays=over,
        pieces=tuple(counters),
        tracks=tracks(box, k),
        panels=tuple(panels(box, k)),
    )


def heading(box: Box, k: Known) -> Text:
    """Return the date and turn, and at the end the winner."""
    if k.public.result:
        return say("result", result=k.public.result)
    turn = box.turns[k.public.turn]
    return say("subtitle", day=turn.day, clock=turn.hour, turn=k.public.turn)


def without(counters: list[Piece], battle: Battle) -> list[Piece]:
    """Leave out ships in battle, which are only on the battle board."""
    return [piece for piece in counters if piece.id not in battle.places]
