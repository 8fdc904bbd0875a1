"""Where a German ship can be, for all the British know: a probability for every zone.

It starts in Bergen, spreads as fast as ships sail, and loses the zones that were searched in vain
or would have been seen by the general search. What was found puts it back together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

from msgspec import Struct

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

STEPS = (0.1, 0.4, 0.5)
"""How often a ship is taken to stay, to sail one zone, or two."""
BREAKOUT = (0.05, 0.05, 0.1, 0.3, 0.3, 0.2)
"""The same for the first turn and its bonus."""
OUTWARD, HOMEWARD = 1.5, 0.6
OUTWARD_UNTIL = 14
FIXED = (SEARCH, SHADOW, GENERAL_SEARCH, CONVOY)
NEGLIGIBLE = 1e-5


class Seen(Struct, frozen=True):
    """What the British learnt of one ship in one turn."""

    turn: int
    at: str = ""
    near: str = ""
    emptied: frozenset[str] = frozenset()
    chance: Chance | None = None


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
    for contact in contacts:
        if contact.turn == turn and is_about(contact, ship):
            if contact.how in FIXED:
                at = contact.zone
            elif contact.how in (SIGHTING, HUFF_DUFF):
                near = contact.zone
    ports = {p.zone for p in box.board.port_in.values() if p.side == GERMAN}
    emptied = frozenset(
        s.zone
        for s in searches
        if s.turn == turn and s.zone != at and (s.sees_ports or s.zone not in ports)
    )
    rolls = [c for c in chances if c.turn == turn and c.ship == ship and not at and not near]
    return Seen(turn, at, near, emptied, rolls[0] if rolls else None)


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
    spread = sailed(box, before, seen.turn, is_first=len(history) == 1)
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


def sailed(box: Box, before: Belief, turn: int, *, is_first: bool) -> dict[str, float]:
    """Spread every zone's share over where a ship can be a turn later."""
    spread: dict[str, float] = {}
    outward = turn <= OUTWARD_UNTIL
    for zone, share in before.items():
        for to, part in ways(box, zone, is_first=is_first, outward=outward):
            spread[to] = spread.get(to, 0.0) + share * part
    return spread


@lru_cache(maxsize=2048)
def ways(
    box: Box, zone: str, *, is_first: bool, outward: bool
) -> tuple[tuple[str, float], ...]:
    """The zones one turn away with their shares; early on ships rather sail away from home."""
    found: dict[str, float] = {}
    for far, weight in enumerate(BREAKOUT if is_first else STEPS):
        ring = [z for z, d in german_sea(box, zone).items() if d == far]
        weights = {z: drift(box, zone, z) if outward else 1.0 for z in ring}
        whole = sum(weights.values())
        for z, part in weights.items():
            found[z] = found.get(z, 0.0) + weight * part / whole
    return tuple(found.items())


def drift(box: Box, zone: str, to: str) -> float:
    home = german_sea(box, box_zone(box, "bergen"))
    change = home[to] - home[zone]
    return OUTWARD if change > 0 else HOMEWARD if change < 0 else 1.0


@lru_cache(maxsize=2048)
def german_sea(box: Box, zone: str) -> Mapping[str, int]:
    """How far German ships have to every zone they may enter."""
    closed = box.board.closed_to_germans
    return box.board.sea.reach(zone, len(box.board.zones), blocked=closed)


def normal(shares: Mapping[str, float]) -> Belief:
    """Shares that add up to one, without the least of them."""
    whole = sum(shares.values())
    kept = {z: p for z, p in shares.items() if p > NEGLIGIBLE * whole}
    whole = sum(kept.values())
    return MappingProxyType({z: p / whole for z, p in kept.items()})
