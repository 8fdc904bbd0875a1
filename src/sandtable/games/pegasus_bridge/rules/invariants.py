"""Conditions that hold at any moment of the assault."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.state import Assault


def broken_invariants(box: Box, s: Assault) -> Iterator[str]:
    """Counters are where they can be, with strengths they can have."""
    for force in (s.british, s.german):
        for unit in force.units.values():
            if not 0 < unit.strength <= box.counters[unit.id].strength:
                yield f"{unit.id} has strength {unit.strength}"
            if unit.area and unit.area not in box.ground.areas:
                yield f"{unit.id} is in {unit.area}"
            if unit.grenades < 0:
                yield f"{unit.id} has {unit.grenades} grenades"
    places = [tank.area for tank in s.tanks.values() if tank.area and not tank.wreck]
    if len(places) != len(set(places)):
        yield "two tanks are in one area (5.7.tank)"
    if any(arm.carrier not in s.british.units or arm.charges < 0 for arm in s.arms.values()):
        yield "a weapon is carried by nobody"
    if any(number < 1 for number in s.prisoners.values()):
        yield "an area has no prisoners left"
    if s.secret is not None and not set(s.hidden.squads) <= set(s.face_down):
        yield "a squad that was turned up still sleeps"
