"""8.4, 9.4. Aircraft look for surfaced U-boats, and attack those they find."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import FINISH, Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events import BoatDived, BoatSpotted, BoatSunk
from sandtable.games.paukenschlag.rules.units import boats_in, eyes, seal
from sandtable.games.paukenschlag.state import (
    ATTACK,
    GERMAN,
    PATROL,
    RECON,
    US,
    Boat,
    Campaign,
    Plane,
)

HOLD = "hold"


@rule("5.3", "5.3(move)", "8.4(roll)", "8.4")
def search(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Zone after zone, a die for each aircraft that reconnoitres, once all are placed."""
    for zone in u.box.atlas.zones:  # 5.3, 8.4
        for plane in scouts_over(s, zone):  # 5.3(move)
            if unseen_in(s, zone) and looks(u, s):  # 8.4(roll)
                boat = yield from choose_boat(u, s, unseen_in(s, zone))
                yield from found(u, s, plane, boat)
    seal(u, s)


@rule("8.4(roll)", "6.1.1(air)")
def looks(u: PaukenschlagUmpire, s: Campaign) -> bool:
    """With secret planning the US sees no die thrown for boats that it does not see."""
    return u.roll(u.box.air_search, seen_by=eyes(s, GERMAN)).yes


@rule("5.4(air)", "7.0(air)", "8.4(roll)", "5.6(air)")
def search_for(u: PaukenschlagUmpire, s: Campaign, boat: Boat) -> Steps[None]:
    """A surfaced boat that ends a move in sight of aircraft: each looks for it once."""
    for plane in scouts_over(s, boat.zone):  # 5.4(air), 5.6(air)
        if boat.zone and not (boat.submerged or boat.detected) and looks(u, s):  # 8.4(roll)
            yield from found(u, s, plane, boat)  # 7.0(air)


@rule("2.2.2(P)", "2.2.2(E)", "2.2.2(A)", "2.2.2(back)", "12.1.2(limits)")
def scouts_over(s: Campaign, zone: str) -> list[Plane]:
    """The aircraft of a zone that may still search."""
    missions = (RECON, PATROL)  # 2.2.2(P), 2.2.2(E), 2.2.2(A), 12.1.2(limits)
    ready = [p for p in s.planes.values() if p.zone == zone and not p.flown]  # 2.2.2(back)
    return [p for p in ready if p.mission in missions]


@rule("5.3(submerged)", "12.2(visual)")
def unseen_in(s: Campaign, zone: str) -> list[Boat]:
    """Boats on the surface that nobody has seen; no aircraft sees one that is submerged."""
    return [boat for boat in boats_in(s, zone) if not (boat.submerged or boat.detected)]


@rule("8.4(roll)", "6.1.1(air)")
def choose_boat(u: PaukenschlagUmpire, s: Campaign, boats: list[Boat]) -> Steps[Boat]:
    """The US chooses among boats that it sees; among others the lot does."""
    if len(boats) == 1:
        return boats[0]
    if s.switches.secret_planning:
        return u.one_of(boats, "why-spotted", rule="8.4(roll)", seen_by=eyes(s, GERMAN))
    options = [Option(b.id, say("option-boat-named", boat=b.id), piece=b.id) for b in boats]
    ask = say("ask-spotted", zone=boats[0].zone)
    answer = yield Choose("spotted", US, ask, options, rule="8.4(roll)")
    return next(boat for boat in boats if boat.id == answer)


@rule("5.3(attack)", "8.4(flip)", "9.4(PBY)", "2.2.2(P)")
def found(u: PaukenschlagUmpire, s: Campaign, plane: Plane, boat: Boat) -> Steps[None]:
    """The boat is attacked at once; the aircraft that found it is spent, after its own attack."""
    boat.detected = True
    u.tell(BoatSpotted, boat=boat.id, by=plane.type, zone=boat.zone)
    yield from attack_boat(u, s, boat)  # 5.3(attack), 9.4(PBY), 2.2.2(P)
    plane.flown = True  # 8.4(flip)


@rule("8.4(attack)", "9.4(uboat)", "9.4(cases)", "12.2(attack)", "9.4")
def attack_boat(u: PaukenschlagUmpire, s: Campaign, boat: Boat) -> Steps[None]:
    """One aircraft after another, as long as the boat is there and the US likes."""
    made = 0
    while boat.detected and boat.zone and not boat.submerged:  # 9.4(cases)
        options = list(attackers(u.box, s, boat.zone))  # 12.2(attack)
        if not options:
            return
        options.append(Option(HOLD, say("option-hold"), role=FINISH))
        ask, facts = say("ask-air-attack", boat=boat.id), {"boat": boat.id}
        answer = yield Choose("air-attack", US, ask, options, rule="8.4(attack)", facts=facts)
        if answer == HOLD:
            return
        if made and dives(u, boat, made):
            return
        bomb_boat(u, s.planes[answer], boat)  # 9.4, 9.4(uboat)
        made += 1


@rule("9.4(detector)", "9.4(uboat)", "14.2(strike)")
def attackers(box: Box, s: Campaign, zone: str) -> Iterator[Option]:
    """The aircraft of a zone on attack missions, and a PBY; each type once."""
    seen = set()
    for plane in s.planes.values():
        here = plane.zone == zone and not plane.flown  # 9.4(uboat)
        may = here and plane.mission in {ATTACK, PATROL}  # 9.4(detector), 14.2(strike)
        if may and plane.type not in seen:
            seen.add(plane.type)
            yield Option(plane.id, say("option-plane", type=box.aircraft[plane.type].names))


@rule("8.4(dive)")
def dives(u: PaukenschlagUmpire, boat: Boat, made: int) -> bool:
    """Before every attack but the first the boat may escape below."""
    if boat.neutralized:
        return False
    modifiers = Modifiers(Modifier("attacks", made - 1, "8.4(dive)"))
    if not u.roll(u.box.crash_dive, modifiers).yes:
        return False
    boat.submerged, boat.detected = True, False
    u.tell(BoatDived, boat=boat.id, zone=boat.zone)
    return True


@rule("9.4(uboat)", "8.4(flip)")
def bomb_boat(u: PaukenschlagUmpire, plane: Plane, boat: Boat) -> None:
    plane.flown = True  # 8.4(flip)
    if u.roll(u.box.air_attack).yes:
        u.tell(BoatSunk, boat=boat.id, zone=boat.zone, by=plane.type)
        sink_boat(boat)


def sink_boat(boat: Boat) -> None:
    boat.zone, boat.sunk, boat.detected, boat.refuelling = "", True, False, False
