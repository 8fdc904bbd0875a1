"""Where a German ship can be, for all the British know: a probability for every zone.

It starts in Bergen, spreads as fast as ships sail, and loses the zones that were searched in vain
or would have been seen by the general search. What was found puts it back together. Two shares
are kept of every zone: ships that may sail two zones next, and those that have just done so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sandtable.games.bismarck.bot.chart import Chart, Flags, Shares, Steps, chart
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules.appearance import box_zone
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
    Searched,
)

Belief = Mapping[str, float]
Lesson = TypeVar("Lesson", Contact, Searched, Chance)

STEPS = (0.08, 0.4, 0.52)
"""How often a ship is taken to stay, to sail one zone, or two."""
LURKING = (0.7, 0.18, 0.12)
"""The same on a convoy route that the general search does not reach."""
BREAKOUT = (0.04, 0.03, 0.08, 0.3, 0.35, 0.2)
"""The same for the first turn and its bonus."""
DOUBLE = (0.01, 0.03, 0.96)
"""How far from its start a ship is after two zones."""
TOWARDS, AWAY = 1.7, 0.4
"""How much more or less a ship sails towards such a route than past it."""
FIXED = (SEARCH, SHADOW, GENERAL_SEARCH, CONVOY)


class Seen(Struct, frozen=True):
    """What the British learnt of one ship in one turn."""

    turn: int
    at: str = ""
    passed: str = ""
    bearing: str = ""
    searched: tuple[str, ...] = ()
    looked_into: tuple[str, ...] = ()
    rolls: tuple[Chance, ...] = ()
    stops: bool = False


class Shadowy(Struct, frozen=True):
    """The shares of ships that may sail two zones next, and of those that have just done so."""

    rested: Shares
    hurried: Shares
    stops: bool = False

    @property
    def whole(self) -> Shares:
        both: Shares = self.rested + self.hurried
        return both


def belief(
    box: Box,
    ship: str,
    turn: int,
    contacts: Iterable[Contact],
    searches: Iterable[Searched],
    chances: Iterable[Chance],
) -> Belief:
    """Where the ship can be at the end of a turn, from everything learnt until then."""
    map_, now = chart(box), start(box)
    for seen in lessons(box, ship, turn, contacts, searches, chances):
        now = after(map_, ship, now, seen)
    return MappingProxyType(map_.named(now.whole))


def start(box: Box) -> Shadowy:
    map_ = chart(box)
    rested = map_.shares({box_zone(box, "bergen"): 1.0})
    return Shadowy(rested, np.zeros(map_.size))


# ---------------------------------------------------------------------- what was learnt


def lessons(
    box: Box,
    ship: str,
    until: int,
    contacts: Iterable[Contact],
    searches: Iterable[Searched],
    chances: Iterable[Chance],
    since: int = 0,
) -> Iterable[Seen]:
    """Turn by turn what was learnt of a ship, after one turn and up to another."""
    first = max(min(box.turns), since + 1)
    told = by_turn(contacts, first)
    looked, rolled = by_turn(searches, first), by_turn(chances, first)
    for turn in range(first, until + 1):
        about = [c for c in told.get(turn, ()) if is_about(c, ship)]
        yield seen_in(turn, about, looked.get(turn, ()), rolled.get(turn, ()), ship)


def by_turn(found: Iterable[Lesson], first: int) -> dict[int, list[Lesson]]:
    turns: dict[int, list[Lesson]] = {}
    for one in found:
        if one.turn >= first:
            turns.setdefault(one.turn, []).append(one)
    return turns


def seen_in(
    turn: int,
    contacts: Iterable[Contact],
    searches: Iterable[Searched],
    chances: Iterable[Chance],
    ship: str,
) -> Seen:
    zones = {contact.how: contact.zone for contact in contacts}
    fixed = next((zones[how] for how in reversed(FIXED) if how in zones), "")
    return Seen(
        turn,
        at=fixed,
        passed=zones.get(SIGHTING, ""),
        bearing=zones.get(HUFF_DUFF, ""),
        searched=tuple(s.zone for s in searches if s.zone != fixed),
        looked_into=tuple(s.zone for s in searches if s.sees_ports),
        rolls=tuple(c for c in chances if counts_for(c, ship)),
        stops=CONVOY in zones,
    )


def counts_for(roll: Chance, ship: str) -> bool:
    """The second roll is void while the cruiser sails with the Bismarck, so both must see her."""
    return ship != BISMARCK or roll.ship == BISMARCK


def is_about(contact: Contact, ship: str) -> bool:
    if contact.ship:
        return contact.ship == ship
    battleship = ship == BISMARCK
    return any(g.battleships if battleship else g.cruisers for g in contact.groups)


# ---------------------------------------------------------------------- turn after turn


def after(map_: Chart, ship: str, before: Shadowy, seen: Seen) -> Shadowy:
    """What is believed after a turn in which the ship sailed and this was learnt."""
    spread = sailed(map_, ship, before, seen)
    fits = fitting(map_, ship, seen)
    rested, hurried = spread.rested * fits, spread.hurried * fits
    if seen.passed:
        rested = 0 * rested
    whole = rested.sum() + hurried.sum()
    if whole <= 0:
        rested, hurried, whole = lost_and_found(map_, spread, seen)
    return Shadowy(rested / whole, hurried / whole, seen.stops)


def lost_and_found(map_: Chart, spread: Shadowy, seen: Seen) -> tuple[Shares, Shares, float]:
    """When nothing fits, what was found counts, or else nothing does."""
    if seen.at:
        half = map_.shares({seen.at: 0.5})
        return half, half, 1.0
    return spread.rested, spread.hurried, float(spread.whole.sum())


def sailed(map_: Chart, ship: str, before: Shadowy, seen: Seen) -> Shadowy:
    """Spread every zone's share over where a ship can be a turn later."""
    if before.stops:
        return Shadowy(before.whole, 0 * before.hurried)
    moves = moves_on(map_.box)
    if seen.turn == min(map_.box.turns):
        return Shadowy(0 * before.rested, before.rested @ moves.breakout)
    unseen = ~map_.flags(seen.searched)
    if seen.passed:
        unseen[map_.of[seen.passed]] = True
    double = before.rested if ship == BISMARCK else before.whole
    by_two = double[moves.start] * moves.weight * unseen[moves.middle]
    hurried = np.bincount(moves.end, by_two, map_.size)
    single = before.hurried if ship == BISMARCK else 0 * before.hurried
    return Shadowy(double @ moves.short + single @ moves.shorter, hurried)


def expected(map_: Chart, ship: str, before: Shadowy, turn: int) -> Shadowy:
    """Where the ship will be in a turn of which nothing is known yet."""
    return sailed(map_, ship, before, Seen(turn))


def passing(map_: Chart, before: Shadowy) -> Shares:
    """How likely a ship sails through each zone on its way to another."""
    moves = moves_on(map_.box)
    share = before.rested[moves.start] * moves.weight
    return np.bincount(moves.middle, share, map_.size)


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
        fits &= ~np.logical_and.reduce(due)
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


# ---------------------------------------------------------------------- how raiders sail


class Moves(Struct, frozen=True):
    """The moves of a turn: of no or one zone as matrices, of two zones one by one."""

    breakout: Shares
    short: Shares
    shorter: Shares
    start: NDArray[np.intp]
    middle: NDArray[np.intp]
    end: NDArray[np.intp]
    weight: Shares


@lru_cache(maxsize=8)
def moves_on(box: Box) -> Moves:
    """Raiders make for the convoys beyond the general search, and lurk there."""
    map_ = chart(box)
    steps = map_.by_german_sea
    stay, one, two = np.where(map_.grounds, np.array([LURKING]).T, np.array([STEPS]).T)
    still, near = np.diag(np.ones(map_.size)), drifting(map_, steps, 1)
    slow = stay + one
    begin, middle, end, weight = doubles(map_, steps, two)
    return Moves(
        sum(part * drifting(map_, steps, far) for far, part in enumerate(BREAKOUT)),
        stay[:, None] * still + one[:, None] * near,
        (stay / slow)[:, None] * still + (one / slow)[:, None] * near,
        begin,
        middle,
        end,
        weight,
    )


def drifting(map_: Chart, steps: Steps, far: int) -> Shares:
    """The shares of the zones so far away."""
    weights = np.where(steps == far, drift(map_), 0.0)
    whole = weights.sum(axis=1, keepdims=True)
    shares: Shares = np.divide(weights, whole, out=np.zeros_like(weights), where=whole > 0)
    return shares


def drift(map_: Chart) -> Shares:
    hunt = map_.to_grounds
    change = hunt[None, :] - hunt[:, None]
    return np.select([change < 0, change > 0], [TOWARDS, AWAY], 1.0)


def doubles(
    map_: Chart, steps: Steps, two: Shares
) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp], Shares]:
    """Every way of two zones: from, through, to, and its share of a ship that starts there."""
    shares = sum(part * drifting(map_, steps, far) for far, part in enumerate(DOUBLE))
    begin, end = np.nonzero(steps < len(DOUBLE))
    between = (steps[begin] == 1) & (steps[end] == 1)
    way, middle = np.nonzero(between)
    weight = two[begin] * shares[begin, end] / np.maximum(between.sum(axis=1), 1)
    return begin[way], middle, end[way], weight[way]
