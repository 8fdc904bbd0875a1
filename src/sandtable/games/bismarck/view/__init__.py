"""What each player sees, built from what he knows."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.game import Outcome
from sandtable.engine.scene import Scene
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules.ch12_victory import total
from sandtable.games.bismarck.state import (
    BISMARCK,
    BRITISH,
    GERMAN,
    PRINZ_EUGEN,
    SIDES,
    Campaign,
)
from sandtable.games.bismarck.view.known import Known, known

__all__ = ["broken_invariants", "known", "outcome", "view"]


def view(box: Box, k: Known, seat: str | None) -> Scene:
    turn = box.turns[k.public.turn]
    return Scene(
        game="bismarck",
        title=say("game-title"),
        subtitle=say("subtitle", day=turn.day, clock=turn.clock, turn=k.public.turn),
    )


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
            "bismarck_sunk": s.german.vessels[BISMARCK].sunk,
            "prinz_eugen_sunk": s.german.vessels[PRINZ_EUGEN].sunk,
            "first_contact_turn": s.first_contact,
            "battles": s.battles,
        },
    )


def broken_invariants(box: Box, s: Campaign) -> Iterator[str]:
    """No ship is where it may not be, no box is crossed off twice, no fuel is owed."""
    for side in SIDES:
        for vessel in s.fleet(side).vessels.values():
            ship = box.ships[vessel.id]
            if vessel.zone and vessel.zone not in box.board.sea:
                yield f"{vessel.id} is aground in {vessel.zone}"
            if vessel.sunk and vessel.zone:
                yield f"{vessel.id} is sunk and afloat"
            if not 0 <= vessel.fuel <= ship.fuel:
                yield f"{vessel.id} has {vessel.fuel} fuel"
            if not 0 <= vessel.damage.midships <= ship.midships:
                yield f"{vessel.id} has {vessel.damage.midships} midships hits"
        for flight in s.fleet(side).flights.values():
            if flight.lost and flight.zone:
                yield f"{flight.id} is lost and in the air"
