"""Tanks that are destroyed, by whatever rule."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import PegasusUmpire
from sandtable.games.pegasus_bridge.events.combat import (
    TankDestroyed,
)
from sandtable.games.pegasus_bridge.state import Assault, Tank


@rule("6.5b(5)", "16.0.tank")
def destroy_tank(u: PegasusUmpire, s: Assault, tank: Tank) -> None:
    """A wreck neither moves nor fires again; it stays where it is and counts for the score."""
    tank.wreck = True
    s.tanks_destroyed.append(tank.id)
    if tank.id in s.column.order:
        s.column.order.remove(tank.id)
    u.tell(TankDestroyed, tank=u.box.name(tank.id), area=u.box.place(tank.area))
