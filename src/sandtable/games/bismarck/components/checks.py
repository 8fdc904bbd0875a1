"""Names that one component has for another, and facts without which nobody can play."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from sandtable.engine import components
from sandtable.engine.texts import Text, say

if TYPE_CHECKING:
    from sandtable.games.bismarck.components import Box

demand = partial(components.demand, package="sandtable.games.bismarck")


def check_links(box: Box) -> None:
    """Every name that one component has for another must exist."""
    for place, names, known in links(box):
        lost = sorted(str(name) for name in names if name not in known)
        demand(not lost, say("names-the-unknown", place=place, lost=", ".join(lost)))
    for why, holds in facts(box):
        demand(holds, why)


def links(box: Box) -> Iterator[tuple[str, Collection[Any], Collection[Any]]]:
    for arrival in box.arrivals.values():
        yield f"[[arrival]] {arrival.id}", arrival.ships, box.ships
        yield f"[[arrival]] {arrival.id}", [arrival.zone], box.board.sea
        yield f"[[arrival]] {arrival.id}", [arrival.release], box.releases
        yield f"[[arrival]] {arrival.id}", [arrival.turn], box.turns
    for air in box.air_arrivals.values():
        yield f"[[air_arrival]] {air.id}", air.units, box.air_units
    for unit in box.air_units.values():
        yield f"[[air_unit]] {unit.id}", [unit.base], {*box.board.bases, *box.ships}
    for release in box.releases.values():
        yield f"[[release]] {release.id}", release.path, box.board.sea
    for points in box.points.values():
        named = [*filter(None, [points.ship]), *points.ships, *points.by_ship]
        yield f"[[points]] {points.id}", named, box.ships
    for end in box.game_ends.values():
        yield f"[[game_end]] {end.id}", end.ports, box.board.ports
    for name, scenario in box.scenarios.items():
        yield f"[[scenario]] {name}", [scenario.first_turn, scenario.last_turn], box.turns


def facts(box: Box) -> Iterator[tuple[Text, bool]]:
    placed = [ship for arrival in box.arrivals.values() for ship in arrival.ships]
    yield (
        say("ships-appear-once"),
        sorted(placed) == sorted(box.ships),
    )
    flown = [unit for arrival in box.air_arrivals.values() for unit in arrival.units]
    yield (
        say("air-units-appear-once"),
        sorted(flown) == sorted(box.air_units),
    )
    numbers = list(box.turns)
    yield (
        say("turns-follow"),
        numbers == list(range(numbers[0], numbers[0] + len(numbers))),
    )
    yield (
        say("x-is-last"),
        box.visibility.x == len(box.visibility.levels),
    )
