"""III. Conventions: dice, bombers in play, boxes and counters."""

from __future__ import annotations

from operator import attrgetter

from sandtable.engine.components import Amount
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column
from sandtable.games.raid_on_schweinfurt.components import RaidUmpire
from sandtable.games.raid_on_schweinfurt.events import BombersDowned
from sandtable.games.raid_on_schweinfurt.state import FIRST, Raid, Wave

NUMBER = attrgetter("number")


@rule("III.dice")
def one_die(u: RaidUmpire, why: str, *, rule: str) -> int:
    """Every roll is a single ten-sided die; the 0 is read as 10."""
    return u.die(u.box.t4.sides, why, rule=rule)


@rule("III.drm.not-reroll")
def roll_again(u: RaidUmpire, kind: str) -> int:
    """An RA die is thrown at once and never modified."""
    column: Column[Amount] = u.box.rerolls[kind]
    return u.roll(column).value


@rule("III.record", "XIII.move")
def shoot_down(u: RaidUmpire, wave: Wave, number: int, *, rule: str) -> int:
    """Remove downed bombers, at most the remaining ones, and count them."""
    if not number:
        return 0
    if number >= wave.bombers:
        number, wave.flying = wave.bombers, False
    remove(wave, number)
    wave.downed += number
    if u.log is not None:
        u.tell(BombersDowned, wave=wave.number, number=number, left=wave.bombers, rule=rule)
    return number


@rule("III.types")
def remove(wave: Wave, number: int) -> None:
    """Types are lost without distinction; where a split is shown, B-17s go first."""
    wave.bombers -= number
    if wave.b24:
        wave.b24 = min(wave.b24, wave.bombers)


@rule("III.order", "III.wave.alike")
def in_order(s: Raid) -> list[Wave]:
    """Every step is played by the first wave before the second, by the same rules."""
    return sorted(s.flying, key=NUMBER)


@rule("III.box-sides")
def half_of_box(wave: Wave) -> int:
    """The left half of a box (0) is the first wave's, the right half (1) the second's."""
    return wave.number - FIRST


@rule("III.counters.change")
def in_counters(bombers: int, values: tuple[int, ...]) -> list[int]:
    """Change a number of bombers into counters, like coins, largest first."""
    counters = []
    for value in sorted(values, reverse=True):
        while bombers >= value:
            counters.append(value)
            bombers -= value
    return counters
