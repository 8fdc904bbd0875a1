"""7.2. The search: zones are called one by one and answered at once."""

from __future__ import annotations

from sandtable.engine.decisions import AGAIN, FINISH, Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events import ShipsFound, ShipsSighted, ZonesSearched
from sandtable.games.bismarck.rules.appearance import box_zone, note_empty_bergen, note_locating
from sandtable.games.bismarck.rules.ch07_strength import flight_strength, strengths
from sandtable.games.bismarck.rules.ch08_high_speed import high_speed_shadow
from sandtable.games.bismarck.rules.units import (
    by_coordinates,
    is_blind,
    is_foggy,
    report,
)
from sandtable.games.bismarck.state import (
    BISMARCK,
    BRITISH,
    SEARCH,
    SIDES,
    SIGHTING,
    Campaign,
    Contact,
    Searched,
    Vessel,
    enemy_of,
)

DONE, ALL = "done", "all"


@rule("4.6", "7.21", "7.22")
def search(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """First the British player calls his zones, then the German; nobody does at visibility X."""
    for side in SIDES:  # 7.21
        if not is_blind(u.box, s):  # 7.22
            yield from call_zones(u, s, side)  # 4.6
            tell_empty_zones(u, s, side)


@rule("7.24")
def tell_empty_zones(u: BismarckUmpire, s: Campaign, side: str) -> None:
    """Write the zones searched without result to the log, in one line."""
    fleet = s.fleet(side)
    found = {contact.zone for contact in fleet.contacts if contact.turn == s.turn}
    empty = tuple(zone for zone in fleet.called if zone not in found)
    if empty:
        u.tell(ZonesSearched, side=side, zones=empty)


@rule("7.21", "7.22", "7.25", "7.22(once)")
def call_zones(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    """Call any searchable zones, in any order, each once; or all remaining ones."""
    calls_all = False
    zones: list[str] = []
    while True:
        if not (calls_all and zones):  # 7.22(once)
            zones = searchable(u.box, s, side)
        if calls_all and not zones:
            return
        if not calls_all:
            options = [Option(zone, say("option-call", zone=zone), zone) for zone in zones]  # 7.22
            if zones:
                options += [
                    Option(ALL, say("option-call-all", count=len(zones)), role=AGAIN)
                ]  # 7.25
            options += [Option(DONE, say("option-search-done"), role=FINISH)]
            ask = say("ask-search")
            answer = yield Choose("search", side, ask, options, rule="7.21", group="search")
            if answer == DONE:
                return
            calls_all = answer == ALL
        yield from call(u, s, side, zones.pop(0) if calls_all else answer)


@rule("7.23", "7.24", "2.54")
def call(u: BismarckUmpire, s: Campaign, side: str, zone: str) -> Steps[None]:
    """A zone is called aloud and answered truthfully; who searched is not said."""
    s.fleet(side).called.append(zone)  # 7.24, 2.54
    u.reveal()
    sees_ports = by_air(u.box, s, side, zone)
    s.fleet(side).searches.append(Searched(s.turn, zone, sees_ports))
    found = ships_found(u.box, s, side, zone)
    use_searchers(s, side, zone)
    if found:
        locate(u, s, side, zone, found)  # 7.23
    if side == BRITISH:
        if zone == box_zone(u.box, "bergen") and sees_ports:
            note_empty_bergen(u, s, len(found))
        passed = ships_passed(s, zone)
        if passed:
            sight(u, s, zone, passed)
            yield from high_speed_shadow(u, s, zone, passed)


@rule("7.23", "2.425")
def locate(u: BismarckUmpire, s: Campaign, side: str, zone: str, found: list[Vessel]) -> None:
    groups = report(u.box, found)
    s.fleet(side).contacts.append(Contact(s.turn, zone, SEARCH, groups))
    for vessel in found:
        s.located[vessel.id] = SEARCH
    u.tell(ShipsFound, side=side, zone=zone, groups=groups)
    if side == BRITISH:
        bismarck = any(vessel.id == BISMARCK for vessel in found)
        note_locating(u, s, zone, SEARCH, bismarck=bismarck)


@rule("7.23(passing)", "7.23(sighting)")
def sight(u: BismarckUmpire, s: Campaign, zone: str, passed: list[Vessel]) -> None:
    """Ships that passed are reported as well, but not where they are now."""
    groups = report(u.box, passed)
    s.british.contacts.append(Contact(s.turn, zone, SIGHTING, groups))
    for vessel in passed:
        s.located.setdefault(vessel.id, SIGHTING)
    u.tell(ShipsSighted, zone=zone, groups=groups)
    bismarck = any(vessel.id == BISMARCK for vessel in passed)
    note_locating(u, s, zone, SIGHTING, bismarck=bismarck)


# ---------------------------------------------------------------------- what can be seen


@rule("7.23", "7.29", "7.29(coastal)", "7.29(when)")
def ships_found(box: Box, s: Campaign, side: str, zone: str) -> list[Vessel]:
    """The enemy ships of a zone; those in port only if the air units alone see far enough."""
    here = [v for v in s.fleet(enemy_of(side)).vessels.values() if v.zone == zone]  # 7.23
    if here and not by_air(box, s, side, zone):  # 7.29, 7.29(when)
        return [v for v in here if not v.in_port]  # 7.29(coastal)
    return here


@rule("7.23(passing)")
def ships_passed(s: Campaign, zone: str) -> list[Vessel]:
    """The German ships that entered and left a zone this turn; never on the first turn."""
    if s.turn == s.first_turn:
        return []
    return [v for v in s.german.afloat if zone in v.entered[:-1] and v.zone != zone]


# ---------------------------------------------------------------------- strength


@rule("4.6", "7.12", "7.17", "7.31", "7.32", "2.2(grid)")
def searchable(box: Box, s: Campaign, side: str) -> list[str]:
    """The zones whose total strength reaches the visibility level; none at X, none in fog."""
    if is_blind(box, s):  # 7.17
        return []
    found = [
        zone
        for zone, strength in strengths(box, s, side).items()
        if strength >= s.visibility  # 7.12, 4.6
        and zone in box.board.sea  # 2.2(grid)
        and zone not in s.fleet(side).called
        and not is_foggy(box, s, zone)  # 7.31, 7.32
    ]
    return sorted(found, key=by_coordinates)


def air_strength(box: Box, s: Campaign, side: str, zone: str) -> int:
    flights = s.fleet(side).flights.values()
    return sum([flight_strength(box, s, flight) for flight in flights if flight.zone == zone])


def by_air(box: Box, s: Campaign, side: str, zone: str) -> bool:
    return air_strength(box, s, side, zone) >= s.visibility


@rule("7.22(once)")
def use_searchers(s: Campaign, side: str, zone: str) -> None:
    """Units that have searched here do not search again if they move on."""
    fleet = s.fleet(side)
    for vessel in fleet.vessels.values():
        if vessel.zone == zone:
            vessel.searched = True
    for flight in fleet.flights.values():
        if flight.zone == zone:
            flight.searched = True
