"""XII. Diversion."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.components.rows import Decoy
from sandtable.games.raid_on_schweinfurt.events import FightersDiverted
from sandtable.games.raid_on_schweinfurt.state import FIRST, Raid


@rule("XII", "XII.leave", "IV.ex3")
def diversion(u: RaidUmpire, s: Raid) -> None:
    """One roll, with or without a diversion force; then that force leaves the game."""
    given = u.box.scenarios[s.scenario].diversion
    if given.roll_table3:
        row = diversion_roll(u, diversion_modifiers(u.box, s))  # XII, IV.ex3
    else:
        row = Decoy(given.wave1, given.wave2)
    note_diversion(u, s, row)
    s.diversion.flying = False  # XII.leave


@rule("XII.drm-mode", "XII.drm-size", "III.drm.cumulative")
def diversion_modifiers(box: Box, s: Raid) -> Modifiers:
    """Fighters kept with the raid are missing here; the force counts after take-off."""
    size = box.diversion_size.read(s.diversion.bombers).drm
    return Modifiers(  # III.drm.cumulative
        Modifier("fighter-mode", s.fighter_mode, "XII.drm-mode"),
        Modifier("diversion-size", size, "XII.drm-size"),
    )


@rule("XII.table3")
def diversion_roll(u: RaidUmpire, modifiers: Modifiers) -> Decoy:
    return u.roll(u.box.t3, modifiers)


@rule("XII.note-result")
def note_diversion(u: RaidUmpire, s: Raid, row: Decoy) -> None:
    """A result for a wave that is not in play is lost."""
    u.tell(FightersDiverted, wave1=row.wave1, wave2=row.wave2)
    for wave in s.flying:
        wave.diversion_drm = row.wave1 if wave.number == FIRST else row.wave2
