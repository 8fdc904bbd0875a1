"""4. The turn: availability, visibility, and how one turn follows another."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events import TurnBegan
from sandtable.games.bismarck.rules.appearance import ships_arrive
from sandtable.games.bismarck.state import SEARCH, SHADOW, SIDES, Campaign, Fleet


@rule("4.0", "4.1", "11.21")
def availability(u: BismarckUmpire, s: Campaign) -> None:
    """A new turn: ships due are placed and rested air units are back, out of sight."""
    turn = u.box.turns[s.turn]  # 4.0, 11.21
    u.tell(TurnBegan, turn=s.turn, day=turn.day, clock=turn.hour)
    ships_arrive(u, s)  # 4.1


@rule("11.22", "4.9", "8.11", "8.16(split)")
def next_turn(box: Box, s: Campaign) -> None:
    """Clear the table for the next turn; what was found in this one may be shadowed in it."""
    found = (SEARCH, SHADOW)
    s.trailed = [ship for ship in s.german.vessels if s.located.get(ship) in found]  # 8.11
    forces = [s.german.vessels[ship].force for ship in s.trailed]
    s.trailed_together = len(forces) > 1 and len(set(forces)) == 1 and forces[0] > 0  # 8.16(split)
    s.located, s.shadows, s.fought = {}, {}, []  # 4.9
    for side in SIDES:
        clear(box, s.fleet(side), side)
    s.turn, s.planned, s.sailed = s.turn + 1, False, False  # 11.22


@rule("7.29(when)", "6.22")
def clear(box: Box, fleet: Fleet, side: str) -> None:
    """A ship that ends a turn in a friendly port zone counts as in port from the next."""
    fleet.called = []
    for vessel in fleet.vessels.values():
        port = box.board.port_in.get(vessel.zone)
        vessel.in_port = port is not None and port.side == side
        vessel.course = [vessel.left, *vessel.entered] if vessel.entered else []
        vessel.entered, vessel.has_moved = [], False
        vessel.is_shadowing = vessel.searched = False
    for flight in fleet.flights.values():
        flight.flown, flight.has_moved = 0, False
        flight.is_shadowing = flight.searched = False
