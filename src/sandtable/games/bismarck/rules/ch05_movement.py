"""5.1 to 5.3. Ship movement: speed, fuel, ports, patrol."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import Choose, Closed, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events import ModeChanged, ShipsSailed
from sandtable.games.bismarck.rules.appearance import escorts_sail, is_held
from sandtable.games.bismarck.rules.ch06_air import must_stay_near
from sandtable.games.bismarck.rules.ch09_repair import repair
from sandtable.games.bismarck.rules.units import (
    Unit,
    general_type,
    ids,
    is_carrier,
    names,
    pace,
    unit_id,
    unit_named,
    units,
    zone_option,
)
from sandtable.games.bismarck.state import BRITISH, GERMAN, SIDES, Campaign, Vessel

STOP, STAY, PATROL, DONE = "stop", "stay", "patrol", "done"


@rule("4.5", "5.11", "2.2(hidden)")
def ship_movement(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """Both sides move at once and unseen; then ships that moved little may repair (9.728)."""
    escorts_sail(u, s)  # 4.5
    yield from u.together(*(order_ships(u, s, side) for side in SIDES))  # 5.11, 2.2(hidden)
    for side in SIDES:
        repair(u, s, side)
    s.sailed = True


@rule("5.11", "5.16", "4.9(next)")
def order_ships(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    """Order all, some or none of one's ships; those without an order stay as they are.

    A side without ships to order is asked all the same: the enemy must not see the difference.
    """
    able = [unit for unit in units(s.fleet(side)) if can_be_ordered(u.box, s, unit)]
    waiting = {unit_id(unit[0]): unit_option(u.box, unit) for unit in able}
    while True:
        answer = yield Choose(
            "ship-orders",
            side,
            say("ask-ship-orders"),
            [*waiting.values(), Option(DONE, say("option-orders-done"))],
            rule="5.11",
            closed=lambda: list(held_units(u.box, s, side)),
            group="ships",
        )
        if answer == DONE:  # 5.16, 4.9(next)
            return
        del waiting[answer]
        yield from order_unit(u, s, side, unit_named(s.fleet(side), answer))


def unit_option(box: Box, unit: Unit) -> Option:
    key = "option-force" if unit[0].force else "option-ship"
    text = say(key, number=unit[0].force, ships=names(box, ids(unit)), zone=unit[0].zone)
    return Option(unit_id(unit[0]), text, unit[0].zone, unit_id(unit[0]))


def held_units(box: Box, s: Campaign, side: str) -> Iterator[Closed]:
    """The units a player might want to move and may not, each with its rule."""
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


@rule("5.32", "5.33", "8.11(move)")
def order_unit(u: BismarckUmpire, s: Campaign, side: str, unit: Unit) -> Steps[None]:
    """One ship's or task force's whole move: the mode first, then zone after zone."""
    far = speed(u.box, s, unit)
    first = yield Choose(
        "course",
        side,
        say("ask-course", ships=names(u.box, ids(unit)), zone=unit[0].zone),
        [*mode_options(u.box, unit), *(zone_options(u.box, s, side, unit) if far else ())],
        rule="5.32",
        closed=lambda: list(closed_zones(u.box, s, side, unit)),
        group=unit_id(unit[0]),
        facts={"unit": unit_id(unit[0]), "zone": unit[0].zone},
    )
    set_mode(u, side, unit, patrolling=first == PATROL)  # 5.33
    if first not in {PATROL, STAY}:
        yield from sail(u, s, side, unit, first, far)
    for vessel in unit:
        vessel.has_moved = True  # 8.11(move)


def mode_options(box: Box, unit: Unit) -> Iterator[Option]:
    yield Option(STAY, say("option-stay"))
    if can_patrol(box, unit):
        yield Option(PATROL, say("option-patrol"))


def set_mode(u: BismarckUmpire, side: str, unit: Unit, *, patrolling: bool) -> None:
    if unit[0].patrolling != patrolling:
        u.tell(
            ModeChanged,
            ships=names(u.box, ids(unit)),
            mode="patrol" if patrolling else "movement",
            seen_by=(side,),
        )
    for vessel in unit:
        vessel.patrolling = patrolling


@rule("5.17", "5.12")
def sail(
    u: BismarckUmpire, s: Campaign, side: str, unit: Unit, first: str, far: int
) -> Steps[None]:
    """Enter one adjacent zone after another, as far as speed and fuel go."""
    enter(unit, first)
    while len(unit[0].entered) < far:
        zones = list(zone_options(u.box, s, side, unit))
        if not zones:
            break
        ask = say("ask-course-on", ships=names(u.box, ids(unit)), zone=unit[0].zone)
        options = [Option(STOP, say("option-stop")), *zones]
        name = unit_id(unit[0])
        facts = {"unit": name, "zone": unit[0].zone}
        answer = yield Choose("course-on", side, ask, options, rule="5.16", group=name, facts=facts)
        if answer == STOP:
            break
        enter(unit, answer)
    end_move(u, s, side, unit)


@rule("5.19")
def enter(unit: Unit, zone: str) -> None:
    for vessel in unit:
        if not vessel.entered:
            vessel.left = vessel.zone
        vessel.zone = zone
        vessel.in_port = False
        vessel.bombed_in_port = False
        vessel.entered.append(zone)


@rule("5.26", "5.44(fuel)")
def end_move(u: BismarckUmpire, s: Campaign, side: str, unit: Unit) -> None:
    """Each ship pays for its own fuel, and the turn of a double move is noted."""
    zones = len(unit[0].entered)
    for vessel in unit:
        vessel.fuel -= fuel_cost(u.box, s, vessel, zones)
        if zones >= u.box.limits.double_move:
            vessel.double_on = s.turn
    u.tell(
        ShipsSailed,
        ships=names(u.box, ids(unit)),
        zones=tuple(unit[0].entered),
        seen_by=(side,),
    )


# ---------------------------------------------------------------------- where


@rule("5.18", "5.19(edge)", "2.2(zones)", "TEC.4(arrow)", "TEC.2")
def zone_options(box: Box, s: Campaign, side: str, unit: Unit) -> Iterator[Option]:
    # 5.18, 5.19(edge), 2.2(zones), TEC.4(arrow), TEC.2
    for zone in open_zones(box, s, side, unit[0].zone):
        if all(must_stay_near(box, s, vessel, zone) for vessel in unit):
            yield zone_option(zone)


@rule("2.2(partial)", "TEC.1", "TEC.1(fix)", "TEC.3", "TEC.5")
def open_zones(box: Box, s: Campaign, side: str, zone: str) -> tuple[str, ...]:
    """The zones a side's ships may enter from a zone."""
    # 2.2(partial), TEC.1, TEC.1(fix), TEC.3, TEC.5
    return tuple(to for to in box.board.sea.neighbours(zone) if may_enter(box, s, side, to))


@rule("5.18(irish)", "5.18(ports)", "12.6", "12.7(british)", "TEC.8", "TEC.4")
def may_enter(box: Box, s: Campaign, side: str, zone: str) -> bool:
    """Germans keep out of the Irish Sea and British ports, and by option the British of theirs."""
    if side == GERMAN:
        return zone not in box.board.closed_to_germans  # 5.18(irish), 5.18(ports), TEC.8, TEC.4
    port = box.board.port_in.get(zone)
    # 12.6, 12.7(british)
    return s.switches.british_in_german_port_zones or port is None or port.side == BRITISH


def closed_zones(box: Box, s: Campaign, side: str, unit: Unit) -> Iterator[Closed]:
    """The neighbouring zones this unit may not enter, with the rule that says so."""
    zone = unit[0].zone
    for near in box.board.air.neighbours(zone):
        text = say("option-zone", zone=near)
        if near not in box.board.sea:
            yield Closed(near, text, say("why-land"), "TEC.2")
        elif near not in box.board.sea.neighbours(zone):
            yield Closed(near, text, say("why-port-exit"), "5.18")
        elif not may_enter(box, s, side, near):
            yield Closed(near, text, say("why-closed-zone"), "5.18(ports)")
        elif speed(box, s, unit) == 0:
            yield Closed(near, text, say("why-no-speed"), "5.15")
        elif not all(must_stay_near(box, s, vessel, near) for vessel in unit):
            yield Closed(near, text, say("why-aircraft-aloft"), "6.21(choice)")


# ---------------------------------------------------------------------- how far


@rule("5.44", "9.729(tow)")
def speed(box: Box, s: Campaign, unit: Unit) -> int:
    """Return how many zones a ship may move this turn; a task force as its slowest member."""
    if any(vessel.stopped_on == s.turn for vessel in unit):
        return 0
    helpless = [vessel for vessel in unit if pace(box, vessel) == "none"]
    if helpless and can_tow(box, unit, helpless):
        return emergency(box, s)
    return min(zones_allowed(box, s, vessel) for vessel in unit)


@rule("5.24")
def emergency(box: Box, s: Campaign) -> int:
    """One zone, in turns marked C only."""
    return 1 if box.turns[s.turn].c_turn else 0


@rule("9.729(tow)")
def can_tow(box: Box, unit: Unit, helpless: list[Vessel]) -> bool:
    """Each ship that cannot move needs a battleship, a ship of its type, or any two ships."""
    able = [vessel for vessel in unit if vessel not in helpless]
    for lame in helpless:
        kinds = [general_type(box, vessel) for vessel in able]
        if not ("battleship" in kinds or general_type(box, lame) in kinds or len(able) > 1):
            return False
    return bool(able)


@rule("5.12", "5.13", "5.14", "5.15", "5.22", "5.23", "2.427")
def zones_allowed(box: Box, s: Campaign, vessel: Vessel) -> int:
    """Speed by damage, fuel, the alternation of double moves, and launching."""
    slowed = pace(box, vessel)  # 5.15
    ship = box.ships[vessel.id]
    if slowed == "none":
        return 0
    if slowed == "emergency" or (ship.burns_fuel and vessel.fuel == 0):  # 5.22, 5.23
        return emergency(box, s)
    if is_breakout(box, s, vessel) and slowed == "printed":
        return breakout_zones(box, vessel)
    zones = ship.max_speed if slowed == "printed" else 1  # 5.12, 5.14, 2.427
    if zones == box.limits.double_move and not may_double(box, s, vessel):  # 5.13
        return 1
    return zones


@rule("5.13", "5.26", "5.28(alternate)", "5.29")
def may_double(box: Box, s: Campaign, vessel: Vessel) -> bool:
    """Battleships and carriers never move two zones in consecutive turns, nor when launching."""
    if not box.ships[vessel.id].burns_fuel:
        return True  # 5.28(alternate)
    return vessel.double_on != s.turn - 1 and not has_launched(box, s, vessel)  # 5.13, 5.26, 5.29


@rule("5.29")
def has_launched(box: Box, s: Campaign, vessel: Vessel) -> bool:
    return is_carrier(box, vessel) and any(
        box.air_units[flight.id].base == vessel.id and flight.up_since == s.turn
        for flight in s.british.aloft
    )


@rule("5.28", "5.28(each)")
def is_breakout(box: Box, s: Campaign, vessel: Vessel) -> bool:
    """The German bonus of the first turn."""
    return box.ships[vessel.id].side == GERMAN and s.turn == s.first_turn


def breakout_zones(box: Box, vessel: Vessel) -> int:
    most = box.breakout.spans[-1].hi
    if not box.ships[vessel.id].burns_fuel:
        return most
    return max(z for z in range(most + 1) if box.breakout.read(z).value <= vessel.fuel)


# ---------------------------------------------------------------------- fuel


@rule("5.21", "5.21(fast)", "5.25", "5.27", "5.28(cruiser)")
def fuel_cost(box: Box, s: Campaign, vessel: Vessel, zones: int) -> int:
    """Cruisers pay nothing, fast ships for a second zone, slow ones outside C turns."""
    ship = box.ships[vessel.id]
    if not ship.burns_fuel or vessel.fuel == 0 or zones == 0:  # 5.25, 5.28(cruiser)
        return 0
    if is_breakout(box, s, vessel):
        return box.breakout.read(zones).value  # 5.27
    if ship.max_speed == box.limits.double_move:
        return int(zones >= box.limits.double_move)  # 5.21(fast)
    return int(not box.turns[s.turn].c_turn)  # 5.21
