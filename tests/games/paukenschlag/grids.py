"""Units on a grid, and the steps that they may take."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.games.paukenschlag.rules.ch07_moves import german_steps, us_steps
from sandtable.games.paukenschlag.state import OSL, US, Campaign
from tests.games.paukenschlag.campaigns import BOX, empty, on_grid


def steps(s: Campaign, side: str, unit: str) -> set[str]:
    found = us_steps(BOX, s) if side == US else german_steps(BOX, s)
    return {option.id.partition(":")[2] for option in found if option.piece == unit}


def table(squares: Mapping[str, str], *, level: str = OSL, turn: int = 1) -> Campaign:
    s = empty()
    on_grid(s, squares, level=level, turn=turn)
    return s
