"""Maps: spaces, their connections, distances and paths.

A board of any shape becomes a `Graph` of space ids: `areas` for areas joined by lines, `boxes` for
a flow of boxes joined by arrows, `zones` for staggered rows whose cells touch six others, `hexes`
for hexagons.

Answers come in an order that depends on the map alone, so that every machine gives the same one.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from itertools import takewhile
from types import MappingProxyType
from typing import TypeAlias

from sandtable.engine.hexes import Hex

Way: TypeAlias = tuple[str, str]
Path: TypeAlias = tuple[str, ...]
Cost: TypeAlias = Callable[[str, str], int | None]
"""The cost of going from one space to its neighbour; None where there is no passage."""
Ahead: TypeAlias = Callable[[str], int]
"""The least that the way from a space to the goal can cost; no more than one step and the rest."""


class MapError(ValueError):
    """A map that contradicts itself, or a question about a space it does not have."""


def one_each(space: str, neighbour: str) -> int:
    return 1


def unknown(space: str) -> int:
    return 0


class Graph:
    """An immutable map: spaces by id, each with the neighbours in reach.

    >>> coast = areas([("brest", "lorient"), ("lorient", "nantes"), ("nantes", "la-rochelle")])
    >>> coast.neighbours("lorient")
    ('brest', 'nantes')
    >>> coast.distance("brest", "la-rochelle")
    3
    >>> coast.within("brest", 1)
    ('brest', 'lorient')
    """

    __slots__ = ("_distances", "_neighbours")

    def __init__(self, neighbours: Mapping[str, Iterable[str]]) -> None:
        self._neighbours = {space: tuple(dict.fromkeys(to)) for space, to in neighbours.items()}
        self._distances: dict[str, Mapping[str, int]] = {}
        for space, to in self._neighbours.items():
            for neighbour in to:
                self._check_way(space, neighbour)

    def _check_way(self, space: str, neighbour: str) -> None:
        if neighbour == space:
            raise MapError(f"{space} cannot be its own neighbour.")
        if neighbour not in self._neighbours:
            raise MapError(f"{space} has the neighbour {neighbour}, which is not on the map.")

    def __contains__(self, space: object) -> bool:
        return space in self._neighbours

    def __iter__(self) -> Iterator[str]:
        return iter(self._neighbours)

    def __len__(self) -> int:
        return len(self._neighbours)

    def neighbours(self, space: str) -> Path:
        """The spaces one step away, in the order in which the map names them."""
        try:
            return self._neighbours[space]
        except KeyError:
            raise MapError(f"{space} is not on the map.") from None

    def ways(self) -> Iterator[Way]:
        """Return every possible step; a two-way line gives both directions."""
        return ((space, to) for space, tos in self._neighbours.items() for to in tos)

    def distances(self, start: str) -> Mapping[str, int]:
        """Return the steps to every space within reach of `start`, nearest first."""
        if start not in self._distances:
            self._distances[start] = MappingProxyType(self._measure(start))
        return self._distances[start]

    def _measure(self, start: str) -> dict[str, int]:
        self.neighbours(start)
        steps, edge = {start: 0}, [start]
        while edge:
            far = steps[edge[0]] + 1
            beyond = [to for space in edge for to in self._neighbours[space] if to not in steps]
            edge = list(dict.fromkeys(beyond))
            steps.update(dict.fromkeys(edge, far))
        return steps

    def distance(self, start: str, goal: str) -> int | None:
        """The fewest steps from one space to another; None when no way leads there."""
        self.neighbours(goal)  # a mistyped goal is a mistake, not an unreachable space
        return self.distances(start).get(goal)

    def within(self, start: str, steps: int) -> Path:
        """The spaces at most so many steps away, nearest first, `start` among them."""
        near = takewhile(lambda found: found[1] <= steps, self.distances(start).items())
        return tuple(space for space, _ in near)

    def path(
        self,
        start: str,
        goal: str,
        *,
        cost: Cost = one_each,
        blocked: Collection[str] = (),
        ahead: Ahead = unknown,
    ) -> Path | None:
        """Return the cheapest path, both ends included; None if there is none.

        No blocked space is entered, but one may leave a blocked start. Of several ways that cost
        the same the one with the fewest steps is taken, then the first in the order of the ids.
        A lower bound on the remaining cost (`ahead`) finds the same path sooner.

        >>> square = areas([("a", "b"), ("b", "d"), ("a", "c"), ("c", "d")])
        >>> square.path("a", "d")
        ('a', 'b', 'd')
        >>> square.path("a", "d", blocked={"b"})
        ('a', 'c', 'd')
        """
        self.neighbours(goal)
        ways = self._cheapest(start, cost, blocked, ahead)
        return next((path for _, path in ways if path[-1] == goal), None)

    def reach(
        self, start: str, budget: int, *, cost: Cost = one_each, blocked: Collection[str] = ()
    ) -> dict[str, int]:
        """Return the spaces in reach of `budget`, cheapest first, each with its cost."""
        reached: dict[str, int] = {}
        for spent, path in self._cheapest(start, cost, blocked):
            if spent > budget:
                break
            reached[path[-1]] = spent
        return reached

    def _cheapest(
        self, start: str, cost: Cost, blocked: Collection[str], ahead: Ahead = unknown
    ) -> Iterator[tuple[int, Path]]:
        """Run Dijkstra's search: yield the best path to each space in turn, with its cost.

        The whole path is part of the order in the queue, which settles every tie. With a lower
        bound on the remaining cost this is the A* search.
        """
        self.neighbours(start)
        queue: list[tuple[int, int, Path, int]] = [(ahead(start), 1, (start,), 0)]
        best = {start: (0, 1)}
        settled = {space for space in blocked if space != start}
        while queue:
            _, length, path, spent = heappop(queue)
            here = path[-1]
            if here in settled:
                continue
            settled.add(here)
            yield spent, path
            for space in self._neighbours[here]:
                if space in settled:
                    continue
                price = cost(here, space)
                if price is None:
                    continue
                if price < 0:
                    raise backwards(here, space, price)
                way = (spent + price, length + 1)
                if way <= best.get(space, way):
                    best[space] = way
                    heappush(queue, (way[0] + ahead(space), way[1], (*path, space), way[0]))

    def only(self, spaces: Collection[str]) -> "Graph":
        """The same map with nothing on it but these spaces and the ways between them."""
        return Graph(
            {
                space: [to for to in neighbours if to in spaces]
                for space, neighbours in self._neighbours.items()
                if space in spaces
            }
        )

    def both_ways(self) -> "Graph":
        """The same map with every one-way arrow turned into a line."""
        return areas(self.ways(), alone=self)

    @property
    def is_connected(self) -> bool:
        """Return whether the map is connected, counting arrows as lines."""
        first = next(iter(self), None)
        return first is None or len(self.both_ways().distances(first)) == len(self)


def backwards(space: str, neighbour: str, price: int) -> MapError:
    return MapError(f"{space} to {neighbour} costs {price}: no step gives anything back.")


def areas(ways: Iterable[Way], *, alone: Iterable[str] = ()) -> Graph:
    """A map of areas joined by lines that lead both ways.

    `alone` names areas that may have no line at all; they come first in the order of the map.
    """
    neighbours: dict[str, list[str]] = {space: [] for space in alone}
    for one, other in ways:
        neighbours.setdefault(one, []).append(other)
        neighbours.setdefault(other, []).append(one)
    return Graph(neighbours)


def boxes(arrows: Iterable[Way], *, alone: Iterable[str] = ()) -> Graph:
    """A flow of boxes joined by arrows that lead one way.

    >>> raid = boxes([("base", "assembly"), ("assembly", "target"), ("target", "home")])
    >>> raid.path("base", "home")
    ('base', 'assembly', 'target', 'home')
    >>> print(raid.distance("home", "base"))
    None
    """
    neighbours: dict[str, list[str]] = {box: [] for box in alone}
    for start, end in arrows:
        neighbours.setdefault(start, []).append(end)
        neighbours.setdefault(end, [])
    return Graph(neighbours)


ZONE_OFFSETS = ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, 0), (1, 1))
"""The six neighbours of a zone, as (rows down, columns east)."""


def zones(rows: Mapping[str, Iterable[int]]) -> Graph:
    """A board of staggered rows, from north to south, each with the columns that exist in it.

    A zone is called by its row and column: F20. At equal column numbers a row lies half a zone
    west of the row above, so a zone touches two zones of its own row and two of each row beside.

    >>> board = zones({"E": range(18, 23), "F": range(18, 23), "G": range(18, 23)})
    >>> board.neighbours("F20")
    ('F19', 'F21', 'E19', 'E20', 'G20', 'G21')
    """
    cells = {
        (row, column): f"{name}{column}"
        for row, (name, columns) in enumerate(rows.items())
        for column in columns
    }
    return Graph(
        {
            zone: _existing(cells, [(row + down, column + east) for down, east in ZONE_OFFSETS])
            for (row, column), zone in cells.items()
        }
    )


def _existing(cells: Mapping[tuple[int, int], str], places: Iterable[tuple[int, int]]) -> list[str]:
    return [cells[place] for place in places if place in cells]


def hexes(cells: Iterable[Hex], *, name: Callable[[Hex], str] = str) -> Graph:
    """A board of these hexes; `name` gives a hex the id that is printed in it.

    >>> hexes(Hex(0, 0).disc(1)).neighbours("1,0")
    ('1,-1', '0,0', '0,1')
    """
    names = {cell: name(cell) for cell in cells}
    if len(set(names.values())) < len(names):
        raise MapError("Two hexes of the map have the same name.")
    return Graph(
        {
            space: [names[near] for near in cell.neighbours() if near in names]
            for cell, space in names.items()
        }
    )
