"""Tables set up by hand, with nobody on them but those a test names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.umpire import Umpire
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.rules.ch07_places import add_sight
from sandtable.games.paukenschlag.rules.units import TR
from sandtable.games.paukenschlag.state import (
    OSL,
    TSL,
    US,
    Boat,
    Campaign,
    Contact,
    Convoy,
    Orders,
    Plane,
    Ship,
)
from sandtable.testing.desk import Desk, desk

BOX: Box = GAME.printed_box
Unit = TypeVar("Unit", Boat, Ship, Convoy, Plane)


def umpire(*faces: int) -> Desk[Box]:
    return desk(BOX, *faces)


def seeded(seed: int = 1) -> Umpire[Box]:
    """An umpire for what hangs on no die."""
    return Umpire(BOX, SeededDice(seed_from(seed)), [])


def empty(scenario: str = "historical", *, turn: int = 10) -> Campaign:
    """The map without ships, boats, aircraft or convoys."""
    s = GAME.new_state(Setup(scenario))
    s.turn, s.ships, s.planes = turn, {}, {}
    return s


def with_facts(unit: Unit, facts: Mapping[str, object]) -> Unit:
    for fact, value in facts.items():
        setattr(unit, fact, value)
    return unit


def boat(s: Campaign, name: str, zone: str, **facts: object) -> Boat:
    found = s.boats[name]
    found.zone, found.drawn = zone, True
    return with_facts(found, facts)


def ship(s: Campaign, name: str, zone: str, **facts: object) -> Ship:
    kind = BOX.ships[name].type if name in BOX.ships else TR
    s.ships[name] = Ship(name, kind, zone)
    return with_facts(s.ships[name], facts)


def convoy(s: Campaign, name: str, zone: str, goal: str = "BE", **facts: object) -> Convoy:
    s.convoys[name] = Convoy(name, zone, "north", "slow", 20, "line", [zone])
    s.orders[name] = Orders(goal)
    return with_facts(s.convoys[name], facts)


def plane(s: Campaign, name: str, base: str = "G", **facts: object) -> Plane:
    s.planes[name] = Plane(name, name.rpartition("-")[0], base)
    return with_facts(s.planes[name], facts)


def on_grid(
    s: Campaign, squares: Mapping[str, str], *, zone: str = "CB", level: str = OSL, turn: int = 1
) -> Contact:
    """Put units on the grid in a zone; what is not on the map yet is made.

    A boat is named `U-…`, a convoy `C…`, anything else is a ship.
    """
    for unit in squares:
        if unit in s.boats:
            s.boats[unit].zone, s.boats[unit].drawn = zone, True
        elif unit in BOX.convoys and unit not in s.convoys:
            convoy(s, unit, zone)
        elif unit not in s.ships and unit not in s.convoys:
            ship(s, unit, zone)
    s.contact = Contact(zone, level, round=turn, first=US, squares=dict(squares))
    return s.contact


def tactical(s: Campaign, squares: Mapping[str, str], *, zone: str = "CB") -> Contact:
    return on_grid(s, squares, zone=zone, level=TSL)


def sees(s: Campaign, holder: str, *targets: str, how: str = "active") -> None:
    for target in targets:
        add_sight(s, holder, target, how, holder)


def amerika(*bombers: str, turn: int = 10) -> Campaign:
    s = empty("plan_amerika", turn=turn)
    for name in bombers:
        plane(s, name, "AZ")
    s.surprised = True
    return s
