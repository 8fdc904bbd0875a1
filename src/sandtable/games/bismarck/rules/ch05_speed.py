"""5.1 and 5.2. How far a ship sails: speed by damage, double moves, towing, fuel."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules.units import Unit, general_type, is_carrier, pace
from sandtable.games.bismarck.state import GERMAN, Campaign, Vessel


@rule("5.44", "9.729(tow)")
def speed(box: Box, s: Campaign, unit: Unit) -> int:
    """Return how many zones a ship may move this turn; a task force as its slowest member."""
    if any(vessel.stopped_on == s.turn for vessel in unit):
        return 0
    slowest = min([zones_allowed(box, s, vessel) for vessel in unit])
    return slowest or towed(box, s, unit)


@rule("9.729(tow)")
def towed(box: Box, s: Campaign, unit: Unit) -> int:
    helpless = [vessel for vessel in unit if pace(box, vessel) == "none"]
    return emergency(box, s) if helpless and can_tow(box, unit, helpless) else 0


@rule("5.24")
def emergency(box: Box, s: Campaign) -> int:
    """One zone, in turns marked C only."""
    return 1 if box.turns[s.turn].c_turn else 0


@rule("9.729(tow)")
def can_tow(box: Box, unit: Unit, helpless: list[Vessel]) -> bool:
    """Each ship that cannot move needs a battleship, a ship of its type, or any two ships."""
    able = [vessel for vessel in unit if vessel not in helpless]
    for lame in helpless:
        kinds = [general_type(box, vessel) for vessel in able]
        if not ("battleship" in kinds or general_type(box, lame) in kinds or len(able) > 1):
            return False
    return bool(able)


@rule("5.12", "5.13", "5.14", "5.15", "5.22", "5.23", "2.427")
def zones_allowed(box: Box, s: Campaign, vessel: Vessel) -> int:
    """Speed by damage, fuel, the alternation of double moves, and launching."""
    slowed = pace(box, vessel)  # 5.15
    ship = box.ships[vessel.id]
    if slowed == "none":
        return 0
    if slowed == "emergency" or (ship.burns_fuel and vessel.fuel == 0):  # 5.22, 5.23
        return emergency(box, s)
    if is_breakout(box, s, vessel) and slowed == "printed":
        return breakout_zones(box, vessel)
    zones = ship.max_speed if slowed == "printed" else 1  # 5.12, 5.14, 2.427
    if zones == box.limits.double_move and not may_double(box, s, vessel):  # 5.13
        return 1
    return zones


@rule("5.13", "5.26", "5.28(alternate)", "5.29")
def may_double(box: Box, s: Campaign, vessel: Vessel) -> bool:
    """Battleships and carriers never move two zones in consecutive turns, nor when launching."""
    if not box.ships[vessel.id].burns_fuel:
        return True  # 5.28(alternate)
    return vessel.double_on != s.turn - 1 and not has_launched(box, s, vessel)  # 5.13, 5.26, 5.29


@rule("5.29")
def has_launched(box: Box, s: Campaign, vessel: Vessel) -> bool:
    return is_carrier(box, vessel) and any(
        box.air_units[flight.id].base == vessel.id and flight.up_since == s.turn
        for flight in s.british.aloft
    )


@rule("5.28", "5.28(each)")
def is_breakout(box: Box, s: Campaign, vessel: Vessel) -> bool:
    """The German bonus of the first turn."""
    return box.ships[vessel.id].side == GERMAN and s.turn == s.first_turn


def breakout_zones(box: Box, vessel: Vessel) -> int:
    most = box.breakout.spans[-1].hi
    if not box.ships[vessel.id].burns_fuel:
        return most
    return max(z for z in range(most + 1) if box.breakout.read(z).value <= vessel.fuel)


# ---------------------------------------------------------------------- fuel


@rule("5.21", "5.21(fast)", "5.25", "5.27", "5.28(cruiser)")
def fuel_cost(box: Box, s: Campaign, vessel: Vessel, zones: int) -> int:
    """Cruisers pay nothing, fast ships for a second zone, slow ones outside C turns."""
    ship = box.ships[vessel.id]
    if not ship.burns_fuel or vessel.fuel == 0 or zones == 0:  # 5.25, 5.28(cruiser)
        return 0
    if is_breakout(box, s, vessel):
        return box.breakout.read(zones).value  # 5.27
    if ship.max_speed == box.limits.double_move:
        return int(zones >= box.limits.double_move)  # 5.21(fast)
    return int(not box.turns[s.turn].c_turn)  # 5.21
