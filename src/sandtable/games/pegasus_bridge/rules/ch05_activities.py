"""5.3. What British units do beside moving: grenades, bunkers, positions, Gammon bombs."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Modifier, Modifiers
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.components.rows import Hit
from sandtable.games.pegasus_bridge.events.british import (
    BunkerCleared,
    GammonThrown,
    GrenadeThrown,
    PositionBegun,
    PrisonerTaken,
)
from sandtable.games.pegasus_bridge.events.combat import (
    NoEffect,
    WeaponDestroyed,
)
from sandtable.games.pegasus_bridge.rules.ch06_fire import (
    Mark,
    area_of,
    modifiers_of,
    targets_in,
    weapon_in,
)
from sandtable.games.pegasus_bridge.rules.ch06_results import (
    alarm,
    destroy_car,
    lose_points,
    note_attack,
    strike,
)
from sandtable.games.pegasus_bridge.rules.ch15_garrison import surprise
from sandtable.games.pegasus_bridge.rules.positions import (
    CAR,
    COUNTER,
    counter_at,
    leaders_in,
    tank_in,
    units_in,
)
from sandtable.games.pegasus_bridge.rules.wrecks import destroy_tank
from sandtable.games.pegasus_bridge.state import BRITISH, GERMAN, Arm, Assault, Unit, Weapon


@rule("5.3", "10.0(1)", "5.3.prepare")
def is_free_to_act(unit: Unit) -> bool:
    """Suppressed units do nothing, nor do those that prepare a position."""
    return not unit.suppressed and not unit.preparing  # 5.3, 5.3.prepare, 10.0(1)


# ---------------------------------------------------------------------- grenades


@rule("5.3.grenade", "5.3.grenade.only", "5.3.grenade.limit", "5.2(6)")
def can_throw(box: Box, unit: Unit, points: int) -> bool:  # 5.3.grenade, 5.3.grenade.only
    # 5.2(6), 5.3.grenade.limit
    return bool(unit.grenades) and points >= box.movement.grenade and is_free_to_act(unit)


@rule("5.3.grenade", "C.adjacency", "5.3.grenade(3)")
def grenade_targets(box: Box, s: Assault, area: str) -> Iterator[str]:
    """German units, tanks, the car, face-down counters and guns, here or over a passable line."""
    for place in (area, *box.ground.steps[area]):  # 5.3.grenade, C.adjacency
        found = targets_in(s, GERMAN, place)
        yield from found
        tank = tank_in(s, place)
        if tank is not None:
            yield tank.id
        if place in s.face_down:
            yield counter_at(place)
        elif not found and not units_in(s.british, place):
            weapon = weapon_in(s, place)
            if weapon is not None:
                yield weapon.id  # 5.3.grenade(3)


@rule("5.3.grenade", "5.3.grenade(2)", "5.2(6)", "6.4.grenade")
def throw_grenade(u: PegasusUmpire, s: Assault, unit: Unit, target: str) -> Steps[None]:
    """Pay a point and a grenade; a counter that sleeps is turned up first."""
    unit.spent += u.box.movement.grenade  # 5.2(6)
    unit.grenades -= 1  # 5.3.grenade
    area = place_of(s, target)
    u.tell(GrenadeThrown, unit=u.box.name(unit.id), area=u.box.place(area), left=unit.grenades)
    if target.startswith(COUNTER):
        found = surprise(u, s, area)  # 6.4.grenade
        if found is None:
            return
        target = found.id
    column, modifiers = grenade_column(u.box, s, unit, target), grenade_modifiers(u.box, s, unit)
    yield from burst(u, s, target, area, u.roll(column, modifiers))  # 5.3.grenade(2)


def place_of(s: Assault, target: str) -> str:
    if target.startswith(COUNTER):
        return target.removeprefix(COUNTER)
    if target in s.tanks:
        return s.tanks[target].area
    if target in s.weapons:
        return s.weapons[target].area
    return area_of(s, target)


@rule("5.3.grenade(1)")
def grenade_column(box: Box, s: Assault, unit: Unit, target: str) -> Column[Hit]:
    """By distance and cover of the target; tanks have columns of their own."""
    area = place_of(s, target)
    distance = "same" if area == unit.area else "adjacent"
    cover = "covered" if area in box.ground.obstructed else "clear"
    return box.grenade[f"{distance}_{'tank' if target in s.tanks else cover}"]


@rule("5.3.grenade(2)", "11.0(1).grenade")
def grenade_modifiers(box: Box, s: Assault, unit: Unit) -> Modifiers:
    """Any British leader with the unit helps."""
    led = bool(leaders_in(s.british, unit.area))
    leader = box.weapons.grenade_leader if led else 0
    return Modifiers(Modifier("leader", leader, "11.0(1).grenade"))


@rule("5.3.grenade(2a)", "5.3.grenade(2b)", "5.3.grenade(2c)", "5.3.grenade(2d)", "5.3.grenade(3)")
def burst(u: PegasusUmpire, s: Assault, target: str, area: str, hit: Hit) -> Steps[None]:
    """A number costs points and destroys a gun, S suppresses, (H) destroys a tank alone."""
    if target in s.tanks:
        alarm(s, area, target)
        blast_tank(u, s, target, hit)  # 5.3.grenade(2d)
        return
    if target not in s.weapons:
        note_attack(s, area, target)
        yield from strike(u, s, target, hit)  # 5.3.grenade(2b), 5.3.grenade(2c)
    weapon = weapon_in(s, area)
    if weapon is not None and hit.loss:
        destroy_weapon(u, weapon, rule="5.3.grenade(3)")
    elif target in s.weapons:
        u.tell(NoEffect, unit=u.box.name(target))  # 5.3.grenade(2a)


@rule("5.3.grenade(2d)")
def blast_tank(u: PegasusUmpire, s: Assault, target: str, hit: Hit) -> None:
    """Infantry beside a tank keeps grenades off it."""
    tank = s.tanks[target]
    if hit.hit and not units_in(s.german, tank.area):
        destroy_tank(u, s, tank)
    else:
        u.tell(NoEffect, unit=u.box.name(target))


@rule("6.5b(7)", "5.3.grenade(3)")
def destroy_weapon(u: PegasusUmpire, weapon: Weapon, *, rule: str) -> None:
    weapon.destroyed = True
    area = u.box.place(weapon.area)
    u.tell(WeaponDestroyed, weapon=u.box.name(weapon.id), area=area, rule=rule)


# ---------------------------------------------------------------------- bunkers


@rule("5.3.bunker", "5.3.bunker(1)", "5.3.bunker(1).wait", "5.2(5)")
def can_search(box: Box, s: Assault, unit: Unit, points: int) -> bool:
    """A bunker not cleared yet, without German units, and points for the whole search."""
    area = unit.area
    if not box.ground.areas[area].bunker or area in s.cleared or area in s.face_down:  # 5.3.bunker
        return False
    # 5.2(5), 5.3.bunker(1), 5.3.bunker(1).wait
    enough = points >= box.movement.bunker_search and is_free_to_act(unit)
    return enough and not units_in(s.german, area)


@rule(
    "5.3.bunker(1)", "5.3.bunker(2)", "5.3.bunker(3)", "5.3.bunker(3).six",
    "5.3.bunker(3).leader", "5.3.bunker(1).moveon", "5.2(5)",
)  # fmt: skip
def search_bunker(u: PegasusUmpire, s: Assault, unit: Unit) -> Steps[None]:
    """Pay, go inside and roll; the bunker is cleared in any case."""
    unit.spent += u.box.movement.bunker_search  # 5.2(5), 5.3.bunker(1), 5.3.bunker(1).moveon
    unit.inside = True  # 5.3.bunker(2)
    unit.ready = False
    area = unit.area
    s.cleared.append(area)
    u.tell(BunkerCleared, unit=u.box.name(unit.id), area=u.box.place(area))
    found = u.roll(u.box.bunker_search)
    if found.prisoner:
        take_prisoner(u, s, area)
    if found.loss:  # 5.3.bunker(3).six
        yield from lose_points(u, s, BRITISH, unit, found.loss)  # 5.3.bunker(3).leader too


@rule("5.3.bunker(4)")
def take_prisoner(u: PegasusUmpire, s: Assault, area: str) -> None:
    s.prisoners[area] = s.prisoners.get(area, 0) + 1
    u.tell(PrisonerTaken, area=u.box.place(area))


# ---------------------------------------------------------------------- positions


@rule("5.3.prepare", "5.2(8)")
def can_prepare(box: Box, unit: Unit, points: int) -> bool:
    """At the start of its move, with every point it has."""
    fresh = not unit.spent and points >= box.movement.prepare
    return fresh and is_free_to_act(unit) and not unit.ready


@rule("5.3.prepare", "5.2(8)")
def prepare(u: PegasusUmpire, unit: Unit) -> None:
    unit.spent += u.box.movement.prepare
    unit.preparing = True
    unit.inside = False
    u.tell(PositionBegun, unit=u.box.name(unit.id), area=u.box.place(unit.area))


# ---------------------------------------------------------------------- Gammon bombs


def arm_of(s: Assault, unit: str) -> Arm | None:
    """The Piat or Gammon bomb that a unit carries."""
    return next((arm for arm in s.arms.values() if arm.carrier == unit), None)


@rule("5.3.gammon", "5.2(7)")
def gammon_targets(box: Box, s: Assault, unit: Unit, points: int) -> Iterator[str]:
    """A tank or the car in the same area."""
    arm = arm_of(s, unit.id)
    if arm is None or box.counters[arm.id].kind != "gammon":
        return
    if points < box.movement.gammon or not is_free_to_act(unit):
        return
    tank = tank_in(s, unit.area)
    if tank is not None:
        yield tank.id
    if s.car.area == unit.area and not s.car.wreck:
        yield CAR


@rule("5.3.gammon", "5.3.gammon.tank", "5.3.gammon.car", "5.2(7)")
def throw_gammon(u: PegasusUmpire, s: Assault, unit: Unit, target: str) -> None:
    """One bomb, one shot in the first small-arms column with the modifiers of small arms."""
    unit.spent += u.box.movement.gammon  # 5.2(7)
    arm = arm_of(s, unit.id)
    if arm is not None:
        del s.arms[arm.id]
    u.tell(GammonThrown, unit=u.box.name(unit.id), target=u.box.name(target))
    unit.shots[target] = s.turn
    alarm(s, unit.area, target)
    modifiers = modifiers_of(u.box, s, [unit], Mark(unit.area))
    hit = u.roll(u.box.fire[u.box.weapons.gammon_column], modifiers, rule="5.3.gammon")
    if target in s.tanks and hit.hit:
        destroy_tank(u, s, s.tanks[target])  # 5.3.gammon.tank
    elif target == CAR and hit != Hit():
        destroy_car(u, s)  # 5.3.gammon.car
    else:
        u.tell(NoEffect, unit=u.box.name(target))
