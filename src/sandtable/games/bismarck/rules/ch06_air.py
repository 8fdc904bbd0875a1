"""6. Air units: movement, endurance, modes, rest and refit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from sandtable.engine.decisions import Choose, Closed, Option, Steps
from sandtable.engine.maps import Graph
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.components.units import AirUnit, Face
from sandtable.games.bismarck.events import AirUnitLost, AirUnitMoved, AirUnitReturned
from sandtable.games.bismarck.rules.units import is_carrier, zone_option
from sandtable.games.bismarck.state import GERMAN, SIDES, Campaign, Flight, Vessel

DONE, HOME = "done", "home"
FRONT, BACK = "front", "back"


@rule("4.4", "6.11", "2.2(hidden)")
def air_movement(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """Both sides fly at once and unseen; units at the end of their endurance go home first."""
    for side in SIDES:
        for flight in list(s.fleet(side).aloft):
            if is_last_turn(u.box, s, flight):
                go_home(u, s, side, flight)  # 4.4
    yield from u.together(*(order_flights(u, s, side) for side in SIDES))  # 6.11, 2.2(hidden)


@rule("6.11", "6.13", "6.14")
def order_flights(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    waiting = {
        flight.id: list(flight_options(u.box, s, flight))
        for flight in s.fleet(side).flights.values()
        if not flight.has_moved
    }
    while True:
        done, closed = done_with_orders(u.box, s, side)
        options = [option for offered in waiting.values() for option in offered] + done  # 6.14
        ask = say("ask-air-orders")
        answer = yield Choose(
            "air-orders", side, ask, options, rule="6.11", closed=closed, group="air"
        )
        if answer == DONE:
            return
        name, _, face = answer.rpartition(".")
        del waiting[name]
        yield from order_flight(u, s, side, s.fleet(side).flights[name], face)  # 6.13


@rule("6.21(choice)")
def done_with_orders(box: Box, s: Campaign, side: str) -> tuple[list[Option], list[Closed]]:
    """Orders are not done while a unit in the air must turn back to get home in time."""
    text = say("option-orders-done")
    for flight in s.fleet(side).aloft:
        home = base_zone(box, s, flight)
        if home and not flight.has_moved and not can_land(box, s, flight, home):
            why = say("why-must-turn-back", unit=box.air_units[flight.id].names)
            return [], [Closed(DONE, text, why, "6.21(choice)")]
    return [Option(DONE, text)], []


def flight_options(box: Box, s: Campaign, flight: Flight) -> Iterator[Option]:
    """A unit ready at its base or in the air, once for each mode in which it may go on."""
    if not can_fly(box, s, flight):
        return
    unit = box.air_units[flight.id]
    for face in faces_open(unit, flight):
        if not has_somewhere_to_go(box, s, flight, face):
            continue
        text = say(
            "option-flight",
            unit=unit.names,
            mode=face_of(unit, face).mode,
            zone=flight.zone or base_zone(box, s, flight),
        )
        where = flight.zone or base_zone(box, s, flight)
        yield Option(f"{flight.id}.{face}", text, where, flight.id)


@rule("6.41", "6.42", "6.44", "6.43", "2.438")
def can_fly(box: Box, s: Campaign, flight: Flight) -> bool:
    """In the air or rested, with its own base still there."""
    if flight.lost or not base_zone(box, s, flight):  # 6.44, 2.438
        return False
    return bool(flight.zone) or flight.ready_on <= s.turn  # 6.41, 6.42, 6.43


@rule("6.31", "6.31(fixed)", "6.32", "2.434", "2.434(bomber)", "2.434(german)")
def faces_open(unit: AirUnit, flight: Flight) -> tuple[str, ...]:
    """A bomber's mode is chosen at take-off; a reconnaissance unit may turn over every turn."""
    if unit.back is None:
        return (FRONT,)  # 2.434(german)
    if flight.zone and unit.kind != "lr_recon":
        return (flight.face,)  # 6.31, 6.31(fixed), 2.434(bomber)
    return (FRONT, BACK)  # 6.32, 2.434


@rule("2.433")
def face_of(unit: AirUnit, face: str) -> Face:
    return unit.back if face == BACK and unit.back else unit.front


def order_flight(
    u: BismarckUmpire, s: Campaign, side: str, flight: Flight, face: str
) -> Steps[None]:
    """Fly to a zone from which the base can still be reached, or home."""
    unit = u.box.air_units[flight.id]
    reached = within_reach(u.box, s, flight, face)
    options = [zone_option(zone) for zone in reached]
    if flight.zone and distance_home(u.box, s, flight) <= best_speed(unit, face):
        options.append(Option(HOME, say("option-home")))
    ask = say("ask-flight", unit=unit.names, mode=face_of(unit, face).mode)
    facts = {"unit": flight.id, "face": face}
    answer = yield Choose("flight", side, ask, options, rule="6.13", group=flight.id, facts=facts)
    if answer == HOME:
        go_home(u, s, side, flight)
        return
    if not flight.zone:
        flight.up_since = s.turn
    flight.face, flight.zone, flight.flown = face, answer, reached[answer]
    flight.has_moved = True
    u.tell(
        AirUnitMoved,
        unit=unit.names,
        zone=answer,
        mode=face_of(unit, face).mode,
        seen_by=(side,),
    )


# ---------------------------------------------------------------------- how far


@rule("2.437", "6.13", "6.14(edge)", "6.21(choice)", "6.23", "6.33")
def within_reach(box: Box, s: Campaign, flight: Flight, face: str) -> Mapping[str, int]:
    """The zones a unit may fly to, each with its distance; its base must stay within reach."""
    unit = box.air_units[flight.id]
    start = flight.zone or base_zone(box, s, flight)
    home = base_zone(box, s, flight)
    if not home:  # 6.21(choice)
        return {}
    took_off = flight.up_since or s.turn
    fly = face_of(unit, face)  # 6.33
    later = best_speed(unit, face) * (took_off + fly.endurance - 1 - s.turn)  # 6.23
    return there_and_back(
        # 2.437, 6.13, 6.14(edge)
        sky(box, unit.side),
        start,
        home,
        fly.speed,
        later,
        fresh=took_off == s.turn,
    )


@lru_cache(maxsize=4096)
def there_and_back(
    air: Graph, start: str, home: str, speed: int, later: int, *, fresh: bool
) -> Mapping[str, int]:
    """The zones within one turn's flight from which the base is near enough, this turn or later."""
    back, found = air.distances(home), {}
    for zone, far in air.distances(start).items():
        if far > speed:
            break
        left = speed - far if fresh else 0
        if zone in back and back[zone] <= max(left, later):
            found[zone] = far
    return MappingProxyType(found)


def has_somewhere_to_go(box: Box, s: Campaign, flight: Flight, face: str) -> bool:
    """Return whether a unit in this mode has a zone to fly to from which it gets home."""
    if not flight.zone:
        return True
    unit = box.air_units[flight.id]
    fly = face_of(unit, face)
    later = flight.up_since + fly.endurance - 1 - s.turn
    return distance_home(box, s, flight) <= fly.speed + best_speed(unit, face) * later


def best_speed(unit: AirUnit, face: str) -> int:
    """Return how far a unit can fly on its way home: a patrol may turn over first (6.32)."""
    return unit.front.speed if unit.kind == "lr_recon" else face_of(unit, face).speed


@rule("6.12", "6.11", "2.2(partial)")
def sky(box: Box, side: str) -> Graph:
    """The board as a side flies: Germans never cross two zones of Great Britain in a row."""
    return box.board.german_air if side == GERMAN else box.board.air  # 6.12, 6.11, 2.2(partial)


@rule("TEC.5")
def base_zone(box: Box, s: Campaign, flight: Flight) -> str:
    """Return where a unit's base is now; empty when its carrier is not afloat."""
    base = box.air_units[flight.id].base
    return s.british.vessels[base].zone if base in box.ships else box.board.bases[base]


def distance_home(box: Box, s: Campaign, flight: Flight) -> int:
    home = base_zone(box, s, flight)
    far = sky(box, box.air_units[flight.id].side).distances(flight.zone)
    return far.get(home, len(box.board.zones)) if home else len(box.board.zones)


@rule("6.21", "6.22", "6.24", "2.436")
def is_last_turn(box: Box, s: Campaign, flight: Flight) -> bool:
    """Return whether a unit must land; take-off and return both count as turns in the air."""
    fly = face_of(box.air_units[flight.id], flight.face)
    return s.turn >= flight.up_since + fly.endurance - 1  # 6.21, 6.22, 6.24, 2.436


@rule("6.21(choice)")
def must_stay_near(box: Box, s: Campaign, vessel: Vessel, zone: str) -> bool:
    """Return whether a carrier's aircraft aloft can still land if she goes to a zone."""
    if not is_carrier(box, vessel):
        return True
    out = [f for f in s.british.aloft if box.air_units[f.id].base == vessel.id]
    return all(can_land(box, s, flight, zone) for flight in out)


def can_land(box: Box, s: Campaign, flight: Flight, zone: str) -> bool:
    unit = box.air_units[flight.id]
    fly = face_of(unit, flight.face)
    later = flight.up_since + fly.endurance - 1 - s.turn
    left = fly.speed - flight.flown if flight.up_since == s.turn else 0
    far = sky(box, unit.side).distances(flight.zone)[zone]
    return far <= max(left, best_speed(unit, flight.face) * later)


# ---------------------------------------------------------------------- coming home


@rule("6.21(loss)", "6.21(carrier)", "6.42", "12.35", "12.43", "4.4")
def go_home(u: BismarckUmpire, s: Campaign, side: str, flight: Flight, speed: int = -1) -> None:
    """Land and rest through the next turn; a unit that cannot get back is lost."""
    reach = best_speed(u.box.air_units[flight.id], flight.face) if speed < 0 else speed
    lost = distance_home(u.box, s, flight) > reach  # 6.21(loss), 6.21(carrier)
    flight.zone, flight.up_since, flight.flown, flight.has_moved = "", 0, 0, True
    if lost:
        flight.lost = True  # 12.35, 12.43
        u.tell(AirUnitLost, unit=u.box.air_units[flight.id].names, side=side)
        u.reveal()
        return
    flight.ready_on = s.turn + u.box.limits.air_rest  # 6.42
    flight.face = FRONT  # 4.4
    names = u.box.air_units[flight.id].names
    u.tell(AirUnitReturned, unit=names, turn=flight.ready_on, seen_by=(side,))


@rule("6.23", "6.23(option)", "4.7")
def return_flights(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """After all air attacks: units of endurance 1 land, others that took off this turn may."""
    yield from u.together(*(choose_returns(u, s, side) for side in SIDES))  # 6.23(option)
    for side in SIDES:
        for flight in list(s.fleet(side).aloft):  # 4.7
            if flight.up_since == s.turn and is_last_turn(u.box, s, flight):
                go_home(u, s, side, flight, movement_left(u.box, flight))  # 6.23


def choose_returns(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    while True:
        able = [f for f in s.fleet(side).aloft if may_return(u.box, s, f)]
        options = [Option(DONE, say("option-none-return"))]
        for flight in able:
            names = u.box.air_units[flight.id].names
            text = say("option-return", unit=names, zone=flight.zone)
            options.append(Option(flight.id, text, flight.zone, flight.id))
        answer = yield Choose("returns", side, say("ask-returns"), options, rule="6.23(option)")
        if answer == DONE:
            return
        flight = s.fleet(side).flights[answer]
        go_home(u, s, side, flight, movement_left(u.box, flight))


def may_return(box: Box, s: Campaign, flight: Flight) -> bool:
    fresh = flight.up_since == s.turn and not is_last_turn(box, s, flight)
    return fresh and distance_home(box, s, flight) <= movement_left(box, flight)


def movement_left(box: Box, flight: Flight) -> int:
    return face_of(box.air_units[flight.id], flight.face).speed - flight.flown


@rule("6.21(carrier)")
def carrier_sank(u: BismarckUmpire, s: Campaign, ship: str) -> None:
    """Units aboard or resting go down with a carrier, without points."""
    for flight in s.british.flights.values():
        if u.box.air_units[flight.id].base == ship and not flight.zone:
            flight.ready_on = s.last_turn + 1
