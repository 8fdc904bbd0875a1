"""What the parts of the box must have in common to be played with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandtable.engine.components import demand

if TYPE_CHECKING:
    from sandtable.games.paukenschlag.components import Box


def check_links(box: Box) -> None:
    check_map(box)
    check_counters(box)
    check_arrivals(box)
    check_tables(box)


def is_known(names: Iterable[str], known: Iterable[str], what: str) -> None:
    for name in sorted(set(names) - set(known)):
        demand(holds=False, why=f"There is no {what} called {name}.")


def check_map(box: Box) -> None:
    atlas = box.atlas
    for graph in (atlas.sea, atlas.air):
        for zone, other in graph.ways():
            demand(zone in graph.neighbours(other), f"{zone} leads to {other}, but not back.")
        start = next(iter(graph))
        demand(len(graph.distances(start)) == len(graph), f"Not every zone is joined to {start}.")
    for sites in (atlas.airfields, atlas.ports, atlas.factories):
        is_known((site.zone for site in sites.values()), atlas.zones, "zone")
    for edge in atlas.edges.values():
        is_known(edge.zones, atlas.zones, "zone")
        demand(bool(edge.zones), f"No zone lies at the {edge.id} edge.")
    demand({"east", "north", "panama"} <= atlas.edges.keys(), "An edge of the map is missing.")
    targets = {"airfield": atlas.airfields, "port": atlas.ports, "factory": atlas.factories}
    for target in box.targets.values():
        is_known([target.place], targets[target.kind], target.kind)


def check_counters(box: Box) -> None:
    is_known((ship.type for ship in box.ships.values()), box.classes, "type of ship")
    is_known((boat.type for boat in box.boats.values()), box.classes, "type of boat")
    is_known({"TR", "DD"}, box.classes, "type of ship")
    special = box.special
    is_known([special.at10_counter], box.convoys, "convoy")
    is_known([*special.hornet, *special.at10_escorts, special.carrier], box.ships, "ship")
    is_known([special.at10_port], box.atlas.ports, "port")
    here = [special.at10_goal, special.hornet_start, special.hornet_exit]
    is_known([*here, *special.coast_guard_zones], box.atlas.zones, "zone")
    is_known([special.carrier_bomber], box.aircraft, "aircraft")
    demand(bool(box.cows), "There is no Milk Cow.")


def check_arrivals(box: Box) -> None:
    """Enough counters for everything that arrives, and places for all of it."""
    for berth in box.berths:
        is_known(berth.ships, box.ships, "ship")
        is_known(berth.ports, box.atlas.ports, "port")
        demand(bool(berth.ports), "Ships of the set-up have no port.")
    for squadron in box.squadrons:
        is_known(squadron.units, box.aircraft, "aircraft")
        is_known(squadron.bases, [*box.atlas.airfields, box.special.carrier], "base")
        demand(bool(squadron.bases), "A squadron has no base.")
    for scenario in box.scenarios.values():
        is_known((g.base for g in scenario.luftwaffe), box.german_bases, "German base")
        is_known((u for g in scenario.luftwaffe for u in g.units), box.aircraft, "aircraft")
    for wave in box.waves:
        is_known(wave.zones, box.atlas.zones, "zone")
        demand(bool(wave.zones), "A wave of U-boats has no zone.")
    drawn = sum(wave.count for wave in box.waves if not wave.cow)
    demand(drawn <= len(box.boats) - len(box.cows), "More U-boats arrive than there are.")
    for kind in {flotilla.type for flotilla in box.flotillas}:
        due = sum(flotilla.count for flotilla in box.flotillas if flotilla.type == kind)
        there = sum(ship.type == kind for ship in box.ships.values())
        demand(due <= there, f"More ships of type {kind} arrive than there are.")
    is_known((flotilla.zone for flotilla in box.flotillas), box.atlas.zones, "zone")
    demand(box.setup_convoys <= len(box.convoys) - 1, "More convoys start than there are.")


def check_tables(box: Box) -> None:
    zones, ports = box.atlas.zones, box.atlas.ports
    entries = [span.row for span in box.convoy_entry.spans]
    goals = {name: [s.row for s in column.spans] for name, column in box.goals.items()}
    is_known((row.zone for row in entries), zones, "zone")
    is_known((row.port for row in entries if row.port), ports, "port")
    for rows in goals.values():
        is_known((row.zone for row in rows), zones, "zone")
        is_known((row.port for row in rows if row.port), ports, "port")
    for row in entries:
        away = any(goal.zone != row.zone for goal in goals[row.group])
        demand(away, f"A convoy from {row.zone} has nowhere to go.")
    for start in {row.zone for row in entries} & {g.zone for rows in goals.values() for g in rows}:
        is_known([start], zones, "zone")
    demand(bool(box.cargo) and bool(box.rich_cargo), "There are no cargo markers.")
    turns = range(1, max(scenario.turns for scenario in box.scenarios.values()) + 1)
    limited = [turn for turn in turns if box.mission_limits_on(turn) is None]
    demand(not limited, f"There are no mission limits for turns {limited}.")
