"""Where a German ship can be, for all the British know: a probability for every zone.

It starts in Bergen, spreads as fast as ships sail, and loses the zones that were searched in vain
or would have been seen by the general search. What was found puts it back together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

from msgspec import Struct

from sandtable.engine.maps import Graph
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules.appearance import box_zone
from sandtable.games.bismarck.rules.ch10_chance import column
from sandtable.games.bismarck.state import (
    BISMARCK,
    CONVOY,
    GENERAL_SEARCH,
    GERMAN,
    HUFF_DUFF,
    SEARCH,
    SHADOW,
    SIGHTING,
    Chance,
    Contact,
    Searched,
)

Belief = Mapping[str, float]

STEPS = (0.08, 0.4, 0.52)
"""How often a ship is taken to stay, to sail one zone, or two."""
LURKING = (0.6, 0.25, 0.15)
"""The same on a convoy route that the general search does not reach."""
BREAKOUT = (0.05, 0.05, 0.1, 0.3, 0.3, 0.2)
"""The same for the first turn and its bonus."""
TOWARDS, AWAY = 1.6, 0.5
"""How much more or less a ship sails towards such a route than past it."""
FIXED = (SEARCH, SHADOW, GENERAL_SEARCH, CONVOY)
NEGLIGIBLE = 1e-5


class Seen(Struct, frozen=True):
    """What the British learnt of one ship in one turn."""

    turn: int
    at: str = ""
    near: str = ""
    emptied: frozenset[str] = frozenset()
    chance: Chance | None = None
    stops: bool = False


def belief(
    box: Box,
    ship: str,
    turn: int,
    contacts: Iterable[Contact],
    searches: Iterable[Searched],
    chances: Iterable[Chance],
) -> Belief:
    """Where the ship can be at the end of a turn, from everything learnt until then."""
    first = min(box.turns)
    history = tuple(
        seen_in(box, ship, number, contacts, searches, chances) for number in range(first, turn + 1)
    )
    return after(box, history)


def seen_in(
    box: Box,
    ship: str,
    turn: int,
    contacts: Iterable[Contact],
    searches: Iterable[Searched],
    chances: Iterable[Chance],
) -> Seen:
    at = near = ""
    stops = False
    for contact in contacts:
        if contact.turn == turn and is_about(contact, ship):
            if contact.how in FIXED:
                at, stops = contact.zone, contact.how == CONVOY
            elif contact.how in (SIGHTING, HUFF_DUFF):
                near = contact.zone
    ports = {p.zone for p in box.board.port_in.values() if p.side == GERMAN}
    emptied = frozenset(
        s.zone
        for s in searches
        if s.turn == turn and s.zone != at and (s.sees_ports or s.zone not in ports)
    )
    rolls = [c for c in chances if c.turn == turn and c.ship == ship and not at and not near]
    return Seen(turn, at, near, emptied, rolls[0] if rolls else None, stops)


def is_about(contact: Contact, ship: str) -> bool:
    if contact.ship:
        return contact.ship == ship
    battleship = ship == BISMARCK
    return any(g.battleships if battleship else g.cruisers for g in contact.groups)


@lru_cache(maxsize=8192)
def after(box: Box, history: tuple[Seen, ...]) -> Belief:
    """Fold the turns one by one; turns that matches share are worked out once."""
    if not history:
        return MappingProxyType({box_zone(box, "bergen"): 1.0})
    before, seen = after(box, history[:-1]), history[-1]
    if seen.at:
        return MappingProxyType({seen.at: 1.0})
    stopped = len(history) > 1 and history[-2].stops
    spread = dict(before) if stopped else sailed(box, before, is_first=len(history) == 1)
    kept = {z: p for z, p in spread.items() if fits(box, z, seen)}
    return normal(kept or spread)


def fits(box: Box, zone: str, seen: Seen) -> bool:
    """Whether a ship in a zone would have left the British with just this."""
    if seen.near:
        return box.board.distance(zone, seen.near) <= 1
    return zone not in seen.emptied and not (seen.chance and was_due(box, zone, seen.chance))


def was_due(box: Box, zone: str, roll: Chance) -> bool:
    """Whether the general search of a roll would have shown a ship in a zone."""
    if not any(roll.search) or not box.board.inside_patrol_area(zone):
        return False
    night = box.turns[roll.turn].is_night(north_of_55=box.board.is_north_of_55(zone))
    if night or (roll.fog and box.board.within("fog", zone)):
        return False
    return roll.visibility <= roll.search["ABC".index(column(box, zone))]


def sailed(box: Box, before: Belief, *, is_first: bool = False) -> dict[str, float]:
    """Spread every zone's share over where a ship can be a turn later."""
    spread: dict[str, float] = {}
    for zone, share in before.items():
        for to, part in ways(box, zone, is_first=is_first):
            spread[to] = spread.get(to, 0.0) + share * part
    return spread


@lru_cache(maxsize=2048)
def ways(box: Box, zone: str, *, is_first: bool) -> tuple[tuple[str, float], ...]:
    """The zones one turn away with their shares; raiders make for the convoys and lurk there."""
    steps = BREAKOUT if is_first else LURKING if zone in grounds(box) else STEPS
    near = german_sea(box, zone)
    found: dict[str, float] = {}
    for far, weight in enumerate(steps):
        weights = {z: drift(box, zone, z) for z, d in near.items() if d == far}
        whole = sum(weights.values())
        for z, part in weights.items():
            found[z] = found.get(z, 0.0) + weight * part / whole
    return tuple(found.items())


def drift(box: Box, zone: str, to: str) -> float:
    hunt = to_grounds(box)
    change = hunt[to] - hunt[zone]
    return TOWARDS if change < 0 else AWAY if change > 0 else 1.0


@lru_cache(maxsize=8)
def grounds(box: Box) -> frozenset[str]:
    """The zones on a convoy route beyond the reach of the general search."""
    closed = box.board.closed_to_germans
    return frozenset(
        z for z in box.board.on_routes if not box.board.inside_patrol_area(z) and z not in closed
    )


@lru_cache(maxsize=8)
def to_grounds(box: Box) -> Mapping[str, int]:
    """How far German ships have from every zone to the nearest of them."""
    reach = [german_sea(box, ground) for ground in sorted(grounds(box))]
    return {z: min(away[z] for away in reach) for z in german_map(box)}


@lru_cache(maxsize=2048)
def german_sea(box: Box, zone: str) -> Mapping[str, int]:
    """How far German ships have to every zone they may enter."""
    return german_map(box).distances(zone)


@lru_cache(maxsize=8)
def german_map(box: Box) -> Graph:
    open_zones = [z for z in box.board.sea if z not in box.board.closed_to_germans]
    return box.board.sea.only(open_zones)


def normal(shares: Mapping[str, float]) -> Belief:
    """Shares that add up to one, without the least of them."""
    whole = sum(shares.values())
    kept = {z: p for z, p in shares.items() if p > NEGLIGIBLE * whole}
    whole = sum(kept.values())
    return MappingProxyType({z: p / whole for z, p in kept.items()})
