"""9. Sappers: charges removed, the bridge repaired, a provisional crossing."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.bridge import (
    BridgeRepaired,
    ChargesRemoved,
    EndDefused,
    RepairFailed,
)
from sandtable.games.pegasus_bridge.state import (
    CHARGES,
    DAMAGED,
    DESTROYED,
    INTACT,
    REMOVED,
    Assault,
    Unit,
)


@rule("9.0")
def sappers_in(box: Box, s: Assault, area: str) -> list[Unit]:
    return [
        unit
        for unit in s.british.units.values()
        if unit.area == area and box.counters[unit.id].kind == "sappers"
    ]


@rule("9.1", "9.1.two", "3.0.C.2")
def remove_charges(u: PegasusUmpire, s: Assault) -> None:
    """Sappers who spent the turn at an access have cleared it; with both the danger is over."""
    if s.chit != CHARGES:
        return
    for area in u.box.ground.accesses:  # 3.0.C.2, 9.1
        if area not in s.defused and any(is_at_work(one) for one in sappers_in(u.box, s, area)):
            s.defused.append(area)
            u.tell(EndDefused, area=u.box.place(area))
    if all(area in s.defused for area in u.box.ground.accesses):  # 9.1.two
        s.chit = REMOVED
        u.tell(ChargesRemoved)


@rule("9.1", "9.2")
def is_at_work(sappers: Unit) -> bool:
    """Unsuppressed, and in the same area since the turn began."""
    return not (sappers.suppressed or sappers.moved) and sappers.began == sappers.area


@rule("9.2", "9.2.roll")
def repair_bridge(u: PegasusUmpire, s: Assault) -> None:
    """At the end of the phase: a die no greater than the turns that sappers have been at work."""
    if s.bridge != DAMAGED:
        return
    for sappers in sappers_in(u.box, s, u.box.ground.pegasus):
        if s.bridge == DAMAGED and is_at_work(sappers):
            sappers.still += 1
            die = u.die(u.box.die, "why-repair", rule="9.2.roll")
            if die <= sappers.still:
                s.bridge = INTACT
                u.tell(BridgeRepaired)
            else:
                u.tell(RepairFailed, turns=sappers.still)


@rule("9.3", "9.3.cross", "9.3.present")
def is_bridged(box: Box, s: Assault) -> bool:
    """Return whether sappers who came in an earlier turn hold a provisional crossing."""
    pegasus = box.ground.pegasus
    # 9.3, 9.3.cross, 9.3.present
    return any(one.began == pegasus for one in sappers_in(box, s, pegasus))


@rule("9.3")
def may_improvise(box: Box, s: Assault, unit: Unit) -> bool:
    """Sappers at an access, with all points of the turn, may climb onto a destroyed bridge."""
    is_sapper = box.counters[unit.id].kind == "sappers"
    fresh = unit.spent == 0 and unit.began == unit.area and not unit.moved
    return s.bridge == DESTROYED and is_sapper and fresh and unit.area in box.ground.accesses
