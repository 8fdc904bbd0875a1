"""3.0.D. The German movement phase: demolition, reinforcements, column, car and all others."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.combat import (
    LeaderWalked,
)
from sandtable.games.pegasus_bridge.events.germans import (
    GermansLeft,
)
from sandtable.games.pegasus_bridge.rules.ch05_german_march import (
    Hunt,
    distances,
    german_price,
    hunt_the_nearest,
    keeps_the_pillbox,
    march_germans,
    route_to,
)
from sandtable.games.pegasus_bridge.rules.ch05_mercedes import bring_the_car, drive_the_car
from sandtable.games.pegasus_bridge.rules.ch05_tanks import (
    BACK,
    OUT,
    is_closed_to_tanks,
    is_held_up,
    move_tank,
    push_through,
    road_ahead,
    up_to_the_junction,
    withdraw,
)
from sandtable.games.pegasus_bridge.rules.ch08_demolition import check_demolition
from sandtable.games.pegasus_bridge.rules.ch11_leaders import commands
from sandtable.games.pegasus_bridge.rules.ch13_reinforcements import (
    enter_column,
    road_behind_tanks,
    roll_german_force,
)
from sandtable.games.pegasus_bridge.rules.positions import (
    SCHMIDT,
    combat_areas,
    is_aboard,
    units_in,
)
from sandtable.games.pegasus_bridge.state import Assault, Leader, Tank, Unit


@rule("3.0.D", "3.0.D.1", "3.0.D.2", "3.0.D.3", "C.german-order")
def german_movement(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """In this order, whatever comes of it."""
    yield from check_demolition(u, s)  # 3.0.D, C.german-order
    roll_german_force(u, s)  # 3.0.D.1
    yield from move_column(u, s)  # 3.0.D.2
    yield from enter_column(u, s)
    bring_the_car(u, s)
    yield from drive_the_car(u, s)
    yield from move_others(u, s)  # 3.0.D.3
    move_leaders(u, s)


# ---------------------------------------------------------------------- the column


@rule("5.6", "5.6.file", "17.1.straight", "17.1.follow", "C.t-junction")
def move_column(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """Tanks and their infantry, front to rear; on the way back the last tank leads."""
    detour = s.column.detour
    if detour == BACK:  # 17.1.follow
        s.column.order.sort(key=lambda name: name not in s.tanks)
        tanks = [name for name in s.column.order if name in s.tanks]
        s.column.order[: len(tanks)] = reversed(tanks)
    in_file = [s.tanks[name] for name in s.column.order if name in s.tanks]
    for tank in [*in_file, *(one for one in s.tanks.values() if one not in in_file)]:
        yield from tank_turn(u, s, tank, straight=detour == OUT)  # 5.6, 17.1.straight, C.t-junction
    if not is_free(s):
        yield from follow_the_tanks(u, s, giving_way=detour == OUT)  # 5.6.file
    if detour:
        s.column.detour = detour - 1


@rule("5.6", "5.6.ready", "5.5.1-3", "6.3.S", "7.0(4a)")
def tank_turn(u: PegasusUmpire, s: Assault, tank: Tank, *, straight: bool) -> Steps[None]:
    """A tank drives on if it can: not immobile, not held up by a ready position."""
    if tank.wreck or tank.immobile or not tank.area:  # 6.3.S
        return
    if tank.retreating:
        yield from withdraw(u, s, tank)  # 5.5.1-3
        return
    road = road_ahead(u.box, s, tank.area, straight=straight)
    road = road if straight else up_to_the_junction(u.box, s, road)
    holders = is_held_up(s, tank)  # 7.0(4a)
    if holders and road:
        if is_closed_to_tanks(u.box, s, road[0]):
            return
        passed = yield from push_through(u, s, tank, holders)  # 5.6.ready
        if not passed:
            return
    yield from move_tank(u, s, tank, road, u.box.movement.tank)  # 5.6


@rule("5.6.infantry")
def is_free(s: Assault) -> bool:
    """Return whether the column's infantry may leave the road: fired on, or no tank left."""
    return s.column.fired_on or not any(name in s.tanks for name in s.column.order)


@rule("5.6.file", "17.1.infantry", "17.1.follow")
def follow_the_tanks(u: PegasusUmpire, s: Assault, *, giving_way: bool) -> Steps[None]:
    """Platoons that stand together march together; during the detour they give way."""
    for stack in stacks(s):
        points = u.box.movement.german_infantry
        area = stack[0].area
        if giving_way:
            way = road_back(u.box, s, area, points)  # 17.1.infantry
        else:
            way = road_behind_tanks(u.box, s, area, points, len(stack))  # 17.1.follow
        yield from march_germans(u, s, stack, way, rule="5.6.file")


def stacks(s: Assault) -> list[list[Unit]]:
    """The infantry of the column on the map that can move, by area, front to rear."""
    found: dict[str, list[Unit]] = {}
    for name in s.column.order:
        unit = s.german.units.get(name)
        if unit is not None and unit.area and may_move(s, unit):
            found.setdefault(unit.area, []).append(unit)
    return list(found.values())


@rule("17.1.infantry")
def road_back(box: Box, s: Assault, area: str, points: int) -> list[str]:
    """Back the way it came, as far as its points go."""
    route = box.ground.routes[f"{s.column.village}_to_ranville"].areas
    if area not in route:
        return []
    behind = route[: route.index(area)]
    return list(reversed(behind))[:points]


# ---------------------------------------------------------------------- everybody else


@rule("10.0(1)", "7.0(4a)", "15.0")
def may_move(s: Assault, unit: Unit) -> bool:
    """Neither suppressed nor engaged."""
    return not unit.suppressed and unit.engaged != s.turn  # 7.0(4a), 10.0(1), 15.0


@rule("5.4", "3.0.D.3", "C.german-order")
def move_others(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """From the unit nearest to its target outwards, ties by id."""
    hunt = Hunt(u.box, s)
    free = is_free(s)
    movers = [
        unit
        for unit in s.german.units.values()
        if unit.area and may_move(s, unit) and (free or unit.id not in s.column.order)
    ]
    for unit in sorted(movers, key=lambda one: (hunt.away(one.area), one.id)):  # C.german-order
        if unit.id not in s.german.units:
            continue
        if s.column.retreating and unit.id in s.column.order:
            yield from fall_back(u, s, hunt, unit)
        else:
            yield from hunt_the_nearest(u, s, hunt, unit)  # 3.0.D.3, 5.4


@rule("5.5.1-3")
def fall_back(u: PegasusUmpire, s: Assault, hunt: Hunt, unit: Unit) -> Steps[None]:
    """Infantry of a force that retreats makes for the nearest entry area, and leaves from it."""
    exits = set(u.box.ground.entries.values())
    field = distances(u.box, s, exits, hunt.british)
    if unit.area not in exits and unit.area in field:
        points = u.box.movement.german_infantry
        way = route_to(u, s, hunt, unit.area, field, points)
        yield from march_germans(u, s, [unit], way, rule="5.5.1-3")
    if unit.area in exits and unit.id in s.german.units and not unit.suppressed:
        del s.german.units[unit.id]
        s.column.order.remove(unit.id)
        u.tell(GermansLeft, units=u.box.name(unit.id))


# ---------------------------------------------------------------------- leaders alone


@rule("C.german-leaders", "11.0(3)")
def move_leaders(u: PegasusUmpire, s: Assault) -> None:
    """A leader without a unit he commands walks to the nearest, never among the British."""
    for leader in list(s.german.leaders.values()):
        if is_stranded(u.box, s, leader):
            walk(u, s, leader)


def is_stranded(box: Box, s: Assault, leader: Leader) -> bool:
    bound = leader.wounded or is_aboard(s, leader.id) or keeps_the_pillbox(box, leader)
    led = any(commands(box, leader.id, unit.id) for unit in units_in(s.german, leader.area))
    return bool(leader.area) and not bound and not led and leader.engaged != s.turn


@rule("C.german-leaders", "5.8.hit")
def walk(u: PegasusUmpire, s: Assault, leader: Leader) -> None:
    """Three points along the shortest way; Schmidt on foot makes for the pillbox."""
    british = combat_areas(s.british) | {one.area for one in s.british.leaders.values()}
    goals = [u.box.ground.pillbox] if leader.id == SCHMIDT else commanded_areas(u.box, s, leader)
    goals = [goal for goal in goals if goal not in british]
    field = distances(u.box, s, goals, british)
    points, start = u.box.movement.german_infantry, leader.area
    while points > 0 and field.get(leader.area):
        steps = {
            near: price
            for near in sorted(u.box.ground.steps[leader.area])
            if near not in british
            and (price := german_price(u.box, s, leader.area, near, british)) is not None
            and field.get(near, field[leader.area]) + price <= field[leader.area]
        }
        area, price = next(iter(steps.items()), ("", points + 1))
        points -= price
        if points >= 0:
            s.entries += 1
            leader.area, leader.entered = area, s.entries
    if leader.area != start:
        u.tell(LeaderWalked, leader=u.box.name(leader.id), area=u.box.place(leader.area))


def commanded_areas(box: Box, s: Assault, leader: Leader) -> list[str]:
    units = s.german.units.values()
    return sorted({one.area for one in units if one.area and commands(box, leader.id, one.id)})
