"""XIII. Outbound damage."""

from __future__ import annotations

from msgspec import Struct

from sandtable.engine.numbers import divide_up
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.components.rows import Aggression, Attack
from sandtable.games.raid_on_schweinfurt.events import (
    AircraftClaimed,
    EscortSpent,
    EscortTurnedBack,
    LuftwaffeRose,
)
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import (
    in_order,
    roll_again,
    shoot_down,
)
from sandtable.games.raid_on_schweinfurt.rules.ch04_rolls import rolls_for
from sandtable.games.raid_on_schweinfurt.rules.ch19_crew import crew_in_danger
from sandtable.games.raid_on_schweinfurt.rules.ch19_events import luftwaffe_ready
from sandtable.games.raid_on_schweinfurt.state import Raid, Wave


@rule("XIII", "XIII.aggressiveness", "XIII.move", "0.intro.system")
def outbound(u: RaidUmpire, s: Raid) -> None:
    """Roll the Luftwaffe's aggressiveness once; then each wave makes its rolls."""
    if not s.aggressiveness:
        # XIII.aggressiveness, 0.intro.system
        row = aggressiveness_roll(u, aggressiveness_modifiers(u.box, s))
        s.aggressiveness = row.id
    u.tell(LuftwaffeRose, aggressiveness=s.aggressiveness)
    for wave in in_order(s):  # XIII
        fly_out(u, s, wave)
        wave.box = f"target_{wave.target}"  # XIII.move


@rule("XIII.aggressiveness.table")
def aggressiveness_roll(u: RaidUmpire, modifiers: Modifiers) -> Aggression:
    return u.roll(u.box.aggressiveness, modifiers)


@rule("XIII.aggressiveness.single", "XIX.dyo.diminished", "XIX.dyo.closer.aggressiveness")
@rule("III.drm.cumulative")
def aggressiveness_modifiers(box: Box, s: Raid) -> Modifiers:
    """A single wave draws more fighters, whatever the reason that it is alone."""
    alone = box.limits.single_wave_drm if len(s.flying) == 1 else 0
    weak = s.switches.diminished_luftwaffe and box.options["diminished_luftwaffe"]
    near = s.switches.closer_target and box.options["closer_target"]
    return Modifiers(  # III.drm.cumulative
        Modifier("single-wave", alone, "XIII.aggressiveness.single"),
        Modifier(
            "diminished-luftwaffe", weak.drm["aggressiveness"] if weak else 0, "XIX.dyo.diminished"
        ),
        Modifier(
            "closer-target",
            near.drm["aggressiveness"] if near else 0,
            "XIX.dyo.closer.aggressiveness",
        ),
    )


@rule("XIII.drm", "XIX.night.t4-t7", "III.drm.cumulative")
def outbound_modifiers(box: Box, s: Raid, wave: Wave) -> Modifiers:
    night = box.options["night"].drm["t4"] if s.by_night else 0
    return Modifiers(  # XIII.drm, III.drm.cumulative
        Modifier("diversion", wave.diversion_drm, "XII.note-result"),
        Modifier("aggressiveness", box.aggression[s.aggressiveness].drm_t4, "XIII.aggressiveness"),
        Modifier("night", night, "XIX.night.t4-t7"),
        Modifier("luftwaffe-ready", luftwaffe_ready(box, s, wave, "t4"), "XIX.events.4-5"),
    )


@rule("XIII.escort-share", "XIX.dyo.p51.t4", "XIX.dyo.closer.t4", "XIX.events.6-7")
def escorted_rolls(box: Box, s: Raid, rolls: int) -> int:
    """The escort covers the first 60 % of the rolls, rounded up, unless something changes it."""
    percent = box.escorted_percent  # XIII.escort-share
    if "fighters_burn_fuel" in s.events:
        percent = box.event["fighters_burn_fuel"].escorted_percent  # XIX.events.6-7
    if s.switches.long_range_escort:
        percent = box.options["long_range_escort"].escorted_percent  # XIX.dyo.p51.t4
    if s.switches.closer_target:
        percent = box.options["closer_target"].escorted_percent  # XIX.dyo.closer.t4
    return divide_up(rolls * percent, 100)


@rule("XIII.rolls", "IV.total-effect")
def fly_out(u: RaidUmpire, s: Raid, wave: Wave) -> None:
    """Make a wave's Table 4 rolls, counted as it starts; an emptied wave stops rolling."""
    rolls = rolls_for(u.box, "t4", wave.bombers)
    escorted = escorted_rolls(u.box, s, rolls)
    modifiers = outbound_modifiers(u.box, s, wave)
    about = f"wave-{wave.number}"
    for number in range(rolls):
        if number == escorted:
            lose_escort(u, wave)
        clash = outbound_roll(u, wave.escort, modifiers, about)
        if clash.claims:
            claim(u, s, wave, clash.claims)
        if clash.escort != wave.escort:
            spend_escort(u, wave, clash.escort)
        downed = shoot_down(u, wave, clash.downed, rule="XIII.table4")
        if s.crew is not None:
            crew_in_danger(u, s, wave, "t4", number, rolls, downed)
        if not wave.bombers:
            break


@rule("XIII.escort-loss")
def lose_escort(u: RaidUmpire, wave: Wave) -> None:
    """The factors left when the unescorted rolls begin are gone for good."""
    if wave.escort:
        u.tell(EscortTurnedBack, wave=wave.number, fe=wave.escort)
    wave.escort = 0


def spend_escort(u: RaidUmpire, wave: Wave, left: int) -> None:
    if u.log is not None:
        u.tell(EscortSpent, wave=wave.number, fe=wave.escort - left, left=left)
    wave.escort = left


class Clash(Struct, frozen=True, gc=False):
    """The result of one roll on Table 4: claims, bombers downed and the F.E. factors left."""

    claims: int
    downed: int
    escort: int


@rule("XIII.table4", "XIII.table4.ra", "XIII.table4.fe-loss", "XIII.claims.fe")
@rule("XIII.claims.unescorted")
def outbound_roll(u: RaidUmpire, escort: int, modifiers: Modifiers, about: str = "") -> Clash:
    """Factors are given up instead of bombers; each raises the claims of a roll with asterisks."""
    row = u.roll(u.box.t4, modifiers, about)  # XIII.table4
    suffered = outcome(row, escort)  # XIII.claims.unescorted
    # XIII.table4.ra
    downed = roll_again(u, suffered.reroll) if suffered.reroll else suffered.bombers
    claims = suffered.claims + escort if suffered.claims else 0  # XIII.claims.fe
    left = max(escort - row.fe_loss, 0) if row.fe_loss else escort  # XIII.table4.fe-loss
    return Clash(claims, downed, left)


@rule("XIII.table4.fe-short", "XIII.table4.fe-none")
def outcome(row: Attack, escort: int) -> Attack:
    """Without enough factors, some rows have another result."""
    if escort >= row.fe_loss:
        return row
    return (row.short or row.none or row) if escort else (row.none or row)


@rule("XIII.claims", "XIII.claims.record", "XIX.verification")
def claim(u: RaidUmpire, s: Raid, wave: Wave, number: int) -> None:
    """Count enemy aircraft claimed, three for one with the verification option."""
    if s.switches.triple_claims:
        number *= u.box.options["triple_claims"].claims_factor  # XIX.verification
    s.claims += number  # XIII.claims, XIII.claims.record
    if u.log is not None:
        u.tell(AircraftClaimed, wave=wave.number, number=number)
