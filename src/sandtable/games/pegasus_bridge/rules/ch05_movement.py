"""5.1-5.2. What movement costs, how far a company gets, and what happens on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec import Struct

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.british import (
    CompanyMoved,
)
from sandtable.games.pegasus_bridge.rules.ch06_opportunity import (
    german_opportunity_fire,
    may_fire_at_once,
    triggered_areas,
)
from sandtable.games.pegasus_bridge.rules.ch08_demolition import inspect_bridge
from sandtable.games.pegasus_bridge.rules.ch09_sappers import is_bridged
from sandtable.games.pegasus_bridge.rules.ch15_garrison import wake_garrison
from sandtable.games.pegasus_bridge.rules.positions import german_occupied
from sandtable.games.pegasus_bridge.rules.stretches import Stretch
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.state import DESTROYED, Assault, Leader, Unit, Walker

Path = tuple[str, ...]


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
    # 5.1, 5.3.bunker(4).move, 11.0(3).carry
    return box.movement.burdened if company.is_burdened else box.movement.british


@rule("5.1", "5.3.bunker(1).moveon")
def points_left(box: Box, company: Company) -> int:
    """A company has the points of the member that has spent most."""
    return allowance(box, company) - max([member.spent for member in company.members])


class Outlook(NamedTuple):
    """Everything that decides how a company gets on from an area, as far as its points go.

    `risk` tells how many may fire where, `closed` whether the bridge is gone and `across` what a
    provisional one costs.
    """

    start: str
    points: int
    risk: frozenset[tuple[str, int]] = frozenset()
    enemy: frozenset[str] = frozenset()
    closed: bool = False
    across: int | None = None


def outlook(box: Box, s: Assault, start: str, points: int) -> Outlook:
    reach = reached(box, Outlook(start, points))
    risk = frozenset([one for one in risks(box, s).items() if one[0] in reach])
    return Outlook(start, points, risk, reach & german_occupied(s), *crossing(box, s))


def crossing(box: Box, s: Assault) -> tuple[bool, int | None]:
    """Return whether the bridge is closed, and what a provisional one costs."""
    closed = s.bridge == DESTROYED
    return closed, box.movement.provisional_bridge if closed and is_bridged(box, s) else None


def price_now(box: Box, s: Assault, start: str, end: str) -> int | None:
    """The price of the next step as things stand."""
    enemy = frozenset(german_occupied(s))
    return british_price(box, Outlook(start, 0, frozenset(), enemy, *crossing(box, s)), start, end)


@rule("5.2", "5.2(1)", "5.2(2)", "5.2(3)", "5.2(4)", "8.0(6)", "9.3.cost")
def british_price(box: Box, seen: Outlook, start: str, end: str) -> int | None:
    """The price for a British unit from one area to the next; None where it cannot go."""
    line = box.ground.steps[start].get(end)  # 5.2(1) 5.2(2) 5.2(3)
    if seen.closed and end == box.ground.pegasus:  # 8.0(6)
        line = seen.across  # 9.3.cost
    if line is None or end not in seen.enemy:
        return line
    return line + box.movement.enemy_occupied  # 5.2(4)


# ---------------------------------------------------------------------- ways


@lru_cache(maxsize=2048)
def reached(box: Box, calm: Outlook) -> frozenset[str]:
    """The areas within reach on a map without enemies."""
    return frozenset(way.areas[-1] for way in search(box, calm))


@lru_cache(maxsize=1 << 14)
@rule("5.0", "5.2")
def search(box: Box, seen: Outlook) -> Sequence[Way]:
    """The cheapest way to every area within reach, and the safest where it is another.

    Labels come by cost, then by danger. The first of an area is its cheapest way and the last the
    safest; what is neither cheaper nor safer than one before it is dropped.
    """
    risk, steps = dict(seen.risk), box.ground.steps
    cheapest: dict[str, Way] = {}
    safest: dict[str, Way] = {}
    queue: list[tuple[int, int, Path]] = [(0, 0, (seen.start,))]
    least: dict[str, int] = {}
    while queue:
        cost, danger, path = heappop(queue)
        here = path[-1]
        if here in least and least[here] <= danger:
            continue
        least[here] = danger
        way = safest[here] = Way(path[1:], cost, danger)
        cheapest.setdefault(here, way)
        for area in steps[here]:
            risked = danger + risk.get(area, 0)
            if area in least and risked >= least[area]:
                continue
            step = british_price(box, seen, here, area)
            if step is not None and cost + step <= seen.points:
                heappush(queue, (cost + step, risked, (*path, area)))
    del cheapest[seen.start]
    return [one for area, way in cheapest.items() for one in {way: way, safest[area]: way}]


def risks(box: Box, s: Assault) -> Counter[str]:
    """Return the number of known Germans that may fire at an entry, with counters it may wake."""
    awake = [unit.area for unit in s.german.units.values() if may_fire_at_once(s, unit)]
    awake += [tank.area for tank in s.tanks.values() if tank.released and not tank.wreck]
    found: Counter[str] = Counter()
    for place in awake:
        found.update(exposed_to(box, place))
    for place in s.face_down:
        if place not in s.known_decoys:
            found.update((place, *box.ground.near[place]))
    return found


@lru_cache(maxsize=256)
def exposed_to(box: Box, place: str) -> frozenset[str]:
    """The areas that a unit cannot enter without a trigger for the enemies in a place."""
    return frozenset(area for area in box.ground.areas if place in triggered_areas(box, area))


# ---------------------------------------------------------------------- marching


@rule("5.0", "6.4.continue", "10.0(1)")
def march(u: PegasusUmpire, s: Assault, company: Company, way: Sequence[str]) -> Steps[None]:
    """Go area by area; what happens on the way halts the company, which may then go on."""
    stretch = Stretch(u)
    for area in way:
        happened = yield from step_into(u, s, company, area, stretch)  # 5.0
        if happened:  # 6.4.continue, 10.0(1)
            return


@rule("5.2(1)", "5.2(4)", "6.4.continue", "15.0")
def step_into(
    u: PegasusUmpire, s: Assault, company: Company, area: str, stretch: Stretch
) -> Steps[bool]:
    """Pay for an area, enter it, wake the garrison and draw fire; return whether any came."""
    cost = price_now(u.box, s, company.area, area)  # 5.2(1), 5.2(4)
    if cost is None:
        return True
    asleep = len(s.face_down)
    leave(s, company)
    settle(u, s, company, area, cost)
    units, paid = names(u.box, company.ids), stretch.pay(cost)
    stretch.tell(CompanyMoved, units=units, area=u.box.place(area), cost=paid)
    inspect_bridge(u, s, company.units, area)
    woken = wake_garrison(u, s, area)  # 15.0
    fired = yield from german_opportunity_fire(u, s, area, targets_of(company), woken)
    return fired or len(s.face_down) < asleep  # 6.4.continue


@rule("5.3.prepare.effect", "5.3.bunker(2)")
def leave(s: Assault, company: Company) -> None:
    """A company that leaves gives up a position or a bunker, and takes prisoners along."""
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
        member.spent += cost  # 5.2(1)
        member.entered = s.entries
    for leader in company.leaders:
        leader.carried = leader.carried or leader.wounded  # 11.0(3).moved
    if company.prisoners:
        s.prisoners[area] = s.prisoners.get(area, 0) + company.prisoners
    occupy(s, area)  # 16.0.control


@rule("16.0.control")
def occupy(s: Assault, area: str) -> None:
    if area not in s.held:
        s.held.append(area)


def targets_of(company: Company) -> list[str]:
    """The targets for Germans in a company: its combat units, or leaders alone."""
    return [one.id for one in company.units] or [one.id for one in company.leaders]
