"""6. Air units: movement, endurance, modes, rest and refit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import chain
from types import MappingProxyType

from sandtable.engine.decisions import (
    AGAIN,
    LEAVE,
    Choose,
    Closed,
    Lazy,
    Manner,
    Note,
    Option,
    Steps,
)
from sandtable.engine.maps import Graph
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.components.units import AirUnit
from sandtable.games.bismarck.events import AirUnitLost, AirUnitMoved, AirUnitReturned
from sandtable.games.bismarck.rules.ch07_strength import flight_strength, search_note
from sandtable.games.bismarck.rules.units import BACK, FRONT, face_of, is_carrier, is_night
from sandtable.games.bismarck.state import GERMAN, SIDES, Campaign, Flight, Vessel

DONE, HOME, ANEW, WATCH, REST = "done", "home", "again", "watch", "rest"


@rule("4.4")
def land_spent_flights(u: BismarckUmpire, s: Campaign) -> None:
    """Before air movement the units at the end of their endurance go home."""
    for side in SIDES:
        for flight in list(s.fleet(side).aloft):
            if is_last_turn(u.box, s, flight):
                go_home(u, s, side, flight)


@rule("6.11", "6.13", "6.14")
def order_flights(
    u: BismarckUmpire, s: Campaign, side: str, later: Lazy[str] = tuple
) -> Steps[None]:
    """Give orders to all, some or none of a side's air units, each once; then standing orders."""
    flights = s.fleet(side).flights
    able = able_flights(u.box, s, side)
    waiting = {flight.id: flight_option(u.box, s, flight) for flight in able}
    beats = [flight.id for flight in able if can_fly_again(u.box, s, flight)]
    while True:
        again = [name for name in beats if name in waiting]
        done, closed = done_with_orders(u.box, s, side)
        options = [*waiting.values(), *([again_option(len(again))] if again else ()), *done]  # 6.14
        ask = say("ask-air-orders")
        answer = yield Choose(
            "air-orders", side, ask, options, rule="6.11", closed=closed, group="air", later=later
        )
        if answer == DONE:
            keep_watches(u, s, side, waiting)
            return
        if answer == ANEW:
            for name in again:
                del waiting[name]
                fly(u, s, side, flights[name], flights[name].beat_face, flights[name].beat)
        else:
            del waiting[answer]
            yield from order_flight(u, s, side, flights[answer])  # 6.13


def able_flights(box: Box, s: Campaign, side: str) -> list[Flight]:
    flights = s.fleet(side).flights.values()
    return [flight for flight in flights if not flight.has_moved and may_go(box, s, flight)]


@cache
def again_option(count: int) -> Option:
    return Option(ANEW, say("option-fly-again", count=count), role=AGAIN)


@rule("6.21(choice)")
def done_with_orders(box: Box, s: Campaign, side: str) -> tuple[list[Option], list[Closed]]:
    """Orders are not done while a unit in the air must turn back to get home in time."""
    text = say("option-orders-done")
    for flight in s.fleet(side).aloft:
        if not flight.has_moved and must_turn_back(box, s, flight):
            why = say("why-must-turn-back", unit=box.air_units[flight.id].names)
            return [], [Closed(DONE, text, why, "6.21(choice)")]
    return [Option(DONE, text, role=LEAVE)], []


def must_turn_back(box: Box, s: Campaign, flight: Flight) -> bool:
    home = base_zone(box, s, flight)
    return bool(flight.zone and home and not can_land(box, s, flight, home))


def may_go(box: Box, s: Campaign, flight: Flight) -> bool:
    """Return whether a unit ready at its base or in the air has a mode in which it may go on."""
    return can_fly(box, s, flight) and any(open_faces(box, s, flight))


def open_faces(box: Box, s: Campaign, flight: Flight) -> Iterator[str]:
    for face in faces_open(box.air_units[flight.id], flight):
        if has_somewhere_to_go(box, s, flight, face):
            yield face


def can_fly_again(box: Box, s: Campaign, flight: Flight) -> bool:
    """Return whether a unit at its base can be sent where it was last sent, in the same mode."""
    known = flight.beat and not flight.zone and not flight.standing
    return bool(known and flight.beat in within_reach(box, s, flight, flight.beat_face))


def flight_option(box: Box, s: Campaign, flight: Flight) -> Option:
    where = flight.zone or base_zone(box, s, flight)
    text = say("option-flight", unit=box.air_units[flight.id].names, zone=where)
    note = say("note-watch", zone=flight.beat) if flight.standing else ""
    return Option(flight.id, text, where, flight.id, note)


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


def order_flight(u: BismarckUmpire, s: Campaign, side: str, flight: Flight) -> Steps[None]:
    """Fly in one of its modes to a zone from which the base can still be reached, or home."""
    ask = say("ask-flight", unit=u.box.air_units[flight.id].names)
    answer = yield Choose(
        "flight",
        side,
        ask,
        lambda: flights_open(u.box, s, flight),
        rule="6.13",
        group=flight.id,
        facts={"unit": flight.id},
        subject=flight.id,
        notes=lambda option: list(flight_notes(u.box, s, flight, option)),
    )
    face, _, zone = answer.partition(".")
    flight.standing = face == WATCH
    if face == WATCH:
        flight.beat = zone
        keep_watch(u, s, side, flight)
    elif answer == HOME:
        go_home(u, s, side, flight)
    elif answer != REST:
        fly(u, s, side, flight, face, zone)


def flights_open(box: Box, s: Campaign, flight: Flight) -> list[Option]:
    unit, can_go_home = box.air_units[flight.id], False
    found: list[Option] = []
    reach = {f: tuple(within_reach(box, s, flight, f)) for f in open_faces(box, s, flight)}
    for face, zones in reach.items():
        found += sortie_options(face, zones, face_of(unit, face).mode)
        if flight.zone and distance_home(box, s, flight) <= best_speed(unit, face):
            can_go_home = True
    found += sortie_options(WATCH, watchable(unit, reach), WATCH)
    if flight.standing and not must_turn_back(box, s, flight):
        found.append(Option(REST, say("option-rest")))
    if can_go_home:
        found.append(Option(HOME, say("option-home")))
    return found


def flight_notes(box: Box, s: Campaign, flight: Flight, option: Option) -> Iterator[Note]:
    """The search that a flight to a zone makes possible."""
    face, _, zone = option.id.partition(".")
    if not zone:
        return
    unit = box.air_units[flight.id]
    flown = watch_face(box, s, flight, zone) if face == WATCH else face
    own = face_of(unit, flown).search.at(night=is_night(box, s, zone))
    counted = flight_strength(box, s, flight) if zone == flight.zone else 0
    yield search_note(box, s, unit.side, zone, own - counted)


@lru_cache(maxsize=1024)
def sortie_options(face: str, zones: tuple[str, ...], mode: str) -> tuple[Option, ...]:
    return tuple(sortie_option(face, zone, mode) for zone in zones)


@cache
def sortie_option(face: str, zone: str, mode: str) -> Option:
    text = say("option-sortie", zone=zone, mode=mode)
    manner = Manner(mode, say("flight-mode", mode=mode))
    return Option(f"{face}.{zone}", text, zone, manner=manner)


def fly(u: BismarckUmpire, s: Campaign, side: str, flight: Flight, face: str, zone: str) -> None:
    flown = within_reach(u.box, s, flight, face)[zone]
    if not flight.zone:
        flight.up_since = s.turn
    flight.face, flight.zone, flight.flown = face, zone, flown
    flight.beat, flight.beat_face = zone, face
    flight.has_moved = True
    unit = u.box.air_units[flight.id]
    mode = face_of(unit, face).mode
    u.tell(AirUnitMoved, unit=unit.names, zone=zone, mode=mode, seen_by=(side,))


# ---------------------------------------------------------------------- standing orders


@rule("6.11", "6.32")
def watch_face(box: Box, s: Campaign, flight: Flight, zone: str) -> str:
    """The side of the counter with which a unit on watch goes to its zone: the searching one.

    A reconnaissance unit flies there first and turns over later; empty when it cannot go.
    """
    faces = tuple(open_faces(box, s, flight))
    order = [face for face in (BACK, FRONT) if face in faces]  # 6.32
    if box.air_units[flight.id].kind != "lr_recon":
        order = [face for face in order if face == BACK]
    return next((f for f in order if zone in within_reach(box, s, flight, f)), "")


def watchable(unit: AirUnit, reach: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Return the zones in reach that a unit can watch until further orders."""
    if BACK not in reach:
        return ()
    if unit.kind != "lr_recon":
        return reach[BACK]
    return tuple(dict.fromkeys(chain.from_iterable(reach.values())))


def keep_watch(u: BismarckUmpire, s: Campaign, side: str, flight: Flight) -> None:
    face = watch_face(u.box, s, flight, flight.beat)
    if face and (flight.zone, flight.face) != (flight.beat, face):
        fly(u, s, side, flight, face, flight.beat)


def keep_watches(u: BismarckUmpire, s: Campaign, side: str, idle: Iterable[str]) -> None:
    """Air units without another order follow their standing one."""
    for name in idle:
        if s.fleet(side).flights[name].standing:
            keep_watch(u, s, side, s.fleet(side).flights[name])


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


def movement_left(box: Box, flight: Flight) -> int:
    return face_of(box.air_units[flight.id], flight.face).speed - flight.flown
