"""5.4, 6.0. Naval movement: escorts are assigned, then the stacks move in turn, the US first."""

from __future__ import annotations

from collections.abc import Iterator

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
from sandtable.games.paukenschlag.rules.ch06_stacks import (
    DONE,
    IN_PORT,
    OFF,
    REFUEL,
    STACK,
    boat_moves,
    free_ships,
    german_moves,
    german_must_move,
    us_moves,
    us_must_move,
)
from sandtable.games.paukenschlag.rules.ch08_air import search_for
from sandtable.games.paukenschlag.rules.ch11_fuel import leave_map, lie_alongside, pay
from sandtable.games.paukenschlag.rules.ch14_raid import bombard
from sandtable.games.paukenschlag.rules.ch14_special import has_force_left, leave_by_canal
from sandtable.games.paukenschlag.rules.ch15_arrivals import SUBMERGED, SURFACED
from sandtable.games.paukenschlag.rules.units import (
    ESCORTS,
    TR,
    boats_afloat,
    called,
    escorts_of,
    force_of,
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


@rule("5.4", "5.4(alternate)", "6.1")
def naval_movement(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """A stack at a time in turn; a side with nothing left to move lets the other go on."""
    ready(s)
    leave_ruined_ports(u.box, s)
    if has_force_left(u.box, s):
        leave_by_canal(u, s)
    yield from assign_escorts(u, s)
    side, waiting = US, list(SIDES)
    while waiting:
        if side in waiting and (yield from has_finished(u, s, side)):
            waiting.remove(side)
        side = enemy_of(side)
    for boat in boats_afloat(s):
        if not boat.moved:
            pay(u.box, boat, 0)  # 11.2(still)
    yield from bombard(u, s)


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
    options = list(us_moves(u.box, s) if side == US else german_moves(u.box, s))
    if not options:
        return True
    if not must_move(u.box, s, side):
        options.append(Option(DONE, say("option-done"), role=FINISH))
    answer = yield Choose("naval-move", side, say("ask-naval-move"), options, rule="5.4(alternate)")
    if answer == DONE:
        return True
    if side == US:
        move_ships(u, s, answer)
    else:
        yield from move_boats(u, s, answer)
    return False


def must_move(box: Box, s: Campaign, side: str) -> bool:
    return us_must_move(box, s) if side == US else german_must_move(box, s)


# ---------------------------------------------------------------------- the US


@rule("6.1(through)", "6.0(convoy)", "6.0(ships)")
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
        moor(s, ship, zone, put_in=put_in)
    units = ", ".join([name] if name in s.convoys else [ship.id for ship in ships])
    u.tell(StackMoved, side=US, units=units, zone=zone, manner=manner[0] if manner else "")


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
        assign(u, s.ships[name], convoy)


def assign(u: PaukenschlagUmpire, ship: Ship, convoy: str) -> None:
    ship.convoy = convoy
    if not convoy:
        u.tell(EscortReleased, ship=called(u.box, ship.id))
        return
    ship.in_port = False
    u.tell(EscortAssigned, ship=called(u.box, ship.id), convoy=called(u.box, convoy))


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
        u.tell(BoatRefuels, boat=name, zone=s.boats[name].zone)
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
    fuel = sum(go(u.box, boat, zone, depth) for boat in boats)
    units = ", ".join(boat.id for boat in boats)
    u.tell(StackMoved, side=GERMAN, units=units, zone=zone, manner=depth, fuel=fuel)
    for boat in moved:
        if not boat.submerged:
            yield from search_for(u, s, boat)


@rule("11.2", "8.2(lose)")
def go(box: Box, boat: Boat, zone: str, depth: str) -> int:
    """A boat that leaves its zone is no longer detected."""
    cost = pay(box, boat, box.atlas.sea_distance(boat.zone, zone))
    boat.submerged, boat.moved = depth == SUBMERGED, True
    if boat.zone != zone:
        boat.zone, boat.detected = zone, False
    return cost


# ---------------------------------------------------------------------- 5.6


@rule("5.6", "5.6(move)")
def second_movement(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Boats on the surface that have fired no torpedo may move once more."""
    ready(s)
    while options := list(second_moves(u.box, s)):
        options.append(Option(DONE, say("option-done"), role=FINISH))
        ask = say("ask-second-move")
        answer = yield Choose("second-move", GERMAN, ask, options, rule="5.6(move)")
        if answer == DONE:
            return
        yield from move_boats(u, s, answer)


def second_moves(box: Box, s: Campaign) -> Iterator[Option]:
    for boat in boats_afloat(s):
        if not boat.moved and may_move_again(boat):
            moves = boat_moves(box, s, boat, (SURFACED,))
            yield from (option for option in moves if option.space != boat.zone)


@rule("5.6(move)", "11.1(cow)")
def may_move_again(boat: Boat) -> bool:
    return not (boat.submerged or boat.fired or boat.refuelling)
