"""British battleships and carriers: they sail in groups to the Bismarck's likely zone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import numpy as np

from sandtable.games.bismarck.bot.reckoning import power
from sandtable.games.bismarck.bot.watch import Sweep, Watch
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.chart import FAR, Chart, Shares, nearness
from sandtable.games.bismarck.rules.ch05_speed import speed
from sandtable.games.bismarck.rules.units import Unit, is_carrier
from sandtable.games.bismarck.state import BISMARCK, Campaign


def plan_hunters(
    box: Box, s: Campaign, watch: Watch, sweep: Sweep, groups: Iterable[tuple[str, Unit]]
) -> Mapping[str, str]:
    """Plan the strongest group first; each next group covers zones far from the others."""
    goals: dict[str, str] = {}
    weigh, map_ = box.thumb.hunters, watch.chart
    left = weigh.next * watch.later + weigh.now * watch.bismarck
    company = Company(map_)
    for name, unit in sorted(groups, key=lambda g: -strength(box, g[1])):
        goal = best_zone(box, s, watch, unit, left, company)
        goals[name] = map_.zones[goal]
        if not all(is_carrier(box, v) for v in unit):
            company.join(goal)
            left = left * (1 - (1 - weigh.covered) * nearness_of(map_, carrier=False)[goal])
            ship = box.ships[unit[0].id]
            patrol = ship.search_patrol if goals[name] == unit[0].zone else None
            sweep.take(goal, patrol or ship.search_move)
    return goals


def strength(box: Box, unit: Unit) -> float:
    return sum(power(box, vessel) for vessel in unit)


class Company:
    """The destinations of strong groups, and the distance of each zone to the nearest."""

    def __init__(self, map_: Chart) -> None:
        self.map = map_
        self.zones: list[int] = []
        self.near = np.zeros(map_.size)

    def join(self, zone: int) -> None:
        self.zones.append(zone)
        self.near = np.maximum(self.near, nearness_of(self.map, carrier=False)[:, zone])


def best_zone(
    box: Box, s: Campaign, watch: Watch, unit: Unit, left: Shares, company: Company
) -> int:
    """The zone in reach with most of the mass near; a weak ship keeps company."""
    map_, weigh = watch.chart, box.thumb.hunters
    zones = map_.near_by_sea(map_.of[unit[0].zone], reach(box, s, watch, unit))
    worth = nearness_of(map_, carrier=is_carrier(box, unit[0]))[zones] @ left
    if all(is_carrier(box, vessel) for vessel in unit):
        exposed = watch.exposed.copy()
        exposed[company.zones] = 0.0
        worth = worth * (1 - weigh.alone * exposed[zones])
    if company.zones:
        worth = worth * (1 + weigh.company * company.near[zones])
    return int(zones[worth.argmax()])


def reach(box: Box, s: Campaign, watch: Watch, unit: Unit) -> int:
    """Return a group's range: it saves the fuel for two zones until she is found."""
    far = speed(box, s, unit)
    tank = min((v.fuel for v in unit if box.ships[v.id].burns_fuel), default=FAR)
    hot = bool(watch.held[BISMARCK]) or watch.surest > watch.box.thumb.hunters.sure_enough
    return far if tank > (1 if hot else watch.box.thumb.hunters.fuel_kept) else min(far, 1)


@lru_cache(maxsize=8)
def nearness_of(map_: Chart, *, carrier: bool) -> Shares:
    weigh = map_.box.thumb.hunters
    if not carrier:
        return nearness(map_.by_sea, weigh.decay)
    near = nearness(map_.by_air, weigh.decay)
    for far, worth in enumerate(weigh.stand_off):
        near[map_.by_air == far] = worth
    return near
