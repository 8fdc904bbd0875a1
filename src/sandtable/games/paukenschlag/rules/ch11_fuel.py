"""11. Fuel: what a boat pays, when it must go, how it comes back, and the Milk Cow."""

from __future__ import annotations

from sandtable.engine.decisions import LEAVE, Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events import BoatBack, BoatLeft, BoatRefuelled, CowRemoved
from sandtable.games.paukenschlag.rules.ch15_arrivals import DEPTHS, depth_option, put
from sandtable.games.paukenschlag.rules.units import boats_afloat, boats_in, eyes, is_cow
from sandtable.games.paukenschlag.state import GERMAN, Boat, Campaign

WAIT = "wait"


@rule("11.2(slow)", "11.2(fast)", "11.2(still)")
def price(box: Box, boat: Boat, steps: int) -> int:
    """The fuel still to be paid this turn: a point for the turn, another for two zones."""
    if is_cow(box, boat) or boat.ran_dry:
        return 0
    return max((2 if steps > 1 else 1) - boat.spent, 0)  # 11.2(slow), 11.2(fast), 11.2(still)


@rule("11.2", "11.1", "11.2(grid)")
def pay(box: Box, boat: Boat, steps: int) -> int:
    cost = price(box, boat, steps)
    boat.fuel -= cost  # 11.1, 11.2, 11.2(grid)
    boat.spent += cost
    return cost


@rule("11.2(fast)", "11.1(empty)")
def can_pay(box: Box, boat: Boat, steps: int) -> bool:
    return boat.fuel >= price(box, boat, steps)


# ---------------------------------------------------------------------- off the map and back


@rule("11.1(off)", "6.0(exit)", "9.1(withdraw)")
def may_leave(box: Box, boat: Boat) -> bool:
    """Any boat may leave that starts a move at the east edge, whatever its stocks."""
    return boat.zone in box.atlas.exits  # 11.1(off), 6.0(exit), 9.1(withdraw)


@rule("11.1(off)", "9.1(withdraw)")
def leave_map(u: PaukenschlagUmpire, s: Campaign, boat: Boat) -> None:
    """It stands on the turn track; a Milk Cow that leaves is gone."""
    zone, boat.zone, boat.detected = boat.zone, "", False
    boat.back_on = 0 if is_cow(u.box, boat) else s.turn + u.box.limits.off_map_turns
    told = {"boat": boat.id, "zone": zone, "turn": boat.back_on}
    u.tell(BoatLeft, **told, seen_by=eyes(s, GERMAN))


@rule("11.1(off)", "11.1(entry)")
def boats_return(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Boats whose time has come may enter by the east edge, or wait."""
    for boat in s.boats.values():
        if 0 < boat.back_on <= s.turn:
            ask, facts = say("ask-return", boat=boat.id), {"boat": boat.id}
            options = [depth_option(zone, d) for zone in u.box.atlas.exits for d in DEPTHS]
            options.append(Option(WAIT, say("option-wait"), role=LEAVE))
            answer = yield Choose("return", GERMAN, ask, options, rule="11.1(entry)", facts=facts)
            if answer != WAIT:
                put(boat, answer)
                refit(u.box, boat)
                u.tell(BoatBack, boat=boat.id, zone=boat.zone, seen_by=eyes(s, GERMAN))


@rule("11.1(entry)")
def refit(box: Box, boat: Boat) -> None:
    """Full of fuel and torpedoes, and repaired."""
    counter = box.boats[boat.id]
    boat.fuel, boat.torpedoes, boat.neutralized = counter.fuel, counter.torpedoes, False


# ---------------------------------------------------------------------- the Milk Cow


@rule("11.1(cow)", "11.1(cow-idle)")
def cow_for(box: Box, s: Campaign, boat: Boat) -> Boat | None:
    """The Milk Cow that can serve a boat of its zone: surfaced, and with fuel for one more."""
    if is_cow(box, boat):
        return None
    waiting = sum(other.refuelling for other in boats_in(s, boat.zone) if not is_cow(box, other))
    for cow in boats_in(s, boat.zone):
        if is_cow(box, cow) and not cow.submerged and cow.refuels > waiting:
            return cow
    return None


@rule("11.1(cow)")
def lie_alongside(box: Box, s: Campaign, boat: Boat) -> None:
    """Boat and Milk Cow stay where they are for the rest of the turn, on the surface."""
    cow = cow_for(box, s, boat)
    for one in (boat, cow):
        if one is not None:
            one.refuelling, one.moved = True, True
    boat.submerged = False


@rule("11.1(cow)", "11.1(cow-ten)")
def complete_refuelling(u: PaukenschlagUmpire, s: Campaign) -> None:
    """At the end of the turn: boats still beside their Milk Cow have their fuel."""
    for boat in boats_afloat(s):
        if not boat.refuelling or boat.submerged or is_cow(u.box, boat):
            continue
        for cow in boats_in(s, boat.zone):
            if is_cow(u.box, cow) and cow.refuelling and not cow.submerged and cow.refuels:
                cow.refuels -= 1
                boat.fuel = u.box.boats[boat.id].fuel
                told = {"boat": boat.id, "left": cow.refuels}
                u.tell(BoatRefuelled, **told, seen_by=eyes(s, GERMAN))
    for cow in boats_afloat(s):
        if is_cow(u.box, cow) and not cow.refuels:  # 11.1(cow-ten)
            cow.zone = ""
            u.tell(CowRemoved, boat=cow.id, seen_by=eyes(s, GERMAN))
