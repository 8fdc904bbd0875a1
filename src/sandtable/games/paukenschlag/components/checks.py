"""The links between the parts of the box, without which nobody can play."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from sandtable.engine import components
from sandtable.engine.texts import say

if TYPE_CHECKING:
    from sandtable.games.paukenschlag.components import Box

demand = partial(components.demand, package="sandtable.games.paukenschlag")


def check_links(box: Box) -> None:
    check_map(box)
    check_counters(box)
    check_arrivals(box)
    check_tables(box)


def is_known(names: Iterable[str], known: Iterable[str], place: str) -> None:
    lost = sorted(set(names) - set(known))
    demand(not lost, say("names-the-unknown", place=place, lost=", ".join(lost)))


def check_map(box: Box) -> None:
    """Ways lead there and back and join all zones; everything lies somewhere."""
    atlas = box.atlas
    for name, graph in (("sea", atlas.sea), ("air", atlas.air)):
        one_way = sorted(f"{a}-{b}" for a, b in graph.ways() if a not in graph.neighbours(b))
        demand(not one_way, say("ways-lead-one-way", ways=", ".join(one_way)))
        apart = set(graph) - set(graph.distances(next(iter(graph))))
        demand(not apart, say("zones-lie-apart", kind=name, zones=", ".join(sorted(apart))))
    for name, sites in (("airfield", atlas.airfields), ("port", atlas.ports)):
        is_known((site.zone for site in sites.values()), atlas.zones, name)
    is_known((site.zone for site in atlas.factories.values()), atlas.zones, "factory")
    is_known({"east", "north", "panama"}, atlas.edges, "map_edge")
    for edge in atlas.edges.values():
        is_known(edge.zones, atlas.zones, f"map_edge {edge.id}")
        demand(edge.zones, say("edge-without-zones", edge=edge.id))
    targets = {"airfield": atlas.airfields, "port": atlas.ports, "factory": atlas.factories}
    for target in box.targets.values():
        is_known([target.place], targets[target.kind], f"target {target.id}")


def check_counters(box: Box) -> None:
    """Every counter has its ratings, and the exceptions are counters."""
    is_known((ship.type for ship in box.ships.values()), box.classes, "ship")
    is_known((boat.type for boat in box.boats.values()), box.classes, "uboat")
    is_known({"TR", "DD"}, box.classes, "ship_class")
    special, zones = box.special, box.atlas.zones
    is_known([special.at10_counter], box.convoys, "special")
    is_known([*special.hornet, *special.at10_escorts, special.carrier], box.ships, "special")
    is_known([special.at10_port], box.atlas.ports, "special")
    is_known([special.at10_goal, special.hornet_start, special.hornet_exit], zones, "special")
    is_known(special.coast_guard_zones, zones, "special")
    is_known([special.carrier_bomber], box.aircraft, "special")
    demand(box.cows, say("no-milk-cow"))


def check_arrivals(box: Box) -> None:
    """There are places for everything that arrives, and counters enough."""
    zones, ports = box.atlas.zones, box.atlas.ports
    for berth in box.berths:
        is_known(berth.ships, box.ships, "berth")
        is_known(berth.ports, ports, "berth")
        demand(berth.ports, say("nowhere-to-arrive", what="berth"))
    for squadron in box.squadrons:
        is_known(squadron.units, box.aircraft, "squadron")
        is_known(squadron.bases, [*box.atlas.airfields, box.special.carrier], "squadron")
        demand(squadron.bases, say("nowhere-to-arrive", what="squadron"))
    for scenario in box.scenarios.values():
        is_known((group.base for group in scenario.luftwaffe), box.german_bases, scenario.id)
        flown = (unit for group in scenario.luftwaffe for unit in group.units)
        is_known(flown, box.aircraft, scenario.id)
    for wave in box.waves:
        is_known(wave.zones, zones, "wave")
        demand(wave.zones, say("nowhere-to-arrive", what="wave"))
    is_known((flotilla.zone for flotilla in box.flotillas), zones, "flotilla")
    check_numbers(box)


def check_numbers(box: Box) -> None:
    drawn = sum(wave.count for wave in box.waves if not wave.cow)
    demand(drawn <= len(box.boats) - len(box.cows), say("too-few-counters", what="uboat"))
    for kind in sorted({flotilla.type for flotilla in box.flotillas}):
        due = sum(flotilla.count for flotilla in box.flotillas if flotilla.type == kind)
        there = sum(ship.type == kind for ship in box.ships.values())
        demand(due <= there, say("too-few-counters", what=kind))
    demand(box.setup_convoys < len(box.convoys), say("too-few-counters", what="convoy"))


def check_tables(box: Box) -> None:
    """Convoys can come and go, and every turn has its limits."""
    zones, ports = box.atlas.zones, box.atlas.ports
    entries = [span.row for span in box.convoy_entry.spans]
    goals = [span.row for column in box.goals.values() for span in column.spans]
    is_known({row.zone for row in entries} | {row.zone for row in goals}, zones, "convoy_entry")
    named = {row.port for row in entries} | {row.port for row in goals}
    is_known(named - {""}, ports, "convoy_entry")
    for start in entries:
        away = any(goal.row.zone != start.zone for goal in box.goals[start.group].spans)
        demand(away, say("convoy-goes-nowhere", zone=start.zone))
    is_known(box.convoy_kinds, [*box.torpedo.columns], "torpedo")
    turns = range(1, max(scenario.turns for scenario in box.scenarios.values()) + 1)
    without = [str(turn) for turn in turns if box.mission_limits_on(turn) is None]
    demand(not without, say("turns-without-limits", turns=", ".join(without)))
