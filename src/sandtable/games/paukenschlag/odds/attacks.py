"""Exact odds of attacks in a square of the tactical grid, and of those from the air."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from sandtable.engine.odds import distribution
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.rules.ch07_places import boats_on, contact_of, units_in
from sandtable.games.paukenschlag.rules.ch09_combat import (
    DESTROYED,
    FORCED_UP,
    asw_of,
    roll_depth_charges,
    shell,
)
from sandtable.games.paukenschlag.rules.ch09_damage import NEUTRALIZED, sinks
from sandtable.games.paukenschlag.rules.ch09_torpedo import shoot
from sandtable.games.paukenschlag.rules.units import class_of
from sandtable.games.paukenschlag.state import Campaign, Ship

CERTAIN: tuple[float, ...] = (1.0,)


class Salvo(Struct, frozen=True):
    """The chance of each number of ships sunk, and that at least one is left dead in the water."""

    sunk: tuple[float, ...]
    crippled: float

    @property
    def mean(self) -> float:
        return sum(number * chance for number, chance in enumerate(self.sunk))


def salvo(box: Box, s: Campaign, aims: Mapping[str, int]) -> Salvo:
    """The torpedoes of one boat, spread over targets that do not affect each other."""
    sunk, sound = CERTAIN, 1.0
    for target, count in aims.items():
        one = at_target(box, s, target, count)
        sunk, sound = convolved(sunk, one.sunk), sound * (1 - one.crippled)
    return Salvo(sunk, 1 - sound)


def convolved(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    found = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            found[i + j] += a * b
    return tuple(found)


def at_target(box: Box, s: Campaign, target: str, count: int) -> Salvo:
    """A convoy loses a ship for each hit that sinks one; on a ship the hits are added up."""
    ship = s.ships.get(target)

    def outcome(u: PaukenschlagUmpire) -> tuple[int, bool]:
        effects = shoot(u, s, "", target, count)
        down = [sinks(ship, e) if ship else e == "sunk" for e in effects]
        left = [e for e, gone in zip(effects, down, strict=True) if not gone]
        return sum(down), NEUTRALIZED in left

    found = distribution(box, outcome)
    most = max(number for number, _ in found.chances)
    sunk = [found.chance(lambda one, n=number: one[0] == n) for number in range(most + 1)]  # type: ignore[misc]  # mypy wants no defaults in lambdas
    return Salvo(tuple(sunk), found.chance(lambda one: one[1]))


# ---------------------------------------------------------------------- guns and depth charges


def gun(box: Box, s: Campaign, boat: str, target: str) -> float:
    """The chance that the gun of a boat cripples a ship, or sinks one that is crippled."""
    attack = class_of(box, s, boat).attack
    found = distribution(box, lambda u: shell(u, s, attack, target)[1])
    return found.chances.get(NEUTRALIZED, 0.0)


class DepthCharges(Struct, frozen=True):
    """The chances that a boat is destroyed, and that it is forced up."""

    destroyed: float
    forced_up: float


def depth_charges(box: Box, ship: Ship) -> DepthCharges:
    return of_column(box, ship.type, asw_of(box, ship))


@lru_cache(maxsize=64)
def of_column(box: Box, kind: str, column: int) -> DepthCharges:
    ship = Ship("", kind, neutralized=column < box.classes[kind].asw)
    found = distribution(box, lambda u: roll_depth_charges(u, ship)).chances
    return DepthCharges(found.get(DESTROYED, 0.0), found.get(FORCED_UP, 0.0))


# ---------------------------------------------------------------------- who meets whom


def meetings(s: Campaign) -> Iterator[tuple[str, list[str]]]:
    """Each boat on the grid with the ships that share its square."""
    for boat in boats_on(s):
        units = units_in(s, contact_of(s).squares[boat])
        yield boat, [unit for unit in units if unit not in s.boats]
