"""Units and their places: the questions every chapter asks of the map."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.state import (
    BRITISH,
    GERMAN,
    Assault,
    Force,
    Leader,
    Tank,
    Unit,
)

CAR = "mercedes"
SCHMIDT, HICKMAN = "schmidt", "hickman"
AT_GUN = "at_gun"
HOWARD = "howard"
COUNTER = "counter:"
"""A face-down counter is known by the area it lies in."""


def force_of(s: Assault, side: str) -> Force:
    return s.british if side == BRITISH else s.german


def enemy_of(side: str) -> str:
    return GERMAN if side == BRITISH else BRITISH


def units_in(force: Force, area: str) -> list[Unit]:
    return [unit for unit in force.units.values() if unit.area == area]


def leaders_in(force: Force, area: str) -> list[Leader]:
    return [leader for leader in force.leaders.values() if leader.area == area]


def tank_in(s: Assault, area: str) -> Tank | None:
    """The tank in an area that is not a wreck."""
    for tank in s.tanks.values():
        if tank.area == area and not tank.wreck:
            return tank
    return None


def has_wreck(s: Assault, area: str) -> bool:
    return any(tank.area == area and tank.wreck for tank in s.tanks.values())


def is_driven(s: Assault) -> bool:
    """Return whether the car is on the map and Schmidt drives in it."""
    schmidt = s.german.leaders.get(SCHMIDT)
    running = bool(s.car.area) and not s.car.wreck
    return running and schmidt is not None and schmidt.area == s.car.area


def is_aboard(s: Assault, leader: str) -> bool:
    """Return whether a leader sits in the car."""
    return leader == SCHMIDT and is_driven(s)


def counter_at(area: str) -> str:
    return f"{COUNTER}{area}"


@rule("5.2(4)", "C.contested")
def british_occupied(s: Assault) -> set[str]:
    """The areas that hold a British unit; prisoners and weapons do not occupy."""
    occupied = {unit.area for unit in s.british.units.values()}
    occupied.update([leader.area for leader in s.british.leaders.values()])
    occupied.discard("")
    return occupied


@rule("5.2(4)", "C.contested")
def german_occupied(s: Assault) -> set[str]:
    """The areas that hold a German unit, face down or not; the car does not occupy."""
    occupied = {unit.area for unit in s.german.units.values()}
    occupied.update([one.area for one in s.german.leaders.values() if not is_aboard(s, one.id)])
    occupied.update([tank.area for tank in s.tanks.values() if not tank.wreck])
    occupied.update(s.face_down)
    occupied.discard("")
    return occupied


def combat_areas(force: Force) -> set[str]:
    """The areas that hold a combat unit of a side."""
    return {unit.area for unit in force.units.values() if unit.area}
