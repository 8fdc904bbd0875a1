"""6.4. Opportunity fire: what gives a trigger, who fires, and the British right to hold fire."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.combat import (
    FireHeld,
    ShotFired,
)
from sandtable.games.pegasus_bridge.rules.ch06_fire import (
    Volley,
    fire,
    is_there,
    machine_gun_in,
    mark_of,
    modifiers_of,
    note_shot,
)
from sandtable.games.pegasus_bridge.rules.ch06_results import note_attack, strike
from sandtable.games.pegasus_bridge.rules.ch06_targets import choose_target
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.state import BRITISH, Assault, Tank, Unit, Weapon

HOLD = "hold"


@rule("6.4", "6.4.adjacent", "6.4.enter", "C.opportunity-entries")
def triggered_areas(box: Box, area: str) -> frozenset[str]:
    """From where fire may come at a unit that enters an area: a clear one can be seen into."""
    if area in box.ground.obstructed:
        return frozenset((area,))  # 6.4.enter
    return box.ground.near[area] | {area}  # 6.4, 6.4.adjacent, C.opportunity-entries


# ---------------------------------------------------------------------- German fire


@rule("6.4", "10.0(2)", "15.0.roll.1-3", "13.1(6)")
def may_fire_at_once(s: Assault, unit: Unit) -> bool:
    """Unsuppressed, not surprised this turn, and released if it came as a reinforcement."""
    # 6.4, 10.0(2), 13.1(6), 15.0.roll.1-3
    return not unit.suppressed and unit.released and unit.surprised != s.turn


@rule("3.0.C.3", "6.4", "6.4.resolve", "C.activation-shot", "C.opportunity-weapons")
def german_opportunity_fire(
    u: PegasusUmpire, s: Assault, area: str, movers: Sequence[str], woken: Sequence[Unit]
) -> Steps[bool]:
    """All Germans with a trigger fire together at the unit that moved; return whether any did.

    Garrison units just woken fire whatever the ground.
    """
    seen_from = triggered_areas(u.box, area)  # 3.0.C.3, 6.4
    firers = [
        unit
        for unit in s.german.units.values()
        # C.activation-shot
        if unit in woken or (unit.area in seen_from and may_fire_at_once(s, unit))
    ]
    tanks = [t for t in s.tanks.values() if t.area in seen_from and t.released and not t.wreck]
    if firers:
        yield from fire_together(u, s, area, movers, firers)  # 6.4.resolve
    for tank in tanks:
        # C.opportunity-weapons
        yield from tank_machine_gun(u, s, tank, [m for m in movers if is_there(s, m)], moving=True)
    return bool(firers or tanks)


def fire_together(
    u: PegasusUmpire, s: Assault, area: str, movers: Sequence[str], firers: list[Unit]
) -> Steps[None]:
    choice = choose_target(u, s, area, movers)
    if choice is None:
        return
    because = choice.rule if len(movers) > 1 else ""
    guns = man_machine_guns(s, firers)
    yield from fire(u, s, Volley(firers, guns, tuple(movers), because), choice.target)
    stand_down(firers)


@rule("6.1.mg.crew", "6.1.mg.smallarms")
def man_machine_guns(s: Assault, firers: Sequence[Unit]) -> list[Weapon]:
    """A unit beside a machine gun fires it; one of several beside it is the crew."""
    guns: dict[str, Weapon] = {}
    for unit in firers:
        gun = machine_gun_in(s, unit.area)
        if gun is not None and gun.id not in guns and not unit.crewing:
            guns[gun.id] = gun
            unit.crewing = gun.id
    return list(guns.values())


def stand_down(firers: Sequence[Unit]) -> None:
    for unit in firers:
        unit.crewing = ""


@rule("6.5.tank-mg", "C.tank-fire", "C.opportunity-weapons")
def tank_machine_gun(
    u: PegasusUmpire, s: Assault, tank: Tank, targets: Sequence[str], *, moving: bool = False
) -> Steps[None]:
    """A tank's machine gun is a shot of its own at one unit, always in the same column."""
    choice = choose_target(u, s, tank.area, targets)
    if choice is None:
        return
    target = choice.target
    mark = mark_of(s, target, moving=moving)
    u.tell(
        ShotFired,
        firers=u.box.name(tank.id), points=0, guns=1, rule=choice.rule,
        target=u.box.name(target), area=u.box.place(mark.area),
    )  # fmt: skip
    note_shot(s, tank.shots, target, mark.area)
    note_attack(s, mark.area, target)
    modifiers = modifiers_of(u.box, s, [Unit(tank.id, tank.area)], mark)
    column = u.box.fire[u.box.weapons.tank_machine_gun_column]  # C.tank-fire, C.opportunity-weapons
    yield from strike(u, s, target, u.roll(column, modifiers, rule="6.5.tank-mg"))


# ---------------------------------------------------------------------- British fire


@rule("3.0.D.3", "6.4", "5.3.bunker(2).noopp", "10.0(2)")
def ready_to_fire(box: Box, s: Assault, area: str) -> list[Unit]:
    """The British units that have a trigger when a German enters an area."""
    seen_from = triggered_areas(box, area)  # 3.0.D.3, 6.4
    return [
        unit
        for unit in s.british.units.values()
        # 5.3.bunker(2).noopp, 10.0(2)
        if unit.area in seen_from and not unit.suppressed and not unit.inside
    ]


@rule("3.0.D.3", "6.4", "6.4.resolve", "6.1(1)")
def british_opportunity_fire(
    u: PegasusUmpire, s: Assault, area: str, movers: Sequence[str]
) -> Steps[bool]:
    """The player chooses a target among those who move, or holds fire; return whether he fired."""
    firers = ready_to_fire(u.box, s, area)  # 3.0.D.3, 6.4
    if not firers or not movers:
        return False
    target = yield from ask_for_target(u, s, area, movers, firers)  # 6.1(1)
    if target == HOLD:
        u.tell(FireHeld)
        return False
    guns = man_machine_guns(s, firers)
    yield from fire(u, s, Volley(firers, guns, tuple(movers)), target)  # 6.4.resolve
    stand_down(firers)
    return True


def ask_for_target(
    u: PegasusUmpire, s: Assault, area: str, movers: Sequence[str], firers: Sequence[Unit]
) -> Steps[str]:
    ask = say("ask-opportunity-fire", movers=names(u.box, movers), area=u.box.place(area))
    options = [
        Option(name, say("option-opportunity-fire", target=u.box.name(name)), area, name)
        for name in movers
    ]
    options.append(Option(HOLD, say("option-hold-fire")))
    facts: Facts = {"area": area, "points": sum(unit.strength for unit in firers)}
    answer: str = yield Choose(
        "opportunity-fire", BRITISH, ask, options, rule="3.0.D.3", facts=facts
    )
    return answer
