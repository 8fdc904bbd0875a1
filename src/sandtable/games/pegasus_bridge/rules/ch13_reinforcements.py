"""13. Reinforcements: how large, when, where, and how a column comes onto the map."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import (
    Box,
    PegasusUmpire,
    paratroop_platoons,
)
from sandtable.games.pegasus_bridge.events.british import (
    BritishArrived,
    BritishForceComing,
)
from sandtable.games.pegasus_bridge.events.germans import (
    EnemyDiscovered,
    GermanForceComing,
    GermansArrived,
)
from sandtable.games.pegasus_bridge.events.landing import (
    PlanTurnedUp,
)
from sandtable.games.pegasus_bridge.rules.ch05_german_march import fitting, march_germans
from sandtable.games.pegasus_bridge.rules.ch05_movement import Company, occupy
from sandtable.games.pegasus_bridge.rules.ch05_tanks import (
    drive,
    may_end,
    move_tank,
    road_ahead,
    up_to_the_junction,
)
from sandtable.games.pegasus_bridge.rules.positions import (
    british_occupied,
    combat_areas,
    german_occupied,
)
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.state import Arm, Assault, Leader, Tank, Unit

PINE_COFFIN = "pine_coffin"


# ---------------------------------------------------------------------- Germans


@rule("3.0.D.1", "13.0", "13.1", "13.1(1)", "13.1(2)", "13.1(4)", "17.1")
def roll_german_force(u: PegasusUmpire, s: Assault) -> None:
    """On turn 4 the plan is turned up and its row gives the force; a die gives the village."""
    if s.turn != u.box.calendar.german_reinforcements:  # 3.0.D.1, 13.0, 13.1
        return
    turn_up_plan(u, s)
    set_force = u.box.scenarios[s.scenario].german_force  # 17.1
    force = set_force or u.roll(u.box.german_reinforcements[s.plan]).force  # 13.1(1), 13.1(2)
    s.column.village = u.roll(u.box.german_entry).entry  # 13.1(4)
    muster(u.box, s, force)
    place = u.box.place(u.box.ground.entries[s.column.village])
    u.tell(GermanForceComing, force=force, turn=s.column.turn, area=place)


@rule("13.1(1)", "14.0(2)")
def turn_up_plan(u: PegasusUmpire, s: Assault) -> None:
    if not s.plan:
        s.plan = s.hidden.plan
        s.plans = [s.plan]
        u.tell(PlanTurnedUp, plan=s.plan)
        u.reveal()


@rule("13.1(3)", "13.1(5)")
def muster(box: Box, s: Assault, force: str) -> None:
    """Tanks line up first, then the platoons in pairs."""
    composed = box.german_forces[force]
    s.column.force, s.column.turn = force, composed.turn
    tanks = box.of_kind("tank")[: composed.tanks]
    fresh = [name for name in box.of_kind("infantry") if name not in s.german.units]
    used = fresh[-composed.platoons :] if composed.platoons else []
    s.column.waiting = [[name] for name in tanks] + paired(box, used)
    for name in tanks:
        s.tanks[name] = Tank(name)
    for name in used:
        s.german.units[name] = Unit(name, strength=box.counters[name].strength, released=False)


def paired(box: Box, platoons: Sequence[str]) -> list[list[str]]:
    size = box.column_entry.platoons_together
    return [list(platoons[i : i + size]) for i in range(0, len(platoons), size)]


@rule("3.0.D.2", "13.1(5)", "13.1(5).first", "13.1(5).next")
def enter_column(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """One element after the other, each paying a point more; who cannot pay waits."""
    if not s.column.waiting or s.turn < s.column.turn:
        return
    for place in range(len(s.column.waiting)):  # 13.1(5)
        # 3.0.D.2, 13.1(5).first, 13.1(5).next
        entered = yield from enter_element(u, s, s.column.waiting[0], place)
        if not entered:
            return
        s.column.waiting.pop(0)


@rule("13.1(5).first", "13.1(5).next", "5.2(4)")
def entry_points(box: Box, place: int, allowance: int, *, contested: bool) -> int:
    """The points an element has left once it stands in the entry area."""
    extra = box.movement.enemy_occupied if contested else 0  # 5.2(4)
    return allowance - place * box.movement.next_in_column - extra  # 13.1(5).first, 13.1(5).next


def enter_element(u: PegasusUmpire, s: Assault, element: Sequence[str], place: int) -> Steps[bool]:
    """Bring one element on and let it move; return whether there was room and time for it."""
    area = u.box.ground.entries[s.column.village]
    contested = area in british_occupied(s)
    if element[0] in s.tanks:
        points = entry_points(u.box, place, u.box.movement.tank, contested=contested)
        return (yield from enter_tank(u, s, s.tanks[element[0]], area, points))
    points = entry_points(u.box, place, u.box.movement.german_infantry, contested=contested)
    return (yield from enter_platoons(u, s, element, area, points))


@rule("13.1(5).first", "5.7.tank")
def enter_tank(u: PegasusUmpire, s: Assault, tank: Tank, area: str, points: int) -> Steps[bool]:
    road = up_to_the_junction(u.box, s, road_ahead(u.box, s, area))
    road = () if area in combat_areas(s.british) else road
    way = drive(u.box, s, tank, road, points) if points > 0 else ()
    if points < 0 or not (way or may_end(s, tank, area)):
        return False
    tank.area = area
    s.column.order.append(tank.id)
    u.tell(GermansArrived, units=u.box.name(tank.id), area=u.box.place(area))
    lose_hold(s, area)
    yield from move_tank(u, s, tank, road, points)
    return True


@rule("13.1(5).next", "5.6.file")
def enter_platoons(
    u: PegasusUmpire, s: Assault, element: Sequence[str], area: str, points: int
) -> Steps[bool]:
    """Platoons follow the tanks down the road with the points they have left."""
    if points < 0:
        return False
    units = [s.german.units[name] for name in element]
    s.column.order.extend(element)
    s.entries += 1
    for unit in units:
        unit.area, unit.entered = area, s.entries
    lose_hold(s, area)
    u.tell(GermansArrived, units=names(u.box, element), area=u.box.place(area))
    way = road_behind_tanks(u.box, s, area, points, len(units))
    yield from march_germans(u, s, units, way, rule="5.6.file")
    return True


@rule("16.0.control")
def lose_hold(s: Assault, area: str) -> None:
    if area in s.held:
        s.held.remove(area)


@rule("5.6.file", "5.6.stack", "5.4(5)")
def road_behind_tanks(
    box: Box, s: Assault, area: str, points: int, size: int, *, straight: bool = False
) -> list[str]:
    """The road as far as infantry may follow: up to the next tank, never past it."""
    british, contact = british_occupied(s), combat_areas(s.british)
    live = {tank.area for tank in s.tanks.values() if not tank.wreck}
    way: list[str] = []
    if area in contact or area in live:  # 5.4(5)
        return way
    for ahead in road_ahead(box, s, area, straight=straight):  # 5.6.file
        points -= box.movement.single_line
        points -= box.movement.enemy_occupied if ahead in british else 0
        if points < 0 or (ahead in live and size > 1):  # 5.6.stack
            break
        way.append(ahead)
        if ahead in contact or ahead in live:
            break
    return fitting(s, way)


@rule("13.1(6)", "13.1(6).discovered", "13.1(6).turn", "13.1(7)")
def discover(u: PegasusUmpire, s: Assault) -> None:
    """Reinforcements that hold their fire look for the British at the start of their fire phase."""
    if s.turn >= u.box.scenarios[s.scenario].free_fire_turn:
        release_all(s)  # 13.1(6), 13.1(6).turn
    british = british_occupied(s)
    for tank in s.tanks.values():
        if tank.area and not (tank.wreck or tank.released):
            # 13.1(6).discovered, 13.1(7)
            tank.released = looks(u, tank.id, tank.area, "tank", british)
    for unit in s.german.units.values():
        if unit.area and not unit.released:
            unit.released = looks(u, unit.id, unit.area, "infantry", british)


@rule("13.1(6).turn")
def release_all(s: Assault) -> None:
    for tank in s.tanks.values():
        tank.released = True
    for unit in s.german.units.values():
        unit.released = True


@rule("13.1(6).discovered", "13.1(7)", "C.adjacency")
def looks(u: PegasusUmpire, name: str, area: str, column: str, british: set[str]) -> bool:
    """In the same area they see each other; over a passable line it takes a die."""
    if area in british:  # 13.1(6).discovered
        return True
    if not any(near in british for near in u.box.ground.steps[area]):  # C.adjacency
        return False
    found = u.roll(u.box.discovery[column]).found  # 13.1(7)
    if found:
        u.tell(EnemyDiscovered, unit=u.box.name(name))
    return found


# ---------------------------------------------------------------------- British


@rule("3.0.C.1", "13.2", "13.2(1)", "13.2(2)", "13.3", "17.1")
def roll_british_force(u: PegasusUmpire, s: Assault) -> None:
    """On turn 7 the column of the German force gives force and turn, or the optional table."""
    if s.turn != u.box.calendar.british_reinforcements:  # 3.0.C.1, 13.2
        return
    scenario = u.box.scenarios[s.scenario]
    force, turn = scenario.british_force, scenario.british_turn  # 17.1
    if s.switches.optional_reinforcements:
        row = u.roll(u.box.optional_reinforcements)  # 13.3
        force, turn = row.force, row.turn
    elif not force:
        row = u.roll(u.box.british_reinforcements[s.column.force])  # 13.2(1), 13.2(2)
        force, turn = row.force, row.turn
    s.arrival.force, s.arrival.turn = force, turn
    platoons = paratroop_platoons(u.box)[: u.box.british_forces[force].platoons]
    s.arrival.waiting = paired(u.box, platoons)
    u.tell(BritishForceComing, force=force, turn=turn, platoons=len(platoons))


@rule("13.2(4)", "13.2(5)", "13.2(6)", "13.2(3)")
def enter_british(u: PegasusUmpire, s: Assault) -> None:
    """They come in column at Ranville, Pine Coffin with the first; who cannot pay waits."""
    if not s.arrival.waiting or s.turn < s.arrival.turn:
        return
    area = u.box.ground.entries["ranville"]  # 13.2(4)
    contested = area in german_occupied(s)
    is_first = PINE_COFFIN not in (*s.british.leaders, *s.lost)
    for place in range(len(s.arrival.waiting)):  # 13.2(5)
        allowance = u.box.movement.british
        if entry_points(u.box, place, allowance, contested=contested) < 0:
            return
        spent = allowance - entry_points(u.box, place, allowance, contested=contested)
        # 13.2(3), 13.2(6)
        bring_on(u, s, s.arrival.waiting.pop(0), area, spent, with_leader=is_first)
        is_first = False


def bring_on(
    u: PegasusUmpire,
    s: Assault,
    element: Sequence[str],
    area: str,
    spent: int,
    *,
    with_leader: bool,
) -> None:
    s.entries += 1
    company = Company([fresh_unit(u.box, name, area) for name in element])
    if with_leader:
        company.leaders.append(Leader(PINE_COFFIN, area))
        issue_arms(u.box, s)
    for member in company.members:
        member.spent, member.entered = spent, s.entries
    s.british.units.update({unit.id: unit for unit in company.units})
    s.british.leaders.update({leader.id: leader for leader in company.leaders})
    occupy(s, area)
    u.tell(BritishArrived, units=names(u.box, company.ids), area=u.box.place(area))


def fresh_unit(box: Box, name: str, area: str) -> Unit:
    counter = box.counters[name]
    return Unit(name, area, counter.strength, counter.grenades)


@rule("13.2(3)", "13.2(3).one")
def issue_arms(box: Box, s: Assault) -> None:
    """Piats first, then Gammon bombs, one a platoon; they may be handed over later."""
    force = box.british_forces[s.arrival.force]
    platoons = paratroop_platoons(box)[: force.platoons]
    piats = [name for name in box.of_kind("piat") if not box.counters[name].glider]
    arms = [*piats[: force.piats], *box.of_kind("gammon")[: force.gammons]]
    for arm, carrier in zip(arms, platoons, strict=False):
        s.arms[arm] = Arm(arm, carrier, box.counters[arm].charges)
