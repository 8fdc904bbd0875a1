"""The odds of what the British can do to a German: fire, grenades, Gammon bombs, close combat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.decisions import Steps
from sandtable.engine.umpire import Umpire
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.knowledge import squad_chance
from sandtable.games.pegasus_bridge.odds.fates import (
    Odds,
    Play,
    fate_of,
    odds_for,
    odds_of,
    played,
)
from sandtable.games.pegasus_bridge.rules import ch06_british_fire as british_fire
from sandtable.games.pegasus_bridge.rules.ch05_activities import throw_gammon, throw_grenade
from sandtable.games.pegasus_bridge.rules.ch06_guns import fire_piat
from sandtable.games.pegasus_bridge.rules.ch07_close_combat import (
    Party,
    battle,
    is_fought,
    party,
)
from sandtable.games.pegasus_bridge.rules.positions import COUNTER, units_in
from sandtable.games.pegasus_bridge.state import BRITISH, GERMAN, Assault, Force, Secret, Unit


class Attack(Struct, frozen=True):
    """The odds of an attack; for a counter that sleeps those of a squad, if it `is_squad`."""

    odds: Odds
    is_squad: float = 1.0


def fire(box: Box, k: Assault, firers: Sequence[str], target: str) -> Attack:
    """Small arms of several units together, with the machine guns they serve."""

    def shoot(u: Umpire[Box], s: Assault) -> Steps[None]:
        units = [s.british.units[name] for name in firers]
        yield from british_fire.fire_at(u, s, target, units)

    return attack(box, k, target, shoot)


def grenade(box: Box, k: Assault, unit: str, target: str) -> Attack:
    return attack(box, k, target, lambda u, s: throw_grenade(u, s, s.british.units[unit], target))


def gammon(box: Box, k: Assault, unit: str, target: str) -> Attack:
    return attack(box, k, target, lambda u, s: throw_gammon(u, s, s.british.units[unit], target))


def piat(box: Box, k: Assault, arm: str, tank: str) -> Attack:
    return attack(box, k, tank, lambda u, s: fire_piat(u, s, s.arms[arm], s.tanks[tank]))


def gun(box: Box, k: Assault, tank: str) -> Attack:
    """The anti-tank gun at a tank."""
    return attack(box, k, tank, lambda u, s: british_fire.fire_gun(u, s, tank))


def attack(box: Box, k: Assault, target: str, play: Play) -> Attack:
    """Reckon a counter that sleeps as a squad, and tell how likely it is one."""
    if not target.startswith(COUNTER):
        return Attack(odds_for(box, k, target, play))
    area = target.removeprefix(COUNTER)
    name = box.of_kind("garrison")[k.squads_found]
    shown = with_squad(k, name, area, box.counters[name].strength)
    asleep = replace(k, secret=Secret("", [area], mined=False))
    spread = played(box, asleep, play, lambda s: fate_of(shown, s, name))
    chance = 0.0 if area in k.known_decoys else float(squad_chance(box, k))
    return Attack(odds_of(spread), chance)


def with_squad(k: Assault, name: str, area: str, strength: int) -> Assault:
    german = replace(k.german, units={**k.german.units, name: Unit(name, area, strength)})
    return replace(k, german=german)


# ---------------------------------------------------------------------- close combat


class Melee(Struct, frozen=True):
    """The odds of a close combat: points lost on average, and how likely each side is gone.

    `engaged` is the chance that both stay and fight again.
    """

    british_loss: float
    german_loss: float
    british_gone: float
    german_gone: float
    engaged: float


def melee(box: Box, k: Assault, area: str, joining: Sequence[str] = ()) -> Melee | None:
    """The close combat in an area, with units that are about to enter it; None if there is none."""

    def fight(u: Umpire[Box], s: Assault) -> Steps[None]:
        bring(s, joining, area)
        yield from battle(u, s, area, party(s, BRITISH, area), party(s, GERMAN, area))

    table = msgspec.msgpack.decode(msgspec.msgpack.encode(k), type=Assault)
    bring(table, joining, area)
    british, german = party(table, BRITISH, area), party(table, GERMAN, area)
    if not is_fought(british, german):
        return None
    before = british.strength, german.strength
    spread = played(box, k, fight, lambda s: (*left(s, british, german), is_engaged(s, area)))
    return Melee(
        british_loss=spread.mean(lambda end: before[0] - end[0]),
        german_loss=spread.mean(lambda end: before[1] - end[1]),
        british_gone=spread.chance(lambda end: end[0] == 0),
        german_gone=spread.chance(lambda end: end[1] == 0),
        engaged=spread.chance(lambda end: end[2]),
    )


def bring(s: Assault, joining: Sequence[str], area: str) -> None:
    """Put units where they will fight, as the last to enter."""
    s.entries += bool(joining)
    for name in joining:
        s.british.units[name].area, s.british.units[name].entered = area, s.entries


def left(s: Assault, british: Party, german: Party) -> tuple[int, int]:
    """The points that are left of two parties, wherever they are now; leaders alone count 1."""
    return remains(s.british, british), remains(s.german, german)


def remains(force: Force, one: Party) -> int:
    if one.units:
        return sum(force.units[name].strength for name in one.ids if name in force.units)
    return len([name for name in one.ids if name in force.leaders])


def is_engaged(s: Assault, area: str) -> bool:
    return any(unit.engaged > s.turn for unit in units_in(s.german, area))
