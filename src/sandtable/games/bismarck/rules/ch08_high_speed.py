"""8.2. High speed shadow: at once, after a ship was seen passing."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events import AirUnitMoved, HighSpeedShadowTried, ShipsSailed
from sandtable.games.bismarck.rules.appearance import is_held
from sandtable.games.bismarck.rules.ch05_courses import open_zones
from sandtable.games.bismarck.rules.ch05_movement import enter
from sandtable.games.bismarck.rules.ch05_speed import fuel_cost, may_double
from sandtable.games.bismarck.rules.ch06_air import (
    base_zone,
    can_land,
    movement_left,
    must_stay_near,
)
from sandtable.games.bismarck.rules.ch08_shadow import (
    Shadower,
    assign,
    column_letter,
    hold,
    key_of,
    shadower_text,
    throw,
)
from sandtable.games.bismarck.rules.units import (
    Unit,
    face_of,
    ids,
    names,
    pace,
    unit_of,
    unit_type,
    units,
)
from sandtable.games.bismarck.state import BRITISH, Campaign, Flight, Vessel

DONE = "done"


@rule("8.21", "8.22")
def high_speed_shadow(
    u: BismarckUmpire, s: Campaign, zone: str, passed: list[Vessel]
) -> Steps[None]:
    """Try to shadow what passed through the first of its two zones, before the next call."""
    for target in targets_of(u.box, s, zone, passed):
        facts = {"ship_type": unit_type(u.box, target), "zone": zone}
        ask = say("ask-high-speed", **facts)
        shadower = yield from assign(u, s, target, "high-speed", ask, facts)
        if shadower is None:
            continue
        u.tell(HighSpeedShadowTried, ship_type=unit_type(u.box, target), zone=zone)
        letter = column_letter(u.box, s, shadower)
        if throw(u, s, target, letter, two_zones=True):
            hold(u, s, target, shadower)
            yield from follow(u, s, zone, target[0].zone)


@rule("8.21", "8.13(one)")
def targets_of(box: Box, s: Campaign, zone: str, passed: list[Vessel]) -> list[Unit]:
    """The ships and forces that passed here as the first of exactly two zones, unshadowed yet."""
    held = {ship for ships in s.shadows.values() for ship in ships}
    found: dict[int, Unit] = {}
    for vessel in passed:
        if vessel.entered[0] == zone and len(vessel.entered) == box.limits.double_move:
            found.setdefault(vessel.force or -len(found) - 1, unit_of(s.german, vessel))
    return [unit for unit in found.values() if held.isdisjoint(ids(unit))]


@rule("8.23", "8.24")
def follow(u: BismarckUmpire, s: Campaign, zone: str, to: str) -> Steps[None]:
    """Ships and air units of the searched zone that can may move into the target's zone."""
    while True:
        able = list(followers(u.box, s, zone, to))
        if not able:
            return
        options = [Option(DONE, say("option-follow-done"))]
        options += [
            Option(key_of(one), shadower_text(u.box, one), zone, key_of(one)) for one in able
        ]
        ask, facts = say("ask-follow", zone=to), {"zone": to}
        answer = yield Choose(
            "follow", BRITISH, ask, options, rule="8.23", group="shadow", facts=facts
        )
        if answer == DONE:
            return
        follow_with(u, s, next(one for one in able if key_of(one) == answer), to)


def followers(box: Box, s: Campaign, zone: str, to: str) -> Iterator[Shadower]:
    for unit in units(s.british, zone):
        if to in open_zones(box, s, BRITISH, zone) and ships_may_follow(box, s, unit, to):
            yield unit
    for flight in s.british.aloft:
        if flight.zone == zone and air_unit_may_follow(box, s, flight, to):
            yield flight


@rule("8.23", "8.23(fuel)", "8.24", "8.24(carrier)", "8.23(air)")
def ships_may_follow(box: Box, s: Campaign, unit: Unit, to: str) -> bool:
    """Movement left, no emergency movement, and fuel for a second zone or to leave patrol."""
    return all(
        pace(box, vessel) in {"printed", "1"}  # 8.23
        and not (vessel.is_escort or is_held(box, s, vessel))
        and has_movement_left(box, s, vessel)  # 8.24
        and can_pay(box, s, vessel)  # 8.23(fuel)
        and must_stay_near(box, s, vessel, to)  # 8.24(carrier), 8.23(air)
        for vessel in unit
    )


@rule("9.728")
def has_movement_left(box: Box, s: Campaign, vessel: Vessel) -> bool:
    """A ship that was repaired this turn stays within the zones that a repair allows."""
    speed = box.ships[vessel.id].max_speed if pace(box, vessel) == "printed" else 1
    zones = len(vessel.entered) + 1
    if vessel.repaired_on == s.turn and zones > box.limits.repair_zones:
        return False
    return zones <= speed and (zones < box.limits.double_move or may_double(box, s, vessel))


@rule("8.23(fuel)", "8.24")
def can_pay(box: Box, s: Campaign, vessel: Vessel) -> bool:
    return not box.ships[vessel.id].burns_fuel or vessel.fuel >= max(price(box, s, vessel), 1)


def price(box: Box, s: Campaign, vessel: Vessel) -> int:
    """A second zone costs as usual; a battleship that leaves patrol pays even for a first."""
    if not box.ships[vessel.id].burns_fuel:
        return 0
    if vessel.patrolling:
        return 1
    return fuel_cost(box, s, vessel, len(vessel.entered) + 1)


@rule("8.23(air)")
def air_unit_may_follow(box: Box, s: Campaign, flight: Flight, to: str) -> bool:
    """It needs movement left and must still be able to get home."""
    home = base_zone(box, s, flight)
    if not home or movement_left(box, flight) < 1:
        return False
    after = replace(flight, zone=to, flown=flight.flown + 1)
    return can_land(box, s, after, home)


def follow_with(u: BismarckUmpire, s: Campaign, one: Shadower, to: str) -> None:
    if isinstance(one, Flight):
        one.zone, one.flown = to, one.flown + 1
        unit = u.box.air_units[one.id]
        mode = face_of(unit, one.face).mode
        u.tell(AirUnitMoved, unit=unit.names, zone=to, mode=mode, rule="8.23", seen_by=(BRITISH,))
        return
    for vessel in one:
        vessel.fuel -= price(u.box, s, vessel)
        vessel.patrolling = False
    enter(one, to)
    if len(one[0].entered) >= u.box.limits.double_move:
        for vessel in one:
            vessel.double_on = s.turn
    ships = names(u.box, ids(one))
    u.tell(ShipsSailed, ships=ships, zones=(to,), rule="8.23", seen_by=(BRITISH,))
