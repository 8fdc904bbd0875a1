"""X. Assembly."""

from __future__ import annotations

from functools import cache

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.events import EscortAssembled
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import in_order
from sandtable.games.raid_on_schweinfurt.state import US, Raid, Wave


@rule("X", "X.move")
def assembly(u: RaidUmpire, s: Raid) -> Steps[None]:
    """Each wave meets its escort; the first chooses before the second rolls."""
    modifiers = assembly_modifiers(u.box, s)
    for wave in in_order(s):
        wave.escort = yield from meet_escort(u, s, wave, modifiers)
        u.tell(EscortAssembled, wave=wave.number, fe=wave.escort)
        wave.box = "outbound"


@rule("X.mode-drm", "XIX.night.t2", "XIX.dyo.p51.t2", "III.drm.cumulative")
def assembly_modifiers(box: Box, s: Raid) -> Modifiers:
    night = box.options["night"].drm["t2"] if s.by_night else 0
    long_range = box.options["long_range_escort"].drm["t2"] if s.switches.long_range_escort else 0
    return Modifiers(  # III.drm.cumulative
        Modifier("fighter-mode", s.fighter_mode, "X.mode-drm"),
        Modifier("night", night, "XIX.night.t2"),
        Modifier("long-range-escort", long_range, "XIX.dyo.p51.t2"),
    )


@rule("IV.ex2", "X.two-rolls", "III.weather-term")
def meet_escort(u: RaidUmpire, s: Raid, wave: Wave, modifiers: Modifiers) -> Steps[int]:
    """Two rolls whatever the wave's size; the player keeps one of them for this wave."""
    rolls = u.box.limits.assembly_rolls
    # IV.ex2, III.weather-term
    found = [assembly_roll(u, s.home_weather, modifiers, wave.number) for _ in range(rolls)]
    options = [escort_option(place, fe) for place, fe in enumerate(found, 1)]
    ask, facts = say("ask-escort", wave=wave.number), {"wave": wave.number}
    answer = yield Choose("escort", US, ask, options, rule="X.two-rolls", facts=facts)
    return found[int(answer) - 1]


@cache
def escort_option(place: int, fe: int) -> Option:
    return Option(str(place), say("option-escort", place=place, fe=fe), facts={"fe": fe})


@rule("X.table2", "X.table-correction")
def assembly_roll(u: RaidUmpire, weather: str, modifiers: Modifiers, wave: int) -> int:
    return u.roll(u.box.t2[weather], modifiers, f"wave-{wave}").fe
