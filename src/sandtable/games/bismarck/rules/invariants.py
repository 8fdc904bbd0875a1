"""The invariants of every position."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.state import SIDES, Campaign, Vessel


def broken_invariants(box: Box, s: Campaign) -> Iterator[str]:
    """Yield broken invariants of ships' positions, task forces and hit boxes."""
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
