"""The zones open to a stack on the strategic map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandtable.engine.decisions import Option
from sandtable.games.paukenschlag.rules.ch06_naval import second_stacks
from sandtable.games.paukenschlag.rules.ch06_stacks import german_stacks, us_stacks
from sandtable.games.paukenschlag.state import Campaign
from tests.games.paukenschlag.campaigns import BOX


def german_moves(s: Campaign) -> Iterator[Option]:
    for stack in german_stacks(BOX, s):
        yield from stack.moves()


def us_moves(s: Campaign) -> Iterator[Option]:
    for stack in us_stacks(BOX, s):
        yield from stack.moves()


def again(s: Campaign) -> list[Option]:
    """The second moves of the boats (5.6)."""
    return [option for stack in second_stacks(BOX, s) for option in stack.moves()]


def ordered(*orders: str) -> list[str]:
    """The answers by which stacks are picked up and sent; a word alone stays as it is."""
    return [
        part
        for order in orders
        for part in ([order.partition(":")[0], order] if ":" in order else [order])
    ]


def zones(options: Iterable[Option], name: str, manner: str = "") -> set[str]:
    """The zones where a stack may go in a manner."""
    found = (option.id.split(":") for option in options)
    return {
        parts[1]
        for parts in found
        if parts[0] == name and len(parts) > 1 and (not manner or parts[-1] == manner)
    }


def german(s: Campaign, name: str, manner: str = "") -> set[str]:
    return zones(german_moves(s), name, manner)


def us(s: Campaign, name: str, manner: str = "") -> set[str]:
    return zones(us_moves(s), name, manner)
