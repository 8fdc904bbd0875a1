"""5.4, 6.0. Naval movement: escorts are assigned, then the stacks move in turn, the US first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from sandtable.engine.decisions import FINISH, Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events import (
    BoatRefuels,
    EscortAssigned,
    EscortReleased,
    StackMoved,
)
from sandtable.games.paukenschlag.rules.ch06_orders import choose_course, pick_up
from sandtable.games.paukenschlag.rules.ch06_secret import plot_convoys, sail_as_plotted
from sandtable.games.paukenschlag.rules.ch06_stacks import (
    DONE,
    IN_PORT,
    OFF,
    REFUEL,
    STACK,
    Stack,
    boat_stack,
    free_ships,
    german_must_move,
    german_stacks,
    us_must_move,
    us_stacks,
)
from sandtable.games.paukenschlag.rules.ch08_air import search_for
from sandtable.games.paukenschlag.rules.ch11_fuel import boats_return, leave_map, lie_alongside, pay
from sandtable.games.paukenschlag.rules.ch14_raid import bombard
from sandtable.games.paukenschlag.rules.ch14_special import has_force_left, leave_by_canal
from sandtable.games.paukenschlag.rules.ch15_arrivals import SUBMERGED, SURFACED
from sandtable.games.paukenschlag.rules.units import (
    ESCORTS,
    TR,
    boats_afloat,
    called,
    escorts_of,
    eyes,
    force_of,
    seal,
    usable_ports,
)
from sandtable.games.paukenschlag.state import (
    GERMAN,
    HORNET,
    SIDES,
    US,
    Boat,
    Campaign,
    Convoy,
    Ship,
    enemy_of,
)


@rule("5.4", "5.4(alternate)", "6.1", "6.1.1")
def naval_movement(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """A stack at a time in turn, or in secret; then the boats that stay pay for the turn."""
    ready(s)
    leave_ruined_ports(u.box, s)
    if has_force_left(u.box, s):
        leave_by_canal(u, s)
    if s.switches.secret_planning:
        yield from move_unseen(u, s)  # 6.1.1
    else:
        yield from move_in_turn(u, s)  # 5.4, 5.4(alternate), 6.1
    for boat in boats_afloat(s):
        if not boat.moved:
            pay(u.box, boat, 0)  # 11.2(still)
    yield from bombard(u, s)


@rule("5.4(alternate)", "6.1")
def move_in_turn(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """The US first; a side with nothing left to move lets the other go on."""
    yield from assign_escorts(u, s)
    side, waiting = US, list(SIDES)
    while waiting:
        if side in waiting and (yield from has_finished(u, s, side)):
            waiting.remove(side)
        side = enemy_of(side)


def ready(s: Campaign) -> None:
    for boat in s.boats.values():
        boat.moved = False
    for ship in s.ships.values():
        ship.moved = False


@rule("12.5.5(six)")
def leave_ruined_ports(box: Box, s: Campaign) -> None:
    """No ship shelters in a port that cannot be used."""
    for ship in s.ships.values():
        if ship.in_port and not usable_ports(box, s, ship.zone):
            ship.in_port = False


@rule("5.4(alternate)", "6.1(mark)")
def has_finished(u: PaukenschlagUmpire, s: Campaign, side: str) -> Steps[bool]:
    """Move one stack of a side, or say that it has no more to move."""
    order = yield from give_order(u, s, side)
    if not order:
        return True
    yield from carry_out(u, s, side, order)
    return False


def give_order(
    u: PaukenschlagUmpire, s: Campaign, side: str, *, always: bool = False
) -> Steps[str]:
    """A stack of a side and its move; empty when the rest stays."""
    stacks = list(us_stacks(u.box, s) if side == US else german_stacks(u.box, s))
    must = us_must_move(u.box, s) if side == US else german_must_move(u.box, s)
    stack = yield from pick_up(u.box, side, stacks, must=must, always=always)
    return (yield from choose_course(u.box, s, side, stack)) if stack else ""


def carry_out(u: PaukenschlagUmpire, s: Campaign, side: str, order: str) -> Steps[None]:
    if side == US:
        move_ships(u, s, order)
    else:
        yield from move_boats(u, s, order)


# ---------------------------------------------------------------------- planned in secret


@rule("6.1.1", "6.1.1(proof)", "6.1.1(announce)")
def move_unseen(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Both sides plan side by side; then all moves are carried out, and nobody sees the others'."""
    yield from u.together(*(plan(u, s, side) for side in SIDES))  # 6.1.1, 6.1.1(proof)
    plans, s.plans = s.plans, {}
    sail_as_plotted(u, s)
    ready(s)
    for side in SIDES:
        for order in plans.get(side, []):
            yield from carry_out(u, s, side, order)
    seal(u, s)  # 6.1.1(announce)


@rule("6.1.1(uboats)", "6.1.1(convoys)", "6.1.1(proof)")
def plan(u: PaukenschlagUmpire, s: Campaign, side: str) -> Steps[None]:
    """Convoys are plotted ahead; all others for this turn, and only legal plans are taken."""
    if side == US:
        yield from assign_escorts(u, s)
        yield from plot_convoys(u, s)  # 6.1.1(convoys)
    else:
        yield from boats_return(u, s)  # R103
    while order := (yield from give_order(u, s, side, always=side not in s.plans)):  # 6.1.1(uboats)
        s.plans.setdefault(side, []).append(order)  # 6.1.1(proof)
        for unit in units_of(s, side, order.partition(":")[0]):
            unit.moved = True


def units_of(s: Campaign, side: str, name: str) -> Sequence[Boat | Ship]:
    return stack_named(s, name) if side == US else boats_named(s, name)


# ---------------------------------------------------------------------- the US


@rule("6.1(through)", "10.3(escort)")
def move_ships(u: PaukenschlagUmpire, s: Campaign, answer: str) -> None:
    """Only the zone in which a move ends matters."""
    name, zone, *manner = answer.split(":")
    if name in s.convoys:
        sail(s.convoys[name], zone)
        u.reveal()  # its way tells something of its destination
        ships = escorts_of(s, name)  # 10.3(escort)
    else:
        ships = stack_named(s, name)
    put_in = manner == [IN_PORT]
    for ship in ships:
        moor(s, ship, zone, put_in=put_in)  # 6.1(through)
    units = ", ".join([name] if name in s.convoys else [ship.id for ship in ships])
    told = {"units": units, "zone": zone, "manner": manner[0] if manner else ""}
    u.tell(StackMoved, side=US, **told, seen_by=eyes(s, US))


def stack_named(s: Campaign, name: str) -> list[Ship]:
    if name == HORNET:
        return force_of(s)
    if name.startswith(STACK):
        zone = name.partition("-")[2]
        return [ship for ship in free_ships(s) if ship.zone == zone and ship.type != TR]
    return [s.ships[name]]


def sail(convoy: Convoy, zone: str) -> None:
    convoy.zone, convoy.moved = zone, True
    convoy.trail.append(zone)


@rule("12.5.4(ships)")
def moor(s: Campaign, ship: Ship, zone: str, *, put_in: bool) -> None:
    """A ship that ends its move in port lies there from this turn on, unless it never left."""
    stays = put_in and ship.in_port and ship.zone == zone
    ship.zone, ship.in_port, ship.moved = zone, put_in, True
    if not stays:
        ship.port_since = s.turn


@rule("10.1(escort)", "10.3(escort)")
def assign_escorts(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Before they move, ships may join a convoy of their zone, or leave it."""
    changed: set[str] = set()
    while options := list(escort_options(u.box, s, changed)):
        options.append(Option(DONE, say("option-escorts-done"), role=FINISH))
        answer = yield Choose("escorts", US, say("ask-escorts"), options, rule="10.3(escort)")
        if answer == DONE:
            return
        name, convoy = answer.split(":")
        changed.add(name)
        assign(u, s, s.ships[name], convoy)


def assign(u: PaukenschlagUmpire, s: Campaign, ship: Ship, convoy: str) -> None:
    ship.convoy = convoy
    if not convoy:
        u.tell(EscortReleased, ship=called(u.box, ship.id), seen_by=eyes(s, US))
        return
    ship.in_port = False
    told = {"ship": called(u.box, ship.id), "convoy": called(u.box, convoy)}
    u.tell(EscortAssigned, **told, seen_by=eyes(s, US))


def escort_options(box: Box, s: Campaign, changed: set[str]) -> Iterator[Option]:
    for ship in s.ships.values():
        if ship.id in changed or not ship.zone:
            continue
        if ship.convoy and not s.convoys[ship.convoy].special:
            text = say("option-leave-convoy", ship=called(box, ship.id))
            yield Option(f"{ship.id}:", text, piece=ship.id)
        elif may_escort(box, s, ship):
            for convoy in s.convoys.values():
                if convoy.zone == ship.zone and not convoy.special:
                    names = {"ship": called(box, ship.id), "convoy": called(box, convoy.id)}
                    text = say("option-escort", **names)
                    yield Option(f"{ship.id}:{convoy.id}", text, convoy.zone, ship.id)


@rule("10.1(escort)")
def may_escort(box: Box, s: Campaign, ship: Ship) -> bool:
    """Destroyers from May on; cutters and trawlers from their arrival."""
    if ship.type not in ESCORTS or ship.held or ship.convoy or ship.in_force:
        return False
    if ship.coast_guard or ship.neutralized:
        return False
    return ship.type != "DD" or s.turn >= box.limits.first_dd_escort_turn


# ---------------------------------------------------------------------- the German


def move_boats(u: PaukenschlagUmpire, s: Campaign, answer: str) -> Steps[None]:
    name, *rest = answer.split(":")
    if rest == [OFF]:
        s.boats[name].moved = True
        leave_map(u, s, s.boats[name])
    elif rest == [REFUEL]:
        lie_alongside(u.box, s, s.boats[name])
        u.tell(BoatRefuels, boat=name, zone=s.boats[name].zone, seen_by=eyes(s, GERMAN))
    else:
        zone, depth = rest
        yield from sail_boats(u, s, boats_named(s, name), zone, depth)


def boats_named(s: Campaign, name: str) -> list[Boat]:
    if not name.startswith(STACK):
        return [s.boats[name]]
    zone = name.partition("-")[2]
    return [boat for boat in boats_afloat(s) if boat.zone == zone and not boat.moved]


@rule("6.1(declare)", "5.4(air)", "5.4(mark)", "5.6(air)")
def sail_boats(
    u: PaukenschlagUmpire, s: Campaign, boats: list[Boat], zone: str, depth: str
) -> Steps[None]:
    """Depth first, then the move and its price; aircraft look for those that end it surfaced."""
    moved = [boat for boat in boats if boat.zone != zone]
    fuel = sum(go(u.box, boat, zone, depth) for boat in boats)  # 6.1(declare), 5.4(mark)
    units = ", ".join(boat.id for boat in boats)
    told = {"units": units, "zone": zone, "manner": depth, "fuel": fuel}
    u.tell(StackMoved, side=GERMAN, **told, seen_by=eyes(s, GERMAN))
    for boat in moved:
        if not boat.submerged:
            yield from search_for(u, s, boat)  # 5.4(air), 5.6(air)


@rule("11.2", "8.2(lose)")
def go(box: Box, boat: Boat, zone: str, depth: str) -> int:
    """A boat that leaves its zone is no longer detected."""
    cost = pay(box, boat, box.atlas.sea_distance(boat.zone, zone))
    boat.submerged, boat.moved = depth == SUBMERGED, True
    if boat.zone != zone:
        boat.zone, boat.detected = zone, False
    return cost


# ---------------------------------------------------------------------- 5.6


@rule("5.6", "5.6(move)", "6.1.1")
def second_movement(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Boats on the surface that have fired no torpedo may move once more."""
    ready(s)  # 5.6(move)
    if s.switches.secret_planning:
        yield from move_again_unseen(u, s)  # 6.1.1
        return
    while order := (yield from order_again(u, s)):  # 5.6
        yield from move_boats(u, s, order)


def order_again(u: PaukenschlagUmpire, s: Campaign, *, always: bool = False) -> Steps[str]:
    stacks = list(second_stacks(u.box, s))
    stack = yield from pick_up(u.box, GERMAN, stacks, again=True, always=always)
    return (yield from choose_course(u.box, s, GERMAN, stack)) if stack else ""


@rule("6.1.1")
def move_again_unseen(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """All orders first, so that what aircraft find tells nothing of the boats still to move."""
    yield from u.together(plan_again(u, s))
    plans, s.plans = s.plans, {}
    ready(s)
    for order in plans.get(GERMAN, []):
        yield from move_boats(u, s, order)
    seal(u, s)


def plan_again(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    while order := (yield from order_again(u, s, always=GERMAN not in s.plans)):
        s.plans.setdefault(GERMAN, []).append(order)
        s.boats[order.partition(":")[0]].moved = True


def second_stacks(box: Box, s: Campaign) -> Iterator[Stack]:
    """The boats that have somewhere to go."""
    for boat in boats_afloat(s):
        if not boat.moved and may_move_again(boat):
            stack = boat_stack(box, s, boat, (SURFACED,))
            moves = [option for option in stack.moves() if option.space != boat.zone]
            if moves:
                yield stack._replace(moves=partial(iter, moves))


@rule("5.6(move)", "11.1(cow)")
def may_move_again(boat: Boat) -> bool:
    return not (boat.submerged or boat.fired or boat.refuelling)
