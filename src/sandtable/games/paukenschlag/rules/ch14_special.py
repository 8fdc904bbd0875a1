"""14. Special forces: the convoy AT-10, and the task force of the Hornet."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events import ConvoyLeftPort, ForceLeft
from sandtable.games.paukenschlag.events.grid import BoatAware
from sandtable.games.paukenschlag.rules.units import eyes, force_of
from sandtable.games.paukenschlag.state import (
    AT10_CANCELLED,
    FAST,
    HORNET_RAID,
    US,
    Boat,
    Campaign,
    Convoy,
    Orders,
)

TIGHT = "tight"


@rule("14.1", "14.1(sail)")
def sail_at10(u: PaukenschlagUmpire, s: Campaign) -> None:
    """On turn 3 ten transports leave New York with two destroyers, fast and in tight formation."""
    box = u.box
    if s.turn != box.limits.at10_turn or AT10_CANCELLED in s.happened:
        return
    special, zone = box.special, box.atlas.ports[box.special.at10_port].zone
    ships = box.limits.at10_ships
    convoy = Convoy(special.at10_counter, zone, "north", FAST, ships, TIGHT, [zone], special=True)
    s.convoys[convoy.id], s.orders[convoy.id] = convoy, Orders(special.at10_goal)
    for name in special.at10_escorts:
        ship = s.ships[name]
        if not ship.sunk:
            ship.zone, ship.in_port, ship.held, ship.convoy = zone, False, False, convoy.id
    u.tell(ConvoyLeftPort, ships=ships, zone=zone, seen_by=eyes(s, US))


# ---------------------------------------------------------------------- 14.2


@rule("14.2", "14.2(route)")
def is_under_orders(s: Campaign) -> bool:
    """The force follows its route until an event changes its orders."""
    return not {HORNET_RAID, AT10_CANCELLED} & set(s.happened)


@rule("14.2(sail)", "14.2(route)", "14.2(speed)")
def force_zones(box: Box, s: Campaign) -> list[str]:
    """The zones that keep the force in time for Norfolk, and then for the Panama Canal."""
    zone, special, limits = force_of(s)[0].zone, box.special, box.limits
    reach = box.atlas.sea.within(zone, limits.force_zones)  # 14.2(speed)
    if s.turn >= limits.hornet_turn:
        return [nearest(box, special.hornet_exit, reach)]  # 14.2(route)
    left = limits.hornet_turn - 1 - s.turn  # 14.2(sail)
    return [
        end
        for end in reach
        if box.atlas.sea_distance(end, special.hornet_start) <= left * limits.force_zones
    ]


def nearest(box: Box, goal: str, zones: tuple[str, ...]) -> str:
    return min(zones, key=lambda zone: box.atlas.sea_distance(zone, goal))


@rule("14.2(route)")
def has_force_left(box: Box, s: Campaign) -> bool:
    """Its time to leave has come: it began the turn at the edge by the canal."""
    force = force_of(s)
    there = bool(force) and force[0].zone == box.special.hornet_exit
    return there and s.turn > box.limits.hornet_turn and is_under_orders(s)


@rule("14.2(route)")
def leave_by_canal(u: PaukenschlagUmpire, s: Campaign) -> None:
    for ship in force_of(s):
        ship.zone, ship.in_force = "", False
    u.tell(ForceLeft, zone=u.box.special.hornet_exit, seen_by=eyes(s, US))


# ---------------------------------------------------------------------- contact


@rule("14.1(contact)", "14.2(contact)")
def protected_units(s: Campaign, zone: str) -> list[str]:
    """The units of a zone that only a boat aware of them may meet."""
    convoys = [c.id for c in s.convoys.values() if c.zone == zone and c.special]
    escorts = [ship.id for ship in s.ships.values() if ship.convoy in convoys and ship.convoy]
    force = [ship.id for ship in force_of(s) if ship.zone == zone and not ship.in_port]
    return convoys + escorts + (force if is_under_orders(s) else [])


@rule("14.1(contact)", "14.2(contact)")
def find_aware(u: PaukenschlagUmpire, boats: list[Boat]) -> list[str]:
    """A die for each boat in the zone: it is aware of the force, or it is not."""
    aware = []
    for boat in boats:
        if u.roll(u.box.special_contact).yes:
            aware.append(boat.id)
            u.tell(BoatAware, boat=boat.id, zone=boat.zone)
    return aware
