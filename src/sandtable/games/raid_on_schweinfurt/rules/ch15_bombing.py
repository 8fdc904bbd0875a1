"""XV. Bombing."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Modifier, Modifiers
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.components.rows import Damage
from sandtable.games.raid_on_schweinfurt.events import TargetBombed
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import in_order
from sandtable.games.raid_on_schweinfurt.rules.ch04_rolls import rolls_for
from sandtable.games.raid_on_schweinfurt.state import FIRST, SECOND, Raid, Wave


@rule("XV")
def bombing(u: RaidUmpire, s: Raid) -> None:
    for wave in in_order(s):
        bomb(u, s, wave)


@rule("XV.rolls", "XIV.survivors", "XV.track", "III.target-sum")
def bomb(u: RaidUmpire, s: Raid, wave: Wave) -> None:
    """All bombers left bomb; the damage of both waves, on either target, is added up."""
    column, modifiers = bombing_column(u.box, s, wave)
    rolls = rolls_for(u.box, "t6", wave.bombers)  # XV.rolls, XIV.survivors
    about = f"wave-{wave.number}"
    damage = sum([bombing_roll(u, column, modifiers, about) for _ in range(rolls)])
    s.damage += damage  # XV.track, III.target-sum
    named = {"target": wave.target, "name": u.box.target_name(wave.target)}
    u.tell(TargetBombed, wave=wave.number, damage=damage, total=s.damage, **named)


@rule("XV.table6")
def bombing_roll(
    u: RaidUmpire, column: Column[Damage], modifiers: Modifiers, about: str = ""
) -> int:
    return u.roll(column, modifiers, about).damage


@rule("XV.column", "VII.both-targets", "XIX.night.t6")
@rule("XIX.second-wave.excellent", "XIX.second-wave.night")
def bombing_column(box: Box, s: Raid, wave: Wave) -> tuple[Column[Damage], Modifiers]:
    """Target Weather names the column; shifts add up, and beyond an edge they become drm."""
    night = night_shift(box, s)
    second = second_wave_shift(box, s, wave)  # XIX.second-wave.night
    # XV.column, VII.both-targets
    place = box.weather_order.index(s.target_weather) + night + second
    inside = min(max(place, 0), len(box.weather_order) - 1)
    beyond = abs(place - inside)
    option = box.options["night" if place > inside else "second_wave_bombing"]
    rule_id = "XIX.night.t6" if place > inside else "XIX.second-wave.excellent"
    drm = beyond * option.t6_edge_drm_per_column
    return box.t6[box.weather_order[inside]], Modifiers(Modifier("beyond-column", drm, rule_id))


@rule("XIX.night.t6")
def night_shift(box: Box, s: Raid) -> int:
    return box.options["night"].t6_column_shift if s.by_night else 0


@rule("XIX.second-wave")
def second_wave_shift(box: Box, s: Raid, wave: Wave) -> int:
    """The second wave profits when the first has bombed the same target."""
    applies = s.switches.second_wave_bombing and wave.number == SECOND
    if applies and any(w.number == FIRST and w.target == wave.target for w in s.flying):
        return box.options["second_wave_bombing"].t6_column_shift
    return 0
