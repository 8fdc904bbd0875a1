"""The battle board: its frame of hexes, ranges, and the sectors around a ship."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Any, Literal

from msgspec import Struct

from sandtable.engine.components import Count, Named, Part, Positive, entries, entry
from sandtable.engine.hexes import Direction, Hex
from sandtable.engine.texts import say
from sandtable.games.bismarck.components.checks import demand

Attitude = Literal["bow", "stern", "broadside"]


class Sector(StrEnum):
    """The bearing of a hex from a ship (9.63)."""

    BOW = "bow"
    STERN = "stern"
    PORT = "port"
    STARBOARD = "starboard"

    __hash__ = str.__hash__  # an enum's own is slower

    @property
    def attitude(self) -> Attitude:
        """The column for a target whose enemy fires from this sector (9.67)."""
        if self is Sector.BOW:
            return "bow"
        return "stern" if self is Sector.STERN else "broadside"


class Frame(Part, frozen=True, kw_only=True):
    """The printed field, and how it is drawn."""

    radius: Count
    centre: Hex
    stacking: Count
    hex_size: Count
    width: Count
    height: Count


class Ranges(Part, frozen=True, kw_only=True):
    A: tuple[Count, Count]
    B: tuple[Count, Count]
    full_salvo: Count

    def band(self, distance: int) -> Literal["", "A", "B"]:
        """The range at which a ship so many hexes away lies; empty when beyond both (9.61)."""
        if self.A[0] <= distance <= self.A[1]:
            return "A"
        return "B" if self.B[0] <= distance <= self.B[1] else ""


class Combat(Part, frozen=True, kw_only=True):
    """Distances and counts of the procedure: near enough to hold a ship, rounds without fire."""

    near: Count
    stall_rounds: Count


class Check(Struct, frozen=True, array_like=True):
    """A known sector: facing of the bow, hex of the target, sector."""

    facing: Direction
    target: Hex
    sector: Sector


class Sectors(Part, frozen=True, kw_only=True):
    wedge: Positive
    checks: tuple[Check, ...]


class Edge(Named, frozen=True, kw_only=True):
    """An edge of the frame with the die that leads to it (9.28)."""

    roll: Positive
    opposite: Positive
    hexes: tuple[Hex, ...]


@cache
def turned_east(away: Hex, facing: Direction) -> Hex:
    """Return where a hex lies when the board is turned until the bow points east."""
    return away.rotated(facing.turns_to(Direction.E))


class BattleBoard:
    """The board and its geometry."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.frame = entry(Frame, data["battle_board"])
        self.ranges = entry(Ranges, data["ranges"])
        self.combat = entry(Combat, data["combat"])
        self.sectors = entry(Sectors, data["sectors"])
        self._found: dict[tuple[Direction, Hex], Sector] = {}
        self.edges: dict[int, Edge] = entries(Edge, data["edge"], "roll")
        demand(sorted(self.edges) == list(range(1, 7)), say("edges-one-to-six"))
        for check in self.sectors.checks:
            found = self.sector(check.facing, check.target)
            args = {"facing": str(check.facing), "hex": str(check.target)}
            why = say("sector-differs", **args, found=str(found), wanted=str(check.sector))
            demand(found == check.sector, why)

    @property
    def hexes(self) -> tuple[Hex, ...]:
        return self.frame.centre.disc(self.frame.radius)

    def sector(self, facing: Direction, target: Hex) -> Sector:
        """The sector in which a hex lies, counted from the ship."""
        if (facing, target) not in self._found:
            self._found[facing, target] = self._sector(turned_east(target, facing))
        return self._found[facing, target]

    def _sector(self, away: Hex) -> Sector:
        """Corners between two sectors lie abeam."""
        if away.q - away.s > self.sectors.wedge * abs(away.r):
            return Sector.BOW
        if away.s - away.q > self.sectors.wedge * abs(away.r):
            return Sector.STERN
        return Sector.STARBOARD if away.r > 0 else Sector.PORT

    def side_of(self, facing: Direction, target: Hex) -> Sector | None:
        """Port or starboard, in every sector; None on the keel line (9.716)."""
        r = turned_east(target, facing).r
        return (Sector.STARBOARD if r > 0 else Sector.PORT) if r else None
