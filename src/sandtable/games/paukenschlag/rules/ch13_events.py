"""13. Random events: a die each turn, thrown by the players in turn."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events import EventHappened, UnitReturned
from sandtable.games.paukenschlag.rules.units import (
    CAPITAL,
    ESCORTS,
    base_target,
    called,
    force_of,
    has_luftwaffe,
    is_usable,
    usable_ports,
)
from sandtable.games.paukenschlag.state import (
    AT10_CANCELLED,
    GERMAN,
    HOME_FRONT,
    HORNET_RAID,
    US,
    Campaign,
)

NONE = "none"


@rule("13.0", "5.1(event)", "13.0(5-7,10)")
def random_event(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """The players take turns at the die; an event that cannot happen is none."""
    event = u.roll(u.box.events).event  # 13.0
    s.event = event if may_happen(u.box, s, event) else NONE  # 13.0(5-7,10)
    u.tell(EventHappened, what=s.event, roller=roller(s))  # 5.1(event)
    if s.event == AT10_CANCELLED:
        cancel_at10(u.box, s)
    elif s.event == HORNET_RAID:
        order_raid(s)
    elif s.event == HOME_FRONT:
        yield from return_unit(u, s)


@rule("5.1(event)")
def roller(s: Campaign) -> str:
    return US if s.turn % 2 else GERMAN


@rule("13.0(once)", "13.0(1-2)", "13.0(3-4)")
def may_happen(box: Box, s: Campaign, event: str) -> bool:
    """Both orders to the Hornet's force exclude one another, and have their time."""
    if event not in {HORNET_RAID, AT10_CANCELLED}:
        return True
    if {HORNET_RAID, AT10_CANCELLED} & set(s.happened):  # 13.0(once)
        return False
    if event == AT10_CANCELLED:
        return s.turn <= box.limits.last_cancel_turn  # 13.0(3-4)
    in_time = s.turn <= box.limits.last_raid_turn
    return has_luftwaffe(box, s) and in_time and bool(force_of(s))  # 13.0(1-2)


@rule("13.0(3-4)", "14.2(stay)")
def cancel_at10(box: Box, s: Campaign) -> None:
    """AT-10 stays at home; the destroyers of the force guard the coast, the rest is free."""
    s.happened.append(AT10_CANCELLED)
    for ship in force_of(s):
        ship.in_force = False
        ship.coast_guard = ship.type not in CAPITAL


@rule("13.0(1-2)", "14.2(stay)")
def order_raid(s: Campaign) -> None:
    s.happened.append(HORNET_RAID)


# ---------------------------------------------------------------------- replacements


@rule("13.0(8-9)")
def return_unit(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """The US takes one eliminated escort or aircraft back; without one nothing happens."""
    places = berths(u.box, s) + hangars(u.box, s)
    if not places:
        return
    options = [
        Option(f"{unit}:{place}", say("option-return", unit=unit, place=place))
        for unit, place in places
    ]
    ask = say("ask-replacement")
    answer = yield Choose("replacement", US, ask, options, rule="13.0(8-9)")
    unit, place = answer.split(":")
    u.tell(UnitReturned, unit=called(u.box, unit), place=place)
    if unit in s.planes:
        plane = s.planes[unit]
        plane.lost, plane.base, plane.zone, plane.mission = False, place, "", ""
    else:
        raise_ship(u.box, s, unit, place)


def raise_ship(box: Box, s: Campaign, unit: str, port: str) -> None:
    ship = s.ships[unit]
    ship.zone, ship.in_port, ship.port_since = box.atlas.ports[port].zone, True, s.turn
    ship.sunk, ship.neutralized, ship.held, ship.convoy = False, False, False, ""
    ship.in_force = ship.coast_guard = False


def berths(box: Box, s: Campaign) -> list[tuple[str, str]]:
    """Each sunk escort with each port that can take it."""
    ports = [port for zone in box.atlas.zones for port in usable_ports(box, s, zone)]
    sunk = [ship.id for ship in s.ships.values() if ship.sunk and ship.type in ESCORTS]
    return [(ship, port) for ship in sunk for port in ports]


def hangars(box: Box, s: Campaign) -> list[tuple[str, str]]:
    """Each lost aircraft with each base that can take it; a carrier's returns to its carrier."""
    lost = [p for p in s.planes.values() if p.lost and box.aircraft[p.type].side == US]
    return [(plane.id, base) for plane in lost for base in bases_for(box, s, plane.type)]


def bases_for(box: Box, s: Campaign, kind: str) -> list[str]:
    if box.aircraft[kind].carrier:
        carrier = s.ships[box.special.carrier]
        sound = bool(carrier.zone) and not carrier.neutralized
        one_shot = kind == box.special.carrier_bomber
        return [carrier.id] if sound and not one_shot else []
    fields = (base for base in box.atlas.airfields.values() if base.side == US)
    return [base.id for base in fields if is_usable(box, s, base_target(base.id))]
