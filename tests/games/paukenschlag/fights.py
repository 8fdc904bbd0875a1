"""A square of the tactical grid in which combat is due."""

from __future__ import annotations

from typing import Any

from sandtable.games.paukenschlag.rules.ch09_combat import fight
from sandtable.games.paukenschlag.state import US, Campaign
from sandtable.testing.desk import Desk, answers
from tests.games.paukenschlag.campaigns import empty, sees, tactical, umpire


def square(*units: str, german: bool = True, us: bool = True, **facts: object) -> Campaign:
    """A square with these units, detected or not; `facts` are those of the boat U-66."""
    s = empty()
    tactical(s, dict.fromkeys(units, "55"))
    for unit in units:
        if unit in s.boats:
            for fact, value in facts.items():
                setattr(s.boats[unit], fact, value)
            if us:
                sees(s, US, unit, how="active")
            if german:
                sees(s, unit, *[x for x in units if x not in s.boats])
    return s


def fought(s: Campaign, *given: str, faces: tuple[int, ...]) -> Desk[Any]:
    u = umpire(*faces)
    answers(fight(u, s, "55"), *given)
    return u
