"""9.5. Naval combat movement: the chart, turns and hexes, slowest ship first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain, product
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.engine.decisions import Choose, Note, Option, Steps
from sandtable.engine.hexes import ORIGIN, Direction, Hex
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events.battle import ShipManoeuvred
from sandtable.games.bismarck.rules.ch09_aim import take_aim
from sandtable.games.bismarck.rules.ch09_fire import all_salvoes, battery, targets
from sandtable.games.bismarck.rules.ch09_places import (
    battle_of,
    foes_of,
    follow_ships,
    has_room,
    next_in_order,
    other_first,
    put_first,
)
from sandtable.games.bismarck.rules.units import evasion, general_type, is_night
from sandtable.games.bismarck.state import Campaign, Place, Vessel

Limits = tuple[tuple[int, int], ...]
Spent = frozenset[tuple[int, int]]
End = tuple[Hex, Direction]


class Course(NamedTuple):
    """The place a ship has reached, and the movement it has used."""

    hex: Hex
    facing: Direction
    hexes: int = 0
    turns: int = 0

    @property
    def end(self) -> End:
        return self.hex, self.facing


@lru_cache(maxsize=1024)
def spent_within(limits: Limits) -> Spent:
    """Every movement of so many hexes and turns that a chart allows."""
    allowed = (product(range(hexes + 1), range(turns + 1)) for hexes, turns in limits)
    return frozenset(chain.from_iterable(allowed))


@rule("9.31", "9.31(order)", "9.54")
def move_ships(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """Every ship in its order; one that can do nothing is not asked."""
    battle = battle_of(s)
    waiting = [p for p in battle.places.values() if can_manoeuvre(u.box, s.vessel(p.ship))]  # 9.54
    while waiting:
        place, *equal = next_in_order(u.box, s, waiting)  # 9.31(order)
        moved = yield from move_ship(u, s, place, equal)
        waiting.remove(moved)
        battle.moved.append(moved.ship)
    follow_ships(u.box, battle)


@rule("9.51", "9.52", "9.52(T)", "9.53")
def manoeuvres(box: Box, vessel: Vessel) -> Limits:
    """The pairs of hexes and turns of the ship's column of the chart."""
    row = box.combat_movement.read(evasion(box, vessel))  # 9.51, 9.52(T)
    return row.allowed(cruiser=general_type(box, vessel) == "cruiser")  # 9.52, 9.53


def can_manoeuvre(box: Box, vessel: Vessel) -> bool:
    return any(hexes or turns for hexes, turns in manoeuvres(box, vessel))


@rule("9.31(order)", "9.53")
def move_ship(
    u: BismarckUmpire, s: Campaign, place: Place, equal: Sequence[Place] = ()
) -> Steps[Place]:
    """Move a ship, or one of its equals first; return which has moved."""
    name = u.box.ships[place.ship].name

    @cache
    def reached() -> Mapping[End, int]:
        return ends(u.box, s, place)

    def options() -> list[Option]:
        found = [position(cell, facing) for cell, facing in reached()]  # 9.53
        return [*found, *other_first(u.box, equal)]  # 9.31(order)

    ask, facts = say("ask-manoeuvre", ship=name), {"ship": place.ship}
    answer = yield Choose(
        "manoeuvre",
        place.side,
        ask,
        options,
        rule="9.53",
        group="manoeuvre",
        facts=facts,
        subject=place.ship,
        notes=lambda option: list(fire_notes(u.box, s, place, option)),
    )
    first = put_first(equal, answer)
    if first:
        return (yield from move_ship(u, s, first))
    end = read_position(answer)
    go_to(u, place, end, reached()[end])
    return place


def go_to(u: BismarckUmpire, place: Place, end: End, hexes: int) -> None:
    """Move a ship to the end of a course, and tell how many hexes she sailed."""
    cell, facing = end
    if end != (place.hex, place.facing):
        name = u.box.ships[place.ship].name
        u.tell(ShipManoeuvred, ship=name, hex=str(cell), facing=facing.value, hexes=hexes)
    place.hex, place.facing = end


@rule("9.64")
def fire_notes(box: Box, s: Campaign, place: Place, option: Option) -> Iterator[Note]:
    """The salvoes a ship would fire from there at one target, and all that would be fired at it."""
    if not option.space:
        return
    cell, facing = read_position(option.id)
    there = replace(place, hex=cell, facing=facing)
    guns = battery(box, s, place)
    given = max((all_salvoes(guns, aim) for aim in targets(box, s, there)), default=0)
    taken = sum(
        all_salvoes(battery(box, s, foe), take_aim(box, foe, there, night=is_dark(box, s)))
        for foe in foes_of(battle_of(s), place.side)
    )
    yield Note(say("note-gives", salvoes=given), "9.64", "for", f"+{given}")
    yield Note(say("note-takes", salvoes=taken), "9.64", "against", f"−{taken}")


def is_dark(box: Box, s: Campaign) -> bool:
    return is_night(box, s, battle_of(s).action.zone)


@cache
def position(cell: Hex, facing: Direction) -> Option:
    text = say("option-position", hex=str(cell), facing=facing.value)
    return Option(f"{cell}:{facing.value}", text, str(cell), facing=facing.bearing)


@cache
def read_position(answer: str) -> tuple[Hex, Direction]:
    cell, _, facing = answer.partition(":")
    q, _, r = cell.partition(",")
    return Hex(int(q), int(r)), Direction(facing)


@rule("9.96")
def ends(box: Box, s: Campaign, place: Place) -> dict[End, int]:
    """The hexes and headings in which a ship's move may end, with the hexes sailed on the way.

    A withdrawing ship avoids those whose bonus hex is closer to an enemy, if there are others.
    """
    near = neighbourhood(box, s, place)
    found = courses(manoeuvres(box, s.vessel(place.ship)), place.facing, near)
    if place.withdrawing:
        away = {end: hexes for end, hexes in found.items() if keeps_away(*end, near.enemies)}
        found = away or found
    return {(place.hex + cell, facing): hexes for (cell, facing), hexes in found.items()}


class Neighbourhood(NamedTuple):
    """The hexes of other ships that bear upon a move, seen from the ship that moves."""

    friends: tuple[Hex, ...]
    enemies: tuple[Hex, ...]
    full: tuple[Hex, ...]
    withdrawing: bool


def neighbourhood(box: Box, s: Campaign, place: Place) -> Neighbourhood:
    """The ships within a ship's move; a withdrawing ship minds every enemy (9.96)."""
    battle = battle_of(s)
    reach = max(hexes for hexes, _ in manoeuvres(box, s.vessel(place.ship)))
    near = [p for p in battle.places.values() if p.hex.distance(place.hex) <= reach]
    minded = battle.places.values() if place.withdrawing else near
    return Neighbourhood(
        tuple(p.hex - place.hex for p in near if p.side == place.side and p is not place),
        tuple(p.hex - place.hex for p in minded if p.side != place.side),
        tuple(p.hex - place.hex for p in near if not has_room(box, battle, place.side, p.hex)),
        place.withdrawing,
    )


def keeps_away(cell: Hex, facing: Direction, enemies: Sequence[Hex]) -> bool:
    """A bonus hex with an enemy is not entered at all."""
    ahead = cell.neighbour(facing)
    return ahead in enemies or not closes(cell, ahead, enemies)


@lru_cache(maxsize=4096)
@rule("9.53", "9.53(30)", "9.54", "9.57")
def courses(limits: Limits, facing: Direction, near: Neighbourhood) -> Mapping[End, int]:
    """Every end that a ship can reach, with its hexes: bow first, turning before or after each."""
    start, allowed = Course(ORIGIN, facing), spent_within(limits)
    waiting, seen, found = [start], {start}, dict[End, int]()
    for course in waiting:
        if not course.hexes or course.hex not in near.full:
            found.setdefault(course.end, course.hexes)  # 9.54
        for after in continued(course, near, allowed):  # 9.53, 9.53(30), 9.57
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return MappingProxyType(found)


@rule("9.52", "9.57")
def continued(course: Course, near: Neighbourhood, allowed: Spent) -> Iterator[Course]:
    """One turn to either side, or one hex in the direction of the bow."""
    cell, facing, hexes, turns = course
    if (hexes, turns + 1) in allowed:
        for side in (-1, 1):
            yield Course(cell, facing.turned(side), hexes, turns + 1)
    if (hexes + 1, turns) in allowed and may_pass(course, near):
        ahead = cell.neighbour(facing)
        if may_enter(cell, ahead, near):
            yield Course(ahead, facing, hexes + 1, turns)


@rule("9.55(friendly)")
def may_pass(course: Course, near: Neighbourhood) -> bool:
    """A ship does not go on through a hex with a friend; it may leave one in which it stood."""
    return not course.hexes or course.hex not in near.friends


@rule("9.55", "9.96")
def may_enter(cell: Hex, ahead: Hex, near: Neighbourhood) -> bool:
    """Never a hex with an enemy; a withdrawing ship may not come closer to any."""
    if ahead in near.enemies:  # 9.55
        return False
    return not (near.withdrawing and closes(cell, ahead, near.enemies))  # 9.96


@rule("9.96(test)")
def closes(cell: Hex, ahead: Hex, enemies: Sequence[Hex]) -> bool:
    return any(ahead.distance(enemy) < cell.distance(enemy) for enemy in enemies)
