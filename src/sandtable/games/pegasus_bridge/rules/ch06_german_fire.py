"""3.0.F. The German fire phase: targets by the rules, then shot after shot."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.combat import (
    TargetChosen,
)
from sandtable.games.pegasus_bridge.rules.ch06_british_fire import stand_to
from sandtable.games.pegasus_bridge.rules.ch06_fire import (
    Volley,
    area_of,
    fire,
    is_there,
    targets_in,
)
from sandtable.games.pegasus_bridge.rules.ch06_guns import Battery, crews_at, fire_at_area
from sandtable.games.pegasus_bridge.rules.ch06_opportunity import (
    man_machine_guns,
    tank_machine_gun,
)
from sandtable.games.pegasus_bridge.rules.ch06_sight import is_in_sight, is_near
from sandtable.games.pegasus_bridge.rules.ch06_targets import Choice, choose_target, targets_from
from sandtable.games.pegasus_bridge.rules.ch13_reinforcements import discover
from sandtable.games.pegasus_bridge.rules.positions import AT_GUN, british_occupied
from sandtable.games.pegasus_bridge.state import BRITISH, GERMAN, Assault, Tank, Unit


@rule("3.0.F", "C.fire-phase-weapons", "C.tank-fire")
def german_fire(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """Discovery, the anti-tank gun's crew told off, small arms, then tanks and guns."""
    stand_to(s)
    discover(u, s)  # 3.0.F
    crew = man_the_gun(u.box, s)  # C.fire-phase-weapons
    yield from small_arms_fire(u, s)
    for tank in firing_tanks(s):
        yield from tank_machine_gun(u, s, tank, targets_from(u.box, s, tank.area))  # C.tank-fire
    gun_fire(u, s, crew)
    stand_to(s)


@rule("3.0.F", "10.0(3)", "13.1(6)", "15.0")
def may_fire(unit: Unit) -> bool:
    # 3.0.F, 10.0(3), 13.1(6), 15.0
    return bool(unit.area) and not unit.suppressed and unit.released


def firing_tanks(s: Assault) -> list[Tank]:
    return [t for t in s.tanks.values() if t.area and t.released and not t.wreck]


# ---------------------------------------------------------------------- small arms


@rule("6.2", "6.2.combine", "6.1.mg.crew")
def small_arms_fire(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """All choose first; those with one target fire together; who lost its target chooses again."""
    firers = [unit for unit in s.german.units.values() if may_fire(unit)]
    aimed: dict[str, Choice] = {}
    while firers:
        firers = [one for one in firers if one.id in s.german.units]
        for unit in firers:
            if unit.id not in aimed or not is_there(s, aimed[unit.id].target):
                choose(u, s, unit, aimed)  # 6.2
        firers = [one for one in firers if one.id in aimed]
        if firers:
            target = aimed[firers[0].id].target
            party = [one for one in firers if aimed[one.id].target == target]  # 6.2.combine
            guns = man_machine_guns(s, party)  # 6.1.mg.crew
            because = common_reason(u, party, aimed)
            yield from fire(u, s, Volley(party, guns, because=because), target)
            firers = [one for one in firers if one not in party]


def common_reason(u: PegasusUmpire, party: list[Unit], aimed: dict[str, Choice]) -> str:
    """The rule by which all of a party chose their target; if there are several each tells its."""
    reasons = {aimed[unit.id].rule for unit in party}
    if len(reasons) == 1:
        return reasons.pop()
    for unit in party:
        choice = aimed[unit.id]
        name, target = u.box.name(unit.id), u.box.name(choice.target)
        u.tell(TargetChosen, who=name, target=target, rule=choice.rule)
    return ""


@rule("6.2")
def choose(u: PegasusUmpire, s: Assault, unit: Unit, aimed: dict[str, Choice]) -> None:
    """Choose a target; without one the unit does not fire."""
    aimed.pop(unit.id, None)
    choice = choose_target(u, s, unit.area, targets_from(u.box, s, unit.area))
    if choice is not None:
        aimed[unit.id] = choice


# ---------------------------------------------------------------------- guns


@rule("6.5.at", "6.5.at.crew", "C.fire-phase-weapons")
def man_the_gun(box: Box, s: Assault) -> Unit | None:
    """A German unit beside the anti-tank gun serves it if there is something to fire at."""
    crews = [unit for unit in crews_at(s, GERMAN) if may_fire(unit)]  # 6.5.at
    if not crews or not gun_targets(box, s, AT_GUN, s.weapons[AT_GUN].area):
        return None
    crew = max(crews, key=lambda unit: (unit.strength, unit.id))  # 6.5.at.crew
    crew.crewing = AT_GUN  # C.fire-phase-weapons
    return crew


@rule("6.5.los", "6.5.los(1)", "6.2(1)", "6.2(2)")
def gun_targets(box: Box, s: Assault, gun: str, start: str) -> list[str]:
    """The British units a gun may fire at: same area, else adjacent, else farther in sight."""
    near = targets_from(box, s, start)  # 6.2(1), 6.2(2), 6.5.los(1)
    if near:
        return near
    found = []
    for area in sorted(british_occupied(s)):
        if not is_near(box, start, area):
            found += [  # 6.5.los
                name for name in targets_in(s, BRITISH, area) if sees(box, s, gun, start, name)
            ]
    return found


@rule("6.5.los(2)", "6.5.los(3)", "5.3.bunker(2).safe")
def sees(box: Box, s: Assault, gun: str, start: str, target: str) -> bool:
    unit = s.british.units.get(target)
    if unit is None or unit.inside:  # 5.3.bunker(2).safe
        return False
    return is_in_sight(box, s, gun, start, unit.area, unit.shots)  # 6.5.los(2), 6.5.los(3)


@rule("6.5", "6.5.tank-gun", "6.5b(2)", "6.2.combine")
def gun_fire(u: PegasusUmpire, s: Assault, crew: Unit | None) -> None:
    """Guns that aim at the same area fire together."""
    batteries: dict[str, Battery] = {}
    for tank in firing_tanks(s):  # 6.5, 6.5.tank-gun
        area = aim(u, s, tank.id, tank.area)
        if area:
            batteries.setdefault(area, Battery(GERMAN)).tanks.append(tank)  # 6.5b(2)
    if crew is not None and crew.id in s.german.units:
        area = aim(u, s, AT_GUN, s.weapons[AT_GUN].area)
        if area:
            batteries.setdefault(area, Battery(GERMAN)).crew = crew
    for area, battery in batteries.items():  # 6.2.combine
        if targets_in(s, BRITISH, area):
            fire_at_area(u, s, battery, area)


def aim(u: PegasusUmpire, s: Assault, gun: str, start: str) -> str:
    choice = choose_target(u, s, start, gun_targets(u.box, s, gun, start))
    if choice is None:
        return ""
    target = u.box.name(choice.target)
    u.tell(TargetChosen, who=u.box.name(gun), target=target, rule=choice.rule)
    return area_of(s, choice.target)
