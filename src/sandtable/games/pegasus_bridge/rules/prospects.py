"""Pros and cons of a move: its price, the fire on the way, the effect of a shot.

Everything is worked out of what lies open on the table; only displays ask for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import prod
from typing import TypeVar

from msgspec.structs import replace

from sandtable.engine.decisions import Note, Option
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Modifiers
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.components.rows import Hit
from sandtable.games.pegasus_bridge.rules.ch05_activities import (
    place_of,
    throw_gammon,
    throw_grenade,
)
from sandtable.games.pegasus_bridge.rules.ch05_movement import Company
from sandtable.games.pegasus_bridge.rules.ch06_fire import Mark, Volley, column_of, modifiers_of
from sandtable.games.pegasus_bridge.rules.ch06_opportunity import (
    man_machine_guns,
    may_fire_at_once,
    triggered_areas,
)
from sandtable.games.pegasus_bridge.rules.fates import Odds, Play, attack_odds
from sandtable.games.pegasus_bridge.rules.fuse import alarm_notes
from sandtable.games.pegasus_bridge.rules.melees import melee
from sandtable.games.pegasus_bridge.rules.positions import COUNTER
from sandtable.games.pegasus_bridge.state import Assault, Unit

Row = TypeVar("Row")

GRENADE, GAMMON = "grenade:", "gammon:"


def order_notes(box: Box, s: Assault, company: Company, option: Option) -> Sequence[Note]:
    """Everything worth knowing about an order of a company."""
    if option.path:
        notes = [*move_notes(box, s, option)]
        return [*notes, *assault_notes(box, s, company, option.path[-1])]
    how, _, target = option.id.partition(":")
    if how + ":" == GRENADE:
        play = grenade_by(company.units[0].id, target)
        return attack_notes(box, s, target, play, "5.3.grenade(1)")
    if how + ":" == GAMMON:
        play = gammon_by(company.units[0].id, target)
        return attack_notes(box, s, target, play, "5.3.gammon")
    return ()


# ---------------------------------------------------------------------- moves


@rule("5.1")
def move_notes(box: Box, s: Assault, option: Option) -> Iterator[Note]:
    cost = option.facts["cost"]
    yield Note(say("note-cost", cost=cost), "5.1", "price", str(cost))
    halted = first_fire(box, s, option.path)
    if halted is not None:
        area, chance = halted
        told = {"area": box.place(area), "chance": percent(chance)}
        yield Note(say("note-fire", **told), "6.4", "against", say("short-percent", **told))
    asleep = wakeable(box, s, option.path, halted[0] if halted else "")
    if asleep:
        yield Note(say("note-asleep", counters=asleep), "15.0", "against")


@rule("6.4.continue")
def first_fire(box: Box, s: Assault, path: Sequence[str]) -> tuple[str, Fraction] | None:
    """Return where known Germans fire first, and how likely they hit; fire halts whoever moves."""
    for area in path:
        chance = fire_chance(box, s, area)
        if chance is not None:
            return area, chance
    return None


def fire_chance(box: Box, s: Assault, area: str) -> Fraction | None:
    """Return how likely those who see into an area do a mover harm; None where nobody does."""
    seen_from = triggered_areas(box, area)
    mark = Mark(area, moving=True)
    harms = []
    firers = [u for u in s.german.units.values() if u.area in seen_from and may_fire_at_once(s, u)]
    if firers:
        copies = [replace(unit) for unit in firers]  # those who serve a gun are marked
        volley = Volley(copies, man_machine_guns(s, copies))
        harms.append(harm(column_of(box, volley), modifiers_of(box, s, copies, mark)))
    for tank in s.tanks.values():
        if tank.area in seen_from and tank.released and not tank.wreck:
            column = box.fire[box.weapons.tank_machine_gun_column]
            harms.append(harm(column, modifiers_of(box, s, [Unit(tank.id, tank.area)], mark)))
    return 1 - prod([1 - one for one in harms], start=Fraction(1)) if harms else None


@rule("15.0")
def wakeable(box: Box, s: Assault, path: Sequence[str], halted: str) -> int:
    """Return how many counters that may be squads are woken before fire halts the company."""
    entered = path[: path.index(halted) + 1] if halted else path
    beside = {near for area in entered for near in (area, *box.ground.near[area])}
    return len([a for a in s.face_down if a in beside and a not in s.known_decoys])


# ---------------------------------------------------------------------- close combat


@rule("7.0")
def assault_notes(box: Box, s: Assault, company: Company, area: str) -> Iterator[Note]:
    """The close combat that a company would fight where it goes, if all of it gets there."""
    fought = melee(box, replace(s, secret=None), area, [unit.id for unit in company.units])
    if fought is not None:
        won, lost, engaged = map(percent, (fought.german_gone, fought.british_gone, fought.engaged))
        told = {"chance": won, "lost": lost, "engaged": engaged}
        yield Note(say("note-assault", **told), "7.0", "for", say("short-percent", **told))
        if area != box.ground.pillbox:
            yield from alarm_notes(box, s, area)


# ---------------------------------------------------------------------- attacks


@rule("5.3.grenade(1)")
def grenade_by(unit: str, target: str) -> Play:
    return lambda u, s: throw_grenade(u, s, s.british.units[unit], target)


@rule("5.3.gammon.tank")
def gammon_by(unit: str, target: str) -> Play:
    return lambda u, s: throw_gammon(u, s, s.british.units[unit], target)


@rule("8.0(1)")
def attack_notes(box: Box, s: Assault, target: str, play: Play, rule_id: str) -> Sequence[Note]:
    """The exact odds of an attack, and of the bridge if it is the first that alarms the Germans."""
    return [effect_of(box, s, target, play, rule_id), *alarm_notes(box, s, place_of(s, target))]


@rule("6.1(5)", "6.3.number", "6.3.S", "6.5b(4).tank")
def effect_of(box: Box, s: Assault, target: str, play: Play, rule_id: str) -> Note:
    """The effect of an attack, played out by the rules; a counter that sleeps counts as a squad."""
    odds = attack_odds(box, s, target, play)
    if target in s.tanks:
        return tank_note(odds, rule_id)  # 6.5b(4).tank
    if target in s.german.units or target.startswith(COUNTER):
        asleep = target.startswith(COUNTER)  # 6.1(5)
        return effect_note(odds, rule_id, asleep=asleep)  # 6.3.number, 6.3.S
    told = {"chance": percent(odds.gone)}
    return Note(say("note-gone", **told), rule_id, "for", say("short-percent", **told))


def effect_note(odds: Odds, rule_id: str, *, asleep: bool) -> Note:
    loss = sum(chance for fate, chance in odds.spread if fate.lost)
    pinned = sum(chance for fate, chance in odds.spread if fate.suppressed and not fate.lost)
    told = {"loss": percent(loss), "pinned": percent(pinned), "chance": percent(loss + pinned)}
    text = say("note-effect-asleep" if asleep else "note-effect", **told)
    return Note(text, rule_id, "for", say("short-percent", **told))


def tank_note(odds: Odds, rule_id: str) -> Note:
    told = {"chance": percent(odds.gone), "stopped": percent(odds.stopped)}
    return Note(say("note-tank", **told), rule_id, "for", say("short-percent", **told))


def harm(column: Column[Hit], modifiers: Modifiers) -> Fraction:
    return share(column, modifiers, lambda hit: bool(hit.loss or hit.suppress))


def share(column: Column[Row], modifiers: Modifiers, holds: Callable[[Row], bool]) -> Fraction:
    """The chance of the results for which something holds."""
    rows, ways = column.merged(modifiers.total)
    found = sum(way for row, way in zip(rows, ways, strict=True) if holds(row))
    return Fraction(found, sum(ways))


def percent(chance: Fraction | float) -> int:
    return round(100 * chance)
