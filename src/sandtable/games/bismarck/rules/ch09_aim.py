"""9.61, 9.63, 9.66, 9.67. Aim: how ships lie to each other, and which guns bear on what."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from sandtable.engine.hexes import ORIGIN, Direction, Hex
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.battle_board import Attitude, Sector
from sandtable.games.bismarck.components.rows import Hits, Section
from sandtable.games.bismarck.components.units import Ship
from sandtable.games.bismarck.rules.ch09_damage import BOTH_SIDES, PORT, STARBOARD, Sides
from sandtable.games.bismarck.state import Place

MAIN: tuple[Section, ...] = ("bow", "stern")
SECTIONS_TO: Mapping[Sector, tuple[Section, ...]] = {
    Sector.BOW: ("bow",),
    Sector.STERN: ("stern",),
    Sector.PORT: ("bow", "stern", PORT),
    Sector.STARBOARD: ("bow", "stern", STARBOARD),
}


class Aim(Struct, frozen=True):
    """The position of a firing ship to a target: guns that bear, and sections that are hit."""

    target: str
    distance: int
    band: str
    table: str
    attitude: Attitude
    sides: Sides
    sections: tuple[Section, ...]

    def column(self, box: Box) -> Column[Hits]:
        return box.gunnery[self.table][self.attitude]


def take_aim(box: Box, firer: Place, target: Place, *, night: bool = False) -> Aim:
    """Only where the ships lie to each other counts, so that is worked out once."""
    return aim_along(box, firer.ship, target.ship, line_to(firer, target), night)


def line_to(firer: Place, target: Place) -> Line:
    return Line(target.hex - firer.hex, firer.facing, target.facing)


class Line(NamedTuple):
    """A target as the firing ship has it: how far and where, and where both bows point."""

    away: Hex
    facing: Direction
    target_facing: Direction


@lru_cache(maxsize=65536)
@rule("9.66(TA)", "9.66(TB)")
def aim_along(box: Box, firer: str, target: str, line: Line, night: bool) -> Aim:  # noqa: FBT001  (a key of the cache)
    """Distance and sectors decide the table, the column and the guns that bear."""
    lie = lie_of(box, line)
    table = table_by_night(lie.band) if night else lie.band  # 9.66(TA), 9.66(TB)
    return Aim(
        target,
        lie.distance,
        lie.band,
        table,
        lie.attitude,
        lie.sides,
        bearing(box.ships[firer], lie.sector, lie.distance) if table else (),
    )


class Lie(NamedTuple):
    """Two ships as they lie to each other, whichever they are."""

    distance: int
    band: str
    sector: Sector
    attitude: Attitude
    sides: Sides


@lru_cache(maxsize=16384)
@rule("9.61", "9.67")
def lie_of(box: Box, line: Line) -> Lie:
    """Return how far a target is, in which sector, and from where it is fired at."""
    distance, back = ORIGIN.distance(line.away), ORIGIN - line.away
    return Lie(
        distance,
        box.battle.ranges.band(distance),  # 9.61
        box.battle.sector(line.facing, line.away),
        box.battle.sector(line.target_facing, back).attitude,  # 9.67
        exposed_sides(box, line.target_facing, back),
    )


@rule("11.12")
def table_by_night(band: str) -> str:
    """At night ships fire only at range A, with the tables of range B."""
    return "B" if band == "A" else ""


@rule("9.716", "9.716(line)")
def exposed_sides(box: Box, facing: Direction, firer: Hex) -> Sides:
    """The secondaries that can be hit: the side of the firer, either one from the keel line."""
    side = box.battle.side_of(facing, firer)
    if side is None:
        return BOTH_SIDES
    return (PORT,) if side is Sector.PORT else (STARBOARD,)


@rule("9.63", "9.63(sec)", "9.63(CA)", "9.63(CL)", "9.81", "9.81(range)")
def bearing(ship: Ship, sector: Sector, distance: int) -> tuple[Section, ...]:
    """The sections whose sector holds the target and whose guns reach so far."""
    if ship.third_bow_turret and sector is Sector.STERN:  # 9.81, 9.81(range)
        return ()
    return tuple(
        section
        for section in SECTIONS_TO[sector]  # 9.63, 9.63(sec)
        # 9.63(CA), 9.63(CL)
        if distance <= (ship.main_range if section in MAIN else ship.secondary_range)
    )
