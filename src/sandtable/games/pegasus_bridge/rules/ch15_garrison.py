"""15. The garrison sleeps in its circles until the British come near."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import PegasusUmpire
from sandtable.games.pegasus_bridge.events.british import (
    DecoyRemoved,
    GarrisonAlert,
    GarrisonSurprised,
    SquadTurnedUp,
)
from sandtable.games.pegasus_bridge.state import Assault, Unit


@rule("15.0", "15.0.roll", "15.0.roll.4-6", "15.0.roll.1-3", "C.activation-shot")
def wake_garrison(u: PegasusUmpire, s: Assault, area: str) -> list[Unit]:
    """Turn up counters in and beside an area that a British unit entered; return who may fire."""
    near = u.box.ground.near[area]  # 15.0
    woken = []
    for place in [place for place in s.face_down if place == area or place in near]:
        unit = turn_up(u, s, place)  # 15.0.roll
        if unit is None:
            continue
        if u.roll(u.box.activation).alert:
            woken.append(unit)  # 15.0.roll.4-6, C.activation-shot
            u.tell(GarrisonAlert, unit=u.box.name(unit.id))
        else:
            unit.surprised = s.turn  # 15.0.roll.1-3
            u.tell(GarrisonSurprised, unit=u.box.name(unit.id))
    return woken


@rule("14.0(3).hidden", "15.0.active", "C.landing-surprise")
def turn_up(u: PegasusUmpire, s: Assault, area: str) -> Unit | None:
    """Turn a counter face up: a squad is in play from now on, a decoy leaves the map."""
    s.face_down.remove(area)
    if area in s.known_decoys:
        s.known_decoys.remove(area)
    u.reveal()
    if area not in s.hidden.squads:  # 14.0(3).hidden
        s.decoys_found += 1
        u.tell(DecoyRemoved, area=u.box.place(area))
        return None
    s.hidden.squads.remove(area)
    name = u.box.of_kind("garrison")[s.squads_found]
    s.squads_found += 1
    unit = Unit(name, area, u.box.counters[name].strength, dug_in=True)
    s.german.units[name] = unit  # 15.0.active, C.landing-surprise
    u.tell(SquadTurnedUp, unit=u.box.name(name), area=u.box.place(area))
    return unit


@rule("C.landing-surprise", "15.0.roll.1-3")
def surprise(u: PegasusUmpire, s: Assault, area: str) -> Unit | None:
    """An attack on a counter that sleeps turns it up; it makes no opportunity fire this turn."""
    unit = turn_up(u, s, area)
    if unit is not None:
        unit.surprised = s.turn
    return unit


@rule("15.0.turn5")
def wake_all(u: PegasusUmpire, s: Assault) -> None:
    """From turn 5 on the whole garrison is awake."""
    if s.turn >= u.box.calendar.garrison_awake:
        for area in list(s.face_down):
            turn_up(u, s, area)
