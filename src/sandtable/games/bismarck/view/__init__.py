"""Each player's view, built from what he knows."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.game import Outcome
from sandtable.engine.scene import Board, Piece, Scene
from sandtable.engine.texts import Text, say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules.ch12_victory import total
from sandtable.games.bismarck.rules.knowledge import Known, known
from sandtable.games.bismarck.state import (
    BISMARCK,
    BRITISH,
    GERMAN,
    PRINZ_EUGEN,
    SIDES,
    Battle,
    Campaign,
    Vessel,
)
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

__all__ = ["broken_invariants", "known", "outcome", "view"]


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
    """Date and turn; at the end who has won."""
    if k.public.result:
        return say("result", result=k.public.result)
    turn = box.turns[k.public.turn]
    return say("subtitle", day=turn.day, clock=turn.clock, turn=k.public.turn)


def without(counters: list[Piece], battle: Battle) -> list[Piece]:
    """A ship that fights stands on the battle board alone."""
    return [piece for piece in counters if piece.id not in battle.places]


def outcome(box: Box, s: Campaign) -> Outcome | None:
    if not s.result:
        return None
    return Outcome(
        s.result,
        None if s.result == "draw" else s.result,
        {
            "german_vp": total(box, s, GERMAN),
            "british_vp": total(box, s, BRITISH),
            "convoys_sunk": len(s.convoys),
            "bismarck_sunk": int(s.german.vessels[BISMARCK].sunk),
            "prinz_eugen_sunk": int(s.german.vessels[PRINZ_EUGEN].sunk),
            "first_contact_turn": s.first_contact,
            "battles": s.battles,
        },
        reason=s.ending,
    )


def broken_invariants(box: Box, s: Campaign) -> Iterator[str]:
    """No ship is where it may not be, no task force is scattered, no box is crossed off twice."""
    for side in SIDES:
        for vessel in s.fleet(side).vessels.values():
            yield from wrong_with(box, vessel)
        for force in {vessel.force for vessel in s.fleet(side).afloat if vessel.force}:
            members = [v for v in s.fleet(side).afloat if v.force == force]
            if len(members) == 1 or len({v.zone for v in members}) > 1:
                yield f"task force {force} of {side} is none"
        for flight in s.fleet(side).flights.values():
            if flight.lost and flight.zone:
                yield f"{flight.id} is lost and in the air"


def wrong_with(box: Box, vessel: Vessel) -> Iterator[str]:
    ship = box.ships[vessel.id]
    if vessel.zone and vessel.zone not in box.board.sea:
        yield f"{vessel.id} is aground in {vessel.zone}"
    if vessel.sunk and vessel.zone:
        yield f"{vessel.id} is sunk and afloat"
    if not 0 <= vessel.fuel <= ship.fuel:
        yield f"{vessel.id} has {vessel.fuel} fuel"
    if not 0 <= vessel.damage.midships <= ship.midships:
        yield f"{vessel.id} has {vessel.damage.midships} midships hits"
