"""9.5. Naval combat movement: the chart, turns and hexes, slowest ship first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.engine.decisions import Choose, Note, Option, Steps
from sandtable.engine.hexes import Direction, Hex
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events.battle import ShipManoeuvred
from sandtable.games.bismarck.rules.ch09_fire import all_salvoes, battery, take_aim, targets
from sandtable.games.bismarck.rules.ch09_places import (
    battle_of,
    foes_of,
    follow_ships,
    has_room,
    next_in_order,
    ships_of,
)
from sandtable.games.bismarck.rules.units import evasion, general_type, is_night
from sandtable.games.bismarck.state import Campaign, Place, Vessel

Limits = tuple[tuple[int, int], ...]
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

    def is_within(self, limits: Limits) -> bool:
        return any(self.hexes <= hexes and self.turns <= turns for hexes, turns in limits)


@rule("9.31", "9.31(order)", "9.54")
def move_ships(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """Every ship in its order; one that can do nothing is not asked."""
    battle = battle_of(s)
    waiting = [p for p in battle.places.values() if can_manoeuvre(u.box, s.vessel(p.ship))]  # 9.54
    while waiting:
        ask = say("ask-next-to-move")
        place = yield from next_in_order(u, s, waiting, "next-to-move", ask, "9.31(order)")
        waiting.remove(place)
        yield from move_ship(u, s, place)
        battle.moved.append(place.ship)
    follow_ships(u.box, battle)


@rule("9.51", "9.52", "9.52(T)", "9.53")
def manoeuvres(box: Box, vessel: Vessel) -> Limits:
    """The pairs of hexes and turns of the ship's column of the chart."""
    row = box.combat_movement.read(evasion(box, vessel))  # 9.51, 9.52(T)
    return row.allowed(cruiser=general_type(box, vessel) == "cruiser")  # 9.52, 9.53


def can_manoeuvre(box: Box, vessel: Vessel) -> bool:
    return any(hexes or turns for hexes, turns in manoeuvres(box, vessel))


def move_ship(u: BismarckUmpire, s: Campaign, place: Place) -> Steps[None]:
    name = u.box.ships[place.ship].name

    def options() -> list[Option]:
        return [position(cell, facing) for cell, facing in ends(u.box, s, place)]

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
    cell, facing = read_position(answer)
    if (cell, facing) != (place.hex, place.facing):
        hexes = place.hex.distance(cell)
        u.tell(ShipManoeuvred, ship=name, hex=str(cell), facing=facing.value, hexes=hexes)
    place.hex, place.facing = cell, facing


@rule("9.64")
def fire_notes(box: Box, s: Campaign, place: Place, option: Option) -> Iterator[Note]:
    """The salvoes a ship would fire from there at one target, and all that would be fired at it."""
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
def ends(box: Box, s: Campaign, place: Place) -> list[End]:
    """The hexes and headings in which a ship's move may end.

    A withdrawing ship avoids those whose bonus hex is closer to an enemy, if there are others.
    """
    found = list(dict.fromkeys(course.end for course in courses(box, s, place)))
    if not place.withdrawing:
        return found
    enemies = [foe.hex for foe in foes_of(battle_of(s), place.side)]
    return [end for end in found if keeps_away(*end, enemies)] or found


def keeps_away(cell: Hex, facing: Direction, enemies: list[Hex]) -> bool:
    """A bonus hex with an enemy is not entered at all."""
    ahead = cell.neighbour(facing)
    return ahead in enemies or not closes(cell, ahead, enemies)


@rule("9.53", "9.53(30)", "9.54", "9.57")
def courses(box: Box, s: Campaign, place: Place) -> Iterator[Course]:
    """Every way a ship can go and end: bow first, turning before or after each hex."""
    battle, limits = battle_of(s), manoeuvres(box, s.vessel(place.ship))
    friends = [other.hex for other in ships_of(battle, place.side) if other is not place]
    enemies = [foe.hex for foe in foes_of(battle, place.side)]
    start = Course(place.hex, place.facing)
    waiting, seen = [start], {start}
    for course in waiting:
        if not course.hexes or has_room(box, battle, place.side, course.hex):
            yield course  # 9.54
        for after in continued(place, course, friends, enemies):  # 9.57
            if after not in seen and after.is_within(limits):  # 9.53, 9.53(30)
                seen.add(after)
                waiting.append(after)


@rule("9.52", "9.57")
def continued(
    place: Place, course: Course, friends: list[Hex], enemies: list[Hex]
) -> Iterator[Course]:
    """One turn to either side, or one hex in the direction of the bow."""
    cell, facing, hexes, turns = course
    for side in (-1, 1):
        yield Course(cell, facing.turned(side), hexes, turns + 1)
    ahead = cell.neighbour(facing)
    if may_pass(course, friends) and may_enter(place, cell, ahead, enemies):
        yield Course(ahead, facing, hexes + 1, turns)


@rule("9.55(friendly)")
def may_pass(course: Course, friends: list[Hex]) -> bool:
    """A ship does not go on through a hex with a friend; it may leave one in which it stood."""
    return not course.hexes or course.hex not in friends


@rule("9.55", "9.96")
def may_enter(place: Place, cell: Hex, ahead: Hex, enemies: list[Hex]) -> bool:
    """Never a hex with an enemy; a withdrawing ship may not come closer to any."""
    if ahead in enemies:  # 9.55
        return False
    return not (place.withdrawing and closes(cell, ahead, enemies))  # 9.96


@rule("9.96(test)")
def closes(cell: Hex, ahead: Hex, enemies: list[Hex]) -> bool:
    return any(ahead.distance(enemy) < cell.distance(enemy) for enemy in enemies)
