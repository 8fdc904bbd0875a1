"""Names that one component has for another, and facts without which nobody can play."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

from sandtable.engine.components import demand

if TYPE_CHECKING:
    from sandtable.games.bismarck.components import Box


def check_links(box: Box) -> None:
    """Every name that one component has for another must exist."""
    for what, names, known in links(box):
        lost = sorted(str(name) for name in names if name not in known)
        demand(not lost, f"{what} names what is not in the box: {', '.join(lost)}.")
    for what, holds in facts(box):
        demand(holds, what)


def links(box: Box) -> Iterator[tuple[str, Collection[Any], Collection[Any]]]:
    for arrival in box.arrivals.values():
        yield f"Arrival {arrival.id}", arrival.ships, box.ships
        yield f"Arrival {arrival.id}", [arrival.zone], box.board.sea
        yield f"Arrival {arrival.id}", [arrival.release], box.releases
        yield f"Arrival {arrival.id}", [arrival.turn], box.turns
    for air in box.air_arrivals.values():
        yield f"Arrival {air.id}", air.units, box.air_units
    for unit in box.air_units.values():
        yield f"Air unit {unit.id}", [unit.base], {*box.board.bases, *box.ships}
    for release in box.releases.values():
        yield f"Release {release.id}", release.path, box.board.sea
    for points in box.points.values():
        named = [*filter(None, [points.ship]), *points.ships, *points.by_ship]
        yield f"Points {points.id}", named, box.ships
    for end in box.game_ends.values():
        yield f"Game end {end.id}", end.ports, box.board.ports
    for name, scenario in box.scenarios.items():
        yield f"Scenario {name}", [scenario.first_turn, scenario.last_turn], box.turns


def facts(box: Box) -> Iterator[tuple[str, bool]]:
    placed = [ship for arrival in box.arrivals.values() for ship in arrival.ships]
    yield (
        "Every ship must appear once in the order of appearance (3.0).",
        sorted(placed) == sorted(box.ships),
    )
    flown = [unit for arrival in box.air_arrivals.values() for unit in arrival.units]
    yield (
        "Every air unit must appear once in the order of appearance (3.0).",
        sorted(flown) == sorted(box.air_units),
    )
    numbers = list(box.turns)
    yield (
        "The turns must follow one another (11.2).",
        numbers == list(range(numbers[0], numbers[0] + len(numbers))),
    )
    yield (
        "X must be the last visibility level (7.17).",
        box.visibility.x == len(box.visibility.levels),
    )
