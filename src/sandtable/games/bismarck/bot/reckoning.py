"""Figures for bots: the value of ships in a fight, paths and chances."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from sandtable.engine.dice import Dice
from sandtable.engine.maps import Graph
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.chart import chart
from sandtable.games.bismarck.rules.units import evasion
from sandtable.games.bismarck.state import Vessel


def power(box: Box, vessel: Vessel) -> float:
    """Return the worth of a ship in a gun fight: salvoes left times hits she can take."""
    ship, hurt = box.ships[vessel.id], vessel.damage
    strength, guns = box.thumb.strength, 0.0
    for section, weight in strength.sections.items():
        boxes, lost = ship.boxes(section), getattr(hurt, section)
        if lost < len(boxes):
            guns += weight * boxes[lost]
    life = max(ship.midships - hurt.midships, 0)
    reach = strength.reach.get(ship.main_range, strength.short_reach)
    return guns * life * reach


def total_power(box: Box, vessels: Iterable[Vessel]) -> float:
    """Return the strength of several ships, which grows with the square of their number."""
    root: float = sum(power(box, vessel) ** 0.5 for vessel in vessels)
    return root * root


def fastest(box: Box, vessels: Iterable[Vessel]) -> int:
    return max(evasion(box, vessel) for vessel in vessels)


@lru_cache(maxsize=4096)
def sea_distances(box: Box, zone: str) -> dict[str, int]:
    return dict(box.board.sea.distances(zone))


def far(box: Box, zone: str, other: str) -> int:
    return box.board.distance(zone, other)


def at_random(dice: Dice, parts: int = 100) -> float:
    """Return a random number between 0 and 1."""
    return dice.roll(parts) / parts


@lru_cache(maxsize=2048)
def german_sea(box: Box, zone: str) -> Mapping[str, int]:
    """Return the distance of German ships to every zone they may enter."""
    return german_map(box).distances(zone)


@lru_cache(maxsize=8)
def german_map(box: Box) -> Graph:
    open_zones = [z for z in box.board.sea if z not in box.board.closed_to_germans]
    return box.board.sea.only(open_zones)


def grounds(box: Box) -> list[str]:
    """The zones on a convoy route beyond the reach of the general search."""
    map_ = chart(box)
    return [map_.zones[i] for i in map_.grounds.nonzero()[0]]
