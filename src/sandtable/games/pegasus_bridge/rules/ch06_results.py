"""6.1(5)-(6). What fire does: points lost, suppression, elimination, and who is told of it."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import PegasusUmpire
from sandtable.games.pegasus_bridge.components.rows import Hit
from sandtable.games.pegasus_bridge.events.british import (
    ArmHandedOver,
    ArmLost,
)
from sandtable.games.pegasus_bridge.events.combat import (
    CarDestroyed,
    NoEffect,
    StrengthLost,
    UnitEliminated,
    UnitSuppressed,
)
from sandtable.games.pegasus_bridge.rules.ch11_leaders import check_leader, check_leaders, kill
from sandtable.games.pegasus_bridge.rules.positions import (
    CAR,
    SCHMIDT,
    force_of,
    units_in,
)
from sandtable.games.pegasus_bridge.state import BRITISH, GERMAN, Assault, Unit


def side_of(s: Assault, target: str) -> str:
    british = target in s.british.units or target in s.british.leaders
    return BRITISH if british else GERMAN


@rule("6.1(5)", "6.1(5).dash", "6.1(5).H")
def strike(u: PegasusUmpire, s: Assault, target: str, hit: Hit) -> Steps[None]:
    """Apply a result to a unit, a lone leader or the car; (H) does nothing to any of them."""
    side = side_of(s, target)
    if target == CAR:
        strike_car(u, s, hit)
    elif target in force_of(s, side).leaders:
        strike_leader(u, s, target, hit)
    elif hit.loss:  # 6.1(5).H
        yield from lose_points(u, s, side, s.unit(target), hit.loss)
    elif hit.suppress:
        suppress(u, s.unit(target), rule="6.1(5).S")
    else:
        u.tell(NoEffect, unit=u.box.name(target))  # 6.1(5).dash


@rule("6.1(5).S", "10.0")
def suppress(u: PegasusUmpire, unit: Unit, *, rule: str) -> None:
    unit.suppressed = True
    u.tell(UnitSuppressed, unit=u.box.name(unit.id), rule=rule)


@rule("11.0(4)")
def strike_leader(u: PegasusUmpire, s: Assault, target: str, hit: Hit) -> None:
    """A leader alone has strength 1: any point lost kills him."""
    if hit.loss:
        kill(u, s, s.leader(target), rule="11.0(4)")
    else:
        u.tell(NoEffect, unit=u.box.name(target))


@rule("5.8.hit", "5.8.fast")
def strike_car(u: PegasusUmpire, s: Assault, hit: Hit) -> None:
    """Points lost destroy the car; suppression does nothing but make it drive faster."""
    s.car.fired_on = True
    if hit.loss:
        destroy_car(u, s)
    else:
        u.tell(NoEffect, unit=u.box.name(CAR))


@rule("5.8.hit", "5.8.vp")
def destroy_car(u: PegasusUmpire, s: Assault) -> None:
    """Schmidt is checked on the leader casualty table; if he lives he goes on on foot."""
    s.car.wreck = True
    u.tell(CarDestroyed, area=u.box.place(s.car.area))
    schmidt = s.german.leaders.get(SCHMIDT)
    if schmidt is not None and schmidt.area == s.car.area:
        check_leader(u, s, schmidt)


@rule("6.1(5).number", "6.1(5).leader")
def lose_points(u: PegasusUmpire, s: Assault, side: str, unit: Unit, loss: int) -> Steps[None]:
    """The unit loses points, the stack what is left over, and leaders with them are checked."""
    area = unit.area
    left = loss - take_loss(u, s, unit, loss)
    if left:
        yield from spill_over(u, s, side, area, left)
    check_leaders(u, s, side, area)


@rule("6.1(5).excess", "C.losses")
def spill_over(u: PegasusUmpire, s: Assault, side: str, area: str, loss: int) -> Steps[None]:
    """The next unit of the stack takes what is left: the player's choice, or the strongest."""
    while loss and units_in(force_of(s, side), area):
        unit = yield from next_to_suffer(u, s, side, area, loss)
        loss -= take_loss(u, s, unit, loss)


@rule("C.losses", "6.1(5).excess")
def next_to_suffer(u: PegasusUmpire, s: Assault, side: str, area: str, loss: int) -> Steps[Unit]:
    stack = units_in(force_of(s, side), area)
    if side == GERMAN:
        return min(stack, key=lambda unit: (-unit.strength, unit.id))
    if len(stack) == 1:
        return stack[0]
    ask = say("ask-loss", loss=loss, area=u.box.place(area))
    options = [
        Option(
            unit.id,
            say("option-loss", unit=u.box.name(unit.id), strength=unit.strength),
            space=area,
            piece=unit.id,
        )
        for unit in stack
    ]
    facts: Facts = {"area": area, "loss": loss}
    answer = yield Choose("loss", BRITISH, ask, options, rule="C.losses", facts=facts)
    return s.british.units[answer]


@rule("6.1(5).number", "7.0(5)")
def take_loss(u: PegasusUmpire, s: Assault, unit: Unit, loss: int) -> int:
    """Take points from a unit, at most what it has; return how many."""
    taken = min(loss, unit.strength)
    unit.strength -= taken
    if unit.strength:
        u.tell(StrengthLost, unit=u.box.name(unit.id), points=taken, left=unit.strength)
    else:
        eliminate(u, s, unit)
    return taken


@rule("7.0(4b)", "16.0.platoon")
def eliminate(u: PegasusUmpire, s: Assault, unit: Unit) -> None:
    """An eliminated unit leaves the map; British ones are written down."""
    u.tell(UnitEliminated, unit=u.box.name(unit.id))
    if unit.id in s.british.units:
        del s.british.units[unit.id]
        s.lost.append(unit.id)
        pass_on_arms(u, s, unit)
    else:
        del s.german.units[unit.id]
        if unit.id in s.column.order:
            s.column.order.remove(unit.id)


@rule("13.2(3).one")
def pass_on_arms(u: PegasusUmpire, s: Assault, unit: Unit) -> None:
    """The weapon of a lost unit goes to one beside it that carries nothing; else it is lost."""
    laden = {arm.carrier for arm in s.arms.values()}
    beside = units_in(s.british, unit.area) if unit.area else fellow_passengers(s, unit.id)
    heirs = [one for one in beside if one.id not in laden]
    for arm in [arm for arm in s.arms.values() if arm.carrier == unit.id]:
        if heirs:
            arm.carrier = heirs[0].id
            u.tell(ArmHandedOver, arm=u.box.name(arm.id), unit=u.box.name(heirs[0].id))
        else:
            del s.arms[arm.id]
            u.tell(ArmLost, arm=u.box.name(arm.id))


def fellow_passengers(s: Assault, name: str) -> list[Unit]:
    """The units in the same glider."""
    load = next((glider.load for glider in s.gliders if name in glider.load), [])
    return [s.british.units[other] for other in load if other in s.british.units]


@rule("8.0(1)", "13.1(6).attacked", "5.6.infantry", "5.3.prepare.ready")
def note_attack(s: Assault, area: str, target: str) -> None:
    """An attack alarms the Germans, releases their reinforcements and spoils preparations."""
    if target in s.british.units:
        s.british.units[target].attacked = True  # 5.3.prepare.ready
    elif target in s.british.leaders:
        return
    else:
        alarm(s, area, target)  # 5.6.infantry, 8.0(1), 13.1(6).attacked


@rule("8.0(1)", "13.1(6).attacked", "5.6.infantry")
def alarm(s: Assault, area: str, target: str) -> None:
    """The whole stack may fire from now on, and its column need not keep to the road."""
    s.alarm = True  # 8.0(1)
    if target == CAR:
        s.car.fired_on = True
    for leader in s.german.leaders.values():
        leader.fired_on = leader.fired_on or leader.area == area
    for unit in units_in(s.german, area):
        unit.fired_on = unit.released = True  # 13.1(6).attacked
        s.column.fired_on = s.column.fired_on or unit.id in s.column.order  # 5.6.infantry
    for tank in s.tanks.values():
        if tank.area == area:
            tank.released = True
            s.column.fired_on = s.column.fired_on or tank.id in s.column.order
