"""8.1, 8.2. Sonar and radar: who may search for whom on the grid, and what it reveals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sandtable.engine.decisions import FINISH, Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.components.rows import Check
from sandtable.games.paukenschlag.events.grid import UnitDetected
from sandtable.games.paukenschlag.rules.ch07_places import (
    RADAR,
    add_sight,
    boats_on,
    contact_of,
    distance,
    holds,
    is_any_boat_seen,
    is_boat,
    is_seen,
    leader_of,
    leaders,
    may_know,
    radar_range,
    ships_on,
    squares_of,
)
from sandtable.games.paukenschlag.rules.ch08_huff_duff import decide_call
from sandtable.games.paukenschlag.rules.units import CAPITAL, ESCORTS, WARSHIPS, called
from sandtable.games.paukenschlag.state import GERMAN, OSL, US, Campaign

ACTIVE, PASSIVE = "active", "passive"
STILL, MOVING = "still", "moving"
SONAR, DONE = "sonar", "done"


class Search(NamedTuple):
    """An attempt to detect: by whom, with what, whom, and whether the searcher moves this round."""

    unit: str
    kind: str
    target: str
    motion: str

    @property
    def id(self) -> str:
        return ":".join(self)


@rule("7.2(2a)detect", "8.1", "8.2")
def detect(u: PaukenschlagUmpire, s: Campaign, side: str) -> Steps[None]:
    """A side makes its attempts one after the other, each named before the die."""
    while found := list(searches(u.box, s, side)):  # 7.2(2a)detect
        options = [search_option(u.box, search) for search in found]
        options.append(Option(DONE, say("option-search-done"), role=FINISH))
        answer = yield Choose("detect", side, say("ask-detect"), options, rule="8.1(attempts)")
        if answer == DONE:
            return
        yield from attempt(u, s, Search(*answer.split(":")))  # 8.1, 8.2


def search_option(box: Box, search: Search) -> Option:
    told = {"unit": called(box, search.unit), "target": called(box, search.target)}
    text = say("option-search", kind=search.kind, motion=search.motion, **told)
    return Option(search.id, text, piece=search.unit)


@rule("8.1(where)", "5.5(hd)", "8.0", "7.1.1(submerged)", "5.5(sonar)")
def searches(box: Box, s: Campaign, side: str) -> Iterator[Search]:
    """On the operational grid only boats search; on the tactical one both sides do."""
    level = contact_of(s).level
    if side == GERMAN:
        for boat in boats_on(s):  # 5.5(sonar)
            for target in leaders(s):
                if not holds(s, boat, target) and may_know(s, boat, target):
                    yield from boat_searches(box, s, boat, target)  # 8.0
    elif level != OSL:  # 8.1(where), 5.5(hd), 7.1.1(submerged)
        for ship in ships_on(s):
            for boat in boats_on(s):
                if not is_seen(s, boat):
                    yield from ship_searches(box, s, ship, boat)  # 8.0


# ---------------------------------------------------------------------- the boats


@rule("8.1(attempts)", "8.1(second)", "8.1.1", "8.1.2")
def boat_searches(box: Box, s: Campaign, boat: str, target: str) -> Iterator[Search]:
    """Passive sonar first and then active, or active at once; on the surface radar too."""
    c, far = contact_of(s), between(s, boat, target)
    tried = c.tried.get(boat, [])
    if not {PASSIVE, ACTIVE, SONAR} & set(tried):  # 8.1(attempts)
        yield from passive(box, boat, target, far)  # 8.1.2
    if not {ACTIVE, SONAR} & set(tried) and far <= box.limits.sonar_range:  # 8.1(second)
        yield Search(boat, ACTIVE, target, MOVING)  # 8.1.1
    surfaced = not s.boats[boat].submerged
    if c.level != OSL and surfaced and RADAR not in tried and far <= radar_range(box, s, boat):
        yield Search(boat, RADAR, target, MOVING)


@rule("8.1.2(range)")
def passive(box: Box, unit: str, target: str, far: int) -> Iterator[Search]:
    """Two squares if the searcher stays, the next one if it moves."""
    if far <= box.limits.passive_range:
        yield Search(unit, PASSIVE, target, STILL)
    if far <= box.limits.passive_range_moving:
        yield Search(unit, PASSIVE, target, MOVING)


def between(s: Campaign, unit: str, target: str) -> int:
    squares = contact_of(s).squares
    return distance(squares[unit], squares[target])


# ---------------------------------------------------------------------- the ships


@rule("8.1(attempts)", "8.1.1", "8.1.2", "8.1(asdic)", "8.2(surface)")
def ship_searches(box: Box, s: Campaign, unit: str, boat: str) -> Iterator[Search]:
    """One attempt by sonar, active or passive, and one by radar at a boat on the surface."""
    far, tried = between(s, unit, boat), contact_of(s).tried.get(unit, [])
    kind = s.ships[unit].type if unit in s.ships else ""
    if not {ACTIVE, PASSIVE} & set(tried):  # 8.1(attempts)
        found = [*pings(box, unit, boat, far, kind), *passive(box, unit, boat, far)]  # 8.1.1, 8.1.2
        yield from (x for x in found if x.motion == MOVING or may_stay(box, s, unit))  # 8.1(asdic)
    surfaced = not s.boats[boat].submerged  # 8.2(surface)
    if kind in WARSHIPS and surfaced and RADAR not in tried and far <= radar_range(box, s, unit):
        yield Search(unit, RADAR, boat, MOVING)


@rule("8.1.1", "8.1.1(capital)")
def pings(box: Box, unit: str, boat: str, far: int, kind: str) -> Iterator[Search]:
    """A battleship or carrier pings only in its own square."""
    near = kind in CAPITAL and not far
    if near or (kind in ESCORTS and far <= box.limits.sonar_range):
        yield Search(unit, ACTIVE, boat, STILL)
        yield Search(unit, ACTIVE, boat, MOVING)


@rule("7.1.1(edge)", "10.2")
def may_stay(box: Box, s: Campaign, unit: str) -> bool:
    """A convoy and its escorts sail on as long as no boat is detected."""
    leader = leader_of(s, unit)
    return leader not in s.convoys or is_any_boat_seen(s) or not squares_of(box, s, leader)


# ---------------------------------------------------------------------- the die


@rule("8.1(attempts)", "5.5(fail)")
def attempt(u: PaukenschlagUmpire, s: Campaign, search: Search) -> Steps[None]:
    """Throw the die; an attempt that fails has no effect, but counts for the round."""
    c = contact_of(s)
    pledge(u.box, s, search)
    c.tried.setdefault(search.unit, []).append(search.kind)  # 8.1(attempts)
    if search.kind == ACTIVE:
        c.pinged.append(search.unit)
    if not is_success(u, s, search):
        return  # 5.5(fail)
    if search.kind != RADAR:
        c.tried[search.unit].append(SONAR)
    holder = search.unit if is_boat(s, search.unit) else US
    yield from spot(u, s, holder, search)


@rule("8.2(mark)", "8.1(both)")
def spot(u: PaukenschlagUmpire, s: Campaign, holder: str, search: Search) -> Steps[None]:
    """Enter what a search has found, and with active sonar the searcher, who is heard as well."""
    unit, target = leader_of(s, search.unit), search.target
    told = {"by": called(u.box, search.unit), "how": search.kind}
    u.tell(UnitDetected, unit=called(u.box, target), **told)
    add_sight(s, holder, target, search.kind, search.unit)
    if search.kind == ACTIVE:  # 8.1(both)
        other, seen = (target, unit) if holder == US else (US, search.unit)
        if not holds(s, other, seen):
            add_sight(s, other, seen, ACTIVE, target)
        heard = {"by": called(u.box, target), "how": search.kind}
        u.tell(UnitDetected, unit=called(u.box, seen), **heard)
    boat, ship = (target, unit) if holder == US else (search.unit, target)
    if holds(s, boat, ship):
        yield from decide_call(u, s, boat, ship)


@rule("8.1.2(range)", "8.1.1(moving)", "8.1(full-speed)")
def pledge(box: Box, s: Campaign, search: Search) -> None:
    """A unit keeps to the movement it has declared with its search."""
    c = contact_of(s)
    if search.motion == STILL:
        c.pledges[search.unit] = 0  # 8.1.2(range), 8.1.1(moving)
    elif search.kind == PASSIVE and is_boat(s, search.unit):
        most = box.limits.surfaced_zones - 1  # 8.1(full-speed)
        c.pledges[search.unit] = min(most, c.pledges.get(search.unit, most))


@rule("8.1.1", "8.1.2", "8.2(ranges)")
def is_success(u: PaukenschlagUmpire, s: Campaign, search: Search) -> bool:
    if search.kind == ACTIVE:
        return u.roll(u.box.sonar_active, active_modifiers(u.box, s, search)).yes  # 8.1.1
    if search.kind == PASSIVE:
        return u.roll(u.box.sonar_passive, passive_modifiers(u.box, s, search)).yes  # 8.1.2
    return u.roll(radar_column(u.box, s, search)).yes  # 8.2(ranges)


@rule("8.1.1(moving)", "8.1.1(south)", "8.1.1(surfaced)")
def active_modifiers(box: Box, s: Campaign, search: Search) -> Modifiers:
    limits, boat = box.limits, is_boat(s, search.unit)
    moves = not boat and search.motion == MOVING
    warm = box.atlas.zones[contact_of(s).zone].warm
    surfaced = boat and not s.boats[search.unit].submerged
    return Modifiers(
        Modifier("moving", limits.moving_ship * moves, "8.1.1(moving)"),
        Modifier("warm", limits.warm_water * warm, "8.1.1(south)"),
        Modifier("surfaced", limits.surfaced_searcher * surfaced, "8.1.1(surfaced)"),
    )


@rule("8.1.2(pinged)", "8.1.2(moving)")
def passive_modifiers(box: Box, s: Campaign, search: Search) -> Modifiers:
    limits, pinged = box.limits, contact_of(s).pinged
    heard = any(search.target in {unit, leader_of(s, unit)} for unit in pinged)
    return Modifiers(
        Modifier("pinged", limits.pinged * heard, "8.1.2(pinged)"),
        Modifier("moving", limits.moving_searcher * (search.motion == MOVING), "8.1.2(moving)"),
    )


@rule("8.2(ranges)", "8.2.1")
def radar_column(box: Box, s: Campaign, search: Search) -> Column[Check]:
    """The column of the range; the fourth square of the variant is read as the third."""
    side = GERMAN if is_boat(s, search.unit) else US
    far = min(max(between(s, search.unit, search.target), 1), box.limits.radar_columns)
    return box.radar[f"{side}-{far}"]
