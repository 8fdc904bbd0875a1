"""Tables that fit what a seat knows: destinations, and with secret planning unseen units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeVar

from msgspec.structs import replace

from sandtable.engine.dice import Dice
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.components.rows import Destination, Entry
from sandtable.games.paukenschlag.knowledge.known import Known, sees_all
from sandtable.games.paukenschlag.rules.ch10_convoys import course
from sandtable.games.paukenschlag.rules.ch14_special import is_under_orders
from sandtable.games.paukenschlag.rules.units import shown_zones
from sandtable.games.paukenschlag.state import (
    FAST,
    GERMAN,
    SLOW,
    US,
    Boat,
    Campaign,
    Convoy,
    Orders,
    Ship,
)

Item = TypeVar("Item")
LIKELY = 4
"""Of so many convoys and boats that nobody sees all but one are taken to be at sea."""


def resample(box: Box, k: Known, seat: str | None, dice: Dice) -> Campaign:
    """The same table with destinations that fit what the convoys have done, and unseen units."""
    s = k.table()
    if not sees_all(k, seat, US):
        s.ships, s.convoys, s.orders = dict(k.ships), {}, {}
        for name, convoy in k.convoys.items():
            s.convoys[name], s.orders[name] = imagined_voyage(box, k, convoy, dice)
        for convoy, orders in unseen_convoys(box, k, dice):
            s.convoys[convoy.id], s.orders[convoy.id] = convoy, orders
        s.ships |= {ship.id: ship for ship in unseen_ships(box, k, dice)}
    else:
        s.orders = {name: k.orders.get(name) or imagined(box, k, name, dice) for name in k.convoys}
    if not sees_all(k, seat, GERMAN):
        s.boats = k.boats | {boat.id: boat for boat in unseen_boats(box, k, dice)}
    return s


def pick(items: Sequence[Item], dice: Dice) -> Item:
    return items[dice.roll(len(items)) - 1]


# ---------------------------------------------------------------------- destinations


def imagined(box: Box, k: Known, name: str, dice: Dice) -> Orders:
    """A destination of the convoy's table, each as likely as its numbers."""
    convoy = k.convoys[name]
    rows = goals_of(box, convoy.group)
    fitting = [Orders(r.zone, r.port) for r in rows if may_be_bound_for(box, k, convoy, r.zone)]
    return pick(fitting, dice)


def goals_of(box: Box, group: str) -> list[Destination]:
    spans = box.goals[group].spans
    return [span.row for span in spans for _ in range(span.lo, span.hi + 1)]


def may_be_bound_for(box: Box, k: Known, convoy: Convoy, goal: str) -> bool:
    """Every turn has brought it nearer, on the grid it keeps its course, and it is still here."""
    far = [box.atlas.sea_distance(zone, goal) for zone in convoy.trail]
    nearer = all(after < before for before, after in pairwise(far))
    shown = k.contact.courses.get(convoy.id) if k.contact else None
    keeps = shown is None or shown == course(box, convoy, goal)
    return nearer and keeps and (far[-1] > 0 or convoy.moved)


# ---------------------------------------------------------------------- unseen convoys


def voyages(box: Box) -> list[tuple[Entry, Destination]]:
    """Every way that the tables know, each as often as its first die gives it."""
    spans = box.convoy_entry.spans
    entries = [span.row for span in spans for _ in range(span.lo, span.hi + 1)]
    return [(e, goal) for e in entries for goal in goals_of(box, e.group) if goal.zone != e.zone]


def imagined_voyage(box: Box, k: Known, convoy: Convoy, dice: Dice) -> tuple[Convoy, Orders]:
    """A start and a destination that fit a convoy that is seen."""
    found = [
        (replace(convoy, group=entry.group, trail=trail), Orders(goal.zone, goal.port))
        for entry, goal in voyages(box)
        if (trail := trail_through(box, entry.zone, convoy.zone, goal.zone))
    ]
    fitting = [one for one in found if may_be_bound_for(box, k, one[0], one[1].goal)]
    return pick(fitting or found, dice)


def trail_through(box: Box, start: str, zone: str, goal: str) -> list[str]:
    """The zones from a start to one on a shortest way to the goal; none if it is not on one."""
    far = box.atlas.sea_distance
    if far(start, zone) + far(zone, goal) != far(start, goal):
        return []
    return [start, *box.atlas.course(start, zone)]


def unseen_convoys(box: Box, k: Known, dice: Dice) -> Iterator[tuple[Convoy, Orders]]:
    """Most of the counters that nobody sees, somewhere on a way; none before the set-up."""
    zones, ways = set(shown_zones(k)), voyages(box)
    for name in box.convoys if k.boats_drawn else ():
        if name in k.convoys or name == box.special.at10_counter or dice.roll(LIKELY) == 1:
            continue
        entry, goal = pick(ways, dice)
        trail = [entry.zone, *box.atlas.course(entry.zone, goal.zone)[:-1]]
        trail = trail[: dice.roll(len(trail))]
        if trail[-1] not in zones:
            ships = box.convoy_size.spans[0].row.value
            speed = pick((SLOW, FAST), dice)
            convoy = Convoy(name, trail[-1], entry.group, speed, ships, "line", trail)
            yield convoy, Orders(goal.zone, goal.port)


# ---------------------------------------------------------------------- unseen ships and boats


def unseen_ships(box: Box, k: Known, dice: Dice) -> Iterator[Ship]:
    """Warships that nobody sees lie in port; the Hornet's force sails, and leaves in its time."""
    ports = [port.zone for port in box.atlas.ports.values()]
    sails, gone = is_under_orders(k), k.turn > box.limits.hornet_turn
    for ship in k.ships.values():
        in_force = sails and ship.id in box.special.hornet
        if not ship.zone and not ship.sunk and not (in_force and gone):
            zone = box.special.hornet_start if in_force else pick(ports, dice)
            lies = Ship(ship.id, ship.type, zone, in_port=True, port_since=k.turn)
            lies.in_force, lies.held = in_force, not in_force
            yield lies


def unseen_boats(box: Box, k: Known, dice: Dice) -> Iterator[Boat]:
    """As many boats as were drawn, by the lot; most of them at sea, under water."""
    seen = [boat for boat in k.boats.values() if boat.zone or boat.sunk]
    cup = [name for name in k.boats if k.boats[name] not in seen and name not in box.cows]
    zones = [zone for zone in box.atlas.zones if zone not in shown_zones(k)]
    for _ in range(k.boats_drawn - sum(boat.id not in box.cows for boat in seen)):
        name = pick(cup, dice)
        cup.remove(name)
        zone = "" if dice.roll(LIKELY) == 1 else pick(zones, dice)
        counter = box.boats[name]
        fuel, loaded = dice.roll(counter.fuel), counter.torpedoes
        yield Boat(name, zone, submerged=True, fuel=fuel, torpedoes=loaded, drawn=True)
