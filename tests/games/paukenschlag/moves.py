"""The zones open to a stack on the strategic map."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.decisions import Option
from sandtable.games.paukenschlag.rules.ch06_stacks import german_moves, us_moves
from sandtable.games.paukenschlag.state import Campaign
from tests.games.paukenschlag.campaigns import BOX


def zones(options: Iterable[Option], name: str, manner: str = "") -> set[str]:
    """The zones where a stack may go in a manner."""
    found = (option.id.split(":") for option in options)
    return {
        parts[1]
        for parts in found
        if parts[0] == name and len(parts) > 1 and (not manner or parts[-1] == manner)
    }


def german(s: Campaign, name: str, manner: str = "") -> set[str]:
    return zones(german_moves(BOX, s), name, manner)


def us(s: Campaign, name: str, manner: str = "") -> set[str]:
    return zones(us_moves(BOX, s), name, manner)
