"""XIV. Over the target: flak."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.components.rows import FlakRow
from sandtable.games.raid_on_schweinfurt.events import FlakOpened
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import in_order, shoot_down
from sandtable.games.raid_on_schweinfurt.rules.ch04_rolls import rolls_for
from sandtable.games.raid_on_schweinfurt.rules.ch19_crew import crew_in_danger
from sandtable.games.raid_on_schweinfurt.state import Raid, Wave


@rule("XIV", "XIV.flak-roll")
def target(u: RaidUmpire, s: Raid) -> None:
    """One flak roll for both targets, then each wave flies through it."""
    if not s.flak:
        s.flak = flak_intensity_roll(u).id
    u.tell(FlakOpened, flak=s.flak)
    modifiers = flak_modifiers(u.box, s)
    for wave in in_order(s):
        fly_through_flak(u, s, wave, modifiers)


@rule("XIV.flak-table")
def flak_intensity_roll(u: RaidUmpire) -> FlakRow:
    return u.roll(u.box.flak)


@rule("XIV.flak-table")
def flak_modifiers(box: Box, s: Raid) -> Modifiers:
    return Modifiers(Modifier("flak", box.flaks[s.flak].drm_t5, "XIV.flak-table"))


@rule("XIV.rolls", "IV.total-effect")
def fly_through_flak(u: RaidUmpire, s: Raid, wave: Wave, modifiers: Modifiers) -> None:
    """Make a wave's Table 5 rolls, counted as it starts."""
    rolls = rolls_for(u.box, "t5", wave.bombers)
    about = f"wave-{wave.number}"
    for number in range(rolls):
        downed = shoot_down(u, wave, flak_roll(u, modifiers, about), rule="XIV.rolls")
        if s.crew is not None:
            crew_in_danger(u, s, wave, "t5", number, rolls, downed)
        if not wave.bombers:
            break


@rule("XIV.table5")
def flak_roll(u: RaidUmpire, modifiers: Modifiers, about: str = "") -> int:
    return u.roll(u.box.t5, modifiers, about).bombers
