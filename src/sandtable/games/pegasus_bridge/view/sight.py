"""The fields of fire of a counter from its area."""

from __future__ import annotations

from functools import lru_cache

from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch06_sight import can_be_seen
from sandtable.games.pegasus_bridge.state import Assault, Unit


@lru_cache(maxsize=256)
def beside(box: Box, area: str) -> tuple[str, ...]:
    """Return the areas joined to an area by a line of any kind."""
    return tuple(sorted(box.ground.near[area]))


def fire_of(box: Box, unit: Unit) -> tuple[str, ...]:
    """Return the reach of small arms: adjacent areas, or none if suppressed or in a bunker."""
    return () if unit.suppressed or unit.inside else beside(box, unit.area)


def seen_from(box: Box, k: Assault, area: str) -> tuple[str, ...]:
    """Return what a gun sees: up to five areas away along a clear line."""
    others = sorted(box.ground.areas.keys() - {area})
    return tuple(other for other in others if can_be_seen(box, k, area, other))
