"""6. Movement on the strategic map: how far a stack may go, and where it may not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sandtable.engine.decisions import Manner, Option
from sandtable.engine.rules import rule
from sandtable.engine.texts import Text, say
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.rules.ch10_convoys import port_zones
from sandtable.games.paukenschlag.rules.ch11_fuel import can_pay, cow_for, may_leave, price
from sandtable.games.paukenschlag.rules.ch14_raid import is_raiding, raid_zones
from sandtable.games.paukenschlag.rules.ch14_special import force_zones, is_under_orders
from sandtable.games.paukenschlag.rules.ch15_arrivals import DEPTHS, SUBMERGED, SURFACED
from sandtable.games.paukenschlag.rules.units import (
    TR,
    boats_afloat,
    boats_in,
    called,
    convoy_mp,
    force_of,
    is_cow,
    usable_ports,
)
from sandtable.games.paukenschlag.state import HORNET, Boat, Campaign, Convoy, Ship

AT_SEA, IN_PORT = "sea", "port"
OFF, REFUEL, DONE, STACK = "off", "refuel", "done", "stack"


class Stack(NamedTuple):
    """Units that move as one, and their moves, worked out when they are picked up."""

    name: str
    zone: str
    units: tuple[str, ...]
    moves: Callable[[], Iterator[Option]]

    def option(self, box: Box) -> Option:
        """Pick the stack up; a unit alone is pointed at, several are named by their zone."""
        alone = len(self.units) == 1
        unit = called(box, self.units[0])
        text = say("option-stack", unit=unit, count=len(self.units), zone=self.zone)
        return Option(self.name, text, "" if alone else self.zone, self.name if alone else "")


# ---------------------------------------------------------------------- how far


@rule("6.0(ships)", "6.0(neutralized)")
def ship_zones(box: Box, ship: Ship) -> int:
    """A warship moves two zones on the map, one when it is neutralized."""
    if ship.type == TR:
        return box.limits.transport_zones  # 6.0(ships)
    mp = box.classes[ship.type].mp_neutralized  # 6.0(neutralized)
    return min(box.limits.ship_zones, mp) if ship.neutralized else box.limits.ship_zones


@rule("6.0(uboat)", "6.0(neutralized)", "6.0")
def boat_zones(box: Box, boat: Boat, depth: str) -> int:
    """One zone submerged, two on the surface."""
    if boat.neutralized:
        return box.classes[box.boats[boat.id].type].mp_neutralized  # 6.0(neutralized)
    # 6.0, 6.0(uboat)
    return box.limits.submerged_zones if depth == SUBMERGED else box.limits.surfaced_zones


@rule("10.0", "6.0(convoy)")
def nearer(box: Box, zone: str, goals: Iterable[str], steps: int) -> list[str]:
    """The zones within so many steps that lie nearer to one of the goals."""
    far = box.atlas.sea_distance
    return [
        end
        for end in box.atlas.sea.within(zone, steps)
        if any(far(end, goal) < far(zone, goal) for goal in goals)
    ]


@rule("11.1(empty)")
def on_the_way(box: Box, zone: str, goals: Iterable[str], steps: int) -> list[str]:
    """The zones within so many steps that lie on a shortest way to one of the goals."""
    far = box.atlas.sea_distance
    return [
        end
        for end in box.atlas.sea.within(zone, steps)[1:]
        if any(far(zone, end) + far(end, goal) == far(zone, goal) for goal in goals)
    ]


# ---------------------------------------------------------------------- the American stacks


def free_ships(s: Campaign) -> list[Ship]:
    """The ships that may move by themselves this turn."""
    return [
        ship
        for ship in s.ships.values()
        if ship.zone and not (ship.held or ship.convoy or ship.in_force or ship.moved)
    ]


def us_stacks(box: Box, s: Campaign) -> Iterator[Stack]:
    """Convoys, the Hornet's force, single ships, and all the ships of a zone together."""
    for convoy in convoys_to_move(s):
        moves = partial(convoy_moves, box, s, convoy)
        yield Stack(convoy.id, convoy.zone, (convoy.id,), moves)
    yield from force_stack(box, s)
    seen = set()
    for ship in free_ships(s):
        kind = (ship.type, box_mp(box, ship), ship.zone, ship.neutralized, ship.coast_guard)
        if kind not in seen:  # ships that are alike are offered once
            seen.add(kind)
            moves = partial(ship_moves, box, s, [ship], ship.id)
            yield Stack(ship.id, ship.zone, (ship.id,), moves)
    for zone in dict.fromkeys(ship.zone for ship in free_ships(s)):
        group = [x for x in free_ships(s) if x.zone == zone and x.type != TR]
        if len(group) > 1:
            name = f"{STACK}-{zone}"
            units = tuple(ship.id for ship in group)
            yield Stack(name, zone, units, partial(ship_moves, box, s, group, name))


@rule("6.1.1(convoys)")
def convoys_to_move(s: Campaign) -> list[Convoy]:
    """Those that have not moved; with secret planning none, for they sail as plotted."""
    secret = s.switches.secret_planning
    return [convoy for convoy in s.convoys.values() if not (convoy.moved or secret)]


def force_stack(box: Box, s: Campaign) -> Iterator[Stack]:
    """The force, unless it has no move left."""
    force = [ship for ship in force_of(s) if not ship.moved]
    if force and force_ends(box, s):
        names = tuple(ship.id for ship in force)
        yield Stack(HORNET, force[0].zone, names, partial(force_moves, box, s))


def box_mp(box: Box, ship: Ship) -> int:
    return box.ships[ship.id].mp if ship.id in box.ships else box.classes[ship.type].mp


@rule("10.0", "6.0(convoy)")
def convoy_moves(box: Box, s: Campaign, convoy: Convoy) -> Iterator[Option]:
    """A convoy moves every turn, nearer to its destination each time."""
    goal = s.orders[convoy.id].goal
    for zone in nearer(box, convoy.zone, [goal], convoy_mp(box, convoy)):  # 10.0, 6.0(convoy)
        yield course(
            box, convoy.id, convoy.zone, zone, say("option-convoy", **named(box, convoy.id, zone))
        )


@rule("6.0(ships)", "12.5.4(ships)", "13.0(3-4)")
def ship_moves(box: Box, s: Campaign, group: Sequence[Ship], name: str) -> Iterator[Option]:
    """A stack goes as far as its slowest ship; where there is a port it may put in."""
    zone, reach = group[0].zone, min(ship_zones(box, ship) for ship in group)  # 6.0(ships)
    for end in ends(box, s, group, reach):  # 13.0(3-4)
        manners = (AT_SEA, IN_PORT) if usable_ports(box, s, end) else (AT_SEA,)  # 12.5.4(ships)
        for manner in manners:
            text = say("option-ships", units=name, zone=end, manner=manner)
            yield course(box, name, zone, end, text, manner)


@rule("10.3(dead)", "13.0(3-4)")
def ends(box: Box, s: Campaign, group: Sequence[Ship], reach: int) -> list[str]:
    """Cripples make for the nearest port, the coast guard for its zones; others go anywhere."""
    zone = group[0].zone
    if group[0].type == TR:
        return homeward(box, zone, port_zones(box, s), reach)
    found = list(box.atlas.sea.within(zone, reach))
    if any(ship.coast_guard for ship in group):
        own = set(box.special.coast_guard_zones)
        found = [end for end in found if end in own] or nearer(box, zone, own, reach)
    return found


def homeward(box: Box, zone: str, ports: Sequence[str], reach: int) -> list[str]:
    """On the way to the nearest of the ports; a ship that is there stays."""
    if zone in ports or not ports:
        return [zone]
    near = min(box.atlas.sea_distance(zone, port) for port in ports)
    goals = [port for port in ports if box.atlas.sea_distance(zone, port) == near]
    return on_the_way(box, zone, goals, reach)


@rule("14.2(speed)", "14.2(route)")
def force_moves(box: Box, s: Campaign) -> Iterator[Option]:
    """The Hornet's force moves as one, as far as its orders let it."""
    force = [ship for ship in force_of(s) if not ship.moved]
    for zone in force_ends(box, s) if force else ():
        for manner in (AT_SEA, IN_PORT) if usable_ports(box, s, zone) else (AT_SEA,):
            text = say("option-force", zone=zone, manner=manner)
            yield course(box, HORNET, force[0].zone, zone, text, manner)


@rule("14.2(route)", "13.0(1-2)", "12.9")
def force_ends(box: Box, s: Campaign) -> list[str]:
    """On its route, or after the event nearer to a German base each turn."""
    if is_under_orders(s):
        return force_zones(box, s)  # 14.2(route)
    if not is_raiding(s):  # 13.0(1-2)
        return []
    return nearer(box, force_of(s)[0].zone, raid_zones(box, s), box.limits.force_zones)  # 12.9


def us_must_move(box: Box, s: Campaign) -> bool:
    """Return whether somebody is left who may not stand still."""
    cripples = any(ship.type == TR for ship in free_ships(s))
    force = [ship for ship in force_of(s) if not ship.moved]
    bound = bool(force) and force[0].zone not in (force_ends(box, s) or [force[0].zone])
    return bool(convoys_to_move(s)) or cripples or bound


# ---------------------------------------------------------------------- the U-boats


def german_stacks(box: Box, s: Campaign) -> Iterator[Stack]:
    """The boats, and the packs of all those in a zone."""
    waiting = [boat for boat in boats_afloat(s) if not boat.moved]
    for boat in waiting:
        yield boat_stack(box, s, boat, DEPTHS)
    for zone in dict.fromkeys(boat.zone for boat in waiting):
        pack = [boat for boat in waiting if boat.zone == zone]
        if len(pack) > 1:
            name = f"{STACK}-{zone}"
            units = tuple(boat.id for boat in pack)
            yield Stack(name, zone, units, partial(pack_moves, box, s, pack, name))


def boat_stack(box: Box, s: Campaign, boat: Boat, depths: Sequence[str]) -> Stack:
    return Stack(boat.id, boat.zone, (boat.id,), partial(boat_moves, box, s, boat, depths))


@rule("6.1(declare)", "11.1(off)", "11.1(cow)")
def boat_moves(box: Box, s: Campaign, boat: Boat, depths: Sequence[str]) -> Iterator[Option]:
    """Depth and zone in one answer; or off the map, or alongside the Milk Cow."""
    for depth in depths:  # 6.1(declare)
        if boat.neutralized and depth == SUBMERGED:
            continue
        for zone in boat_ends(box, s, boat, depth):
            fuel = price(box, boat, box.atlas.sea_distance(boat.zone, zone))
            text = say("option-boat", boat=boat.id, zone=zone, depth=depth, fuel=fuel)
            yield course(box, boat.id, boat.zone, zone, text, depth)
    if may_leave(box, boat):
        yield Option(f"{boat.id}:{OFF}", say("option-off", boat=boat.id))  # 11.1(off)
    if SUBMERGED in depths and cow_for(box, s, boat):
        yield Option(f"{boat.id}:{REFUEL}", say("option-refuel", boat=boat.id))  # 11.1(cow)


@rule("11.1(empty)", "11.2(fast)")
def boat_ends(box: Box, s: Campaign, boat: Boat, depth: str) -> list[str]:
    """Fuel and depth set the limit; a dry boat makes for the edge or the Milk Cow."""
    reach = boat_zones(box, boat, depth)
    if boat.ran_dry:
        stays = [boat.zone] if has_cow(box, s, boat.zone) else []
        return stays + on_the_way(box, boat.zone, refuges(box, s), reach)
    zones, far = box.atlas.sea.within(boat.zone, reach), box.atlas.sea_distance
    return [zone for zone in zones if can_pay(box, boat, far(boat.zone, zone))]


def has_cow(box: Box, s: Campaign, zone: str) -> bool:
    return any(is_cow(box, boat) for boat in boats_in(s, zone))


def refuges(box: Box, s: Campaign) -> list[str]:
    cows = [boat.zone for boat in boats_afloat(s) if is_cow(box, boat)]
    return [*box.atlas.exits, *cows]


def pack_moves(box: Box, s: Campaign, pack: Sequence[Boat], name: str) -> Iterator[Option]:
    """Offer the moves that all the boats of a zone can make together."""
    for depth in DEPTHS:
        if depth == SUBMERGED and any(boat.neutralized for boat in pack):
            continue
        shared = set.intersection(*(set(boat_ends(box, s, boat, depth)) for boat in pack))
        for zone in sorted(shared):
            text = say("option-pack", count=len(pack), zone=zone, depth=depth)
            yield course(box, name, pack[0].zone, zone, text, depth)


@rule("11.1(empty)", "6.1(mark)")
def german_must_move(box: Box, s: Campaign) -> bool:
    """A boat that began the turn without fuel may not stay, but beside the Milk Cow."""
    return any(
        boat.ran_dry and not boat.moved and not has_cow(box, s, boat.zone)
        for boat in boats_afloat(s)
    )


# ---------------------------------------------------------------------- options


def named(box: Box, unit: str, zone: str) -> dict[str, object]:
    return {"unit": called(box, unit), "zone": zone}


def course(box: Box, name: str, start: str, zone: str, text: Text, manner: str = "") -> Option:
    """A whole move as an option: the zones entered, and the way of moving."""
    mode = Manner(manner, say("manner", manner=manner)) if manner else None
    answer = f"{name}:{zone}:{manner}" if manner else f"{name}:{zone}"
    return Option(answer, text, zone, path=box.atlas.course(start, zone), manner=mode)


def depth_of(boat: Boat) -> str:
    return SUBMERGED if boat.submerged else SURFACED
