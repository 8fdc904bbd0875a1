"""Fields of fire of a counter where it lies."""

from __future__ import annotations

from functools import lru_cache

from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch06_sight import can_be_seen
from sandtable.games.pegasus_bridge.state import Assault, Unit


@lru_cache(maxsize=256)
def beside(box: Box, area: str) -> tuple[str, ...]:
    """The areas that a line of any kind joins to one."""
    return tuple(sorted(box.ground.near[area]))


def fire_of(box: Box, unit: Unit) -> tuple[str, ...]:
    """Small arms reach the next areas; the suppressed and those in a bunker reach none."""
    return () if unit.suppressed or unit.inside else beside(box, unit.area)


def seen_from(box: Box, k: Assault, area: str) -> tuple[str, ...]:
    """Return what a gun sees: five areas far along a clear line."""
    others = sorted(box.ground.areas.keys() - {area})
    return tuple(other for other in others if can_be_seen(box, k, area, other))
