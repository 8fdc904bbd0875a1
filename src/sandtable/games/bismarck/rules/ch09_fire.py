"""9.6, 9.8. Fire: which guns bear, how many shots they make, and what the shots do."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sandtable.engine.decisions import Choose, Number, Option, Steps
from sandtable.engine.numbers import divide_up
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.components.rows import Section
from sandtable.games.bismarck.components.units import Ship
from sandtable.games.bismarck.events.battle import FireHeld, ShipFired, ShotsLost, TurretsFailed
from sandtable.games.bismarck.rules.ch09_aim import Aim, take_aim
from sandtable.games.bismarck.rules.ch09_damage import (
    PORT,
    STARBOARD,
    apply_hits,
    is_sinking,
    show_damage,
)
from sandtable.games.bismarck.rules.ch09_places import (
    battle_of,
    choose_ship,
    foes_of,
    other_first,
    put_first,
    ships_of,
    sides_of,
)
from sandtable.games.bismarck.rules.units import is_night
from sandtable.games.bismarck.state import Campaign, Damage, Place

HOLD, DIVIDE = "hold", "divide"
HALF = 2

Allotment = dict[str, int]
"""Salvoes by target."""


class Battery(Struct, frozen=True):
    """A ship's guns in a round: the damage it began with, and what hampers them."""

    ship: Ship
    damage: Damage
    withdrawing: bool = False
    failed: str = ""


# ---------------------------------------------------------------------- the fire of a round


@rule("9.62", "9.62(order)", "9.713")
def fire(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """The attackers ship by ship in the owner's order, then the defenders."""
    battle = battle_of(s)
    for side in sides_of(battle):  # 9.62(order)
        waiting = sorted(ships_of(battle, side), key=lambda place: jams(u.box, place))
        while waiting := [place for place in waiting if targets(u.box, s, place)]:  # 9.713
            waiting.remove((yield from fire_next(u, s, waiting)))


def jams(box: Box, place: Place) -> bool:
    return box.ships[place.ship].turret_jam


@rule("9.62", "9.83")
def fire_next(u: BismarckUmpire, s: Campaign, waiting: Sequence[Place]) -> Steps[Place]:
    """The first ship fires, or another that its owner names instead.

    He names one before the dice of turrets that may jam, otherwise with the target.
    """
    place, *others = waiting
    if others and jams(u.box, place):  # 9.83
        ask = say("ask-next-to-fire")
        place, others = (yield from choose_ship(u.box, waiting, "next-to-fire", ask, "9.62")), []
    return (yield from fire_ship(u, s, place, others))


@rule("9.62", "9.651(assign)")
def fire_ship(
    u: BismarckUmpire, s: Campaign, place: Place, others: Sequence[Place] = ()
) -> Steps[Place]:
    """All salvoes are assigned before the first shot is rolled; return which ship has fired."""
    battle_of(s).firing = place.ship
    turrets_fail(u, s, place)
    guns = battery(u.box, s, place)
    aims = targets(u.box, s, place)
    answer = yield fire_question(u.box, guns, aims, place.side, others)
    first = put_first(others, answer)
    if first:
        return (yield from fire_ship(u, s, first))
    salvoes = yield from assign_salvoes(u, guns, aims, place.side, answer)
    if salvoes:
        yield from fire_salvoes(u, s, guns, aims, salvoes)
    else:
        u.tell(FireHeld, ship=guns.ship.name)
    return place


def fire_salvoes(
    u: BismarckUmpire, s: Campaign, guns: Battery, aims: list[Aim], salvoes: Allotment
) -> Steps[None]:
    battle_of(s).fired.append(guns.ship.id)
    shots = shots_at(u.box, aims, salvoes)
    for aim in aims:
        if shots.get(aim.target):
            yield from fire_shots(u, s, guns.ship, aim, shots[aim.target])


@rule("9.83", "9.83(still)")
def turrets_fail(u: BismarckUmpire, s: Campaign, place: Place) -> None:
    ship = u.box.ships[place.ship]
    section = failing_turrets(u, ship)
    if section:
        battle_of(s).failed[place.ship] = section
        u.tell(TurretsFailed, ship=ship.name, section=section)


@rule("9.83", "9.83(still)")
def failing_turrets(u: BismarckUmpire, ship: Ship) -> str:
    """A die for ships whose turrets jam; a second says which one, firing or not."""
    if ship.turret_jam and u.roll(u.box.turret_jam).jam:
        return u.roll(u.box.turret_jam_section).section
    return ""


def battery(box: Box, s: Campaign, place: Place) -> Battery:
    battle = battle_of(s)
    damage = battle.before[place.ship]
    return Battery(
        box.ships[place.ship], damage, place.withdrawing, battle.failed.get(place.ship, "")
    )


# ---------------------------------------------------------------------- targets


@rule("9.61", "9.68", "9.62(lost)")
def targets(box: Box, s: Campaign, place: Place) -> list[Aim]:
    """The enemies in range on which a gun bears; other ships never block the fire."""
    battle = battle_of(s)
    night = is_night(box, s, battle.action.zone)
    damage = battle.before[place.ship]
    aims = [
        take_aim(box, place, foe, night=night)  # 9.61
        for foe in foes_of(battle, place.side)  # 9.68
        if not is_sinking(box, s.vessel(foe.ship))  # 9.62(lost)
    ]
    ship = box.ships[place.ship]
    return [a for a in aims if any(salvo_number(ship, damage, section) for section in a.sections)]


# ---------------------------------------------------------------------- salvoes and shots


@rule("9.64", "9.711")
def salvo_number(ship: Ship, damage: Damage, section: Section) -> int:
    """The number in the first unmarked box."""
    left = ship.boxes(section)[getattr(damage, section) :]
    return left[0] if left else 0


@rule("9.64(order)", "9.83", "9.98")
def section_salvoes(guns: Battery, section: Section, *, bow_fires_at_a: bool) -> int:
    """The salvoes of a section after its penalties, and halved upwards when withdrawing."""
    salvoes = salvo_number(guns.ship, guns.damage, section)  # 9.64(order)
    if bow_fires_at_a and section == "stern" and guns.ship.third_bow_turret:
        salvoes = third_turret(salvoes)
    if guns.failed == section:
        salvoes //= HALF  # 9.83
    return divide_up(salvoes, HALF) if guns.withdrawing else salvoes  # 9.98


@rule("9.82")
def third_turret(salvoes: int) -> int:
    """The Rodney's third turret at half strength, but with at least one salvo of those it has."""
    return min(salvoes, max(salvoes // HALF, 1))


@rule("9.64", "9.82")
def all_salvoes(guns: Battery, aim: Aim) -> int:
    """The salvoes that a ship brings to bear on a single target."""
    bow = fires_bow_at_a(guns, aim)
    return sum(section_salvoes(guns, section, bow_fires_at_a=bow) for section in aim.sections)


def fires_bow_at_a(guns: Battery, aim: Aim) -> bool:
    fires = "bow" in aim.sections and salvo_number(guns.ship, guns.damage, "bow") > 0
    return fires and aim.band == "A"


@rule("9.651", "9.652")
def halved_by_range(box: Box, aim: Aim, salvoes: int) -> int:
    """Beyond one hex half the salvoes, rounded down."""
    return salvoes if aim.distance <= box.battle.ranges.full_salvo else salvoes // HALF


@rule("9.69", "9.651(assign)")
def shots_at(box: Box, aims: list[Aim], salvoes: Allotment) -> dict[str, int]:
    """The shots at each target; one at least for the ship, where it aimed most."""
    shots = {
        aim.target: halved_by_range(box, aim, salvoes[aim.target])
        for aim in aims
        if aim.target in salvoes
    }
    if not any(shots.values()):
        shots[max(salvoes, key=lambda target: salvoes[target])] = 1
    return shots


# ---------------------------------------------------------------------- assigning the salvoes


@rule("9.62")
def fire_question(
    box: Box, guns: Battery, aims: list[Aim], seat: str, others: Sequence[Place] = ()
) -> Choose:
    """All at one target, divided among several, or none; or another ship first."""
    whole = [all_salvoes(guns, aim) for aim in aims]
    options = [fire_option(box, aim, salvoes) for aim, salvoes in zip(aims, whole, strict=True)]
    if len(aims) > 1 and max(whole) > 1:
        options.append(Option(DIVIDE, say("option-divide-fire")))
    options += [Option(HOLD, say("option-hold-fire")), *other_first(box, others)]
    ask, facts = say("ask-fire", ship=guns.ship.name), {"ship": guns.ship.id}
    return Choose("fire", seat, ask, options, rule="9.62", group="fire", facts=facts)


@rule("9.62")
def assign_salvoes(
    u: BismarckUmpire, guns: Battery, aims: list[Aim], seat: str, answer: str
) -> Steps[Allotment]:
    if answer == DIVIDE:
        return (yield from divide_salvoes(u, guns, aims, seat))
    return {a.target: all_salvoes(guns, a) for a in aims if a.target == answer}


def fire_option(box: Box, aim: Aim, salvoes: int) -> Option:
    shots = shots_at(box, [aim], {aim.target: salvoes})[aim.target]
    name = box.ships[aim.target].name
    text = say("option-fire", target=name, shots=shots, distance=aim.distance)
    facts = {"shots": shots, "distance": aim.distance}
    return Option(aim.target, text, piece=aim.target, facts=facts)


@rule("9.62", "9.82")
def divide_salvoes(
    u: BismarckUmpire, guns: Battery, aims: list[Aim], seat: str
) -> Steps[Allotment]:
    """Section by section, so many salvoes for each target; the bow turrets first."""
    salvoes: Allotment = {}
    bow_fires_at_a = False
    for section in ("bow", "stern", PORT, STARBOARD):
        left = section_salvoes(guns, section, bow_fires_at_a=bow_fires_at_a)
        for aim in [aim for aim in aims if section in aim.sections]:
            if not left:
                break
            given = yield ask_salvoes(u.box, guns, aim, section, left, seat)
            left -= given
            if given:
                salvoes[aim.target] = salvoes.get(aim.target, 0) + given
                bow_fires_at_a |= section == "bow" and aim.band == "A"
    return salvoes


def ask_salvoes(
    box: Box, guns: Battery, aim: Aim, section: Section, left: int, seat: str
) -> Number:
    target = box.ships[aim.target].name
    ask = say(
        "ask-salvoes",
        ship=guns.ship.name,
        section=section,
        target=target,
        distance=aim.distance,
        left=left,
    )
    facts = {"ship": guns.ship.id, "section": section, "target": aim.target}
    return Number(
        "salvoes", seat, ask, 0, left, rule="9.62", suggested=left, group="fire", facts=facts
    )


# ---------------------------------------------------------------------- the shots


@rule("9.66", "9.66(TA)", "9.66(TB)", "9.62(lost)", "9.714")
def fire_shots(u: BismarckUmpire, s: Campaign, ship: Ship, aim: Aim, shots: int) -> Steps[None]:
    """Two dice for each shot, until the target is sunk: what is left then is lost."""
    victim = s.vessel(aim.target)
    name = u.box.ships[aim.target].name
    told = {"ship": ship.name, "target": name, "shots": shots, "distance": aim.distance}
    u.tell(ShipFired, by=ship.id, at=aim.target, **told, attitude=aim.attitude)
    for shot in range(shots):
        if is_sinking(u.box, victim):  # 9.714
            u.tell(ShotsLost, target=name, shots=shots - shot)  # 9.62(lost)
            return
        hits = u.roll(aim.column(u.box))  # 9.66, 9.66(TA), 9.66(TB)
        if hits.effects:
            yield from apply_hits(
                u, s, victim, hits, by=ship.side, sides=aim.sides, attitude=aim.attitude
            )
            show_damage(s, victim)
