"""7.2. Search strength: what ships, air units and coast see in each zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from sandtable.engine.decisions import Note
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.schedule import Turn
from sandtable.games.bismarck.rules.units import (
    Unit,
    face_of,
    is_blind,
    is_foggy,
    is_night,
    units,
)
from sandtable.games.bismarck.state import BRITISH, Campaign, Flight


@rule("TEC.6", "7.27")
def coast(box: Box, side: str) -> frozenset[str]:
    coastal = box.board.coastal
    return box.board.regions[coastal.british if side == BRITISH else coastal.german].zones


@lru_cache(maxsize=1024)
def watched_from_land(box: Box, side: str, turn: Turn) -> Mapping[str, int]:
    """The search strength of a side's coast in a turn, by zone."""
    points, board = box.board.coastal.points, box.board
    return {
        zone: points.at(night=turn.is_night(north_of_55=board.is_north_of_55(zone)))
        for zone in coast(box, side)
    }


@rule("7.26", "7.27", "7.27(german)", "2.424")
def strengths(box: Box, s: Campaign, side: str) -> Counter[str]:
    """The search strength of a side in each zone: ships, task forces, air units and coast."""
    found = Counter(watched_from_land(box, side, box.turns[s.turn]))  # 7.27, 7.27(german)
    for unit in units(s.fleet(side)):
        zone = unit[0].zone
        found[zone] += unit_strength(box, unit, night=is_night(box, s, zone))  # 7.26, 2.424
    for flight in s.fleet(side).aloft:
        found[flight.zone] += flight_strength(box, s, flight)  # 7.28
    return found


@rule("7.26", "7.26(tf)", "5.45", "8.13(search)")
def unit_strength(box: Box, unit: Unit, *, night: bool) -> int:
    """A task force counts as its counter, or on patrol as its best member."""
    first = unit[0]
    if first.is_shadowing or first.searched:  # 8.13(search)
        return 0
    if first.patrolling:
        faces = (box.ships[vessel.id].search_patrol for vessel in unit)
        return max(face.at(night=night) for face in faces if face)  # 5.45
    counter = box.task_force_counter if first.force else box.ships[first.id]  # 7.26(tf)
    return counter.search_move.at(night=night)  # 7.26


@rule("7.28", "2.435", "8.13(search)")
def flight_strength(box: Box, s: Campaign, flight: Flight) -> int:
    """An air unit searches only the zone in which it ended its move."""
    if flight.is_shadowing or flight.searched:  # 8.13(search)
        return 0
    search = face_of(box.air_units[flight.id], flight.face).search
    return search.at(night=is_night(box, s, flight.zone))  # 7.28, 2.435


@rule("7.12")
def search_note(box: Box, s: Campaign, side: str, zone: str, own: int) -> Note:
    """Return the search strength that a unit adds in a zone, against the visibility."""
    if is_blind(box, s) or is_foggy(box, s, zone):
        return Note(say("note-search-blind"), "7.31", "against")
    total = strengths(box, s, side)[zone] + own
    is_enough = total >= s.visibility
    enough = "yes" if is_enough else "no"
    text = say("note-search", strength=total, needed=s.visibility, enough=enough)
    return Note(text, "7.12", "for" if is_enough else "against")
