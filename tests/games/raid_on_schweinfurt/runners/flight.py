"""The air: take-off, escort, outbound, target and the way home."""

from typing import Any

from sandtable.engine.events import Rolled
from sandtable.engine.tables import NONE
from sandtable.games.raid_on_schweinfurt.events import (
    AircraftClaimed,
    BombersDowned,
    EscortSpent,
    EscortTurnedBack,
)
from sandtable.games.raid_on_schweinfurt.rules import (
    ch09_take_off,
    ch10_assembly,
    ch11_annulment,
    ch12_diversion,
    ch13_outbound,
    ch14_target,
    ch15_bombing,
    ch16_return,
)
from sandtable.games.raid_on_schweinfurt.state import Raid
from sandtable.testing.desk import answers
from tests.games.raid_on_schweinfurt.builders import BOX, diversion, drm, raid, umpire, wave
from tests.games.raid_on_schweinfurt.runners.common import (
    Facts,
    TwoRowsOfDice,
    dice_of,
    downed_per_roll,
    runs,
    total,
)

# ---------------------------------------------------------------------- take-off to diversion


@runs("IX.takeoff")
def take_off_rolls(given: Facts) -> dict[str, Any]:
    s = raid(wave(20 * given["rolls"], given["wave"]), home_weather=given["home_weather"])
    column, about = BOX.t1[s.home_weather], f"wave-{given['wave']}"
    u = dice_of(given)
    each = [ch09_take_off.take_off_roll(u, column, NONE, about) for _ in given["dice"]]
    ch09_take_off.take_off(dice_of(given), s)
    return {"aborts_per_roll": each, "aborts": s.waves[0].aborted}


@runs("IX.wave-abort")
def thirty_bombers(given: Facts) -> dict[str, Any]:
    """On the Intermediate column a 1 is no abort."""
    after = given["bombers_after_takeoff"]
    s = raid(*map(wave, after), diversion=diversion(given["diversion_after_takeoff"]))
    ch09_take_off.take_off(umpire(1, 1, 1, 1, 1), s)
    return {
        "in_play": [w.flying for w in s.waves],
        "diversion_in_play": s.diversion.flying and s.diversion.bombers > 0,
        "in_play_total": s.in_play,
        "single_wave": ch13_outbound.aggressiveness_modifiers(BOX, s).total == 1,
    }


@runs("X.assembly.wave1", "X.assembly.wave2")
def escort_chosen(given: Facts) -> dict[str, Any]:
    s = raid(
        wave(100, given["wave"]),
        home_weather=given["home_weather"],
        fighter_mode=given["fighter_mode"],
    )
    u = dice_of(given)
    answers(ch10_assembly.assembly(u, s), str(given["choice"]))
    return {
        "modified": u.modified,
        "chosen": u.modified[given["choice"] - 1],
        "fe": s.waves[0].escort,
    }


@runs("XI.annul")
def goals_after_annulments(given: Facts) -> dict[str, Any]:
    s = raid(wave(100))
    for _ in range(given["annulments"]):
        answers(ch11_annulment.go_or_annul(umpire(), s), "annul")
    win, draw, lesser, _ = s.goals
    return {
        "win_damage": win.damage_min,
        "draw_damage_high": draw.damage_min,
        "draw_damage_low": lesser.damage_min,
        "win_downed_max": win.downed_max,
    }


@runs("XII.diversion", "XII.no-diversion")
def diversion_flown(given: Facts) -> dict[str, Any]:
    s = raid(
        wave(100),
        wave(100),
        diversion=diversion(given["diversion_bombers"]),
        fighter_mode=given["fighter_mode"],
    )
    u = dice_of(given)
    ch12_diversion.diversion(u, s)
    values = {drm.name: drm.value for drm in u.rolls[0].modifiers}
    return {
        "size_drm": values["diversion-size"],
        "drm": sum(values.values()),
        "modified": u.modified[0],
        "wave1_drm": s.waves[0].diversion_drm,
        "wave2_drm": s.waves[1].diversion_drm,
    }


# ---------------------------------------------------------------------- outbound


@runs("XIII.single-wave")
def aggressiveness_against_one_wave(given: Facts) -> dict[str, Any]:
    s = raid(*(wave(100) for _ in range(given["waves_in_play"])))
    u = dice_of(given)
    row = ch13_outbound.aggressiveness_roll(u, ch13_outbound.aggressiveness_modifiers(BOX, s))
    return {"modified": u.modified[0], "aggressiveness": row.id}


@runs("XIII.escort")
def escorted_share(given: Facts) -> dict[str, Any]:
    assert BOX.escorted_percent == given["escorted_percent"]
    return shares(raid(), given["rolls"])


@runs("XIX.events.fuel")
def escorted_share_after_an_event(given: Facts) -> dict[str, Any]:
    return shares(raid(events=[given["event"]]), given["rolls"])


def shares(s: Raid, rolls: list[int]) -> dict[str, Any]:
    escorted = [ch13_outbound.escorted_rolls(BOX, s, number) for number in rolls]
    return {
        "escorted": escorted,
        "unescorted": [
            number - with_escort for number, with_escort in zip(rolls, escorted, strict=True)
        ],
    }


@runs("XIII.claims")
def claims_of_an_escorted_roll(given: Facts) -> dict[str, Any]:
    assert given["escorted"]
    clash = ch13_outbound.outbound_roll(umpire(given["die"], 8), given["fe"], drm(given["drm"]))
    return {"asterisks": BOX.t4.read(given["die"]).claims, "claims": clash.claims}


@runs("XIII.outbound")
def whole_outbound_step(given: Facts) -> dict[str, Any]:
    flown = wave(given["bombers"], given["wave"], escort=given["fe"])
    flown.diversion_drm = given["diversion_drm"]
    s = raid(flown, aggressiveness=given["aggressiveness"])
    u = dice_of(given)
    ch13_outbound.fly_out(u, s, flown)
    rolls = len(u.each("t4"))
    escorted = ch13_outbound.escorted_rolls(BOX, s, rolls)
    return {
        "rolls": rolls,
        "escorted": escorted,
        "unescorted": rolls - escorted,
        "downed": flown.downed,
        "survivors": flown.bombers,
        "claims": s.claims,
        "steps": outbound_steps(u, given["fe"], escorted),
    }


def outbound_steps(u: TwoRowsOfDice, escort: int, escorted: int) -> list[dict[str, Any]]:
    steps = []
    for number, piece in enumerate(u.each("t4"), 1):
        roll, *after = piece
        assert isinstance(roll, Rolled)
        spent = sum(event.fe for event in after if isinstance(event, EscortSpent))
        rerolls = [("reroll", event.die) for event in after if isinstance(event, Rolled)]
        steps.append(
            {
                "roll": number,
                "die": roll.die,
                "escorted": number <= escorted,
                "fe_before": escort,
                **dict(rerolls),
                "claims": total(AircraftClaimed, after),
                "downed": total(BombersDowned, after),
                "fe_after": escort - spent,
            }
        )
        turned = sum(event.fe for event in after if isinstance(event, EscortTurnedBack))
        escort -= spent + turned
    return steps


# ---------------------------------------------------------------------- over the target


@runs("XIV.flak")
def through_the_flak(given: Facts) -> dict[str, Any]:
    s = raid(wave(given["bombers"], given["wave"]), flak=given["flak"])
    u = dice_of(given)
    ch14_target.target(u, s)
    return {
        "rolls": len(u.each("t5")),
        "downed": s.waves[0].downed,
        "survivors": s.waves[0].bombers,
    }


@runs("XV.bombing")
def bombs_dropped(given: Facts) -> dict[str, Any]:
    s = raid(wave(given["bombers"], given["wave"]), target_weather=given["target_weather"])
    u = dice_of(given)
    ch15_bombing.bombing(u, s)
    read = [BOX.t6[roll.column].read(roll.modified).damage for roll in u.rolls]
    return {"rolls": len(u.rolls), "damage_per_roll": read, "damage": s.damage}


@runs("XIX.night.columns", "XIX.second-wave.columns", "XIX.second-wave.night")
def bombing_columns(given: Facts) -> dict[str, Any]:
    named = given["option"]
    options = [named] if isinstance(named, str) else named
    number = given.get("wave", 1)
    assert given.get("same_target", True)
    found = []
    for weather in given["target_weather"]:
        s = raid(wave(100), wave(100), options=options, target_weather=weather)
        s.by_night = "night" in options
        found.append(ch15_bombing.bombing_column(BOX, s, s.waves[number - 1]))
    return {
        "column": [column.name for column, _ in found],
        "drm": [modifiers.total for _, modifiers in found],
    }


# ---------------------------------------------------------------------- the way home


def flown_home(
    given: Facts, table: str, events: list[str] | None = None
) -> tuple[TwoRowsOfDice, Raid]:
    way = "africa" if table == "t7a" else "england"
    flown = wave(given["bombers"], given["wave"], way_home=way)
    options = given.get("options", ())
    s = raid(flown, options=options, aggressiveness=given["aggressiveness"], events=events or [])
    s.waves.append(wave(100, 3 - given["wave"]))
    u = dice_of(given)
    ch16_return.fly_home(u, s, flown)
    return u, s


@runs("III.reroll-unmodified")
def unmodified_reroll(given: Facts) -> dict[str, Any]:
    u, s = flown_home(given, given["table"])
    first = u.each(given["table"])
    modified = [roll.modified for roll in u.rolls if roll.table == given["table"]]
    return {"rolls": len(first), "modified": modified, "downed": s.downed}


@runs("XVI.eight-plus", "XIX.dyo.closer")
def results_of_eight_and_more(given: Facts) -> dict[str, Any]:
    u, s = flown_home(given, "t7")
    each = downed_per_roll(u, "t7")
    return {"rolls": len(each), "downed_per_roll": each, "downed": s.downed}


@runs("XVI.table7a")
def on_to_africa(given: Facts) -> dict[str, Any]:
    u, s = flown_home(given, "t7a")
    each = downed_per_roll(u, "t7a")
    return {"rolls": len(each), "downed_per_roll": each, "downed": s.downed, "claims": s.claims}


@runs("XIX.events.return")
def home_in_poor_weather(given: Facts) -> dict[str, Any]:
    u, s = flown_home(given, "t7", events=[given["event"]])
    each = downed_per_roll(u, u.tables[0])
    return {
        "rolls": len(each),
        "modified": u.modified,
        "downed_per_roll": each,
        "downed": s.downed,
    }
