"""5.5. The German retreat after the first anti-tank shot."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.germans import (
    ForceRetreats,
    NobodyRetreats,
    TankRetreats,
)
from sandtable.games.pegasus_bridge.state import DESTROYED, Assault, Tank


@rule("5.5", "5.5.1-3", "5.5.4", "5.5.5-6")
def check_retreat(u: PegasusUmpire, s: Assault, wreck: Tank) -> None:
    """One die: the whole force goes back, or the tank nearest to the wreck, or nobody."""
    who = u.roll(u.box.retreat_check).who  # 5.5
    nearest = nearest_tank(u.box, s, wreck)
    if who == "force":
        retreat_all(u, s)  # 5.5.1-3
    elif who == "tank" and nearest is not None:
        nearest.retreating = True  # 5.5.4
        if nearest.id in s.column.order:
            s.column.order.remove(nearest.id)
        u.tell(TankRetreats, tank=u.box.name(nearest.id))
    else:
        u.tell(NobodyRetreats)  # 5.5.5-6


@rule("5.5.1-3")
def retreat_all(u: PegasusUmpire, s: Assault) -> None:
    """Units on the map make for the nearest entry area; those still off it never come."""
    s.column.retreating = True
    for name in [name for element in s.column.waiting for name in element]:
        s.german.units.pop(name, None)
        s.tanks.pop(name, None)
    s.column.waiting = []
    for tank in s.tanks.values():
        tank.retreating = not tank.wreck
    u.tell(ForceRetreats)


@rule("5.5.4")
def nearest_tank(box: Box, s: Assault, wreck: Tank) -> Tank | None:
    """The live tank fewest road areas from the wreck, ties by id."""
    live = [tank for tank in s.tanks.values() if tank.area and not tank.wreck]
    ranked = [(away(box, wreck.area, tank.area), tank.id) for tank in live]
    return s.tanks[min(ranked)[1]] if ranked else None


def away(box: Box, one: str, other: str) -> int:
    """Return how many areas of any line lie between; a tank off the road is counted so too."""
    distance = box.ground.any_line.distance(one, other)
    return len(box.ground.areas) if distance is None else distance


@rule("5.5.1-3", "C.retreat-one")
def way_out(box: Box, s: Assault, area: str) -> tuple[str, ...]:
    """The road to the nearest entry area, of whatever name; empty when none can be reached."""
    if area not in box.ground.road:
        return ()
    closed = {tank.area for tank in s.tanks.values() if tank.wreck} - {area}
    if s.bridge == DESTROYED:
        closed.add(box.ground.pegasus)
    found = [box.ground.road.path(area, end, blocked=closed) for end in box.ground.entries.values()]
    open_ways = [path for path in found if path is not None]
    return min(open_ways, key=lambda path: (len(path), path))[1:] if open_ways else ()
