"""The British belief about a German ship's place: a probability for every zone.

It starts in Bergen, spreads as fast as ships sail, and drops zones that were searched without
result or that the general search would have shown. A sighting concentrates it again. For every
purpose of a raider (the convoys of a route, cautiously or boldly, or none) it keeps two shares of
every zone: ships that may sail two zones next, and ships that have just done so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeVar

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.chart import Chart, Flags, Shares, chart
from sandtable.games.bismarck.knowledge.raiders import Moves, chances_of, moves_on
from sandtable.games.bismarck.rules.appearance import box_zone
from sandtable.games.bismarck.rules.units import pace as pace_of
from sandtable.games.bismarck.state import (
    BISMARCK,
    CONVOY,
    GENERAL_SEARCH,
    HUFF_DUFF,
    SEARCH,
    SHADOW,
    SIGHTING,
    Chance,
    Contact,
    Damage,
    Searched,
    Vessel,
)

Belief = Mapping[str, float]
Lesson = TypeVar("Lesson", Contact, Searched, Chance)

FIXED = (SEARCH, SHADOW, GENERAL_SEARCH, CONVOY)
PRINTED, EMERGENCY, NONE = "printed", "emergency", "none"
"""Words of the speed table: as printed, a zone in C turns, nothing; any other is one zone."""


class Seen(Struct, frozen=True):
    """Everything the British learnt of one ship in one turn.

    `beside` is where the Bismarck showed herself: what sails with her is not named. `pace` is the
    speed that her damage left her, as the British know it.
    """

    turn: int
    at: str = ""
    passed: str = ""
    bearing: str = ""
    searched: tuple[str, ...] = ()
    looked_into: tuple[str, ...] = ()
    rolls: tuple[Chance, ...] = ()
    stops: bool = False
    beside: str = ""
    pace: str = PRINTED


class Learnt(tuple[Seen, ...]):
    """Everything learnt about one ship, turn by turn.

    The hash covers only the last turn, which is usually different.
    """

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(self[-1:])

    @property
    def before(self) -> Learnt:
        """Everything but the last turn."""
        return Learnt(self[:-1])


class Shadowy(Struct, frozen=True):
    """The shares of ships that may sail two zones next, and of those that have just done so.

    Each has a row for every zone, with a share for every purpose.
    """

    rested: Shares
    hurried: Shares
    stops: bool = False
    pace: str = PRINTED

    @property
    def whole(self) -> Shares:
        return of_all(self.rested + self.hurried)


def of_all(shares: Shares) -> Shares:
    """Return the share of each zone, whatever the purpose."""
    whole: Shares = np.ascontiguousarray(shares.T).sum(axis=0)
    return whole


class Reports(Struct, frozen=True):
    """Everything the British heard, turn by turn: contacts, zones searched, rolls for chance."""

    contacts: tuple[Contact, ...]
    searches: Mapping[int, list[Searched]]
    chances: Mapping[int, list[Chance]]


def reports(
    contacts: Iterable[Contact], searches: Iterable[Searched], chances: Iterable[Chance]
) -> Reports:
    return Reports(tuple(contacts), by_turn(searches), by_turn(chances))


def belief(box: Box, ship: str, turn: int, heard: Reports, damage: Damage) -> Belief:
    """Return the ship's possible zones at the end of a turn, from everything learnt by then."""
    learnt = lessons(box, ship, turn, heard, damage)
    return MappingProxyType(chart(box).named(believed(box, ship, learnt).whole))


@lru_cache(maxsize=512)
def believed(box: Box, ship: str, learnt: Learnt) -> Shadowy:
    """Return the belief after these turns; each further turn costs one step."""
    if not learnt:
        return start(box)
    return after(chart(box), ship, believed(box, ship, learnt.before), learnt[-1])


def start(box: Box) -> Shadowy:
    map_ = chart(box)
    bergen = map_.shares({box_zone(box, "bergen"): 1.0})
    rested = np.outer(bergen, chances_of(box))
    return Shadowy(rested, np.zeros_like(rested))


def placed(map_: Chart, zone: str, *, stops: bool = False, pace: str = PRINTED) -> Shadowy:
    """Return the belief for a ship known to be in a zone."""
    half = np.outer(map_.shares({zone: 0.5}), chances_of(map_.box))
    return Shadowy(half, half, stops, pace)


# ---------------------------------------------------------------------- what was learnt


def lessons(box: Box, ship: str, until: int, heard: Reports, damage: Damage) -> Learnt:
    """Return the facts learnt about a ship, turn by turn, up to the end of one.

    A ship is hit where she is known to be, so her damage counts from the last time she was.
    """
    told = by_turn(c for c in heard.contacts if is_about(c, ship))
    left = lasting_pace(box, ship, damage)
    hit = max((turn for turn, found in told.items() if is_fixed(found)), default=until)
    leading = {c.turn: c.zone for c in heard.contacts if is_leading(c, ship)}
    return Learnt(
        seen_in(
            turn,
            told.get(turn, ()),
            heard.searches.get(turn, ()),
            heard.chances.get(turn, ()),
            ship,
            beside=leading.get(turn, ""),
            pace=left if turn >= hit else PRINTED,
        )
        for turn in range(min(box.turns), until + 1)
    )


def lasting_pace(box: Box, ship: str, damage: Damage) -> str:
    """The speed left to a ship; evasion that can be repaired, unseen, does not count as lost."""
    return pace_of(box, Vessel(ship, damage=replace(damage, temporary=0)))


def is_fixed(contacts: Iterable[Contact]) -> bool:
    return any(contact.how in FIXED for contact in contacts)


def by_turn(found: Iterable[Lesson]) -> dict[int, list[Lesson]]:
    turns: dict[int, list[Lesson]] = {}
    for one in found:
        turns.setdefault(one.turn, []).append(one)
    return turns


def seen_in(
    turn: int,
    contacts: Iterable[Contact],
    searches: Iterable[Searched],
    chances: Iterable[Chance],
    ship: str,
    *,
    beside: str = "",
    pace: str = PRINTED,
) -> Seen:
    zones = {contact.how: contact.zone for contact in contacts}
    fixed = next((zones[how] for how in reversed(FIXED) if how in zones), "")
    return Seen(
        turn,
        at=fixed,
        passed=zones.get(SIGHTING, ""),
        bearing=zones.get(HUFF_DUFF, ""),
        searched=tuple([s.zone for s in searches if s.zone != fixed]),
        looked_into=tuple([s.zone for s in searches if s.sees_ports]),
        rolls=tuple([c for c in chances if counts_for(c, ship)]),
        stops=CONVOY in zones,
        beside=beside,
        pace=pace,
    )


def counts_for(roll: Chance, ship: str) -> bool:
    """The second roll is void while the cruiser sails with the Bismarck, so both must see her."""
    return ship != BISMARCK or roll.ship == BISMARCK


def is_leading(contact: Contact, ship: str) -> bool:
    """Return whether the general search showed the Bismarck, with whom another ship may sail."""
    return contact.how == GENERAL_SEARCH and contact.ship == BISMARCK != ship


def is_about(contact: Contact, ship: str) -> bool:
    if contact.ship:
        return contact.ship == ship
    battleship = ship == BISMARCK
    return any(g.battleships if battleship else g.cruisers for g in contact.groups)


# ---------------------------------------------------------------------- turn after turn


def after(map_: Chart, ship: str, before: Shadowy, seen: Seen) -> Shadowy:
    """Return the belief after a turn in which the ship sailed and this was learnt."""
    spread = sailed(map_, ship, before, seen)
    fits = fitting(map_, ship, seen)[:, None]
    rested, hurried = spread.rested * fits, spread.hurried * fits
    if seen.passed:
        rested, hurried = 0 * rested, hurried + map_.box.belief.around * rested
    whole = rested.sum() + hurried.sum()
    if whole <= 0 and seen.at:
        return placed(map_, seen.at, stops=seen.stops, pace=seen.pace)
    if whole <= 0:
        return spread
    often = map_.box.belief.found_out if seen.at else map_.box.belief.changed
    resting, hurrying = changed(map_, rested / whole, often), changed(map_, hurried / whole, often)
    return Shadowy(resting, hurrying, seen.stops, seen.pace)


def changed(map_: Chart, shares: Shares, often: float) -> Shares:
    """Let some raiders change their purpose."""
    mixed: Shares = (1 - often) * shares + np.outer(of_all(shares), often * chances_of(map_.box))
    return mixed


def sailed(map_: Chart, ship: str, before: Shadowy, seen: Seen) -> Shadowy:
    """Spread every zone's share over the zones a ship can reach in a turn."""
    if before.stops or is_stopped(map_.box, before.pace, seen.turn):
        return Shadowy(before.rested + before.hurried, 0 * before.hurried, pace=before.pace)
    moves = moves_on(map_.box)
    if seen.turn == min(map_.box.turns):
        return broken_out(moves, before)
    fresh, tired = by_legs(ship, before)
    stayed, leaving = moves.stay * fresh, moves.one * fresh
    if tired is not None:
        stayed += moves.rest * tired
        leaving += moves.one_at_most * tired
    stayed += moves.singles.sail(leaving)
    return Shadowy(stayed, sailed_far(map_, moves.two * fresh, seen), pace=before.pace)


def broken_out(moves: Moves, before: Shadowy) -> Shadowy:
    """In the first turn the bonus takes ships farther (5.28)."""
    starts = np.flatnonzero(before.rested.any(axis=1))
    far = [
        shares[starts] @ way[starts]
        for shares, way in zip(before.rested.T, moves.breakout, strict=True)
    ]
    return Shadowy(0 * before.rested, np.stack(far, axis=1))


def sailed_far(map_: Chart, leaving: Shares, seen: Seen) -> Shares:
    """Carry shares two zones on, where the British would not have seen them pass."""
    moves = moves_on(map_.box)
    if not seen.searched:
        return moves.doubles.sail(leaving)
    watched = {map_.of[zone] for zone in seen.searched if zone != seen.passed}
    return moves.passages.sail_past(leaving, watched)


def is_stopped(box: Box, pace: str, turn: int) -> bool:
    """A ship with damage may be unable to move, or move in C turns alone."""
    limps = turn in box.turns and box.turns[turn].c_turn
    return pace == NONE or (pace == EMERGENCY and not limps)


def by_legs(ship: str, before: Shadowy) -> tuple[Shares, Shares | None]:
    """Return the shares that may sail two zones, and those that may sail one at most, if any."""
    if before.pace != PRINTED:
        return 0 * before.rested, before.rested + before.hurried
    if ship == BISMARCK:
        return before.rested, before.hurried
    return before.rested + before.hurried, None


def expected(map_: Chart, ship: str, before: Shadowy, turn: int) -> Shadowy:
    """Return the ship's likely zones in a turn about which nothing is known yet."""
    return sailed(map_, ship, before, Seen(turn))


def passing(map_: Chart, before: Shadowy) -> Shares:
    """Return the chance that a ship passes through each zone on its way to another."""
    moves = moves_on(map_.box)
    return of_all(moves.passages.through(moves.two * before.rested))


def fitting(map_: Chart, ship: str, seen: Seen) -> Flags:
    """The zones in which a ship would have left the British with just this."""
    if seen.at:
        return map_.flags([seen.at])
    emptied = map_.flags(seen.searched) & ~map_.german_ports
    emptied |= map_.flags(seen.looked_into)
    fits = ~emptied
    if seen.passed:
        fits &= map_.by_air[map_.of[seen.passed]] == 1
    if seen.bearing:
        fits &= map_.by_air[map_.of[seen.bearing]] <= 1
        return fits
    due = [was_due(map_, roll) for roll in seen.rolls]
    rolls_wanted = 1 if ship == BISMARCK else 2
    if len(due) == rolls_wanted:
        fits &= ~np.logical_and.reduce(due) | map_.flags([seen.beside] if seen.beside else [])
    return fits


def was_due(map_: Chart, roll: Chance) -> Flags:
    """The zones in which the general search of a roll would have shown a ship."""
    found = np.zeros(map_.size, bool)
    if roll.visibility >= map_.box.visibility.x:
        return found
    for letter, reach in zip("ABC", roll.search, strict=True):
        if roll.visibility <= reach:
            found |= map_.patrolled[letter]
    found &= ~map_.nights(roll.turn)
    return found & ~map_.fog if roll.fog else found
