"""The ground: components, conventions, availability and planning."""

from typing import Any

from sandtable.engine.decisions import Decision, IllegalAnswerError
from sandtable.games.raid_on_schweinfurt.rules import (
    ch02_victory,
    ch03_conventions,
    ch04_rolls,
    ch05_availability,
    ch06_planning,
    ch07_weather,
    ch09_take_off,
    ch13_outbound,
    ch15_bombing,
    ch17_end,
)
from sandtable.games.raid_on_schweinfurt.state import Raid
from sandtable.testing.desk import answers, offered
from tests.games.raid_on_schweinfurt.builders import BOX, diversion, drm, raid, umpire, wave
from tests.games.raid_on_schweinfurt.runners.common import (
    Facts,
    TwoRowsOfDice,
    downed_per_roll,
    runs,
)

# ---------------------------------------------------------------------- components


@runs("I.counters")
def counter_faces(given: Facts) -> dict[str, Any]:
    b17, b24, fe, diverted = (BOX.counters[name] for name in given["counters"])
    faces: dict[str, Any] = {
        counter.unit: [counter.front, counter.back] for counter in (b17, b24, fe)
    }
    return {**faces, "diversion": list(diverted.faces[0])}


@runs("III.counters")
def change_counters(given: Facts) -> dict[str, Any]:
    s = raid(wave(given["bombers"]))
    values = tuple({*given["counters"], *given["removed"], *given["added"]})
    before = ch03_conventions.in_counters(given["bombers"], values)
    assert sum(given["counters"]) - sum(given["removed"]) + sum(given["added"]) == 187
    ch09_take_off.abort(umpire(), s.waves[0], given["aborts"])
    after = ch03_conventions.in_counters(s.waves[0].bombers, values)
    return {
        "counters_sum": sum(before),
        "bombers_after": s.waves[0].bombers,
        "counters_sum_after": sum(after),
    }


@runs("III.marker-numbers")
def marker_boxes(given: Facts) -> dict[str, Any]:
    boxes = {part.id: list(part.tables) for part in BOX.display.markers.values()}
    return {name: boxes[name] for name in given["boxes"]}


# ---------------------------------------------------------------------- victory and conventions


@runs("II.boundaries")
def results_at_the_edges(given: Facts) -> dict[str, Any]:
    goals = BOX.goals["standard"]
    return {"results": [ch02_victory.result_of(goals, *case) for case in given["cases"]]}


@runs("III.clamp")
def clamped_results(given: Facts) -> dict[str, Any]:
    return {"modified": [clamped(case) for case in given["cases"]]}


def clamped(case: Facts) -> int:
    table = BOX.tables[case["table"]]
    column = table.columns.get("", table.columns.get("intermediate"))
    assert column is not None
    u = umpire(case["die"])
    row = u.roll(column, drm(case["drm"]))
    assert row == column.read(u.modified[0])
    return u.modified[0]


@runs("III.in-play")
def loss_rate_of_a_raid(given: Facts) -> dict[str, Any]:
    s = raid(wave(given["wave_bombers_takeoff"]), diversion=diversion(given["diversion_bombers"]))
    ch09_take_off.abort(umpire(), s.waves[0], given["aborts"])
    ch03_conventions.shoot_down(umpire(), s.waves[0], given["downed"], rule="XIII.move")
    return {
        "in_play": s.in_play,
        "downed_percent": ch17_end.loss_percent(s.downed, s.in_play),
    }


@runs("III.target.same", "III.target.split")
def damage_of_both_waves(given: Facts) -> dict[str, Any]:
    """Tens on the Intermediate column are 3 %, fours 1 %."""
    shares = [(plan["target"], *divmod(plan["damage"], 3)) for plan in given["waves"]]
    s = raid(*(wave(10 * (tens + fours), target=to) for to, tens, fours in shares))
    dice = [die for _, tens, fours in shares for die in [10] * tens + [4] * fours]
    ch15_bombing.bombing(umpire(*dice), s)
    return {"damage": s.damage}


@runs("III.types")
def rolls_of_a_mixed_wave(given: Facts) -> dict[str, Any]:
    mixed = wave(given["b17"] + given["b24"], b24=given["b24"])
    assert mixed.b17 == given["b17"]
    return {"bombers": mixed.bombers, "rolls": rolls_at(given["per"], mixed.bombers)}


# ---------------------------------------------------------------------- number of rolls


def rolls_at(per: int, bombers: int) -> int:
    (rolls,) = {
        ch04_rolls.rolls_for(BOX, table, bombers)
        for table, step in BOX.rolls_per.items()
        if step == per
    }
    return rolls


@runs("IV.first-wave", "IV.second-wave", "XIII.rolls", "XV.rolls")
def number_of_rolls(given: Facts) -> dict[str, Any]:
    return {"rolls": rolls_at(given["per"], given["bombers"])}


@runs("IV.after-aborts")
def number_of_rolls_after_aborts(given: Facts) -> dict[str, Any]:
    s = raid(wave(given["bombers"]))
    ch09_take_off.abort(umpire(), s.waves[0], given["aborts"])
    after = s.waves[0].bombers
    return {"bombers_after": after, "rolls": rolls_at(given["per"], after)}


@runs("IV.total-effect")
def a_last_roll_counts_in_full(given: Facts) -> dict[str, Any]:
    s = raid(wave(given["cases"][0]["bombers"]), aggressiveness="average")
    u = TwoRowsOfDice([1, 1, 1, 1, 1, 1, 6], [given["seventh_roll_downed"]])
    ch13_outbound.fly_out(u, s, s.waves[0])
    return {
        "rolls": [rolls_at(case["per"], case["bombers"]) for case in given["cases"]],
        "downed_by_seventh_roll": downed_per_roll(u, "t4")[6],
    }


# ---------------------------------------------------------------------- availability and planning


@runs("V.availability")
def availability_rolled(given: Facts) -> dict[str, Any]:
    s = raid()
    rolled = [given["b17_dice"], given["b24_dice"]]
    choices = ["again" if len(dice) > 1 else "keep" for dice in rolled]
    u = umpire(*(die for dice in rolled for die in dice))
    answers(ch05_availability.availability(u, s), *choices)
    return {"b17": s.b17_available, "b24": s.b24_available}


@runs("VI.diversion.65", "VI.diversion.30")
def diversion_planned(given: Facts) -> dict[str, Any]:
    s = raid(b17_available=375, b24_available=given["b24_available"])
    b24 = min(given["diversion_wanted"], given["b24_available"])
    b17 = [given["diversion_wanted"] - b24] if b24 == given["b24_available"] else []
    answers(ch06_planning.plan_diversion(s, 2), b24, *b17)
    return {
        "diversion_b24": s.diversion.b24,
        "diversion_b17": s.diversion.bombers - s.diversion.b24,
        "spare_b24": s.b24_available - s.diversion.b24,
    }


@runs("VI.legal")
def legality_of_plans(given: Facts) -> dict[str, Any]:
    available = {name: given[name] for name in ("b17_available", "b24_available")}
    reasons = [reason_against(plan, available) for plan in given["plans"]]
    return {"legal": [not reason for reason in reasons], "reason": reasons}


def force_of(available: dict[str, int]) -> Raid:
    return raid(b17_available=available["b17_available"], b24_available=available["b24_available"])


def reason_against(plan: Facts, available: dict[str, int]) -> str:
    """Give the plan answer by answer; return the rule that refuses it."""
    s = force_of(available)
    steps = ch06_planning.planning(umpire(), s)
    decision: Any = next(steps)
    try:
        while True:
            answer = planned_answer(plan, decision)
            decision.check(answer)
            decision = steps.send(answer)
    except IllegalAnswerError as error:
        return error.rule
    except StopIteration:
        diverted = s.diversion.bombers - s.diversion.b24
        return "" if diverted == plan["diversion_b17"] else rule_of_diverting_b17s(available)


def planned_answer(plan: Facts, decision: Decision) -> str | int:
    key, args = decision.id, decision.facts
    if key == "diversion":
        return int(plan[f"diversion_{args['unit']}"])
    if key == "wave":
        return int(plan["waves"][int(args["wave"]) - 1][args["unit"]])
    secondary = [i for i, w in enumerate(plan["waves"], 1) if w["target"] == "regensburg"]
    fixed = {
        "waves": str(len(plan["waves"])),
        "mode": "0",
        "targets": str(secondary[0]) if secondary else "both",
        "way-home": "england",
        "lock-plan": "lock",
    }
    return fixed[key]


def rule_of_diverting_b17s(available: dict[str, int]) -> str:
    """The question is put only when every B-24 diverts."""
    return offered(
        ch06_planning.plan_diversion(force_of(available), 1), available["b24_available"]
    ).rule


@runs("VII.weather")
def weather_rolled(given: Facts) -> dict[str, Any]:
    s = raid()
    ch07_weather.roll_weather(umpire(*given["dice"]), s)
    return {"home_weather": s.home_weather, "target_weather": s.target_weather}
