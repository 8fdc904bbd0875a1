"""5.1 to 5.3. Ship movement: orders, patrol, what a course costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from sandtable.engine.decisions import AGAIN, LEAVE, Choose, Closed, Note, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events import ModeChanged, ShipsSailed
from sandtable.games.bismarck.rules.appearance import escorts_sail, is_held
from sandtable.games.bismarck.rules.ch05_courses import (
    closed_zones,
    continued,
    course_options,
    read_course,
)
from sandtable.games.bismarck.rules.ch05_speed import fuel_cost, speed
from sandtable.games.bismarck.rules.ch07_strength import search_note, unit_strength
from sandtable.games.bismarck.rules.ch09_repair import repair
from sandtable.games.bismarck.rules.units import (
    Unit,
    ids,
    is_foggy,
    is_night,
    names,
    unit_id,
    unit_named,
    units,
)
from sandtable.games.bismarck.state import BRITISH, GERMAN, SIDES, Campaign, Vessel

STAY, PATROL, CONTINUE, DONE = "stay", "patrol", "continue", "done"
MODES = (Option(STAY, say("option-stay")), Option(PATROL, say("option-patrol")))


@rule("4.5", "5.11", "2.2(hidden)")
def ship_movement(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """Both sides move at once and unseen; then ships that moved little may repair (9.728).

    Orders that were given with those of the air units are not asked for again.
    """
    if not s.planned:
        escorts_sail(u, s)  # 4.5
        yield from u.together(*(order_ships(u, s, side) for side in SIDES))  # 5.11, 2.2(hidden)
    for side in SIDES:
        repair(u, s, side)
    s.sailed = True


@rule("5.11", "5.16", "4.9(next)")
def order_ships(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    """Order all, some or none of a side's ships; ships without an order do not move.

    A side without ships to order is asked too, so that the enemy sees no difference.
    """
    able = able_units(u.box, s, side)
    waiting = {unit_id(unit[0]): unit_option(u.box, unit) for unit in able}
    going = {unit_id(unit[0]): path for unit in able if (path := continued(u.box, s, side, unit))}
    while True:
        answer = yield Choose(
            "ship-orders",
            side,
            say("ask-ship-orders"),
            [
                *waiting.values(),
                *([continue_option(len(going))] if going else ()),
                Option(DONE, say("option-orders-done"), role=LEAVE),
            ],
            rule="5.11",
            closed=lambda: list(held_units(u.box, s, side)),
            group="ships",
        )
        if answer == DONE:  # 5.16, 4.9(next)
            return
        if answer == CONTINUE:
            for name, path in going.items():
                del waiting[name]
                give_order(u, s, side, unit_named(s.fleet(side), name), "-".join(path))
            going.clear()
        else:
            del waiting[answer]
            going.pop(answer, None)
            yield from order_unit(u, s, side, unit_named(s.fleet(side), answer))


def able_units(box: Box, s: Campaign, side: str) -> list[Unit]:
    return [unit for unit in units(s.fleet(side)) if can_be_ordered(box, s, unit)]


@cache
def continue_option(count: int) -> Option:
    return Option(CONTINUE, say("option-continue", count=count), role=AGAIN)


def unit_option(box: Box, unit: Unit) -> Option:
    key = "option-force" if unit[0].force else "option-ship"
    text = say(key, number=unit[0].force, ships=names(box, ids(unit)), zone=unit[0].zone)
    return Option(unit_id(unit[0]), text, unit[0].zone, unit_id(unit[0]))


def held_units(box: Box, s: Campaign, side: str) -> Iterator[Closed]:
    """Return the units that cannot move, each with its rule."""
    for unit in units(s.fleet(side)):
        why = next(filter(None, (is_held(box, s, vessel) for vessel in unit)), "")
        if not why and any(vessel.stopped_on == s.turn for vessel in unit):
            why = "10.25"
        if why and not unit[0].has_moved:
            text = say("option-ship", number=0, ships=names(box, ids(unit)), zone=unit[0].zone)
            yield Closed(unit_id(unit[0]), text, say("why-held", reason=why.replace(".", "-")), why)


def can_be_ordered(box: Box, s: Campaign, unit: Unit) -> bool:
    if any(v.has_moved or v.is_escort or is_held(box, s, v) for v in unit):
        return False
    return unit[0].patrolling or can_patrol(box, unit) or speed(box, s, unit) > 0


@rule("5.31", "5.45", "2.423")
def can_patrol(box: Box, unit: Unit) -> bool:
    """Carriers do not patrol; a task force does with any one member that can."""
    return any(box.ships[vessel.id].can_patrol for vessel in unit)  # 5.31, 5.45, 2.423


@rule("5.32")
def order_unit(u: BismarckUmpire, s: Campaign, side: str, unit: Unit) -> Steps[None]:
    """One ship's or task force's whole move in one answer: the mode, or the course."""
    answer = yield Choose(
        "course",
        side,
        say("ask-course", ships=names(u.box, ids(unit)), zone=unit[0].zone),
        lambda: [*mode_options(u.box, unit), *course_options(u.box, s, side, unit)],
        rule="5.32",
        closed=lambda: list(closed_zones(u.box, s, side, unit)),
        group=unit_id(unit[0]),
        facts={"unit": unit_id(unit[0]), "zone": unit[0].zone},
        subject=unit_id(unit[0]),
        notes=lambda option: list(course_notes(u.box, s, side, unit, option)),
    )
    give_order(u, s, side, unit, answer)


@rule("5.33", "8.11(move)")
def give_order(u: BismarckUmpire, s: Campaign, side: str, unit: Unit, order: str) -> None:
    set_mode(u, side, unit, patrolling=order == PATROL)  # 5.33
    if order not in {PATROL, STAY}:
        enter(unit, *read_course(order))
        end_move(u, s, side, unit)
    for vessel in unit:
        vessel.has_moved = True  # 8.11(move)


def mode_options(box: Box, unit: Unit) -> Sequence[Option]:
    return MODES if can_patrol(box, unit) else MODES[:1]


def set_mode(u: BismarckUmpire, side: str, unit: Unit, *, patrolling: bool) -> None:
    if unit[0].patrolling != patrolling and u.log is not None:
        mode = "patrol" if patrolling else "movement"
        u.tell(ModeChanged, ships=names(u.box, ids(unit)), mode=mode, seen_by=(side,))
    for vessel in unit:
        vessel.patrolling = patrolling


@rule("5.19")
def enter(unit: Unit, *zones: str) -> None:
    for vessel in unit:
        if not vessel.entered:
            vessel.left = vessel.zone
        vessel.zone = zones[-1]
        vessel.in_port = False
        vessel.bombed_in_port = False
        vessel.entered.extend(zones)


@rule("5.26", "5.44(fuel)")
def end_move(u: BismarckUmpire, s: Campaign, side: str, unit: Unit) -> None:
    """Each ship pays for its own fuel, and the turn of a double move is noted."""
    zones = len(unit[0].entered)
    for vessel in unit:
        vessel.fuel -= fuel_cost(u.box, s, vessel, zones)
        if zones >= u.box.limits.double_move:
            vessel.double_on = s.turn
    if u.log is not None:
        ships, entered = names(u.box, ids(unit)), tuple(unit[0].entered)
        u.tell(ShipsSailed, ships=ships, zones=entered, seen_by=(side,))


# ---------------------------------------------------------------------- what to know of a course


def course_notes(box: Box, s: Campaign, side: str, unit: Unit, option: Option) -> Iterator[Note]:
    """Return the cost of a course, and the reasons for and against it."""
    if not option.path:
        return
    zones = len(option.path)
    yield from fuel_notes(box, s, unit, zones)
    if zones >= box.limits.double_move and not all(may_double_next(box, v) for v in unit):
        yield Note(say("note-single-next"), "5.13", "against")
    if side == GERMAN and zones > 1 and s.turn != s.first_turn:
        yield Note(say("note-passing", zones=", ".join(option.path[:-1])), "7.23", "against")
    if side == BRITISH:
        sails = [replace(vessel, patrolling=False) for vessel in unit]
        own = unit_strength(box, sails, night=is_night(box, s, option.space))
        yield search_note(box, s, side, option.space, own)
    elif is_foggy(box, s, option.space):
        yield Note(say("note-fog"), "7.31", "for")


def fuel_notes(box: Box, s: Campaign, unit: Unit, zones: int) -> Iterator[Note]:
    most = 0
    for vessel in unit:
        spent = fuel_cost(box, s, vessel, zones)
        most = max(most, spent)
        if spent:
            ship, left = box.ships[vessel.id].name, vessel.fuel - spent
            short = f"−{spent}" if spent == most else ""
            text = say("note-fuel", ship=ship, fuel=vessel.fuel, left=left)
            yield Note(text, "5.21", "price", short)


@rule("5.13")
def may_double_next(box: Box, vessel: Vessel) -> bool:
    """Return whether a ship that moves two zones now may do so again in the next turn."""
    return not box.ships[vessel.id].burns_fuel
