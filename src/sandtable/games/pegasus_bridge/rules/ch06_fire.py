"""6.1. Small-arms fire: who fires with what strength, the modified die, and machine guns."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Modifier, Modifiers
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.components.rows import Hit
from sandtable.games.pegasus_bridge.events.combat import (
    ShotFired,
)
from sandtable.games.pegasus_bridge.rules.ch06_results import note_attack, side_of, strike
from sandtable.games.pegasus_bridge.rules.ch11_leaders import is_led
from sandtable.games.pegasus_bridge.rules.positions import (
    AT_GUN,
    CAR,
    force_of,
    is_aboard,
    is_driven,
    leaders_in,
    units_in,
)
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.state import GERMAN, Assault, Unit, Weapon


class Volley(Struct):
    """A shot: the units that combine their fire, and the machine guns that join them.

    `movers` are the units whose movement gave the opportunity, `because` is the rule that chose
    the target where no player did.
    """

    firers: list[Unit]
    guns: list[Weapon] = []
    movers: tuple[str, ...] = ()
    because: str = ""


class Mark(Struct, frozen=True):
    """The target of a shot, as far as its modifiers ask."""

    area: str
    in_bunker: bool = False
    ready: bool = False
    moving: bool = False


@rule("6.1", "6.1(2)", "6.1(5)", "6.0", "6.0(1)")
def fire(u: PegasusUmpire, s: Assault, volley: Volley, target: str) -> Steps[None]:
    """All who fire at one unit add their points; one die is rolled for all of them."""
    area = area_of(s, target)  # 6.0, 6.0(1), 6.1
    others = swept(s, volley, target, area)
    note_shots(s, volley.firers, target, area)
    tell_shot(u, volley, target, area)
    note_attack(s, area, target)
    mark = mark_of(s, target, moving=target in volley.movers)
    modifiers = modifiers_of(u.box, s, volley.firers, mark)
    hit = u.roll(column_of(u.box, volley), modifiers)  # 6.1(2)
    yield from strike(u, s, target, hit)  # 6.1(5)
    for other in others:
        yield from sweep(u, s, volley, other)


@rule("6.1(5)", "6.1.mg.points", "6.1.mg.column", "6.1(2)")
def column_of(box: Box, volley: Volley) -> Column[Hit]:
    """Small arms by their points, a machine gun among them as 4; alone it has its own line."""
    points = small_arms(box, volley.firers)  # 6.1(2)
    if not points:
        return gun_line(box, box.weapons.machine_gun_points * len(volley.guns))  # 6.1.mg.column
    points += box.weapons.machine_gun_as_small_arms * len(volley.guns)  # 6.1.mg.points
    return box.fire[box.small_arms_column.read(points).column]  # 6.1(5)


def gun_line(box: Box, points: int) -> Column[Hit]:
    return box.fire[box.gun_column.read(points).column]


@rule("6.1(2)", "6.1.mg.smallarms", "6.5.at.crew")
def small_arms(box: Box, firers: Sequence[Unit]) -> int:
    """The points of all firers; a crew fires with fewer, never with less than none."""
    return sum([own_fire(box, unit) for unit in firers])  # 6.1(2), 6.1.mg.smallarms, 6.5.at.crew


@rule("6.1.mg.smallarms", "6.5.at.crew")
def own_fire(box: Box, unit: Unit) -> int:
    if not unit.crewing:
        return unit.strength
    weapons = box.weapons
    cost = weapons.at_gun_crew if unit.crewing == AT_GUN else weapons.machine_gun_crew
    return max(0, unit.strength - cost)


@rule(
    "6.1(3)", "6.1(3a)", "6.1(3b)", "6.1(3c)", "6.1(3d)", "6.1(3e)", "6.1(3f)", "6.1(3g)",
    "6.1(4)", "11.0(1)", "C.combined-modifiers",
)  # fmt: skip
def modifiers_of(box: Box, s: Assault, firers: Sequence[Unit], mark: Mark) -> Modifiers:
    """All modifiers add up; one that depends on the firer counts if it holds for any of them."""
    drm, area = box.fire_modifiers, mark.area
    is_adjacent = any(unit.area != area for unit in firers)  # C.combined-modifiers
    glider = any(box.counters[unit.id].glider_infantry for unit in firers)
    led = any(is_led(box, s, unit) for unit in firers)
    return Modifiers(  # 6.1(3), 6.1(4)
        Modifier("adjacent", drm.adjacent if is_adjacent else 0, "6.1(3a)"),
        *terrain_modifiers(box, mark),  # 6.1(3b), 6.1(3c), 6.1(3d), 6.1(3f)
        Modifier("glider-infantry", drm.glider_infantry if glider else 0, "6.1(3e)"),
        Modifier("moving", drm.moving if mark.moving else 0, "6.1(3g)"),
        Modifier("leader", drm.leader if led else 0, "11.0(1)"),
    )


@rule("6.1(3b)", "6.1(3c)", "6.1(3d)", "6.1(3f)")
def terrain_modifiers(box: Box, mark: Mark) -> tuple[Modifier, ...]:
    drm = box.fire_modifiers
    obstructed = mark.area in box.ground.obstructed
    return (
        Modifier("obstructed", drm.obstructed if obstructed else 0, "6.1(3b)"),
        Modifier("bunker", drm.bunker if mark.in_bunker else 0, "6.1(3c)"),
        Modifier("ready", drm.ready if mark.ready else 0, "6.1(3d)"),
        Modifier("clear", 0 if obstructed else drm.clear, "6.1(3f)"),
    )


@rule("6.1(3c)", "6.1(3d)", "5.3.prepare.effect")
def mark_of(s: Assault, target: str, *, moving: bool = False) -> Mark:
    """In a bunker are garrison units that have not moved, and those who search one."""
    unit = s.british.units.get(target) or s.german.units.get(target)
    if unit is None:
        return Mark(area_of(s, target), moving=moving)
    # 6.1(3c), 6.1(3d), 5.3.prepare.effect
    return Mark(unit.area, unit.dug_in or unit.inside, unit.ready, moving)


def area_of(s: Assault, target: str) -> str:
    if target == CAR:
        return s.car.area
    unit = s.british.units.get(target) or s.german.units.get(target)
    return unit.area if unit is not None else s.leader(target).area


# ---------------------------------------------------------------------- machine guns


@rule("6.1.mg", "6.1.mg.combine")
def swept(s: Assault, volley: Volley, target: str, area: str) -> list[str]:
    """The other units in the area, which a machine gun strikes too."""
    if not volley.guns:
        return []
    return [other for other in targets_in(s, side_of(s, target), area) if other != target]


@rule("6.1.mg", "6.1.mg.combine", "C.opportunity-weapons")
def sweep(u: PegasusUmpire, s: Assault, volley: Volley, target: str) -> Steps[None]:
    """Each other unit is checked with the fire of the machine guns alone."""
    if not is_there(s, target):
        return
    note_attack(s, area_of(s, target), target)
    crews = [unit for unit in volley.firers if unit.crewing]  # 6.1.mg.combine
    mark = mark_of(s, target, moving=target in volley.movers)
    modifiers = modifiers_of(u.box, s, crews, mark)  # C.opportunity-weapons
    points = u.box.weapons.machine_gun_points * len(volley.guns)
    hit = u.roll(gun_line(u.box, points), modifiers, rule="6.1.mg")
    yield from strike(u, s, target, hit)


def is_there(s: Assault, target: str) -> bool:
    """Return whether a target has not been eliminated in the meantime."""
    if target == CAR:
        return not s.car.wreck
    forces = (s.british, s.german)
    return any(target in force.units or target in force.leaders for force in forces)


@rule("6.1", "11.0(4)")
def targets_in(s: Assault, side: str, area: str) -> list[str]:
    """The units of a side that can be fired at: combat units, else lone leaders, and the car."""
    force = force_of(s, side)
    found = [unit.id for unit in units_in(force, area)]
    if not found:
        found = [one.id for one in leaders_in(force, area) if not is_aboard(s, one.id)]
    if side == GERMAN and s.car.area == area and is_driven(s):
        found.append(CAR)
    return found


@rule("6.1.mg.crew", "6.5.at", "C.fire-phase-weapons")
def weapon_in(s: Assault, area: str) -> Weapon | None:
    """The machine gun or anti-tank gun of an area that can still be used."""
    for weapon in s.weapons.values():
        # 6.1.mg.crew, 6.5.at, C.fire-phase-weapons
        if weapon.area == area and not weapon.destroyed:
            return weapon
    return None


@rule("6.1.mg.crew")
def machine_gun_in(s: Assault, area: str) -> Weapon | None:
    weapon = weapon_in(s, area)
    return None if weapon is None or weapon.id == AT_GUN else weapon


# ---------------------------------------------------------------------- what is noted


@rule("6.5.los(2)", "6.5.los(3)")
def note_shots(s: Assault, firers: Sequence[Unit], target: str, area: str) -> None:
    """A unit that fires gives itself away."""
    for unit in firers:
        note_shot(s, unit.shots, target, area)


@rule("6.5.los(2)")
def note_shot(s: Assault, shots: dict[str, int], target: str, area: str) -> None:
    """Fire into the area of the anti-tank gun is fire at the gun."""
    shots[target] = s.turn
    if s.weapons[AT_GUN].area == area:
        shots[AT_GUN] = s.turn


def tell_shot(u: PegasusUmpire, volley: Volley, target: str, area: str) -> None:
    if u.log is None:
        return
    u.tell(
        ShotFired,
        firers=names(u.box, [unit.id for unit in volley.firers]),
        guns=len(volley.guns),
        target=u.box.name(target),
        area=u.box.place(area),
        points=small_arms(u.box, volley.firers),
        rule=volley.because or ("6.4" if volley.movers else "6.1"),
    )
