"""3.0.E. The British fire phase: the player names targets and who fires at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.engine.decisions import FINISH, LEAVE, Choose, Facts, Note, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.rules.ch05_activities import place_of
from sandtable.games.pegasus_bridge.rules.ch06_fire import (
    Volley,
    fire,
    machine_gun_in,
    targets_in,
)
from sandtable.games.pegasus_bridge.rules.ch06_guns import (
    Battery,
    crews_at,
    fire_at_area,
    fire_at_tank,
    fire_piat,
)
from sandtable.games.pegasus_bridge.rules.ch06_sight import is_in_sight, is_near
from sandtable.games.pegasus_bridge.rules.ch15_garrison import surprise
from sandtable.games.pegasus_bridge.rules.fates import Play
from sandtable.games.pegasus_bridge.rules.positions import (
    AT_GUN,
    COUNTER,
    counter_at,
    tank_in,
    units_in,
)
from sandtable.games.pegasus_bridge.rules.prospects import attack_notes
from sandtable.games.pegasus_bridge.state import BRITISH, GERMAN, Arm, Assault, Unit, Weapon

DONE, BACK, FIRE = "done", "back", "fire"
AT, GUN, PIAT, WITHOUT, WITH = "at:", "gun:", "piat:", "without:", "with:"


@rule("3.0.E", "6.0", "6.1(1)")
def british_fire(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """Shot after shot, in the order and at the targets that the player names."""
    stand_to(s)
    while shots := [*possible_shots(u.box, s)]:  # 6.0
        options = [Option(DONE, say("option-done"), role=FINISH), *shots]
        ask = say("ask-shot")
        answer = yield Choose(  # 6.1(1)
            "shot", BRITISH, ask, options, rule="3.0.E", notes=lambda o: aim_notes(u.box, s, o)
        )
        if answer == DONE:
            break
        yield from shoot(u, s, answer)
    stand_to(s)


def stand_to(s: Assault) -> None:
    """Nobody has fired or serves a gun."""
    for force in (s.british, s.german):
        for unit in force.units.values():
            unit.fired = False
            unit.crewing = ""


def aim_notes(box: Box, s: Assault, option: Option) -> Sequence[Note]:
    """Note the effect of everybody who can fire at a target, or of a gun or Piat."""
    how, _, target = option.id.partition(":")
    if not target:
        return ()
    if how + ":" == PIAT:
        name, _, tank = target.partition(":")
        return attack_notes(box, s, tank, piat_shot(name, tank), "6.3")
    if how + ":" == GUN:
        return attack_notes(box, s, struck_by_gun(s, target), gun_shot(target), "6.5b(4)")
    area = place_of(s, target)
    able = [unit for unit in s.british.units.values() if can_fire(box, s, unit, area)]
    return volley_notes(box, s, target, able)


def volley_notes(box: Box, s: Assault, target: str, firers: Sequence[Unit]) -> Sequence[Note]:
    play = volley_at(target, [unit.id for unit in firers])
    return attack_notes(box, s, target, play, "6.1(5)") if firers else ()


def volley_at(target: str, firers: Sequence[str]) -> Play:
    return lambda u, s: fire_at(u, s, target, [s.british.units[name] for name in firers])


def piat_shot(arm: str, tank: str) -> Play:
    return lambda u, s: fire_piat(u, s, s.arms[arm], s.tanks[tank])


def gun_shot(target: str) -> Play:
    return lambda u, s: fire_gun(u, s, target)


def struck_by_gun(s: Assault, target: str) -> str:
    """The tank aimed at, or the first thing in an area that a hit would harm."""
    if target in s.tanks:
        return target
    weapons = [weapon.id for weapon in s.weapons.values() if weapon.area == target]
    counter = [counter_at(target)] if target in s.face_down else []
    return [*targets_in(s, GERMAN, target), *counter, *weapons][0]


def possible_shots(box: Box, s: Assault) -> Iterator[Option]:
    for target in small_arms_targets(box, s):
        yield shot_option(box, s, AT, target)
    for target in gun_targets(box, s):
        yield shot_option(box, s, GUN, target)
    for arm in loaded_piats(box, s):
        for target in piat_targets(box, s, arm):
            yield shot_option(box, s, f"{PIAT}{arm.id}:", target)


def shot_option(box: Box, s: Assault, how: str, target: str) -> Option:
    if target in box.ground.areas:
        text = say("option-gun-area", area=box.place(target))
        return Option(how + target, text, space=target)
    area = place_of(s, target)
    what = say("face-down") if target.startswith(COUNTER) else box.name(target)
    text = say(f"option-{how.partition(':')[0]}", target=what, area=box.place(area))
    return Option(how + target, text, space=area, piece=target)


def shoot(u: PegasusUmpire, s: Assault, answer: str) -> Steps[None]:
    how, _, target = answer.partition(":")
    if how + ":" == AT:
        yield from aim(u, s, target)
    elif how + ":" == GUN:
        fire_gun(u, s, target)
    else:
        name, _, tank = target.partition(":")
        fire_piat(u, s, s.arms[name], s.tanks[tank])
        s.british.units[s.arms[name].carrier].shots[name] = s.turn


# ---------------------------------------------------------------------- small arms


@rule("3.0.E", "10.0(3)", "5.3.bunker(2).nofire")
def can_fire(box: Box, s: Assault, unit: Unit, area: str) -> bool:
    """Unsuppressed, not fired yet, near enough; from inside a bunker only into its own area."""
    if unit.fired or unit.suppressed or not is_near(box, unit.area, area):  # 3.0.E, 10.0(3)
        return False
    return unit.area == area or not unit.inside  # 5.3.bunker(2).nofire


@rule("6.1", "6.1(1)")
def small_arms_targets(box: Box, s: Assault) -> list[str]:
    """The targets of those who have not fired, face-down counters included."""
    areas = {unit.area for unit in s.german.units.values()} | set(s.face_down) | {s.car.area}
    areas |= {leader.area for leader in s.german.leaders.values()}
    areas.discard("")
    found = []
    for area in sorted(areas):
        if any(can_fire(box, s, unit, area) for unit in s.british.units.values()):
            found += targets_in(s, GERMAN, area)
            found += [counter_at(area)] if area in s.face_down else []
    return found


@rule("6.1(2)", "6.1(1)")
def aim(u: PegasusUmpire, s: Assault, target: str) -> Steps[None]:
    """All who can fire at the target do, unless the player leaves some out."""
    area = place_of(s, target)
    able = [unit for unit in s.british.units.values() if can_fire(u.box, s, unit, area)]
    firers = list(able)
    while len(able) > 1:
        answer = yield firing_party(u.box, s, target, able, firers)
        if answer == BACK:
            return
        if answer == FIRE:
            break
        name = answer.partition(":")[2]
        chosen = {unit.id for unit in firers} ^ {name}
        firers = [unit for unit in able if unit.id in chosen]
    yield from fire_at(u, s, target, firers)


def firing_party(box: Box, s: Assault, target: str, able: list[Unit], firers: list[Unit]) -> Choose:
    """The question who fires: everybody who stands, each of whom can be left out."""
    what = say("face-down") if target.startswith(COUNTER) else box.name(target)
    area, points = place_of(s, target), sum(unit.strength for unit in firers)
    ask = say("ask-firers", target=what, area=box.place(area), points=points)
    options = [Option(FIRE, say("option-fire", points=points))] if firers else []
    for unit in able:
        text, how = ("option-without", WITHOUT) if unit in firers else ("option-with", WITH)
        options.append(Option(how + unit.id, say(text, unit=box.name(unit.id)), piece=unit.id))
    options.append(Option(BACK, say("option-back"), role=LEAVE))
    facts: Facts = {"target": target, "points": points}
    return Choose(
        "firers", BRITISH, ask, options, rule="6.1(2)", facts=facts,
        notes=lambda o: volley_notes(box, s, target, firers) if o.id == FIRE else (),
    )  # fmt: skip


@rule("6.1(2)", "C.landing-surprise")
def fire_at(u: PegasusUmpire, s: Assault, target: str, firers: list[Unit]) -> Steps[None]:
    """A counter that sleeps is turned up first; a decoy has cost the shot."""
    for unit in firers:
        unit.fired = True
        unit.shots.setdefault(target, s.turn)
    if target.startswith(COUNTER):
        found = surprise(u, s, target.removeprefix(COUNTER))
        if found is None:
            return
        target = found.id
    guns = man_guns(s, firers)
    yield from fire(u, s, Volley(firers, guns), target)


@rule("6.1.mg.crew", "6.1.mg.smallarms")
def man_guns(s: Assault, firers: list[Unit]) -> list[Weapon]:
    """A machine gun fires with the unit that serves it, once in a phase."""
    served = {unit.crewing for unit in s.british.units.values()}
    guns = []
    for unit in firers:
        gun = machine_gun_in(s, unit.area)
        if gun is not None and gun.id not in served and not unit.crewing:
            unit.crewing = gun.id
            served.add(gun.id)
            guns.append(gun)
    return guns


# ---------------------------------------------------------------------- guns and Piats


@rule("6.5.at", "6.5.los", "6.5b(1)", "6.1(1)")
def gun_targets(box: Box, s: Assault) -> list[str]:
    """The targets in sight of a British anti-tank crew: tanks, and areas with Germans."""
    if not crews_at(s, BRITISH):  # 6.5.at
        return []
    start = s.weapons[AT_GUN].area
    tanks = [t for t in s.tanks.values() if t.area and not t.wreck]
    # 6.5.los, 6.5b(1)
    found = [t.id for t in tanks if is_in_sight(box, s, AT_GUN, start, t.area, t.shots)]
    # 6.1(1)
    return found + [area for area in sorted(german_areas(s)) if sees_somebody(box, s, start, area)]


def german_areas(s: Assault) -> set[str]:
    areas = {unit.area for unit in s.german.units.values()} | set(s.face_down)
    areas |= {w.area for w in s.weapons.values() if is_german_held(s, w)}
    return {area for area in areas if area}


def is_german_held(s: Assault, weapon: Weapon) -> bool:
    """Return whether a gun that can still fire stands in an area that the British do not hold."""
    return not weapon.destroyed and weapon.area not in s.held


@rule("6.5.los(1)", "6.5.los(2)", "6.5.los(3)")
def sees_somebody(box: Box, s: Assault, start: str, area: str) -> bool:
    shots: dict[str, int] = {}
    for unit in units_in(s.german, area):
        for target, turn in unit.shots.items():
            shots[target] = max(turn, shots.get(target, 0))
    # 6.5.los(1), 6.5.los(2), 6.5.los(3)
    return area != start and is_in_sight(box, s, AT_GUN, start, area, shots)


def gunners(s: Assault) -> Unit:
    return max(crews_at(s, BRITISH), key=lambda unit: (unit.strength, unit.id))


@rule("6.5.at", "6.5.at.crew")
def fire_gun(u: PegasusUmpire, s: Assault, target: str) -> None:
    """The strongest unit beside the gun serves it; its own fire is weaker for it."""
    crew = gunners(s)
    crew.crewing = AT_GUN
    battery = Battery(BRITISH, crew=crew)
    if target in s.tanks:
        fire_at_tank(u, s, battery, s.tanks[target])
        return
    if target in s.face_down:
        surprise(u, s, target)
    fire_at_area(u, s, battery, target)


@rule("6.3", "6.3.charges", "6.3.start", "10.0(3)")
def loaded_piats(box: Box, s: Assault) -> list[Arm]:
    """Piats with a charge whose carrier is unsuppressed and has not fired it this phase."""
    # 6.3, 6.3.start
    piats = [arm for arm in s.arms.values() if box.counters[arm.id].kind == "piat"]
    return [arm for arm in piats if arm.charges and is_ready(s, arm)]  # 6.3.charges, 10.0(3)


def is_ready(s: Assault, arm: Arm) -> bool:
    carrier = s.british.units.get(arm.carrier)
    if carrier is None or carrier.suppressed or not carrier.area:
        return False
    return carrier.shots.get(arm.id) != s.turn


@rule("6.3", "5.3.bunker(2).nofire")
def piat_targets(box: Box, s: Assault, arm: Arm) -> list[str]:
    """Tanks in the same or an adjacent area."""
    carrier = s.british.units[arm.carrier]
    near = [carrier.area] if carrier.inside else [carrier.area, *box.ground.near[carrier.area]]
    tanks = [tank_in(s, area) for area in sorted(near)]
    return [tank.id for tank in tanks if tank is not None]
