"""5.5, 7.0. Contact: the zones in which enemies have met, and who is put on the grid."""

from __future__ import annotations

from sandtable.engine.decisions import FINISH, Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events.grid import (
    ContactBegan,
    ContactEnded,
    ContactForced,
    ContactIgnored,
    UnitDeployed,
)
from sandtable.games.paukenschlag.rules.ch07_places import (
    AIR,
    add_sight,
    contact_of,
    leader_of,
    roll_square,
)
from sandtable.games.paukenschlag.rules.ch14_special import find_aware, protected_units
from sandtable.games.paukenschlag.rules.units import (
    boats_in,
    called,
    convoys_in,
    is_cow,
    naval_zones,
    seal,
    ships_at_sea,
)
from sandtable.games.paukenschlag.state import GERMAN, US, Boat, Campaign, Contact

SECOND_MOVE, NEXT_CONTACT = "second-move", "contact"
PURSUE, IGNORE, FORCE, DECLINE, DONE = "pursue", "ignore", "force", "decline", "done"
REPORT = "report"


@rule("6.1.1(announce)", "5.4(contact)", "3.3", "3.3(empty)", "6.1(contact)")
def find_contacts(u: PaukenschlagUmpire, s: Campaign) -> None:
    """Every zone with ships at sea and boats, in the order of the alphabet."""
    zones = {boat.zone for boat in s.boats.values() if boat.zone}
    s.contacts = sorted(zones & set(naval_zones(s)))  # 3.3, 3.3(empty), 5.4(contact), 6.1(contact)
    seal(u, s)  # 6.1.1(announce)


@rule("5.5", "5.5(zones)", "5.5.1(next)")
def contact(u: PaukenschlagUmpire, s: Campaign) -> Steps[str | None]:
    """The next zone in which it comes to a contact is put on the grid."""
    while s.contacts:  # 5.5
        zone = s.contacts[0]  # 5.5(zones): both see it until the next one
        if (yield from is_played(u, s, zone)):
            s.contacts.remove(zone)
            return None
        s.contacts.remove(zone)
    return SECOND_MOVE  # 5.5.1(next)


@rule("5.5", "6.1.1(announce)")
def is_played(u: PaukenschlagUmpire, s: Campaign, zone: str) -> Steps[bool]:
    """The special forces show themselves or not, the German pursues, or the US goes for him."""
    boats = [boat for boat in boats_in(s, zone) if may_pursue(u.box, boat)]
    hidden = protected_units(s, zone)
    aware = find_aware(u, boats) if hidden else []
    open_ = [unit for unit in us_units(s, zone) if unit not in hidden]
    if not open_ and not aware:  # 6.1.1(announce)
        return False
    if boats and (yield from is_pursued(zone)):  # 7.0(choice)
        deploy(u, s, zone, boats, aware)  # 5.5
        return True
    u.tell(ContactIgnored, zone=zone)
    forced = (yield from forced_boats(s, zone)) if open_ else []
    if forced:
        u.tell(ContactForced, zone=zone)
        deploy(u, s, zone, forced, aware)
    return bool(forced)


@rule("7.1", "11.1(cow-idle)", "11.1(empty)")
def may_pursue(box: Box, boat: Boat) -> bool:
    """Not while it refuels, nor in a turn begun without fuel; nor the Milk Cow."""
    stays_out = boat.ran_dry or is_cow(box, boat)  # 7.1, 11.1(empty)
    return not (boat.refuelling or stays_out)  # 11.1(cow-idle)


@rule("7.1")
def us_units(s: Campaign, zone: str) -> list[str]:
    """Convoys and ships at sea; those in port cannot be met."""
    return [x.id for x in convoys_in(s, zone)] + [x.id for x in ships_at_sea(s, zone)]


@rule("7.0", "7.0(choice)")
def is_pursued(zone: str) -> Steps[bool]:
    options = [Option(PURSUE, say("option-pursue")), Option(IGNORE, say("option-ignore"))]
    ask, facts = say("ask-pursue", zone=zone), {"zone": zone}
    answer: str = yield Choose("pursue", GERMAN, ask, options, rule="7.0(choice)", facts=facts)
    return answer == PURSUE


@rule("5.3(grid)", "5.5(air-trigger)")
def forced_boats(s: Campaign, zone: str) -> Steps[list[Boat]]:
    """The US may lead its ships to boats that aircraft have found; others may join them."""
    found = [boat for boat in boats_in(s, zone) if boat.detected]
    if not found:
        return []
    options = [Option(FORCE, say("option-force-contact")), Option(DECLINE, say("option-decline"))]
    ask, facts = say("ask-force-contact", zone=zone), {"zone": zone}
    answer = yield Choose("force-contact", US, ask, options, rule="5.3(grid)", facts=facts)
    if answer == DECLINE:
        return []
    return found + (yield from joining(s, zone, found))


def joining(s: Campaign, zone: str, found: list[Boat]) -> Steps[list[Boat]]:
    """Boat by boat, those that come to help."""
    joined: list[Boat] = []
    while left := [b for b in boats_in(s, zone) if b not in found + joined and can_join(b)]:
        options = [Option(b.id, say("option-boat-named", boat=b.id), piece=b.id) for b in left]
        options.append(Option(DONE, say("option-nobody-joins"), role=FINISH))
        ask, facts = say("ask-join", zone=zone), {"zone": zone}
        answer = yield Choose("join", GERMAN, ask, options, rule="5.3(grid)", facts=facts)
        if answer == DONE:
            break
        joined.append(s.boats[answer])
    return joined


def can_join(boat: Boat) -> bool:
    return not (boat.refuelling or boat.ran_dry or boat.refuels)


# ---------------------------------------------------------------------- deployment


@rule("5.5(contact)", "5.5(1)", "7.1", "6.1(only-naval)")
def deploy(
    u: PaukenschlagUmpire, s: Campaign, zone: str, boats: list[Boat], aware: list[str]
) -> None:
    """All ships of the zone, then the boats, each group and boat by two dice."""
    s.contact = Contact(zone, aware=aware)  # 5.5(contact)
    u.tell(ContactBegan, zone=zone)
    hidden = [] if aware else protected_units(s, zone)
    place(u, s, [unit for unit in us_units(s, zone) if unit not in hidden])  # 5.5(1)
    place(u, s, [boat.id for boat in boats])  # 7.1, 6.1(only-naval)
    for boat in boats:
        if boat.detected:
            add_sight(s, US, boat.id, AIR, AIR)
        boat.detected = False  # from now on the grid knows
        for convoy in convoys_in(s, zone):
            if boat.id in convoy.reported_to:  # 12.8.1(share)
                add_sight(s, boat.id, convoy.id, REPORT, boat.id)


@rule("7.1(place)", "7.1(escort)", "5.5.1(deploy)", "8.0(placed)")
def place(u: PaukenschlagUmpire, s: Campaign, units: list[str]) -> None:
    """A group is placed by one roll."""
    c = contact_of(s)
    c.squares |= dict.fromkeys(units, "")
    for unit in units:
        leader = leader_of(s, unit)
        if not c.squares[leader]:  # 7.1(escort)
            c.squares[leader] = roll_square(u)  # 7.1(place), 5.5.1(deploy)
            u.tell(UnitDeployed, unit=called(u.box, leader), space=c.squares[leader])
        c.squares[unit] = c.squares[leader]  # 8.0(placed)


@rule("6.1(return)", "7.2(3)next", "5.5(2)escape", "7.2(2b)escape")
def end_contact(u: PaukenschlagUmpire, s: Campaign) -> str:
    """All go back to the zone; nobody is detected any more."""
    u.tell(ContactEnded, zone=contact_of(s).zone)  # 7.2(3)next
    s.contact = None  # 6.1(return), 5.5(2)escape, 7.2(2b)escape
    seal(u, s)
    return NEXT_CONTACT
