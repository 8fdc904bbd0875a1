"""5.4. German infantry on the march: towards the nearest British unit, from cover to cover."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.combat import (
    TargetChosen,
)
from sandtable.games.pegasus_bridge.events.germans import (
    GermansMoved,
    GermansStayed,
)
from sandtable.games.pegasus_bridge.rules.ch06_opportunity import british_opportunity_fire
from sandtable.games.pegasus_bridge.rules.ch11_leaders import commands
from sandtable.games.pegasus_bridge.rules.positions import (
    SCHMIDT,
    combat_areas,
    is_aboard,
    leaders_in,
    tank_in,
    units_in,
)
from sandtable.games.pegasus_bridge.rules.stretches import Stretch
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.state import DESTROYED, Assault, Leader, Unit

Field = Mapping[str, int]
"""The distance in points to the goal from every area that can reach it."""


@rule("5.2", "5.2(4)", "8.0(6)")
def german_price(box: Box, s: Assault, start: str, end: str, british: set[str]) -> int | None:
    """The price for German infantry from one area to the next; None where it cannot go."""
    line = box.ground.steps[start].get(end)  # 5.2
    if line is None or (end == box.ground.pegasus and s.bridge == DESTROYED):  # 8.0(6)
        return None
    return line + box.movement.enemy_occupied if end in british else line  # 5.2(4)


def distances(
    box: Box, s: Assault, goals: Iterable[str], british: Iterable[str]
) -> Mapping[str, int]:
    """Return the distance of every area to the nearest of some goals, in one search."""
    return spread(box, frozenset(goals), frozenset(british), closed=s.bridge == DESTROYED)


@lru_cache(maxsize=1 << 12)
def spread(
    box: Box, goals: frozenset[str], british: frozenset[str], *, closed: bool
) -> Mapping[str, int]:
    """Work distances out from the goals; nobody comes onto a bridge that is closed."""
    found: dict[str, int] = {}
    steps, occupied = box.ground.steps, box.movement.enemy_occupied
    shut = box.ground.pegasus if closed else ""
    queue = [(0, goal) for goal in sorted(goals)]
    while queue:
        spent, area = heappop(queue)
        if area in found:
            continue
        found[area] = spent
        if area == shut:
            continue
        entry = spent + (occupied if area in british else 0)
        for near, line in steps[area].items():
            if near not in found:
                heappush(queue, (entry + line, near))
    return found


class Hunt:
    """The British as German infantry sees them in one phase, worked out once."""

    def __init__(self, box: Box, s: Assault) -> None:
        self._box, self._s = box, s
        self.british = combat_areas(s.british)
        self.nearest = distances(box, s, self.british, self.british)
        self._fields: dict[str, Field] = {}

    def field(self, goal: str) -> Field:
        if goal not in self._fields:
            self._fields[goal] = distances(self._box, self._s, [goal], self.british)
        return self._fields[goal]

    def away(self, area: str) -> int:
        return self.nearest.get(area, len(self._box.ground.areas))


# ---------------------------------------------------------------------- where to


@rule("5.4", "5.4(1)", "5.4(2)")
def choose_quarry(u: PegasusUmpire, s: Assault, hunt: Hunt, unit: Unit) -> str | None:
    """The nearest British unit; of several, one in an obstructed area, then the die."""
    area = unit.area
    if area not in hunt.nearest:
        return None
    least = hunt.nearest[area]
    goals = [goal for goal in sorted(hunt.british) if hunt.field(goal).get(area) == least]
    covered = [goal for goal in goals if goal in u.box.ground.obstructed]
    if len(goals) > 1 and len(covered) == 1:
        tell_quarry(u, s, unit, covered[0], rule="5.4(2)")
        return covered[0]
    goals = covered or goals
    if len(goals) == 1:
        tell_quarry(u, s, unit, goals[0], rule="5.4")
        return goals[0]
    quarry = [one for one in s.british.units.values() if one.area in goals]
    chosen = u.one_of(quarry, "why-quarry", rule="5.4(1)", sides=u.box.die).area
    tell_quarry(u, s, unit, chosen, rule="5.4(1)")
    return chosen


def tell_quarry(u: PegasusUmpire, s: Assault, unit: Unit, goal: str, *, rule: str) -> None:
    if u.log is not None:
        units = names(u.box, [one.id for one in units_in(s.british, goal)])
        u.tell(TargetChosen, who=u.box.name(unit.id), target=units, rule=rule)


@rule("5.4", "5.4(2)", "5.4(5)")
def route_to(
    u: PegasusUmpire, s: Assault, hunt: Hunt, area: str, field: Field, points: int
) -> list[str]:
    """A shortest way as far as the points go; of equal ways through cover first, then the die."""
    way: list[str] = []
    while field[area]:
        nearer = [
            (near, price)
            for near in sorted(u.box.ground.steps[area])
            if (price := german_price(u.box, s, area, near, hunt.british)) is not None
            and field.get(near, field[area]) + price == field[area]  # 5.4
        ]
        near, price = pick_step(u, nearer)  # 5.4(2)
        points -= price
        if points < 0:
            break
        way.append(near)
        area = near
        if area in hunt.british:  # 5.4(5)
            break
    return way


@rule("5.4(2)")
def pick_step(u: PegasusUmpire, nearer: list[tuple[str, int]]) -> tuple[str, int]:
    covered = [step for step in nearer if step[0] in u.box.ground.obstructed]
    return u.one_of(covered or nearer, "why-way", rule="5.4(2)", sides=u.box.die)


@rule("5.4(3)", "5.4(4)", "5.7.with-tank", "5.6.stack")
def cut_short(box: Box, s: Assault, hunt: Hunt, start: str, way: list[str]) -> list[str]:
    """Stop in the last cover on the way rather than in the clear, unless a British unit is there.

    A unit also stops where it may: no second one beside a tank.
    """
    way = fitting(s, way)  # 5.6.stack, 5.7.with-tank
    if way and (way[-1] in hunt.british or way[-1] in box.ground.obstructed):
        return way
    covered = [place for place in (start, *way) if place in box.ground.obstructed]  # 5.4(3)
    if not covered:
        return way
    last = max(index for index, place in enumerate((start, *way)) if place == covered[-1])
    return fitting(s, way[:last])  # 5.4(4)


@rule("5.7.with-tank")
def fitting(s: Assault, way: list[str]) -> list[str]:
    """The part of a way that ends where there is room beside a tank."""
    while way and tank_in(s, way[-1]) is not None and units_in(s.german, way[-1]):
        way = way[:-1]
    return way


# ---------------------------------------------------------------------- marching


@rule("5.4", "5.4(5)", "10.0(1)", "6.4.continue")
def march_germans(
    u: PegasusUmpire, s: Assault, units: Sequence[Unit], way: Sequence[str], *, rule: str
) -> Steps[None]:
    """Enter area after area under British fire; who is suppressed stays behind."""
    contact, stretch = combat_areas(s.british), Stretch(u)
    for area in way:
        # 10.0(1), 6.4.continue
        units = [one for one in units if one.id in s.german.units and not one.suppressed]
        if not units:
            return
        entered = names(u.box, enter(u, s, units, area))  # 5.4
        stretch.tell(GermansMoved, units=entered, area=u.box.place(area), rule=rule)
        yield from british_opportunity_fire(u, s, area, [unit.id for unit in units])
        if area in contact:  # 5.4(5)
            return


@rule("16.0.control", "C.german-leaders", "6.1(3c)")
def enter(u: PegasusUmpire, s: Assault, units: Sequence[Unit], area: str) -> list[str]:
    """Units take their leader along and leave their bunker for good; return who entered."""
    leaders = companions(u.box, s, units)  # C.german-leaders
    s.entries += 1
    for one in (*units, *leaders):
        one.area = area
        one.entered = s.entries
    for unit in units:
        unit.dug_in = False  # 6.1(3c)
    if area in s.held:
        s.held.remove(area)  # 16.0.control
    return [one.id for one in (*units, *leaders)]


@rule("C.german-leaders", "11.0(3)")
def companions(box: Box, s: Assault, units: Sequence[Unit]) -> list[Leader]:
    """The unwounded leaders on foot who command a unit that leaves; Schmidt keeps his pillbox."""
    here = leaders_in(s.german, units[0].area)
    return [leader for leader in here if goes_along(box, s, leader, units)]


def goes_along(box: Box, s: Assault, leader: Leader, units: Sequence[Unit]) -> bool:
    bound = leader.wounded or is_aboard(s, leader.id) or keeps_the_pillbox(box, leader)
    return not bound and any(commands(box, leader.id, unit.id) for unit in units)


@rule("C.german-leaders")
def keeps_the_pillbox(box: Box, leader: Leader) -> bool:
    return leader.id == SCHMIDT and leader.area == box.ground.pillbox


@rule("5.4", "5.4(4)")
def hunt_the_nearest(u: PegasusUmpire, s: Assault, hunt: Hunt, unit: Unit) -> Steps[None]:
    """Move a unit its whole allowance towards the nearest British unit, as far as 5.4 lets it."""
    if unit.area in hunt.british:
        return
    goal = choose_quarry(u, s, hunt, unit)
    if goal is None:
        return
    points = u.box.movement.german_infantry
    way = route_to(u, s, hunt, unit.area, hunt.field(goal), points)
    short = cut_short(u.box, s, hunt, unit.area, way)
    if short:
        rule = "5.4" if len(short) == len(way) else "5.4(4)"
        yield from march_germans(u, s, [unit], short, rule=rule)
    else:
        u.tell(GermansStayed, unit=u.box.name(unit.id), area=u.box.place(unit.area))
