"""British searchers: aircraft and cruisers go to the zones of highest search value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from sandtable.games.bismarck.bot.watch import Sweep, Watch
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.chart import Chart, Shares
from sandtable.games.bismarck.rules.appearance import DEPARTURE, box_zone
from sandtable.games.bismarck.rules.ch05_speed import speed
from sandtable.games.bismarck.rules.ch06_air import (
    can_fly,
    faces_open,
    has_somewhere_to_go,
    within_reach,
)
from sandtable.games.bismarck.rules.units import Unit, face_of
from sandtable.games.bismarck.state import Campaign, Fleet, Flight


class Sortie(Struct, frozen=True):
    """An order for an air unit: its face and its destination."""

    flight: str
    face: str
    zone: str
    worth: float
    station: int = -1


# ---------------------------------------------------------------------- aircraft


def plan_sorties(box: Box, s: Campaign, watch: Watch, sweep: Sweep) -> dict[str, Sortie]:
    """Return the best order for each air unit; units without a useful order stay."""
    look_into_bergen(box, s.british, watch, sweep)
    chosen = {}
    for flight in sorted(s.british.flights.values(), key=lambda f: not f.zone):
        sortie = best_sortie(box, s, watch, sweep, flight)
        if sortie is not None and sortie.worth > box.thumb.scouts.least:
            chosen[flight.id] = sortie
            face = face_of(box.air_units[flight.id], sortie.face)
            sweep.take(watch.chart.of[sortie.zone], face.search)
            if sortie.station >= 0:
                sweep.reserve(sortie.station)
    return chosen


def look_into_bergen(box: Box, fleet: Fleet, watch: Watch, sweep: Sweep) -> None:
    """Send a search to Bergen: finding it empty releases the Home Fleet."""
    if DEPARTURE not in fleet.released and watch.turn <= box.thumb.scouts.bergen_until:
        sweep.expect(watch.chart.of[box_zone(box, "bergen")], box.thumb.scouts.bergen)


def best_sortie(box: Box, s: Campaign, watch: Watch, sweep: Sweep, flight: Flight) -> Sortie | None:
    unit = box.air_units[flight.id]
    if not can_fly(box, s, flight):
        return None
    found = [
        sortie_with(box, s, watch, sweep, flight, face)
        for face in faces_open(unit, flight)
        if has_somewhere_to_go(box, s, flight, face)
    ]
    return max((f for f in found if f is not None), key=lambda f: f.worth, default=None)


def sortie_with(
    box: Box, s: Campaign, watch: Watch, sweep: Sweep, flight: Flight, face: str
) -> Sortie | None:
    """The best zone within reach, of those where a raider can be, for one face of the counter."""
    fly = face_of(box.air_units[flight.id], face)
    if fly.mode == "attack" and not watch.has_targets:
        return None
    zones = raided(watch.chart, tuple(within_reach(box, s, flight, face)))
    if not zones.size:
        return None
    waits = False
    if fly.mode == "attack":
        worth = strike_worth(box, watch, sweep, flight, zones)
    else:
        worth = sweep.found_with(fly.search)[zones]
        turns_left = (flight.up_since or s.turn) + fly.endurance - 1 - s.turn
        waits = fly.mode in ("movement", "patrol") and turns_left > 1
        if waits:
            worth = worth + box.thumb.scouts.air_station * sweep.ahead_by_air(zones)
    best = int(worth.argmax())
    zone = int(zones[best])
    station = sweep.station_by_air(zone) if waits else -1
    return Sortie(flight.id, face, watch.chart.zones[zone], float(worth[best]), station)


@lru_cache(maxsize=4096)
def raided(map_: Chart, zones: tuple[str, ...]) -> NDArray[np.intp]:
    """Return the zones among these in which a raider can be."""
    found = np.array([map_.of[zone] for zone in zones], np.intp)
    return found[map_.open_to_germans[found]]


def strike_worth(
    box: Box, watch: Watch, sweep: Sweep, flight: Flight, zones: NDArray[np.intp]
) -> Shares:
    """Return the value of bombs in each zone: zero where she is unlikely or invisible."""
    unit, targets = box.air_units[flight.id], watch.targets[zones]
    strength = sweep.strength[zones] + watch.seen_with(unit.front.search)[zones]
    seen = (strength >= watch.visibility) | watch.is_held[zones]
    return box.thumb.scouts.strike.get(unit.kind, 0.0) * np.where(seen, targets, 0.0)


# ---------------------------------------------------------------------- cruisers


class Shadowing:
    """Return the need for ships in the zones of shadowed raiders."""

    def __init__(self, watch: Watch) -> None:
        self.shadowers = watch.box.thumb.scouts.shadowers
        self.wanted: dict[int, int] = {
            watch.chart.of[zone]: 0 for zone in watch.held.values() if zone
        }

    def worth(self, zones: NDArray[np.intp], quality: float) -> Shares:
        if not self.wanted:
            return np.zeros(len(zones))
        found = [self.in_zone(int(zone)) for zone in zones]
        return quality * np.array(found)

    def in_zone(self, zone: int) -> float:
        there = self.wanted.get(zone, len(self.shadowers))
        return self.shadowers[there] if there < len(self.shadowers) else 0.0

    def take(self, zone: int) -> None:
        if zone in self.wanted:
            self.wanted[zone] += 1


def plan_cruisers(
    box: Box, s: Campaign, watch: Watch, sweep: Sweep, cruisers: Iterable[tuple[str, Unit]]
) -> Mapping[str, str]:
    """Let every cruiser shadow, search, or take the best free station."""
    shadowing = Shadowing(watch)
    goals = {}
    qualities = [(shadow_quality(box, unit), name, unit) for name, unit in cruisers]
    for quality, name, unit in sorted(qualities, key=lambda c: -c[0]):
        goals[name] = cruiser_goal(box, s, watch, sweep, shadowing, unit, quality)
    return goals


def shadow_quality(box: Box, unit: Unit) -> float:
    best = max([box.ships[v.id].shadow_letter(night=False) or " " for v in unit])
    scouts = box.thumb.scouts
    return scouts.shadow_quality.get(best, scouts.no_shadower)


def cruiser_goal(
    box: Box,
    s: Campaign,
    watch: Watch,
    sweep: Sweep,
    shadowing: Shadowing,
    unit: Unit,
    quality: float,
) -> str:
    map_, here = watch.chart, watch.chart.of[unit[0].zone]
    zones = map_.near_by_sea(here, speed(box, s, unit))
    ship = box.ships[unit[0].id]
    patrol = ship.search_patrol or ship.search_move
    found = sweep.found_with(ship.search_move)[zones]
    found[zones == here] = sweep.found_with(patrol)[here]
    wanted = shadowing.worth(zones, quality)
    worth = found + watch.box.thumb.scouts.station * sweep.ahead_by_sea(zones) + wanted
    zone = int(zones[worth.argmax()])
    sweep.take(zone, patrol if zone == here else ship.search_move)
    sweep.reserve(sweep.station_by_sea(zone))
    shadowing.take(zone)
    return map_.zones[zone]
