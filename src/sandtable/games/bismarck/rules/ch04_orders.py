"""4.2, 4.4, 4.5. The orders of a turn: both sides give all of theirs in one secret planning."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.games.bismarck.components import BismarckUmpire
from sandtable.games.bismarck.rules.appearance import escorts_sail
from sandtable.games.bismarck.rules.ch05_forces import order_forces
from sandtable.games.bismarck.rules.ch05_movement import able_units, order_ships
from sandtable.games.bismarck.rules.ch06_air import able_flights, land_spent_flights, order_flights
from sandtable.games.bismarck.rules.units import unit_id
from sandtable.games.bismarck.state import BRITISH, SIDES, Campaign


@rule("4.4", "2.2(hidden)", "3.0(secret)")
def movement(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """Units at the end of their endurance go home; then both sides plan, each at its own pace."""
    land_spent_flights(u, s)  # 4.4
    yield from u.together(*(plan(u, s, side) for side in SIDES))  # 2.2(hidden), 3.0(secret)
    s.planned = True


@rule("4.2", "4.4", "4.5")
def plan(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    """Task forces, air units and ships, in the order of the phases; nothing is shown in between."""

    def ships() -> list[str]:
        return [unit_id(unit[0]) for unit in able_units(u.box, s, side)]

    def everybody() -> list[str]:
        return [*(flight.id for flight in able_flights(u.box, s, side)), *ships()]

    if not s.trailed:
        yield from order_forces(u, s, side, everybody)  # 4.2
    if side == BRITISH:
        escorts_sail(u, s)
    yield from order_flights(u, s, side, ships)  # 4.4
    yield from order_ships(u, s, side)  # 4.5
