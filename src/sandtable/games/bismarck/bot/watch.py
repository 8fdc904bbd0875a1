"""The British picture of a turn: expected raiders, and search strengths by zone."""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.units import Search
from sandtable.games.bismarck.knowledge.belief import (
    Learnt,
    Reports,
    Shadowy,
    believed,
    expected,
    lasting_pace,
    lessons,
    passing,
    placed,
    reports,
)
from sandtable.games.bismarck.knowledge.chart import FAR, Chart, Flags, Shares, chart
from sandtable.games.bismarck.knowledge.known import Known, shown_vessel
from sandtable.games.bismarck.state import (
    BISMARCK,
    BRITISH,
    SEARCH,
    SHADOW,
)

NO_STATION = -1.0
"""The value of a place beyond the board, to pad rows of stations."""


class Watch:
    """One turn as the British expect it.

    `bismarck` is where she will be when this turn is searched, `later` where the raiders will be
    in the turn after; `held` is her zone when it is known already.
    """

    def __init__(self, box: Box, k: Known) -> None:
        self.chart = map_ = chart(box)
        self.box, self.turn, self.weigh = box, k.public.turn, box.thumb.watch
        self.visibility = k.public.visibility
        self.held = {ship: contact_now(k, ship) for ship in self.weigh.worth}
        self.hidden = np.zeros(map_.size)
        self.later = np.zeros(map_.size)
        searches = k.own.searches if k.own is not None else []
        heard = reports(k.public.contacts[BRITISH], searches, k.public.chances)
        for ship in self.weigh.worth:
            if ship not in k.public.sunk:
                self.add(k, ship, believed(box, ship, self.learnt(k, ship, heard)))
        self.foggy: Flags = map_.fog if k.public.fog else np.zeros(map_.size, bool)
        self.clear = ~self.foggy
        self.nights = map_.nights(self.turn)
        self._strengths: dict[Search, Shares] = {}
        self.blind = self.visibility >= box.visibility.x

    def learnt(self, k: Known, ship: str, heard: Reports) -> Learnt:
        """Return everything learnt about a ship up to the end of the last turn."""
        return lessons(self.box, ship, self.turn - 1, heard, shown_vessel(k, ship).damage)

    def add(self, k: Known, ship: str, before: Shadowy) -> None:
        """Add a ship: her likely zones in this turn and the next."""
        map_, worth, zone = self.chart, self.weigh.worth[ship], self.held[ship]
        if zone:
            pace = lasting_pace(self.box, ship, shown_vessel(k, ship).damage)
            now = placed(map_, zone, pace=pace)
        else:
            now = expected(map_, ship, before, self.turn)
            if not before.stops and self.turn > k.public.first_turn:
                self.hidden += self.weigh.passing * worth * passing(map_, before)
            self.hidden += worth * now.whole
        if ship == BISMARCK:
            self.bismarck = now.whole
        self.later += worth * self.forecast(ship, now)

    def forecast(self, ship: str, now: Shadowy) -> Shares:
        """Return a ship's likely zones in the next turn, and her destination."""
        soon = then = expected(self.chart, ship, now, self.turn + 1)
        for ahead in range(2, self.weigh.horizon + 1):
            then = expected(self.chart, ship, then, self.turn + ahead)
        later = self.weigh.bound_for
        return (1 - later) * soon.whole + later * then.whole

    @cached_property
    def exposed(self) -> Shares:
        """The chance that the Bismarck is in each zone or can enter it in the next turn."""
        chances = np.append(self.bismarck, 0.0)[within_lunge(self.chart)].sum(axis=1)
        capped: Shares = np.minimum(chances, 1.0)
        return capped

    @cached_property
    def surest(self) -> float:
        """Return the chance of the Bismarck's likeliest zone."""
        return float(self.bismarck.max())

    @cached_property
    def targets(self) -> Shares:
        """Return the chance that the Bismarck is in each zone, for zones worth bombing.

        Zones by night, in fog, or with a very small chance are left out.
        """
        open_sky = ~self.nights & self.clear & (not self.blind)
        likely = self.bismarck >= self.box.thumb.scouts.sure_enough
        return np.where(likely & open_sky, self.bismarck, 0.0)

    @cached_property
    def has_targets(self) -> bool:
        return bool(self.targets.any())

    @cached_property
    def is_held(self) -> Flags:
        """Set the zone in which the Bismarck is known to be."""
        return self.chart.flags([self.held[BISMARCK]] if self.held[BISMARCK] else [])

    def seen_with(self, search: Search) -> Shares:
        """The strength of a searcher in every zone, by day or night."""
        if search not in self._strengths:
            found = np.where(self.nights, float(search.night), float(search.day))
            self._strengths[search] = found
        return self._strengths[search]

    def coast(self) -> Shares:
        """Return the search strength of the British coast."""
        board = self.box.board
        strength = self.seen_with(board.coastal.points)
        return np.where(self.chart.flags(board.regions[board.coastal.british].zones), strength, 0.0)


def contact_now(k: Known, ship: str) -> str:
    """Return the known zone of a ship this turn."""
    for contact in reversed(k.public.contacts[BRITISH]):
        if contact.turn != k.public.turn:
            break
        found = any(g.battleships if ship == BISMARCK else g.cruisers for g in contact.groups)
        if found and contact.how in (SEARCH, SHADOW):
            return contact.zone
    return ""


class Sweep:
    """Divides the zones of a turn among the searchers, one after the other."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.hidden = watch.hidden.copy()
        self._beyond = np.append(watch.later, NO_STATION)
        self.later = self._beyond[:-1]
        self.strength = watch.coast()
        self.hidden[self.is_seen(self.strength)] = 0.0
        self._found: dict[Search, Shares] = {}

    def is_seen(self, strength: Shares) -> Flags:
        watch = self.watch
        if watch.blind:
            return np.zeros(self.hidden.size, bool)
        return (strength >= watch.visibility) & watch.clear

    def expect(self, zone: int, worth: float) -> None:
        """Add value to a zone beyond the expected raiders."""
        self.hidden[zone] += worth
        self._found.clear()

    def found_with(self, search: Search) -> Shares:
        """Return the value of a search in each zone beyond the other searchers."""
        found = self._found.get(search)
        if found is None:
            seen = self.is_seen(self.strength + self.watch.seen_with(search))
            found = self._found[search] = np.where(seen, self.hidden, 0.0)
        return found

    def take(self, zone: int, search: Search) -> None:
        self.strength[zone] += self.watch.seen_with(search)[zone]
        if self.finds_in(zone, self.strength[zone]):
            self.hidden[zone] = 0.0
        for other, found in self._found.items():
            strength = self.strength[zone] + self.watch.seen_with(other)[zone]
            found[zone] = self.hidden[zone] if self.finds_in(zone, strength) else 0.0

    def finds_in(self, zone: int, strength: float) -> bool:
        watch = self.watch
        return not watch.blind and strength >= watch.visibility and bool(watch.clear[zone])

    def ahead_by_sea(self, zones: NDArray[np.intp]) -> Shares:
        """For each zone the worth of the best station to make for from there."""
        worth: Shares = (sea_discount(self.watch.chart)[zones] * self.later).max(axis=1)
        return worth

    def station_by_sea(self, zone: int) -> int:
        return int((sea_discount(self.watch.chart)[zone] * self.later).argmax())

    def ahead_by_air(self, zones: NDArray[np.intp]) -> Shares:
        worth: Shares = self._beyond[air_stations(self.watch.chart)[zones]].max(axis=1)
        return worth

    def station_by_air(self, zone: int) -> int:
        near = air_stations(self.watch.chart)[zone]
        return int(near[self._beyond[near].argmax()])

    def reserve(self, station: int) -> None:
        self.later[station] *= self.watch.weigh.stationed


@lru_cache(maxsize=8)
def air_stations(map_: Chart) -> NDArray[np.intp]:
    return in_rows(map_.by_air <= map_.box.thumb.watch.air_station)


@lru_cache(maxsize=8)
def within_lunge(map_: Chart) -> NDArray[np.intp]:
    """Return the zones from which the Bismarck can reach each zone in a turn."""
    return in_rows(map_.by_sea <= map_.box.thumb.watch.lunge)


def in_rows(near: Flags) -> NDArray[np.intp]:
    """The zones near each zone, in their order; rows that are too short end beyond the board."""
    found = np.full((len(near), int(near.sum(axis=1).max())), len(near))
    for zone, row in enumerate(near):
        found[zone, : row.sum()] = np.flatnonzero(row)
    return found


@lru_cache(maxsize=8)
def sea_discount(map_: Chart) -> Shares:
    """Return the worth of a zone to a ship elsewhere: less for every turn on the way."""
    steps, closer = map_.by_sea, map_.box.thumb.watch.closer
    found: Shares = np.where(steps < FAR, closer ** ((steps + 1) // 2).astype(np.float64), 0.0)
    return found
