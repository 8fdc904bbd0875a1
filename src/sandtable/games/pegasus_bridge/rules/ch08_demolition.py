"""8. The demolition of Pegasus Bridge."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.bridge import (
    BridgeDamaged,
    BridgeDestroyed,
    BridgeStood,
    ChitTurnedUp,
    UnitsThrownBack,
)
from sandtable.games.pegasus_bridge.rules.asking import ask_area
from sandtable.games.pegasus_bridge.rules.ch06_results import destroy_car, suppress
from sandtable.games.pegasus_bridge.rules.ch06_sight import can_be_seen
from sandtable.games.pegasus_bridge.rules.ch15_garrison import surprise
from sandtable.games.pegasus_bridge.rules.positions import (
    SCHMIDT,
    british_occupied,
    leaders_in,
    units_in,
)
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.rules.wrecks import destroy_tank
from sandtable.games.pegasus_bridge.state import (
    BLANK,
    CHARGES,
    DAMAGED,
    DESTROYED,
    FACE_DOWN,
    Assault,
    Force,
    Unit,
)


@rule("8.0", "8.0.check", "8.0.check.blank", "8.0.check.charges")
def inspect_bridge(u: PegasusUmpire, s: Assault, units: Sequence[Unit], area: str) -> None:
    """Sappers who come to an access of the bridge turn the chit up."""
    at_access = area in u.box.ground.accesses
    if at_access and any(u.box.counters[unit.id].kind == "sappers" for unit in units):
        turn_chit(u, s, rule="8.0.check")  # 8.0.check.blank, 8.0.check.charges


@rule("8.0.check", "8.0(1).flip")
def turn_chit(u: PegasusUmpire, s: Assault, *, rule: str) -> None:
    if s.chit == FACE_DOWN:
        s.chit = CHARGES if s.hidden.mined else BLANK
        u.tell(ChitTurnedUp, mined=s.hidden.mined, rule=rule)
        u.reveal()


@rule("8.0(1)", "8.0(9)", "C.demolition-window", "C.german-order")
def check_demolition(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """Once a German unit was attacked the bridge is checked each phase until the one attempt."""
    if not s.alarm or s.demolition_tried:  # 8.0(9), C.demolition-window
        return
    turn_chit(u, s, rule="8.0(1).flip")  # C.german-order
    if s.chit == CHARGES and is_in_danger(u.box, s):
        if is_manned(u.box, s):
            yield from attempt(u, s)
        else:
            note_decoy(u, s)


@rule("8.0(2)", "8.0(3)")
def is_in_danger(box: Box, s: Assault) -> bool:
    """No British unit in the pillbox, and one in its sight or its garrison fired on."""
    pillbox, british = box.ground.pillbox, british_occupied(s)
    if pillbox in british:
        return False
    fired_on = any(unit.fired_on for unit in units_in(s.german, pillbox))
    fired_on = fired_on or any(leader.fired_on for leader in leaders_in(s.german, pillbox))
    return fired_on or any(can_be_seen(box, s, pillbox, area) for area in british)


@rule("8.0(2)", "8.0(2).charges")
def is_manned(box: Box, s: Assault) -> bool:
    """A German unit in the pillbox, asleep or not, or a leader alone; a decoy is no unit."""
    pillbox = box.ground.pillbox
    awake = units_in(s.german, pillbox) or leaders_in(s.german, pillbox)
    return bool(awake) or pillbox in s.hidden.squads


def note_decoy(u: PegasusUmpire, s: Assault) -> None:
    """A bridge that is not blown although everything is ready tells what lies in the pillbox."""
    pillbox = u.box.ground.pillbox
    if pillbox in s.face_down and pillbox not in s.known_decoys:
        s.known_decoys.append(pillbox)
        u.reveal()


@rule("8.0(4)", "8.0(5)", "8.0(8)", "8.0(9)")
def attempt(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """One die, one lower if Schmidt is there; whatever comes of it there is no other attempt."""
    s.demolition_tried = True  # 8.0(9)
    if u.box.ground.pillbox in s.face_down:
        surprise(u, s, u.box.ground.pillbox)
    result = u.roll(u.box.demolition, demolition_modifiers(u.box, s)).result  # 8.0(4), 8.0(5)
    if result == DESTROYED:
        yield from destroy_bridge(u, s)
    elif result == DAMAGED:
        s.bridge = DAMAGED
        u.tell(BridgeDamaged)
    else:
        u.tell(BridgeStood)  # 8.0(8)


@rule("8.0(5)")
def demolition_modifiers(box: Box, s: Assault) -> Modifiers:
    schmidt = s.german.leaders.get(SCHMIDT)
    is_there = schmidt is not None and schmidt.area == box.ground.pillbox
    return Modifiers(Modifier("schmidt", box.demolition_schmidt if is_there else 0, "8.0(5)"))


@rule("8.0(6)", "8.0(6).marker", "C.bridge-blown-units")
def destroy_bridge(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """The bridge area is closed; who is on it is thrown back to an access, vehicles are lost."""
    s.bridge = DESTROYED  # 8.0(6).marker
    u.tell(BridgeDestroyed)
    pegasus = u.box.ground.pegasus
    for tank in list(s.tanks.values()):
        if tank.area == pegasus and not tank.wreck:
            destroy_tank(u, s, tank)
    if s.car.area == pegasus and not s.car.wreck:
        destroy_car(u, s)
    if units_in(s.british, pegasus) or leaders_in(s.british, pegasus):
        ask = say("ask-access")
        access = yield from ask_area(u, "access", ask, u.box.ground.accesses, rule="8.0(6)")
        throw_back(u, s, s.british, access)
    if units_in(s.german, pegasus) or leaders_in(s.german, pegasus):
        accesses = sorted(u.box.ground.accesses)
        access = u.one_of(accesses, "why-access", rule="C.bridge-blown-units", sides=u.box.die)
        throw_back(u, s, s.german, access)


@rule("C.bridge-blown-units")
def throw_back(u: PegasusUmpire, s: Assault, force: Force, access: str) -> None:
    pegasus = u.box.ground.pegasus
    units, leaders = units_in(force, pegasus), leaders_in(force, pegasus)
    s.entries += 1
    everyone = [one.id for one in (*units, *leaders)]
    u.tell(UnitsThrownBack, units=names(u.box, everyone), area=u.box.place(access))
    for unit in units:
        unit.area, unit.entered, unit.ready = access, s.entries, False
        suppress(u, unit, rule="C.bridge-blown-units")
    for leader in leaders:
        leader.area, leader.entered = access, s.entries
