"""Ships and task forces: evasion, type, and units that move and fight as one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from sandtable.engine.rules import rule
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.units import AirUnit, Face
from sandtable.games.bismarck.state import Campaign, Fleet, Group, Vessel

FRONT, BACK = "front", "back"

Unit: TypeAlias = Sequence[Vessel]
"""A ship on its own, or all ships of a task force."""


@rule("2.433")
def face_of(unit: AirUnit, face: str) -> Face:
    """Return the upper side of an air unit's counter."""
    return unit.back if face == BACK and unit.back else unit.front


@rule("2.426", "9.722", "9.727")
def evasion(box: Box, vessel: Vessel) -> int:
    """The current evasion; it does not fall below zero."""
    lost = vessel.damage.permanent + vessel.damage.temporary  # 9.722, 9.727
    return max(box.ships[vessel.id].evasion - lost, 0)  # 2.426


@rule("9.729")
def pace(box: Box, vessel: Vessel) -> str:
    return box.search_board_speed.read(evasion(box, vessel)).speed


@rule("2.422")
def general_type(box: Box, vessel: Vessel) -> str:
    return box.ships[vessel.id].general_type


def is_carrier(box: Box, vessel: Vessel) -> bool:
    return general_type(box, vessel) == "carrier"


@rule("5.43", "2.52")
def unit_of(fleet: Fleet, vessel: Vessel) -> Unit:
    """The task force of a ship, or the ship alone."""
    if not vessel.force:
        return [vessel]
    return [other for other in fleet.afloat if other.force == vessel.force]


def units(fleet: Fleet, zone: str = "") -> list[Unit]:
    """Every ship or task force on the board, or in a zone, in the order of the ships."""
    found: dict[str, list[Vessel]] = {}
    for vessel in fleet.vessels.values():
        if vessel.zone and zone in ("", vessel.zone):
            found.setdefault(unit_id(vessel), []).append(vessel)
    return list(found.values())


def by_coordinates(zone: str) -> tuple[str, int]:
    """Return the sort key of a zone, with A9 before A11."""
    return zone[0], int(zone[1:])


def unit_id(vessel: Vessel) -> str:
    return f"force-{vessel.force}" if vessel.force else vessel.id


def unit_named(fleet: Fleet, name: str) -> Unit:
    alone = fleet.vessels.get(name)
    if alone is not None:
        return [alone] if alone.zone and not alone.force else []
    return [v for v in fleet.vessels.values() if v.zone and unit_id(v) == name]


def ids(unit: Iterable[Vessel]) -> list[str]:
    return [vessel.id for vessel in unit]


def names(box: Box, ships: Iterable[str]) -> str:
    """Return the names of ships as a list in both languages."""
    return ", ".join(box.ships[ship].name for ship in ships)


@rule("9.241")
def unit_type(box: Box, unit: Unit) -> str:
    """A task force is named by its most powerful type: battleship, cruiser, carrier."""
    ranks = box.general_types
    return max((general_type(box, vessel) for vessel in unit), key=lambda kind: ranks[kind].rank)


@rule("7.23")
def report(box: Box, vessels: Iterable[Vessel]) -> tuple[Group, ...]:
    """Return how ships are reported: number and general type, task forces apart, no names."""
    groups: dict[int, dict[str, int]] = {}
    for vessel in vessels:
        counts = groups.setdefault(vessel.force, {})
        kind = general_type(box, vessel)
        counts[kind] = counts.get(kind, 0) + 1
    return tuple(group(counts, in_force=force > 0) for force, counts in sorted(groups.items()))


def group(counts: dict[str, int], *, in_force: bool) -> Group:
    return Group(
        counts.get("battleship", 0), counts.get("cruiser", 0), counts.get("carrier", 0), in_force
    )


@rule("11.11")
def is_night(box: Box, s: Campaign, zone: str) -> bool:
    """Return whether it is night in a zone: 24:00 everywhere, 20:00 south of the 55 degree line."""
    return box.turns[s.turn].is_night(north_of_55=box.board.is_north_of_55(zone))


@rule("7.33", "7.31")
def is_foggy(box: Box, s: Campaign, zone: str) -> bool:
    return s.fog and box.board.within("fog", zone)


@rule("7.17", "9.225")
def is_blind(box: Box, s: Campaign) -> bool:
    """Return whether the visibility is X: no search, no combat of any kind."""
    return s.visibility == box.visibility.x
