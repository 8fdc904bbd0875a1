"""6.5. Line of sight: a straight line between the centres of two areas."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.state import Assault


@rule("6.5.los(1)")
def is_near(box: Box, start: str, end: str) -> bool:
    """In the same area, or joined by a line of any kind."""
    return start == end or end in box.ground.near[start]


@rule("6.5.los(2)", "6.5.los(3)")
def is_in_range(box: Box, start: str, end: str) -> bool:
    """At most five areas away, counted along lines of any kind."""
    distance = box.ground.any_line.distance(start, end)
    return distance is not None and distance <= box.weapons.sight_areas


@rule("6.5.los(3)", "6.5.los(4)", "6.5b(5).los")
def is_clear_line(box: Box, s: Assault, start: str, end: str) -> bool:
    """Return whether the ruler crosses no obstructed area, no tank and no wreck on its way."""
    # 6.5.los(4), 6.5b(5).los
    blocking = box.ground.obstructed | {tank.area for tank in s.tanks.values()}
    return not any(area in blocking for area in box.ground.crossed(start, end))  # 6.5.los(3)


@rule("6.5.los", "6.5.los(1)", "6.5.los(2)", "6.5.los(3)", "6.5b(1)")
def is_in_sight(
    box: Box, s: Assault, gun: str, start: str, end: str, shots: Mapping[str, int]
) -> bool:
    """Near, or up to five areas away if the target has fired at the gun or given itself away."""
    if is_near(box, start, end):  # 6.5.los, 6.5.los(1), 6.5b(1)
        return True
    if not is_in_range(box, start, end):
        return False
    if shots.get(gun, 0) >= s.turn - 1 and gun in shots:  # 6.5.los(2)
        return True
    return s.turn in shots.values() and is_clear_line(box, s, start, end)  # 6.5.los(3)


@rule("8.0(3)")
def can_be_seen(box: Box, s: Assault, start: str, end: str) -> bool:
    """Return whether somebody in one area sees the other, whatever happens there."""
    in_line = is_in_range(box, start, end) and is_clear_line(box, s, start, end)
    return is_near(box, start, end) or in_line
