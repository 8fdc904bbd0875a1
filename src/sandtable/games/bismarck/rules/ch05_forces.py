"""5.4. Task forces form and dissolve in the visibility phase; escorts leave their convoys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.decisions import APART, LEAVE, Choose, Lazy, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events import EscortMobilized, ForceFormed, ForceLeft, RevengeCalled
from sandtable.games.bismarck.rules.appearance import (
    call_revenge,
    keeps_to_itself,
    may_be_mobilized,
    may_call_revenge,
    mobilize,
)
from sandtable.games.bismarck.rules.units import ids, names, unit_id, unit_named, unit_of, units
from sandtable.games.bismarck.state import BRITISH, SIDES, Campaign, Fleet, Vessel

DONE, ALONE, CALL = "done", "alone", "call-revenge"
LEAST = 2


@rule("4.2", "5.41", "5.44(leave)", "3.0(secret)")
def regroup(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """Both sides regroup in secret, side by side."""
    # 4.2, 5.41, 5.44(leave), 3.0(secret)
    yield from u.together(*(order_forces(u, s, side) for side in SIDES))


def order_forces(
    u: BismarckUmpire, s: Campaign, side: str, later: Lazy[str] = tuple
) -> Steps[None]:
    """Ship after ship, each once: it leaves its force or joins another of its zone.

    A side with nothing to decide is asked too, so that the enemy sees no difference.
    """
    regrouped: set[str] = set()
    while True:
        options = [
            *ship_options(u.box, s, side, regrouped),
            *(escort_options(u.box, s) if side == BRITISH else ()),
        ]
        options.append(Option(DONE, say("option-regrouped"), role=LEAVE))
        ask = say("ask-regroup")
        answer = yield Choose(
            "regroup", side, ask, options, rule="5.41", group="forces", later=later
        )
        if answer == DONE:
            return
        if answer == CALL:
            call_revenge(u.box, s)
            u.tell(RevengeCalled, turn=s.british.revenge_due, seen_by=(BRITISH,))
        elif s.fleet(side).vessels[answer].is_escort:
            mobilize(s, s.fleet(side).vessels[answer])
            ship = u.box.ships[answer].name
            u.tell(EscortMobilized, ship=ship, seen_by=(BRITISH,))
        else:
            regrouped.add(answer)
            yield from regroup_ship(u, s, side, answer)


@rule("5.41", "OA.9(duty)")
def ship_options(box: Box, s: Campaign, side: str, regrouped: set[str]) -> Iterator[Option]:
    """Return the ships that can form a task force with another ship in their zone."""
    free = [v for v in s.fleet(side).afloat if not keeps_to_itself(box, s, v)]
    company = Counter(vessel.zone for vessel in free)
    for vessel in free:
        if company[vessel.zone] >= LEAST and vessel.id not in regrouped:
            text = say("option-regroup", ship=box.ships[vessel.id].name, zone=vessel.zone)
            yield Option(vessel.id, text, vessel.zone, vessel.id)


def escort_options(box: Box, s: Campaign) -> Iterator[Option]:
    for vessel in s.british.afloat:
        if may_be_mobilized(box, s, vessel):
            text = say("option-mobilize", ship=box.ships[vessel.id].name)
            yield Option(vessel.id, text, vessel.zone, vessel.id)
    if may_call_revenge(box, s):
        yield Option(CALL, say("option-call-revenge"))


@rule("5.41", "5.43", "5.44(leave)")
def regroup_ship(u: BismarckUmpire, s: Campaign, side: str, ship: str) -> Steps[None]:
    fleet = s.fleet(side)
    vessel = fleet.vessels[ship]
    options = [Option(ALONE, say("option-alone"), role=APART)]
    for unit in units(fleet, vessel.zone):
        if vessel not in unit and not keeps_to_itself(u.box, s, unit[0]):
            text = say("option-join", ships=names(u.box, ids(unit)))
            options.append(Option(unit_id(unit[0]), text, vessel.zone, unit_id(unit[0])))  # 5.43
    ask = say("ask-join", ship=u.box.ships[ship].name)
    facts = {"ship": ship}
    answer = yield Choose(
        "join",
        side,
        ask,
        options,
        rule="5.41",
        group="forces",
        facts=facts,
        subject=vessel.id,
    )
    leave(u, fleet, side, vessel)  # 5.44(leave)
    if answer != ALONE:
        join(u, fleet, side, vessel, answer)


def leave(u: BismarckUmpire, fleet: Fleet, side: str, vessel: Vessel) -> None:
    if vessel.force:
        u.tell(ForceLeft, ship=u.box.ships[vessel.id].name, number=vessel.force, seen_by=(side,))
    vessel.force = 0
    tidy(u.box, fleet)


@rule("5.45")
def tidy(box: Box, fleet: Fleet) -> None:
    """Dissolve task forces of one ship, and end patrols of carriers alone."""
    for vessel in fleet.afloat:
        unit = unit_of(fleet, vessel)
        if len(unit) < LEAST:
            vessel.force = 0
        if not any(box.ships[member.id].can_patrol for member in unit):
            vessel.patrolling = False


def join(u: BismarckUmpire, fleet: Fleet, side: str, vessel: Vessel, name: str) -> None:
    partner = fleet.vessels[name] if name in fleet.vessels else unit_named(fleet, name)[0]
    if not partner.force:
        partner.force = free_number(fleet)
    vessel.force, vessel.patrolling = partner.force, partner.patrolling
    ships = names(u.box, ids(unit_of(fleet, vessel)))
    u.tell(ForceFormed, number=vessel.force, ships=ships, seen_by=(side,))


def free_number(fleet: Fleet) -> int:
    taken = {vessel.force for vessel in fleet.vessels.values()}
    return next(number for number in range(1, len(fleet.vessels) + 1) if number not in taken)
