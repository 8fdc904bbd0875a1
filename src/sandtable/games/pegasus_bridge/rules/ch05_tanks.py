"""5.6-5.7. Tanks and their column on the road."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.british import (
    PositionLost,
)
from sandtable.games.pegasus_bridge.events.germans import (
    BritishDisplaced,
    TankBogged,
    TankHeld,
    TankLeft,
    TankMoved,
    TankPushedThrough,
    TankTurned,
    TankWentStraightOn,
)
from sandtable.games.pegasus_bridge.rules.asking import ask_area
from sandtable.games.pegasus_bridge.rules.ch05_retreat import way_out
from sandtable.games.pegasus_bridge.rules.ch08_demolition import destroy_bridge
from sandtable.games.pegasus_bridge.rules.positions import (
    british_occupied,
    combat_areas,
    german_occupied,
    has_wreck,
    tank_in,
    units_in,
)
from sandtable.games.pegasus_bridge.rules.stretches import Stretch
from sandtable.games.pegasus_bridge.rules.wrecks import destroy_tank
from sandtable.games.pegasus_bridge.state import (
    DAMAGED,
    DESTROYED,
    Assault,
    Tank,
    Unit,
)

TO_RANVILLE = {"le_port": "le_port_to_ranville", "benouville": "benouville_to_ranville"}
STRAIGHT_ON = {"le_port": "le_port_to_benouville", "benouville": "benouville_to_le_port"}
OUT, BACK = 2, 1
"""The phases of the detour still to come: straight on, then back."""


@rule("5.6", "5.6.road", "5.6.junction", "5.6.exit", "17.1.straight")
def road_ahead(box: Box, s: Assault, area: str, *, straight: bool = False) -> tuple[str, ...]:
    """The road from an area to the Ranville entry, or straight on at the junction."""
    names = STRAIGHT_ON if straight else TO_RANVILLE  # 17.1.straight
    other = {"le_port": "benouville", "benouville": "le_port"}[s.column.village]
    for village in (s.column.village, other):
        route = box.ground.routes[names[village]].areas  # 5.6.road, 5.6.junction
        if area in route:
            return route[route.index(area) + 1 :]  # 5.6, 5.6.exit
    return ()


@rule("5.6", "5.7.tank", "5.4(5)", "5.6.bridge", "5.6.mercedes", "6.5b(5).block")
def move_tank(
    u: PegasusUmpire, s: Assault, tank: Tank, road: Sequence[str], points: int
) -> Steps[None]:
    """Drive along the road as far as the points allow and a tank may stop."""
    way = drive(u.box, s, tank, road, points)  # 5.6, 5.7.tank, 5.4(5), 6.5b(5).block
    stretch = Stretch(u)
    for area in way:
        points -= tank_price(u.box, s, area, british_occupied(s))  # 5.6.mercedes
        enter(u, s, tank, area, stretch)
        if tank.id not in s.tanks or (yield from trial_of_the_bridge(u, s, tank)):  # 5.6.bridge
            return
        if waits_at_junction(u.box, s, area):
            if not goes_straight_on(u, s, tank):
                yield from move_tank(u, s, tank, road[len(way) :], points)
            return


@rule("5.2(1)", "5.2(4)", "5.6.mercedes")
def tank_price(box: Box, s: Assault, area: str, british: set[str]) -> int:
    """One point an area, one more if British units hold it, and one to pass the wrecked car."""
    cost = box.movement.single_line  # 5.2(1)
    cost += box.movement.enemy_occupied if area in british else 0  # 5.2(4)
    # 5.6.mercedes
    return cost + (box.movement.wrecked_car if s.car.wreck and s.car.area == area else 0)


@rule("5.7", "5.7.tank", "5.7.with-tank", "5.6.file", "5.4(5)")
def drive(box: Box, s: Assault, tank: Tank, road: Sequence[str], points: int) -> tuple[str, ...]:
    """The areas a tank enters: it may pass a live tank, but ends only where none is."""
    british, contact = british_occupied(s), combat_areas(s.british)
    way: list[str] = []
    stop = 0
    for area in road:  # 5.7
        points -= tank_price(box, s, area, british)
        if points < 0 or is_closed_to_tanks(box, s, area):
            break
        way.append(area)
        if may_end(s, tank, area):  # 5.6.file, 5.7.tank, 5.7.with-tank
            stop = len(way)
        if area in contact or waits_at_junction(box, s, area):  # 5.4(5)
            break
    return tuple(way[:stop])


@rule("5.6.bridge", "6.5b(5).block")
def is_closed_to_tanks(box: Box, s: Assault, area: str) -> bool:
    """A wreck, or a destroyed bridge."""
    return has_wreck(s, area) or (area == box.ground.pegasus and s.bridge == DESTROYED)


@rule("5.7.tank", "5.7.with-tank", "5.6.stack")
def may_end(s: Assault, tank: Tank, area: str) -> bool:
    """One tank an area, with one infantry unit at most."""
    other = tank_in(s, area)
    # 5.6.stack, 5.7.tank, 5.7.with-tank
    return (other is None or other is tank) and len(units_in(s.german, area)) <= 1


def enter(u: PegasusUmpire, s: Assault, tank: Tank, area: str, stretch: Stretch) -> None:
    tank.area = area
    if area in s.held:
        s.held.remove(area)
    stretch.tell(TankMoved, tank=u.box.name(tank.id), area=u.box.place(area))
    if area == u.box.ground.entries["ranville"] and not tank.retreating:
        take_off_the_map(u, s, tank, rule="5.6.exit")


@rule("5.6.exit", "5.5.1-3")
def take_off_the_map(u: PegasusUmpire, s: Assault, tank: Tank, *, rule: str) -> None:
    """A tank that has left is worth no points."""
    del s.tanks[tank.id]
    if tank.id in s.column.order:
        s.column.order.remove(tank.id)
    u.tell(TankLeft, tank=u.box.name(tank.id), rule=rule)


@rule("8.0(7)")
def trial_of_the_bridge(u: PegasusUmpire, s: Assault, tank: Tank) -> Steps[bool]:
    """A damaged bridge may give way under a tank; return whether it did."""
    if tank.area != u.box.ground.pegasus or s.bridge != DAMAGED:
        return False
    if not u.roll(u.box.damaged_bridge).collapses:
        return False
    destroy_tank(u, s, tank)
    yield from destroy_bridge(u, s)
    return True


# ---------------------------------------------------------------------- the junction


@rule("17.1.tjunction", "C.t-junction")
def waits_at_junction(box: Box, s: Assault, area: str) -> bool:
    """Return whether the die of the historical scenario is still to be thrown here."""
    scenario = box.scenarios[s.scenario]
    undecided = not s.column.junction and not s.column.retreating
    return scenario.t_junction and undecided and area == box.ground.junction


@rule("17.1.tjunction", "17.1.straight", "C.t-junction")
def goes_straight_on(u: PegasusUmpire, s: Assault, tank: Tank) -> bool:
    """The first tank at the junction throws for the column; on 4-6 it stops there."""
    s.column.junction = True  # C.t-junction
    if u.roll(u.box.t_junction).straight:
        s.column.detour = OUT  # 17.1.straight
        u.tell(TankWentStraightOn, tank=u.box.name(tank.id))
        return True
    u.tell(TankTurned, tank=u.box.name(tank.id))  # 17.1.tjunction
    return False


@rule("17.1.straight", "C.t-junction")
def up_to_the_junction(box: Box, s: Assault, road: tuple[str, ...]) -> tuple[str, ...]:
    """The others wait behind a tank that has just stopped at the junction to go straight on."""
    if s.column.detour == OUT and box.ground.junction in road:
        return road[: road.index(box.ground.junction) + 1]
    return road


# ---------------------------------------------------------------------- ready positions


@rule("5.6.ready")
def is_held_up(s: Assault, tank: Tank) -> list[Unit]:
    """The British units in a ready position where the tank begins its move."""
    return [unit for unit in units_in(s.british, tank.area) if unit.ready]


@rule("5.6.ready", "5.6.ready.mod", "5.6.ready.displace")
def push_through(u: PegasusUmpire, s: Assault, tank: Tank, holders: list[Unit]) -> Steps[bool]:
    """A die decides whether the tank gets on to the next area; return whether it does."""
    infantry = bool(units_in(s.german, tank.area))
    support = u.box.ready_with_infantry if infantry else 0
    modifiers = Modifiers(Modifier("infantry", support, "5.6.ready.mod"))
    if not u.roll(u.box.ready_position, modifiers).passes:
        u.tell(TankHeld, tank=u.box.name(tank.id))
        return False
    u.tell(TankPushedThrough, tank=u.box.name(tank.id))
    for unit in holders:
        unit.ready = False
        u.tell(PositionLost, unit=u.box.name(unit.id))
    for unit in holders:
        yield from displace(u, s, unit)  # 5.6.ready.displace
    return True


@rule("5.6.ready.displace")
def displace(u: PegasusUmpire, s: Assault, unit: Unit) -> Steps[None]:
    """The unit goes to an adjacent area that is no road and holds no enemy, if there is one."""
    enemy = german_occupied(s)
    near = [area for area in u.box.ground.steps[unit.area] if area not in u.box.ground.roads]
    free = [area for area in near if area not in enemy]
    if not free:
        return
    ask = say("ask-refuge", unit=u.box.name(unit.id))
    rule_id = "5.6.ready.displace"
    area = yield from ask_area(u, "refuge", ask, free, rule=rule_id, unit=unit.id)
    s.entries += 1
    unit.area, unit.entered, unit.moved, unit.inside = area, s.entries, True, False
    if area not in s.held:
        s.held.append(area)
    u.tell(BritishDisplaced, unit=u.box.name(unit.id), area=u.box.place(area))


# ---------------------------------------------------------------------- retreating


@rule("5.5.1-3", "5.5.4", "C.retreat-one")
def withdraw(u: PegasusUmpire, s: Assault, tank: Tank) -> Steps[None]:
    """A retreating tank drives to the nearest entry area and leaves; blocked, it takes a field."""
    points, exits = u.box.movement.tank, u.box.ground.entries.values()
    road = way_out(u.box, s, tank.area)  # C.retreat-one
    if road:
        yield from move_tank(u, s, tank, road, points)
    elif tank.area not in exits:
        yield from cross_country(u, s, tank, points)  # 5.5.4
    if tank.area in exits and not tank.wreck:
        take_off_the_map(u, s, tank, rule="5.5.1-3")


@rule("5.5.4", "5.5.4.bog")
def cross_country(u: PegasusUmpire, s: Assault, tank: Tank, points: int) -> Steps[None]:
    """Off the road a die: bogged for the turn and perhaps abandoned, or on to another road area."""
    if tank.area in u.box.ground.roads:
        field = open_field(u.box, s, tank.area)
        if field is None:
            return
        enter(u, s, tank, field, Stretch(u))
        points -= u.box.movement.single_line
    if u.roll(u.box.bog_check).fails:
        u.tell(TankBogged, tank=u.box.name(tank.id))
        if u.roll(u.box.panic_check).fails:
            destroy_tank(u, s, tank)
        return
    back = [area for area in u.box.ground.steps[tank.area] if leads_out(u.box, s, area)]
    if back:
        yield from move_tank(u, s, tank, back[:1], points)


@rule("5.5.4")
def open_field(box: Box, s: Assault, area: str) -> str | None:
    """A clear area beside the road without a tank or a wreck."""
    for near in box.ground.steps[area]:
        free = near not in box.ground.roads and near not in box.ground.obstructed
        if free and tank_in(s, near) is None and not has_wreck(s, near):
            return near
    return None


def leads_out(box: Box, s: Assault, area: str) -> bool:
    is_open = area in box.ground.roads and not is_closed_to_tanks(box, s, area)
    return is_open and bool(way_out(box, s, area) or area in box.ground.entries.values())
