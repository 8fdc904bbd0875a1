"""IX. Take-off."""

from __future__ import annotations

from functools import partial

from sandtable.engine.rules import rule
from sandtable.engine.sequence import END
from sandtable.engine.tables import Column, Modifier, Modifiers
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.components.rows import Aborts
from sandtable.games.raid_on_schweinfurt.events import BombersAborted, RaidFailed, WaveTurnedBack
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import in_order, remove, roll_again
from sandtable.games.raid_on_schweinfurt.rules.ch04_rolls import rolls_for
from sandtable.games.raid_on_schweinfurt.rules.ch19_events import difficult_assembly, easy_take_off
from sandtable.games.raid_on_schweinfurt.state import Raid, Wave

DIVERSION = 0


@rule("IX", "IX.rolls", "IX.wave-abort.diversion", "VIII.complete", "III.weather-term")
def take_off(u: RaidUmpire, s: Raid) -> str | None:
    """Waves, then the diversion, roll for aborts; then waves that are too small turn back."""
    modifiers = take_off_modifiers(u.box, s)
    column = u.box.t1[s.home_weather]  # III.weather-term
    for wave in in_order(s):  # IX, IX.rolls
        abort(u, wave, roll_aborts(u, column, wave.bombers, modifiers, f"wave-{wave.number}"))
    if s.diversion.bombers:  # IX.wave-abort.diversion
        divert(u, s, roll_aborts(u, column, s.diversion.bombers, modifiers, "diversion"))
    difficult_assembly(u, s, partial(abort, rule="XIX.events.1"))
    for wave in in_order(s):
        check_minimum(u, wave)
    if s.flying:  # VIII.complete
        return None
    u.tell(RaidFailed)
    s.result, s.reason = "german_win", "raid-failed"
    return END


@rule("XIX.events.2-3")
def take_off_modifiers(box: Box, s: Raid) -> Modifiers:
    return Modifiers(Modifier("easy-take-off", easy_take_off(box, s), "XIX.events.2-3"))


def roll_aborts(
    u: RaidUmpire, column: Column[Aborts], bombers: int, modifiers: Modifiers, about: str
) -> int:
    """Make all rolls of a wave or of the diversion and add up the aborts."""
    rolls = rolls_for(u.box, "t1", bombers)
    return sum([take_off_roll(u, column, modifiers, about) for _ in range(rolls)])


@rule("IX.table1", "IX.reroll-number")
def take_off_roll(
    u: RaidUmpire, column: Column[Aborts], modifiers: Modifiers, about: str = ""
) -> int:
    """Return the bombers that abort by one roll; the worst result needs a second die."""
    row = u.roll(column, modifiers, about)
    return roll_again(u, row.reroll) if row.reroll else row.aborts


@rule("IX.remove", "III.record", "III.in-play")
def abort(u: RaidUmpire, wave: Wave, number: int, *, rule: str = "IX.remove") -> None:
    """Aborted bombers leave play; the rest of the wave goes to the Assembly box."""
    number = min(number, wave.bombers)
    remove(wave, number)  # IX.remove
    wave.aborted += number  # III.record
    wave.in_play = wave.bombers  # III.in-play
    wave.box = "assembly"
    u.tell(BombersAborted, wave=wave.number, number=number, left=wave.bombers, rule=rule)


@rule("IX.remove")
def divert(u: RaidUmpire, s: Raid, number: int) -> None:
    force = s.diversion
    number = min(number, force.bombers)
    force.bombers -= number
    force.b24 = min(force.b24, force.bombers)
    force.aborted += number
    u.tell(BombersAborted, wave=DIVERSION, number=number, left=force.bombers)


@rule("IX.wave-abort", "III.in-play")
def check_minimum(u: RaidUmpire, wave: Wave) -> None:
    """A wave under the minimum turns back as a whole, and its bombers count as aborted."""
    if wave.bombers >= u.box.limits.wave_minimum:
        return
    u.tell(WaveTurnedBack, wave=wave.number, bombers=wave.bombers)
    wave.aborted += wave.bombers
    wave.bombers = wave.b24 = wave.in_play = 0
    wave.flying = False
    wave.box = "home"
