"""5.1-5.2. What movement costs, how far a company gets, and what happens on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush

from msgspec import Struct

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events import CompanyMoved
from sandtable.games.pegasus_bridge.rules.ch06_opportunity import (
    german_opportunity_fire,
    may_fire_at_once,
    triggered_areas,
)
from sandtable.games.pegasus_bridge.rules.ch08_demolition import inspect_bridge
from sandtable.games.pegasus_bridge.rules.ch09_sappers import is_bridged
from sandtable.games.pegasus_bridge.rules.ch15_garrison import wake_garrison
from sandtable.games.pegasus_bridge.rules.positions import german_occupied
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.state import DESTROYED, Assault, Leader, Unit, Walker

Path = tuple[str, ...]
Price = Callable[[str, str], int | None]


class Company(Struct):
    """Units and leaders that move together; the wounded among them are carried."""

    units: list[Unit]
    leaders: list[Leader] = []
    prisoners: int = 0

    @property
    def area(self) -> str:
        return self.units[0].area if self.units else self.leaders[0].area

    @property
    def members(self) -> list[Walker]:
        return [*self.units, *self.leaders]

    @property
    def ids(self) -> list[str]:
        return [member.id for member in self.members]

    @property
    def is_burdened(self) -> bool:
        return bool(self.prisoners) or any(leader.wounded for leader in self.leaders)


class Way(Struct, frozen=True):
    """A way to somewhere: the areas entered, their price, and how many may fire on it."""

    areas: Path
    cost: int
    danger: int


@rule("5.1", "5.3.bunker(4).move", "11.0(3).carry")
def allowance(box: Box, company: Company) -> int:
    """Four points, or two for those who lead prisoners or carry a wounded leader."""
    return box.movement.burdened if company.is_burdened else box.movement.british


@rule("5.1", "5.3.bunker(1).moveon")
def points_left(box: Box, company: Company) -> int:
    """A company has the points of the member that has spent most."""
    return allowance(box, company) - max([member.spent for member in company.members])


@rule("5.2", "5.2(1)", "5.2(2)", "5.2(3)", "5.2(4)", "8.0(6)", "9.3.cost")
def british_price(box: Box, s: Assault) -> Price:
    """What a British unit pays to go from one area to the next; None where it cannot go."""
    steps, pegasus = box.ground.steps, box.ground.pegasus
    enemy, extra = german_occupied(s), box.movement.enemy_occupied
    across: int | None = None
    if s.bridge == DESTROYED and is_bridged(box, s):
        across = box.movement.provisional_bridge

    def price(start: str, end: str) -> int | None:
        line = steps[start].get(end)
        if end == pegasus and s.bridge == DESTROYED:
            line = across
        return line if line is None or end not in enemy else line + extra

    return price


# ---------------------------------------------------------------------- ways


@rule("5.0", "5.2")
def ways(box: Box, s: Assault, start: str, points: int) -> Iterator[Way]:
    """The cheapest way to every area within reach, and the safest where it is another."""
    price, risk = british_price(box, s), Risk(box, s)
    cheapest = search(box, start, points, price, risk, lambda cost, danger: (cost, danger))
    safest = cheapest
    if any(way.danger for way in cheapest.values()):
        safest = search(box, start, points, price, risk, lambda cost, danger: (danger, cost))
    for area, way in cheapest.items():
        yield way
        if safest[area].danger < way.danger:
            yield safest[area]


def search(
    box: Box,
    start: str,
    points: int,
    price: Price,
    risk: Risk,
    order: Callable[[int, int], tuple[int, int]],
) -> dict[str, Way]:
    """Find the best way to each area that the points pay for, by cost and danger in some order.

    Labels that another one equals or beats in both are dropped; the first of an area is its best.
    """
    found: dict[str, Way] = {}
    queue: list[tuple[tuple[int, int], Path, int, int]] = [((0, 0), (start,), 0, 0)]
    labels: dict[str, list[tuple[int, int]]] = {start: [(0, 0)]}
    while queue:
        _, path, cost, danger = heappop(queue)
        here = path[-1]
        if here not in found and here != start:
            found[here] = Way(path[1:], cost, danger)
        for area in box.ground.steps[here]:
            step = price(here, area)
            if step is None or cost + step > points:
                continue
            paid, risked = cost + step, danger + risk[area]
            known = labels.setdefault(area, [])
            if not any(c <= paid and d <= risked for c, d in known):
                known.append((paid, risked))
                heappush(queue, (order(paid, risked), (*path, area), paid, risked))
    return found


class Risk(dict[str, int]):
    """How many known Germans may fire when an area is entered, counters they may wake included."""

    def __init__(self, box: Box, s: Assault) -> None:
        super().__init__()
        self._box = box
        self._s = s
        self._awake = [unit.area for unit in s.german.units.values() if may_fire_at_once(s, unit)]
        self._awake += [t.area for t in s.tanks.values() if t.released and not t.wreck]

    def __missing__(self, area: str) -> int:
        seen_from = triggered_areas(self._box, area)
        danger = sum([place in seen_from for place in self._awake])
        near = self._box.ground.near[area]
        asleep = [p for p in self._s.face_down if p == area or p in near]
        self[area] = danger + sum([place not in self._s.known_decoys for place in asleep])
        return self[area]


# ---------------------------------------------------------------------- marching


@rule("5.0", "6.4.continue", "10.0(1)")
def march(u: PegasusUmpire, s: Assault, company: Company, way: Sequence[str]) -> Steps[None]:
    """Go area by area; what happens on the way halts the company, which may then go on."""
    for area in way:
        happened = yield from step_into(u, s, company, area)
        if happened:
            return


@rule("5.2(1)", "5.2(4)", "6.4.continue", "15.0")
def step_into(u: PegasusUmpire, s: Assault, company: Company, area: str) -> Steps[bool]:
    """Pay for an area, enter it, wake the garrison and draw fire; return whether any came."""
    cost = british_price(u.box, s)(company.area, area)
    if cost is None:
        return True
    asleep = len(s.face_down)
    leave(s, company)
    settle(u, s, company, area, cost)
    u.tell(CompanyMoved, units=names(u.box, company.ids), area=u.box.place(area), cost=cost)
    inspect_bridge(u, s, company.units, area)
    woken = wake_garrison(u, s, area)
    fired = yield from german_opportunity_fire(u, s, area, targets_of(company), woken)
    return fired or len(s.face_down) < asleep


@rule("5.3.prepare.effect", "5.3.bunker(2)")
def leave(s: Assault, company: Company) -> None:
    """Who leaves gives up a position or a bunker, and takes prisoners along."""
    for unit in company.units:
        unit.inside = unit.ready = unit.preparing = False
        unit.moved = True
        unit.still = 0
    if company.prisoners:
        left = s.prisoners[company.area] - company.prisoners
        s.prisoners[company.area] = left
        if not left:
            del s.prisoners[company.area]


@rule("5.2(1)", "16.0.control", "11.0(3).moved")
def settle(u: PegasusUmpire, s: Assault, company: Company, area: str, cost: int) -> None:
    """Put a company into an area, which is British from then on."""
    s.entries += 1
    for member in company.members:
        member.area = area
        member.spent += cost
        member.entered = s.entries
    for leader in company.leaders:
        leader.carried = leader.carried or leader.wounded
    if company.prisoners:
        s.prisoners[area] = s.prisoners.get(area, 0) + company.prisoners
    occupy(s, area)


@rule("16.0.control")
def occupy(s: Assault, area: str) -> None:
    if area not in s.held:
        s.held.append(area)


def targets_of(company: Company) -> list[str]:
    """What Germans fire at in a company: its combat units, or leaders alone."""
    return [one.id for one in company.units] or [one.id for one in company.leaders]
