"""8.3. Radio: a boat calls the others, and the US may find them by direction."""

from __future__ import annotations

from sandtable.engine.components import Both
from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events.grid import CallMade, SilenceKept, UnitDetected
from sandtable.games.paukenschlag.rules.ch07_places import (
    add_sight,
    boats_on,
    contact_of,
    holds,
    is_seen,
    may_know,
)
from sandtable.games.paukenschlag.rules.units import called
from sandtable.games.paukenschlag.state import GERMAN, PATROL, RECON, US, Campaign, Plane

CALL, SILENCE = "call", "silence"
HUFF_DUFF = "huff-duff"


@rule("8.3", "8.3(radio)", "7.1.1(radio)", "7.1.1(boat-free)", "8.3(silence)")
def decide_call(u: PaukenschlagUmpire, s: Campaign, boat: str, target: str) -> Steps[None]:
    """The finder calls the others at any distance, or keeps silent and goes alone."""
    others = [
        other for other in boats_on(s) if not holds(s, other, target) and may_know(s, other, target)
    ]
    if not others:
        return
    options = [Option(CALL, say("option-call")), Option(SILENCE, say("option-silence"))]
    told = {"boat": boat, "target": called(u.box, target)}
    facts = {"boat": boat, "target": target}
    answer = yield Choose(
        "call", GERMAN, say("ask-call", **told), options, rule="8.3(radio)", facts=facts
    )
    if answer == SILENCE:
        u.tell(SilenceKept, boat=boat)  # 8.3(silence)
        return
    u.tell(CallMade, boat=boat)
    for other in others:
        add_sight(s, other, target, CALL, boat)  # 7.1.1(radio), 7.1.1(boat-free)
    answer_call(u, s)  # 8.3


@rule("8.3(roll)", "8.3(range)", "5.5(all-boats)")
def answer_call(u: PaukenschlagUmpire, s: Campaign) -> None:
    """Each set over the grid has a die for every boat on it, called or calling."""
    for plane in listeners(u.box, s, contact_of(s).zone):  # 8.3(range)
        for boat in boats_on(s):  # 5.5(all-boats)
            if not is_seen(s, boat) and u.roll(u.box.huff_duff).yes:  # 8.3(roll)
                add_sight(s, US, boat, HUFF_DUFF, plane.id)
                by = Both(plane.type, plane.type)
                u.tell(UnitDetected, unit=called(u.box, boat), by=by, how=HUFF_DUFF)


@rule("8.3(air)", "12.2(visual)", "9.4.3(recon)", "9.4.3(combat)", "12.2")
def listeners(box: Box, s: Campaign, zone: str) -> list[Plane]:
    """Aircraft with the set that reconnoitre the zone, from March on; no ship has one."""
    if s.turn < box.limits.first_huff_duff_turn:  # 12.2, 12.2(visual)
        return []
    return [
        plane
        for plane in s.planes.values()
        if plane.zone == zone  # 8.3(air)
        and not plane.flown
        and plane.mission in {RECON, PATROL}  # 9.4.3(recon), 9.4.3(combat)
        and has_set(box, plane)
    ]


@rule("8.3(who)", "8.3(O-47)")
def has_set(box: Box, plane: Plane) -> bool:
    """PBY, B-17 and B-24; the B-17 that is there from the beginning has none."""
    return box.aircraft[plane.type].huff_duff and plane.id not in box.special.unequipped
