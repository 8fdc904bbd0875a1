"""12. Platoons that divide into squads and join again."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.british import (
    PlatoonJoined,
    PlatoonSplit,
)
from sandtable.games.pegasus_bridge.rules.ch05_activities import arm_of
from sandtable.games.pegasus_bridge.state import Assault, Unit


@rule("12.0", "12.0.no", "12.0.values")
def can_split(box: Box, unit: Unit) -> bool:
    """A platoon that came by glider, at the start of its move, with two points or more."""
    is_platoon = bool(box.counters[unit.id].splits_into)  # 12.0, 12.0.no
    is_fresh = not (unit.spent or unit.suppressed or unit.preparing)
    return is_platoon and is_fresh and unit.strength > 1  # 12.0.values


@rule("12.0", "12.0.uneven")
def split(u: PegasusUmpire, s: Assault, platoon: Unit) -> list[Unit]:
    """Points and grenades are shared as evenly as can be; the first squad takes the odd one."""
    first, second = u.box.counters[platoon.id].splits_into
    squads = [
        half(platoon, first, platoon.strength - platoon.strength // 2, rounded_up=True),
        half(platoon, second, platoon.strength // 2, rounded_up=False),
    ]
    del s.british.units[platoon.id]
    for squad in squads:
        s.british.units[squad.id] = squad
    arm = arm_of(s, platoon.id)
    if arm is not None:
        arm.carrier = first
    strengths = [squad.strength for squad in squads]
    u.tell(PlatoonSplit, platoon=u.box.name(platoon.id), a=strengths[0], b=strengths[1])
    return squads


def half(platoon: Unit, name: str, strength: int, *, rounded_up: bool) -> Unit:
    grenades = platoon.grenades // 2 + (platoon.grenades % 2 if rounded_up else 0)
    return Unit(
        name,
        platoon.area,
        strength,
        grenades,
        moved=platoon.moved,
        entered=platoon.entered,
        began=platoon.began,
        engaged=platoon.engaged,
        ready=platoon.ready,
        shots=dict(platoon.shots),
    )


@rule("12.0.rejoin")
def partner_of(box: Box, s: Assault, squad: Unit) -> Unit | None:
    """The other squad of its platoon, if both begin their move in the same area."""
    platoon = box.counters[squad.id].part_of
    if not platoon:
        return None
    for name in box.counters[platoon].splits_into:
        other = s.british.units.get(name)
        if other is not None and other is not squad and may_join(squad) and may_join(other):
            both_laden = arm_of(s, squad.id) and arm_of(s, other.id)
            return None if other.area != squad.area or both_laden else other
    return None


def may_join(squad: Unit) -> bool:
    return not (squad.spent or squad.suppressed or squad.preparing)


@rule("12.0.rejoin", "12.0.sum")
def join(u: PegasusUmpire, s: Assault, one: Unit, other: Unit) -> Unit:
    """The platoon has the points and grenades that its squads had when they met."""
    name = u.box.counters[one.id].part_of
    platoon = Unit(
        name,
        one.area,
        one.strength + other.strength,
        one.grenades + other.grenades,
        entered=max(one.entered, other.entered),
        began=one.began,
        engaged=max(one.engaged, other.engaged),
        shots={**one.shots, **other.shots},
    )
    for squad in (one, other):
        arm = arm_of(s, squad.id)
        if arm is not None:
            arm.carrier = name
        del s.british.units[squad.id]
    s.british.units[name] = platoon
    u.tell(PlatoonJoined, platoon=u.box.name(name), strength=platoon.strength)
    return platoon
