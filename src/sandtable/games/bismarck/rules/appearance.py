"""The order of appearance: who waits for what, convoy escorts, late arrivals."""

from __future__ import annotations

from functools import lru_cache

from sandtable.engine.rules import rule
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.components.schedule import Arrival, Release
from sandtable.games.bismarck.events import EscortSailed, ShipsArrived, ShipsReleased
from sandtable.games.bismarck.rules.units import names, pace
from sandtable.games.bismarck.state import (
    BRITISH,
    CONVOY,
    GENERAL_SEARCH,
    SEARCH,
    SHADOW,
    SIGHTING,
    Campaign,
    Vessel,
)

DEPARTURE, FORCE_H, EDINBURGH, REVENGE = "german_departure", "force_h", "edinburgh", "revenge"
ESCORTS = ("escort_atlantic", "escort_africa")
HELD_BY = {DEPARTURE: "OA.7", FORCE_H: "OA.10", EDINBURGH: "OA.11"}
BERGEN = "bergen"
LOCATING = (SEARCH, SIGHTING, SHADOW, GENERAL_SEARCH, CONVOY)


@lru_cache(maxsize=128)
def arrival_of(box: Box, ship: str) -> Arrival:
    return next(arrival for arrival in box.arrivals.values() if ship in arrival.ships)


def release_of(box: Box, ship: str) -> Release:
    return box.releases[arrival_of(box, ship).release]


# ---------------------------------------------------------------------- held back


@rule("OA.7", "OA.8", "OA.10", "OA.11", "OA.7(air)")
def is_held(box: Box, s: Campaign, vessel: Vessel) -> str:
    """The rule that keeps a ship where it is; empty when it is free."""
    if box.ships[vessel.id].side != BRITISH:
        return ""
    release = arrival_of(box, vessel.id).release
    free_from = s.british.released.get(release, s.last_turn + 1)  # OA.7(air)
    # OA.7, OA.8, OA.10, OA.11
    return HELD_BY[release] if release in HELD_BY and s.turn < free_from else ""


@rule("OA.7", "OA.9", "OA.10", "OA.11", "OA.12")
def note_locating(u: BismarckUmpire, s: Campaign, zone: str, how: str, *, bismarck: bool) -> None:
    """A German ship was located: ships that waited for it will be free."""
    if how not in LOCATING:
        return
    if not s.first_contact:
        s.first_contact = s.turn
    if zone != box_zone(u.box, BERGEN):
        set_free(u, s, DEPARTURE)  # OA.7
    for escort in ESCORTS:
        set_free(u, s, escort)  # OA.9, OA.12
    if bismarck:
        set_free(u, s, FORCE_H)  # OA.10
    edinburgh = s.british.vessels["edinburgh"]
    near = u.box.releases[EDINBURGH].within_zones
    if edinburgh.zone and u.box.board.distance(zone, edinburgh.zone) <= near:
        set_free(u, s, EDINBURGH)  # OA.11


@rule("OA.7")
def note_empty_bergen(u: BismarckUmpire, s: Campaign, found: int) -> None:
    """A search of Bergen that could have found both ships and did not proves the departure."""
    if found < len(s.german.vessels):
        set_free(u, s, DEPARTURE)


@rule("OA.7")
def note_huff_duff(u: BismarckUmpire, s: Campaign, zone: str) -> None:
    """A bearing proves the departure only where no ship in Bergen could have named the zone."""
    if u.box.board.distance(zone, box_zone(u.box, BERGEN)) > 1:
        set_free(u, s, DEPARTURE)


def box_zone(box: Box, port: str) -> str:
    return box.board.ports[port].zone


def set_free(u: BismarckUmpire, s: Campaign, release: str) -> None:
    if release in s.british.released:
        return
    s.british.released[release] = s.turn + u.box.releases[release].delay_turns
    ships = [
        ship
        for arrival in u.box.arrivals.values()
        if arrival.release == release
        for ship in arrival.ships
    ]
    u.tell(
        ShipsReleased,
        ships=names(u.box, ships),
        turn=s.british.released[release],
        rule=HELD_BY.get(release, "OA.9"),
        seen_by=(BRITISH,),
    )


@rule("OA.9(duty)", "OA.11")
def keeps_to_itself(box: Box, s: Campaign, vessel: Vessel) -> bool:
    """Escorts on duty and the Edinburgh on her patrol join no task force."""
    return vessel.is_escort or is_held(box, s, vessel) == HELD_BY[EDINBURGH]


# ---------------------------------------------------------------------- arrivals


@rule("4.1", "OA.13", "OA.14", "2.4")
def ships_arrive(u: BismarckUmpire, s: Campaign) -> None:
    """British ships due this turn are placed, out of the enemy's sight."""
    for arrival in u.box.arrivals.values():
        if arrival.side == BRITISH and arrival_turn(s, arrival) == s.turn > s.first_turn:  # 4.1
            for ship in arrival.ships:
                s.british.vessels[ship].zone = arrival.zone  # 2.4
            u.tell(
                ShipsArrived,
                ships=names(u.box, arrival.ships),
                zone=arrival.zone,
                rule="OA.13" if arrival.release == REVENGE else "OA.14",
                seen_by=(BRITISH,),
            )


def arrival_turn(s: Campaign, arrival: Arrival) -> int:
    return s.british.revenge_due if arrival.release == REVENGE else arrival.turn


@rule("OA.13")
def may_call_revenge(box: Box, s: Campaign) -> bool:
    """She can be called from two turns before her first turn on; earlier calls would only wait."""
    first = next(a.turn for a in box.arrivals.values() if a.release == REVENGE)
    delay = box.releases[REVENGE].delay_turns
    return not s.british.revenge_due and first - delay <= s.turn <= s.last_turn - delay


@rule("OA.13", "12.42")
def call_revenge(box: Box, s: Campaign) -> None:
    s.british.revenge_due = s.turn + box.releases[REVENGE].delay_turns
    s.british.mobilized.append("revenge")


# ---------------------------------------------------------------------- convoy escorts


@rule("2.51", "OA.9", "OA.12", "TEC.10")
def escorts_sail(u: BismarckUmpire, s: Campaign) -> None:
    """An escort makes one zone along its convoy's way in every C turn, until the way ends.

    One too badly damaged to move stays behind.
    """
    for vessel in s.british.afloat:
        able = vessel.is_escort and pace(u.box, vessel) != "none"  # 9.729
        if able and u.box.turns[s.turn].c_turn:  # OA.9, 2.51
            path = release_of(u.box, vessel.id).path
            if vessel.leg + 1 < len(path):
                vessel.leg += 1
                vessel.left = vessel.zone
                vessel.zone = path[vessel.leg]  # OA.12, TEC.10
                vessel.entered.append(vessel.zone)
                u.tell(
                    EscortSailed,
                    ship=u.box.ships[vessel.id].name,
                    zone=vessel.zone,
                    seen_by=(BRITISH,),
                )


@rule("4.2(convoy)", "OA.9(duty)", "12.42")
def may_be_mobilized(box: Box, s: Campaign, vessel: Vessel) -> bool:
    release = arrival_of(box, vessel.id).release
    # 4.2(convoy), OA.9(duty), 12.42
    return vessel.is_escort and s.turn >= s.british.released.get(release, s.last_turn + 1)


def mobilize(s: Campaign, vessel: Vessel) -> None:
    vessel.is_escort = False
    s.british.mobilized.append(vessel.id)
