"""Exact odds of searches: sonar and radar on the grid, aircraft over a zone."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.odds import distribution
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.rules.ch08_sonar import Search, is_success, searches
from sandtable.games.paukenschlag.state import SIDES


def found(box: Box, k: Known, search: Search) -> float:
    """The chance that a search detects its target."""
    return distribution(box, lambda u: is_success(u, k, search)).chances.get(True, 0.0)


def own_searches(box: Box, k: Known) -> Iterator[tuple[Search, float]]:
    """Every attempt that the seat may still make this round, with its chance."""
    if k.seat in SIDES and k.contact is not None:
        for search in searches(box, k, str(k.seat)):
            yield search, found(box, k, search)


def air_attack(box: Box) -> float:
    """The chance that an aircraft sinks a boat on the surface."""
    return distribution(box, lambda u: u.roll(u.box.air_attack).yes).chances.get(True, 0.0)
