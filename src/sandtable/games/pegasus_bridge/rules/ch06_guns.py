"""6.3 and 6.5. Piats, tank guns and the anti-tank gun."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.components.rows import Hit
from sandtable.games.pegasus_bridge.events.british import (
    PositionLost,
)
from sandtable.games.pegasus_bridge.events.combat import (
    CrewStayed,
    GunFired,
    NoEffect,
    PiatFired,
    RubblePlaced,
    TankImmobilised,
)
from sandtable.games.pegasus_bridge.rules.ch05_activities import destroy_weapon
from sandtable.games.pegasus_bridge.rules.ch05_retreat import check_retreat
from sandtable.games.pegasus_bridge.rules.ch06_fire import (
    Mark,
    gun_line,
    modifiers_of,
    note_shot,
    weapon_in,
)
from sandtable.games.pegasus_bridge.rules.ch06_results import alarm, destroy_car, take_loss
from sandtable.games.pegasus_bridge.rules.ch11_leaders import check_leaders, is_led
from sandtable.games.pegasus_bridge.rules.positions import (
    AT_GUN,
    enemy_of,
    force_of,
    units_in,
)
from sandtable.games.pegasus_bridge.rules.wrecks import destroy_tank
from sandtable.games.pegasus_bridge.state import BRITISH, GERMAN, Arm, Assault, Tank, Unit


class Battery(Struct):
    """Guns that fire together: tanks, and the crew of the anti-tank gun if it is one of them."""

    side: str
    tanks: list[Tank] = []
    crew: Unit | None = None

    @property
    def guns(self) -> int:
        return len(self.tanks) + (self.crew is not None)


# ---------------------------------------------------------------------- Piats


@rule("6.3", "6.3.modifiers", "6.3.charges", "6.3.separate", "C.piat-column")
def fire_piat(u: PegasusUmpire, s: Assault, arm: Arm, tank: Tank) -> None:
    """One charge, one shot at one tank, with the modifiers of small arms."""
    carrier = s.british.units[arm.carrier]
    arm.charges -= 1  # 6.3.charges, 6.3.separate
    carrier.shots[tank.id] = s.turn
    alarm(s, tank.area, tank.id)
    tell = {"piat": u.box.name(arm.id), "tank": u.box.name(tank.id), "left": arm.charges}
    u.tell(PiatFired, **tell)
    modifiers = modifiers_of(u.box, s, [carrier], Mark(tank.area))  # 6.3.modifiers
    hit = u.roll(gun_line(u.box, u.box.weapons.piat_points), modifiers, rule="6.3")  # C.piat-column
    is_destroyed = strike_with_piat(u, s, tank, hit)
    note_first_shot(u, s, tank, destroyed=is_destroyed)


@rule("6.3.number", "6.3.S")
def strike_with_piat(u: PegasusUmpire, s: Assault, tank: Tank, hit: Hit) -> bool:
    """A number with (H) destroys; S(H) immobilises, and the crew may abandon the tank."""
    if not hit.hit:
        u.tell(NoEffect, unit=u.box.name(tank.id))
        return False
    if hit.suppress:
        tank.immobile = True
        u.tell(TankImmobilised, tank=u.box.name(tank.id))
        if not u.roll(u.box.piat_crew).escapes:
            u.tell(CrewStayed, tank=u.box.name(tank.id))
            return False
    destroy_tank(u, s, tank)
    return True


@rule("5.5")
def note_first_shot(u: PegasusUmpire, s: Assault, tank: Tank, *, destroyed: bool) -> None:
    """If the first anti-tank shot of the game destroys the first tank, the Germans waver."""
    is_first = not s.first_shot_fired and s.tanks_destroyed == [tank.id]
    s.first_shot_fired = True
    if destroyed and is_first:
        check_retreat(u, s, tank)


# ---------------------------------------------------------------------- guns


@rule("6.5.tank-gun", "6.5.at.column", "C.two-6.5", "6.5b", "6.5b(2)", "6.5b(3)", "11.0(1)")
def roll_guns(u: PegasusUmpire, s: Assault, battery: Battery) -> Hit:
    """Every gun counts one; only a leader at the anti-tank gun modifies the die."""
    return u.roll(
        # 6.5.tank-gun, 6.5.at.column, 6.5b(2)
        gun_line(u.box, u.box.weapons.gun_points * battery.guns),
        gun_modifiers(u.box, s, battery),  # 11.0(1)
        rule="6.5b(3)",  # C.two-6.5
    )


@rule("6.5b(3)", "11.0(1)")
def gun_modifiers(box: Box, s: Assault, battery: Battery) -> Modifiers:
    led = battery.crew is not None and is_led(box, s, battery.crew)
    return Modifiers(Modifier("leader", box.fire_modifiers.leader if led else 0, "11.0(1)"))


@rule("6.5b(4)", "6.5b(4).tank", "6.5", "6.5.at")
def fire_at_tank(u: PegasusUmpire, s: Assault, battery: Battery, tank: Tank) -> None:
    note_gun_shots(s, battery, tank.id, tank.area)  # 6.5, 6.5.at
    alarm(s, tank.area, tank.id)
    u.tell(GunFired, guns=battery.guns, area=u.box.place(tank.area))
    hit = roll_guns(u, s, battery)
    if hit.hit:  # 6.5b(4)
        destroy_tank(u, s, tank)  # 6.5b(4).tank
    else:
        u.tell(NoEffect, unit=u.box.name(tank.id))
    note_first_shot(u, s, tank, destroyed=hit.hit)


@rule("6.5b(4)", "6.5b(4).S", "6.5b(4).1", "6.5b(4).2", "6.5b(4).gun", "C.clear-gun")
def fire_at_area(u: PegasusUmpire, s: Assault, battery: Battery, area: str) -> None:
    """Only (H) counts: rubble, positions, points of every unit, guns and the car in the area."""
    side = enemy_of(battery.side)
    note_gun_shots(s, battery, area, area)
    note_targets(s, side, area)
    u.tell(GunFired, guns=battery.guns, area=u.box.place(area))
    hit = roll_guns(u, s, battery)
    if battery.side == BRITISH:
        s.first_shot_fired = True
    if not hit.hit:
        u.tell(NoEffect, unit=u.box.place(area))
        return
    shatter(u, s, area)  # 6.5b(4).S, C.clear-gun
    batter(u, s, side, area, hit.loss)  # 6.5b(4).1, 6.5b(4).2
    weapon = weapon_in(s, area)
    if weapon is not None:
        destroy_weapon(u, weapon, rule="6.5b(4).gun")
    if side == GERMAN and s.car.area == area and not s.car.wreck:
        destroy_car(u, s)


@rule("8.0(1)", "13.1(6).attacked", "5.3.prepare.ready")
def note_targets(s: Assault, side: str, area: str) -> None:
    if side == GERMAN:
        alarm(s, area, "")  # 8.0(1), 13.1(6).attacked
    for unit in units_in(s.british, area):
        unit.attacked = unit.attacked or side == BRITISH  # 5.3.prepare.ready


@rule("6.5b(4).S", "6.5b(6)")
def shatter(u: PegasusUmpire, s: Assault, area: str) -> None:
    """A ready position is lost; obstructed ground becomes rubble, which changes nothing."""
    ready = [unit for unit in units_in(s.british, area) if unit.ready]
    for unit in ready:
        unit.ready = False
        u.tell(PositionLost, unit=u.box.name(unit.id))
    if not ready and area in u.box.ground.obstructed and area not in s.rubble:
        s.rubble.append(area)
        u.tell(RubblePlaced, area=u.box.place(area))


@rule("6.5b(4).1", "6.5b(4).2", "6.1(5).leader")
def batter(u: PegasusUmpire, s: Assault, side: str, area: str, loss: int) -> None:
    """Every combat unit in the area loses the points, and the leaders there are checked."""
    if not loss:
        return
    struck = units_in(force_of(s, side), area)
    for unit in struck:
        take_loss(u, s, unit, loss)  # 6.5b(4).1, 6.5b(4).2
    if struck:
        check_leaders(u, s, side, area)  # 6.1(5).leader


@rule("6.5.los(2)", "6.5.los(3)")
def note_gun_shots(s: Assault, battery: Battery, target: str, area: str) -> None:
    """Tanks and the crew of the anti-tank gun give themselves away."""
    for tank in battery.tanks:
        note_shot(s, tank.shots, target, area)
    if battery.crew is not None:
        note_shot(s, battery.crew.shots, target, area)


def crews_at(s: Assault, side: str) -> Sequence[Unit]:
    """The units that may serve the anti-tank gun: beside it, unsuppressed and not yet firing."""
    gun = s.weapons.get(AT_GUN)
    if gun is None or gun.destroyed:
        return ()
    beside = units_in(force_of(s, side), gun.area)
    return [one for one in beside if not (one.suppressed or one.fired or one.crewing)]
