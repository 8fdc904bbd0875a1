"""Tables set up by hand, with nobody on them but those a test names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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


def boat(s: Campaign, name: str, zone: str, **facts: Any) -> Boat:
    found = s.boats[name]
    found.zone, found.drawn = zone, True
    for fact, value in facts.items():
        setattr(found, fact, value)
    return found


def ship(s: Campaign, name: str, zone: str, **facts: Any) -> Ship:
    kind = BOX.ships[name].type if name in BOX.ships else TR
    s.ships[name] = Ship(name, kind, zone, **facts)
    return s.ships[name]


def convoy(s: Campaign, name: str, zone: str, goal: str = "BE", **facts: Any) -> Convoy:
    told = {"group": "north", "speed": "slow", "ships": 20, "formation": "line"} | facts
    s.convoys[name] = Convoy(name, zone, trail=[zone], **told)
    s.orders[name] = Orders(goal)
    return s.convoys[name]


def plane(s: Campaign, name: str, base: str = "G", **facts: Any) -> Plane:
    s.planes[name] = Plane(name, name.rpartition("-")[0], base, **facts)
    return s.planes[name]


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
