"""The table: ships that only their side sees, plans, and the field of battle."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

HUNTER, RAIDER = SEATS = ("hunter", "raider")


class Ship(Struct):
    side: str
    kind: str
    zone: str
    hits: int = 0
    moved: bool = False


class Plan(Struct, frozen=True):
    ship: str
    zone: str = ""


class Chase(Struct):
    turns: int
    large: bool
    ships: dict[str, Ship]
    plans: dict[str, Plan] = {}
    contacts: dict[str, int] = {}
    facing: dict[str, str] = {}
    turn: int = 1
    result: str = ""


def known(s: Chase, seat: str | None) -> Chase:
    """Own ships and plan, and of the others what is in contact this turn or fights."""
    ships = {
        name: ship
        for name, ship in s.ships.items()
        if ship.side == seat or s.contacts.get(ship.zone) == s.turn or s.result
    }
    plans = {side: plan for side, plan in s.plans.items() if side == seat}
    return replace(s, ships=ships, plans=plans)
