"""8.1. Shadowing: who may follow what was found last turn, and whether contact is held."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import Text, say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events import (
    ContactHeld,
    ContactTested,
    ForceSplit,
    MovedTwoZones,
    ShadowerUnfit,
    ShadowOrdered,
)
from sandtable.games.bismarck.rules.appearance import note_locating
from sandtable.games.bismarck.rules.ch05_movement import order_unit
from sandtable.games.bismarck.rules.ch06_air import is_last_turn
from sandtable.games.bismarck.rules.units import (
    Unit,
    evasion,
    face_of,
    ids,
    is_blind,
    is_carrier,
    is_foggy,
    is_night,
    names,
    report,
    unit_id,
    unit_type,
    units,
)
from sandtable.games.bismarck.state import (
    BISMARCK,
    BRITISH,
    GERMAN,
    SHADOW,
    Campaign,
    Contact,
    Flight,
    Vessel,
)

NONE = "none"

Shadower: TypeAlias = Sequence[Vessel] | Flight


def is_called_for(box: Box, s: Campaign) -> bool:
    return bool(s.trailed)


@rule("4.3", "4.3(side)", "8.11", "8.12")
def shadow(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """The British name a shadower for each target; then the targets are tested one by one."""
    targets = [unit for unit in units(s.german) if is_trailed(s, unit)]  # 8.11
    assigned = yield from assign_all(u, s, targets)  # 4.3, 4.3(side), 8.12
    for target, shadower in assigned:
        yield from test_contact(u, s, target, shadower)


@rule("8.12(a)", "8.16(split)")
def assign_all(
    u: BismarckUmpire, s: Campaign, targets: list[Unit]
) -> Steps[list[tuple[Unit, Shadower]]]:
    """Target by target; ships that left a force are announced once the force is shadowed."""
    assigned: list[tuple[Unit, Shadower]] = []
    for target in targets:
        facts = {"ship_type": known_type(u.box, s, target), "zone": target[0].zone}
        ask = say("ask-shadow", **facts)
        shadower = yield from assign(u, s, target, "shadow", ask, facts)
        if shadower is not None:
            assigned.append((target, shadower))
        if s.trailed_together and target is not targets[-1]:
            if shadower is None:
                break
            announce_split(u, targets)
    return assigned


@rule("8.11", "8.16(join)")
def is_trailed(s: Campaign, unit: Unit) -> bool:
    """Located in the last turn where it ended, by search or shadow; one member is enough."""
    return any(vessel.id in s.trailed for vessel in unit)


@rule("8.16(join)")
def known_type(box: Box, s: Campaign, target: Unit) -> str:
    """The type of those members that the British have found; others may have joined since."""
    return unit_type(box, [v for v in target if v.id in s.trailed or v.id in s.located])


@rule("8.16(split)")
def announce_split(u: BismarckUmpire, targets: list[Unit]) -> None:
    """Of a task force that broke up the owner says which general type went its own way."""
    u.tell(ForceSplit, ship_type=unit_type(u.box, targets[-1]))
    u.reveal()


@rule("8.12(b)", "8.13", "8.13(one)", "8.14(retry)")
def assign(
    u: BismarckUmpire, s: Campaign, target: Unit, decision: str, ask: Text, facts: Facts
) -> Steps[Shadower | None]:
    """Name one unit of the zone; one that proves unfit may be replaced."""
    zone, unfit = str(facts["zone"]), set[str]()
    while True:
        open_to = [c for c in candidates(u.box, s, zone) if key_of(c) not in unfit]  # 8.13(one)
        options = [Option(NONE, say("option-no-shadow"))]
        for shadower in open_to:
            name = key_of(shadower)
            options.append(Option(name, shadower_text(u.box, shadower), zone, name))
        answer = yield Choose(
            decision, BRITISH, ask, options, rule="8.13", group="shadow", facts=facts
        )
        if answer == NONE:
            return None
        chosen = next(c for c in open_to if key_of(c) == answer)  # 8.12(b)
        if is_fit(u.box, s, chosen, target):
            for part in parts_of(chosen):
                part.is_shadowing = True
            s.shadows[answer] = []
            u.tell(ShadowOrdered, unit=shadower_text(u.box, chosen), seen_by=(BRITISH,))
            return chosen
        unfit.add(answer)  # 8.14(retry)
        u.tell(ShadowerUnfit, unit=shadower_text(u.box, chosen), seen_by=(BRITISH,))


@rule("8.13", "OA.9(duty)")
def candidates(box: Box, s: Campaign, zone: str) -> Iterator[Shadower]:
    """The ships (no carrier), task forces and air units of a zone that shadow nothing yet."""
    for unit in units(s.british, zone):
        lone_carrier = all(is_carrier(box, vessel) for vessel in unit)
        if not (lone_carrier or unit[0].is_escort or unit[0].is_shadowing):
            yield unit
    for flight in s.british.aloft:
        if flight.zone == zone and not flight.is_shadowing:
            yield flight


def is_fit(box: Box, s: Campaign, shadower: Shadower, target: Unit) -> bool:
    if isinstance(shadower, Flight):
        return air_unit_may_shadow(box, s, shadower)
    return ships_may_shadow(box, shadower, target)


@rule("8.14", "8.14(tf)")
def ships_may_shadow(box: Box, unit: Unit, target: Unit) -> bool:
    """Every shadowing ship must be at least as fast as the target's slowest."""
    slowest = min(evasion(box, vessel) for vessel in target)
    return all(evasion(box, vessel) >= slowest for vessel in unit)


@rule("8.14(air)", "8.2(fog)")
def air_unit_may_shadow(box: Box, s: Campaign, flight: Flight) -> bool:
    """It must stay in the air this turn and be able to search its zone alone."""
    hidden = is_blind(box, s) or is_foggy(box, s, flight.zone)  # 8.2(fog)
    if hidden or is_last_turn(box, s, flight):
        return False
    night = is_night(box, s, flight.zone)
    return face_of(box.air_units[flight.id], flight.face).search.at(night=night) >= s.visibility


# ---------------------------------------------------------------------- the test


@rule("8.11(move)", "4.3(move)", "8.12(c)", "8.15", "8.16", "8.18", "8.19")
def test_contact(u: BismarckUmpire, s: Campaign, target: Unit, shadower: Shadower) -> Steps[None]:
    """The target makes its whole move, says if it went two zones, and the die is thrown."""
    letter = column_letter(u.box, s, shadower)  # 8.16
    if not (target[0].has_moved or target[0].stopped_on == s.turn):
        yield from order_unit(u, s, GERMAN, target)  # 8.11(move), 4.3(move)
    two_zones = len(target[0].entered) >= u.box.limits.double_move
    if two_zones:  # 8.18
        u.tell(MovedTwoZones, ship_type=known_type(u.box, s, target))  # 8.19
    if throw(u, s, target, letter, two_zones=two_zones):  # 8.12(c), 8.15
        hold(u, s, target, shadower)


@rule("8.15", "8.T", "8.15(lost)")
def throw(u: BismarckUmpire, s: Campaign, target: Unit, letter: str, *, two_zones: bool) -> bool:
    """Roll on the shadower's column, which its owner alone sees; both hear the result."""
    modifiers = contact_modifiers(u.box, s, two_zones=two_zones)
    held = u.roll(u.box.shadow[letter], modifiers, seen_by=(BRITISH,)).held  # 8.15, 8.T
    u.tell(ContactTested, ship_type=known_type(u.box, s, target), held=held)
    u.reveal()  # 8.15(lost)
    return held


@rule("8.17", "8.18", "8.22")
def contact_modifiers(box: Box, s: Campaign, *, two_zones: bool) -> Modifiers:
    by_sight = box.shadow_visibility.read(s.visibility).value  # 8.22
    return Modifiers(
        Modifier("visibility", by_sight, "8.17"),
        Modifier("two-zones", box.shadow_two_zones if two_zones else 0, "8.18"),
    )


@rule("8.15(column)", "8.T")
def column_letter(box: Box, s: Campaign, shadower: Shadower) -> str:
    """The shadower's letter by day or night; a task force uses its best member's."""
    night = is_night(box, s, zone_of(shadower))
    if isinstance(shadower, Flight):
        return box.air_units[shadower.id].shadow_letter(night=night)
    letters = [box.ships[vessel.id].shadow_letter(night=night) for vessel in shadower]
    return max(filter(None, letters))


@rule("8.15", "2.53", "8.16(join)")
def hold(u: BismarckUmpire, s: Campaign, target: Unit, shadower: Shadower) -> None:
    """Contact is held: the target's zone, number and types are shown."""
    groups, zone = report(u.box, target), target[0].zone
    s.british.contacts.append(Contact(s.turn, zone, SHADOW, groups))  # 8.15, 2.53
    s.shadows[key_of(shadower)] = ids(target)  # 8.16(join)
    for vessel in target:
        s.located[vessel.id] = SHADOW
    u.tell(ContactHeld, zone=zone, groups=groups)
    bismarck = any(vessel.id == BISMARCK for vessel in target)
    note_locating(u, s, zone, SHADOW, bismarck=bismarck)


# ---------------------------------------------------------------------- small things


def key_of(shadower: Shadower) -> str:
    return shadower.id if isinstance(shadower, Flight) else unit_id(shadower[0])


def zone_of(shadower: Shadower) -> str:
    return shadower.zone if isinstance(shadower, Flight) else shadower[0].zone


def parts_of(shadower: Shadower) -> Sequence[Vessel | Flight]:
    return [shadower] if isinstance(shadower, Flight) else shadower


def shadower_text(box: Box, shadower: Shadower) -> Text:
    if isinstance(shadower, Flight):
        return say("unit-air", unit=box.air_units[shadower.id].names)
    return say("unit-ships", ships=names(box, ids(shadower)))
