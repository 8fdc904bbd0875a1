"""Landing areas of gliders along the flight lines, with the chance of each."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from sandtable.engine.tables import Column
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch04_gliders import flying, landing_numbers
from sandtable.games.pegasus_bridge.state import Assault

Row = TypeVar("Row", bound=Hashable)
Chances = dict[str, float]


def landings(box: Box, k: Assault, glider: int) -> Chances:
    """The areas in which a glider may land, before its group has entered; the likeliest first."""
    one = next(found for found in k.gliders if found.id == glider)
    place = [flown.id for flown in flying(k, one.group)].index(glider)
    found: Chances = {}
    for row, share in shares(box.glider_entry):
        entry = box.ground.glider_entries[f"{one.group}_{row.entry}"]
        for route, half in shares(box.glider_colour):
            add(found, in_file(box, place, [entry], route.colour), share * half)
    return dict(sorted(found.items(), key=lambda each: (-each[1], each[0])))


def in_file(box: Box, place: int, trail: list[str], colour: str) -> Chances:
    """A glider at its place behind a leader that has flown so far; the latest area comes first.

    The only number of an area breaks the formation, any of several brings the whole file down.
    """
    area = box.ground.flight_from[trail[0], colour]
    numbers = landing_numbers(box, area)
    here, flown = len(numbers) / box.die, [area, *trail]
    found: Chances = {}
    if len(numbers) == 1:
        for route, half in shares(box.glider_colour):
            start = flown[place] if place < len(flown) else flown[-1]
            add(found, alone(box, start, route.colour), here * half)
    else:
        found[area] = here
    if here < 1:
        add(found, in_file(box, place, flown, colour), 1 - here)
    return found


def alone(box: Box, start: str, colour: str) -> Chances:
    """A glider that has left its formation lands on any number of an area."""
    area = box.ground.flight_from[start, colour]
    here = len(landing_numbers(box, area)) / box.die
    found = {area: here}
    if here < 1:
        add(found, alone(box, area, colour), 1 - here)
    return found


def shares(column: Column[Row]) -> Iterator[tuple[Row, float]]:
    """The rows of a table with the chance of each."""
    rows, weights = column.merged(0)
    for row, weight in zip(rows, weights, strict=True):
        yield row, weight / sum(weights)


def add(found: Chances, more: Chances, share: float) -> None:
    for area, chance in more.items():
        found[area] = found.get(area, 0.0) + share * chance
