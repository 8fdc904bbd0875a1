"""The invariants of every position."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.state import Campaign


def broken_invariants(box: Box, s: Campaign) -> Iterator[str]:
    """Everybody is somewhere on the map, and has no more than fits."""
    for boat in s.boats.values():
        counter = box.boats[boat.id]
        if boat.zone and boat.zone not in box.atlas.zones:
            yield f"{boat.id} is nowhere"
        if boat.zone and boat.sunk:
            yield f"{boat.id} is sunk and afloat"
        if not 0 <= boat.fuel <= counter.fuel or not 0 <= boat.torpedoes <= counter.torpedoes:
            yield f"{boat.id} has {boat.fuel} fuel and {boat.torpedoes} torpedoes"
        if boat.neutralized and boat.submerged:
            yield f"{boat.id} is crippled and under water"
    yield from wrong_convoys(box, s)
    for ship in s.ships.values():
        if ship.zone and (ship.sunk or ship.zone not in box.atlas.zones):
            yield f"{ship.id} is in {ship.zone}, which cannot be"
        if ship.convoy and s.convoys[ship.convoy].zone != ship.zone:
            yield f"{ship.id} has lost {ship.convoy}"
        if ship.in_port and ship.convoy:
            yield f"{ship.id} escorts from port"


def wrong_convoys(box: Box, s: Campaign) -> Iterator[str]:
    if s.convoys.keys() != s.orders.keys():
        yield "a convoy has no orders, or orders no convoy"
    for convoy in s.convoys.values():
        if not 1 <= convoy.ships <= box.limits.most_convoy_ships:
            yield f"{convoy.id} has {convoy.ships} ships"
        if convoy.trail[-1] != convoy.zone:
            yield f"{convoy.id} is not where it sailed"
