"""XVI. Return damage."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Modifier, Modifiers
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.components.rows import Homeward
from sandtable.games.raid_on_schweinfurt.events import WaveReturned
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import (
    in_order,
    roll_again,
    shoot_down,
)
from sandtable.games.raid_on_schweinfurt.rules.ch04_rolls import rolls_for
from sandtable.games.raid_on_schweinfurt.rules.ch13_outbound import claim
from sandtable.games.raid_on_schweinfurt.rules.ch19_crew import crew_in_danger
from sandtable.games.raid_on_schweinfurt.rules.ch19_events import (
    luftwaffe_ready,
    treacherous_africa,
)
from sandtable.games.raid_on_schweinfurt.state import Raid, Wave

AFRICA = "africa"
NAMED = {"t7": "table7", "t7a": "table7a"}


@rule("XVI")
def return_home(u: RaidUmpire, s: Raid) -> None:
    for wave in in_order(s):
        wave.box = "return"
        fly_home(u, s, wave)
        wave.box = "home"
        u.tell(WaveReturned, wave=wave.number, bombers=wave.bombers, way_home=wave.way_home)


@rule("XVI.rolls", "XVI.africa", "IV.total-effect")
def fly_home(u: RaidUmpire, s: Raid, wave: Wave) -> None:
    """A wave bound for North Africa uses Table 7A instead of Table 7."""
    table = "t7a" if wave.way_home == AFRICA else "t7"  # XVI.africa
    roll = africa_roller(u, s, wave) if wave.way_home == AFRICA else england_roller(u, s, wave)
    rolls, rule_id = rolls_for(u.box, table, wave.bombers), f"XVI.{NAMED[table]}"  # XVI.rolls
    for number in range(rolls):  # IV.total-effect
        passage = roll(wave.rolls_of_eight)
        wave.rolls_of_eight = passage.eights
        if passage.claims:
            claim(u, s, wave, passage.claims)
        downed = shoot_down(u, wave, passage.downed, rule=rule_id)
        if s.crew is not None:
            crew_in_danger(u, s, wave, table, number, rolls, downed)
        if not wave.bombers:
            break


class Passage(Struct, frozen=True, gc=False):
    """The result of one roll on the way home; `eights` counts this wave's results of 8+ so far."""

    claims: int
    downed: int
    eights: int


@rule("XVI.no-escort")
def england_roller(u: RaidUmpire, s: Raid, wave: Wave) -> Callable[[int], Passage]:
    """F.E. factors have no effect on the way to England."""
    column, modifiers = england_column(u.box, s), return_modifiers(u.box, s, wave)
    about = f"wave-{wave.number}"
    return lambda eights: return_roll(u, s, column, modifiers, eights, about)


@rule("XVI.africa.no-claims")
def africa_roller(u: RaidUmpire, s: Raid, wave: Wave) -> Callable[[int], Passage]:
    modifiers = africa_modifiers(u.box, s)
    about = f"wave-{wave.number}"
    return lambda eights: Passage(0, africa_roll(u, modifiers, about), eights)


@rule("XVI.drm", "XIX.night.t4-t7", "III.drm.cumulative")
def return_modifiers(box: Box, s: Raid, wave: Wave) -> Modifiers:
    """Aggressiveness, night and event 4-5; the diversion does not count on the way home."""
    night = box.options["night"].drm["t7"] if s.by_night else 0
    return Modifiers(  # III.drm.cumulative
        Modifier("aggressiveness", box.aggression[s.aggressiveness].drm_t7, "XVI.drm"),
        Modifier("night", night, "XIX.night.t4-t7"),
        Modifier("luftwaffe-ready", luftwaffe_ready(box, s, wave, "t7"), "XIX.events.4-5"),
    )


@rule("XIX.events.9")
def england_column(box: Box, s: Raid) -> Column[Homeward]:
    """In poor return weather the lowest results, after modification, cost two bombers."""
    return box.t7_in_poor_weather if "poor_return_weather" in s.events else box.t7


@rule("XVI.table7")
def return_roll(
    u: RaidUmpire,
    s: Raid,
    column: Column[Homeward],
    modifiers: Modifiers,
    eights: int,
    about: str = "",
) -> Passage:
    row = u.roll(column, modifiers, about)
    if row.eight_plus:
        return Passage(row.claims, eight_or_more(u, s, eights), eights + 1)
    return Passage(row.claims, row.bombers, eights)


@rule("XVI.eight-first", "XVI.eight-later", "XVI.that-many", "XIX.dyo.closer.t7")
def eight_or_more(u: RaidUmpire, s: Raid, eights: int) -> int:
    """The first two times a die gives the number downed; then friendly fighters limit it."""
    table = u.box.eight_plus
    if s.switches.closer_target:
        return table.closer_target_bombers  # XIX.dyo.closer.t7
    if eights < table.first_occurrences:
        return roll_again(u, table.first_reroll)  # XVI.eight-first, XVI.that-many
    return table.later_bombers  # XVI.eight-later


@rule("XVI.africa.no-drm", "XIX.events.8")
def africa_modifiers(box: Box, s: Raid) -> Modifiers:
    """Only event 8 modifies Table 7A."""
    return Modifiers(Modifier("treacherous-africa", treacherous_africa(box, s), "XIX.events.8"))


@rule("XVI.table7a", "XVI.table7a.min4")
def africa_roll(u: RaidUmpire, modifiers: Modifiers, about: str = "") -> int:
    row = u.roll(u.box.t7a, modifiers, about)
    return roll_again(u, row.reroll) if row.reroll else row.bombers
