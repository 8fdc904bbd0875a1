"""The search board as arrays: one number per zone, distances and moves as matrices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from sandtable.engine.maps import Graph
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules.ch10_chance import column

Shares = NDArray[np.float64]
Flags = NDArray[np.bool_]
Steps = NDArray[np.int16]

FAR = 99


class Chart:
    """Every zone of the board has a place in the arrays; `of` tells which."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.zones = tuple(box.board.air)
        self.of: Mapping[str, int] = {zone: i for i, zone in enumerate(self.zones)}
        self.size = len(self.zones)
        self._near: dict[tuple[int, int], NDArray[np.intp]] = {}

    def flags(self, zones: Iterable[str]) -> Flags:
        found = np.zeros(self.size, bool)
        found[[self.of[zone] for zone in zones]] = True
        return found

    @cached_property
    def sea(self) -> Flags:
        return self.flags(self.box.board.sea)

    @cached_property
    def open_to_germans(self) -> Flags:
        return self.sea & ~self.flags(self.box.board.closed_to_germans)

    @cached_property
    def north(self) -> Flags:
        return self.flags(z for z in self.zones if self.box.board.is_north_of_55(z))

    @cached_property
    def fog(self) -> Flags:
        return self.flags(self.box.board.regions["fog"].zones)

    @cached_property
    def german_ports(self) -> Flags:
        return self.flags(p.zone for p in self.box.board.port_in.values() if p.side == "german")

    @cached_property
    def patrolled(self) -> Mapping[str, Flags]:
        """The zones of each column of the general search."""
        inside = [z for z in self.box.board.sea if self.box.board.inside_patrol_area(z)]
        letters = {zone: column(self.box, zone) for zone in inside}
        return {c: self.flags(z for z in inside if letters[z] == c) for c in "ABC"}

    @cached_property
    def grounds(self) -> Flags:
        """The zones on a convoy route beyond the reach of the general search."""
        inside = self.patrolled["A"] | self.patrolled["B"] | self.patrolled["C"]
        return self.flags(self.box.board.on_routes) & ~inside & self.open_to_germans

    @cached_property
    def by_air(self) -> Steps:
        return self.measured(self.box.board.air)

    @cached_property
    def by_sea(self) -> Steps:
        return self.measured(self.box.board.sea)

    @cached_property
    def by_german_sea(self) -> Steps:
        open_zones = [z for z, ok in zip(self.zones, self.open_to_germans, strict=True) if ok]
        return self.measured(self.box.board.sea.only(open_zones))

    def grounds_of(self, route: str) -> Flags:
        """The hunting grounds on one convoy route; none for no route."""
        if not route:
            return np.zeros(self.size, bool)
        return self.grounds & self.flags(self.box.board.routes[route].zones)

    def measured(self, graph: Graph) -> Steps:
        """The fewest steps between any two zones, FAR where no way leads."""
        near = self.entered_from(graph)
        reached: Flags = np.eye(self.size, dtype=bool)
        steps: Steps = np.where(reached, 0, FAR).astype(np.int16)
        for step in range(1, FAR):
            reached = np.logical_or.reduce(reached[:, near], axis=2)
            fresh = reached & (steps == FAR)
            if not fresh.any():
                return steps
            steps[fresh] = step
        return steps

    def entered_from(self, graph: Graph) -> NDArray[np.int16]:
        """The zones from which each is entered, itself among them, in rows of one length."""
        found: list[list[int]] = [[zone] for zone in range(self.size)]
        for one, other in graph.ways():
            found[self.of[other]].append(self.of[one])
        most = max(map(len, found))
        return np.array([row + row[:1] * (most - len(row)) for row in found], np.int16)

    def near_by_sea(self, zone: int, far: int) -> NDArray[np.intp]:
        """The zones so few steps away that a ship may sail them, in their order."""
        if (zone, far) not in self._near:
            self._near[zone, far] = np.flatnonzero(self.by_sea[zone] <= far)
        return self._near[zone, far]

    def nights(self, turn: int) -> Flags:
        time = self.box.turns[turn]
        north, south = time.is_night(north_of_55=True), time.is_night(north_of_55=False)
        return np.where(self.north, north, south)

    def shares(self, found: Mapping[str, float]) -> Shares:
        array = np.zeros(self.size)
        for zone, share in found.items():
            array[self.of[zone]] = share
        return array

    def named(self, shares: Shares) -> dict[str, float]:
        return {self.zones[i]: float(shares[i]) for i in np.flatnonzero(shares)}


@lru_cache(maxsize=8)
def chart(box: Box) -> Chart:
    return Chart(box)


def nearness(steps: Steps, decay: float) -> Shares:
    """Return how much each zone counts for each other, less with every step."""
    near: Shares = np.where(steps < FAR, decay ** steps.astype(np.float64), 0.0)
    return near
