"""What runs each worked example: the rules' own functions, with the dice of the example."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sandtable.engine.decisions import Decision, IllegalAnswerError
from sandtable.engine.dice import ScriptedDice
from sandtable.engine.events import Event, Rolled
from sandtable.engine.game import packaged
from sandtable.engine.tables import NONE, Column, Modifiers
from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.games.raid_on_schweinfurt.events import (
    AircraftClaimed,
    BombersDowned,
    ClaimsVerified,
    EscortSpent,
    EscortTurnedBack,
)
from sandtable.games.raid_on_schweinfurt.rules import (
    ch02_victory,
    ch03_conventions,
    ch04_rolls,
    ch05_availability,
    ch06_planning,
    ch07_weather,
    ch09_take_off,
    ch10_assembly,
    ch11_annulment,
    ch12_diversion,
    ch13_outbound,
    ch14_target,
    ch15_bombing,
    ch16_return,
    ch17_end,
    ch18_verification,
    ch19_crew,
    ch19_events,
)
from sandtable.games.raid_on_schweinfurt.state import US, Crew, Raid
from sandtable.games.raid_on_schweinfurt.view import outcome
from tests.games.raid_on_schweinfurt.builders import (
    BOX,
    Desk,
    answers,
    diversion,
    drm,
    offered,
    raid,
    scripts,
    umpire,
    wave,
)

Facts = Mapping[str, Any]
Runner = Callable[[Facts], dict[str, Any]]

RUNNERS: dict[str, Runner] = {}


def runs(*ids: str) -> Callable[[Runner], Runner]:
    def register(runner: Runner) -> Runner:
        RUNNERS.update(dict.fromkeys(ids, runner))
        return runner

    return register


class TwoRowsOfDice(Desk):
    """The examples write table rolls and RA dice in two rows; each roll takes from its own."""

    def __init__(self, dice: Iterable[int], rerolls: Iterable[int]) -> None:
        self.on_tables, self.again = ScriptedDice(dice), ScriptedDice(rerolls)
        scripts.extend((self.on_tables, self.again))
        super().__init__(BOX, self.on_tables, [])

    def roll(self, column: Column[Any], modifiers: Modifiers = NONE, **how: Any) -> Any:  # noqa: ANN401  (a row of any table)
        again = column.table.name.startswith("reroll-")
        self.dice = self.again if again else self.on_tables
        return super().roll(column, modifiers, **how)

    def each(self, table: str) -> list[list[Event]]:
        """The log cut in pieces that begin with a roll on the table."""
        pieces: list[list[Event]] = []
        for event in self.log:
            if isinstance(event, Rolled) and event.table == table:
                pieces.append([])
            if pieces:
                pieces[-1].append(event)
        return pieces


def dice_of(given: Facts) -> TwoRowsOfDice:
    return TwoRowsOfDice(given["dice"], given.get("rerolls", ()))


def total(kind: type[Event], piece: Iterable[Event]) -> int:
    return sum(event.parameters()["number"] for event in piece if type(event) is kind)


def downed_per_roll(u: TwoRowsOfDice, table: str) -> list[int]:
    return [total(BombersDowned, piece) for piece in u.each(table)]


# ---------------------------------------------------------------------- components


@runs("I.counters")
def counter_faces(given: Facts) -> dict[str, Any]:
    sheet = tomllib.loads(packaged(GAME.package, "counters.toml"))["counter"]
    entries = {entry["id"]: entry for entry in sheet}
    b17, b24, fe, diverted = (entries[name] for name in given["counters"])
    faces = {c["unit"]: [c["front"], c["back"]] for c in (b17, b24, fe)}
    return {**faces, "diversion": diverted["faces"][0]}


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
    boxes = {entry["id"]: entry["tables"] for entry in BOX.data["display"]["marker_box"]}
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
    key, args = decision.ask.key, decision.ask.args
    if key == "ask-diversion":
        return int(plan[f"diversion_{args['unit']}"])
    if key == "ask-wave":
        return int(plan["waves"][args["wave"] - 1][args["unit"]])
    secondary = [i for i, w in enumerate(plan["waves"], 1) if w["target"] == "regensburg"]
    fixed = {
        "ask-waves": str(len(plan["waves"])),
        "ask-mode": "0",
        "ask-targets": str(secondary[0]) if secondary else "both",
        "ask-way-home": "england",
        "ask-lock-plan": "lock",
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
    values = {name: value for name, value, _ in u.rolls[0].modifiers}
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


# ---------------------------------------------------------------------- the end


@runs("XVII.loss-rate")
def loss_rate(given: Facts) -> dict[str, Any]:
    return {"downed_percent": ch17_end.loss_percent(given["downed"], given["in_play"])}


@runs("XVII.half-up")
def loss_rates(given: Facts) -> dict[str, Any]:
    rates = [ch17_end.loss_percent(case["downed"], case["in_play"]) for case in given["cases"]]
    return {"downed_percent": rates}


@runs("XVIII.verification")
def verified(given: Facts) -> dict[str, Any]:
    found = verification_of(raid(claims=given["claims"]), given)
    return {"percent": found.percent, "real": found.real}


@runs("XIX.verification")
def verified_with_the_option(given: Facts) -> dict[str, Any]:
    s = raid(claims=given["claims"], options=[given["option"]])
    found = verification_of(s, given)
    divisor = BOX.options[given["option"]].verification_divisor
    return {"percent": found.percent, "divisor": divisor, "real": s.verified}


def verification_of(s: Raid, given: Facts) -> ClaimsVerified:
    u = dice_of(given)
    ch18_verification.verification(u, s)
    (found,) = u.told(ClaimsVerified)
    assert isinstance(found, ClaimsVerified)
    return found


@runs("XIX.verification.tripled", "XIX.verification.fe")
def tripled_claims(given: Facts) -> dict[str, Any]:
    """A roll of 7 shows two asterisks and calls for no other die."""
    assert BOX.t4.read(7).claims == given["asterisks"]
    assert given.get("escorted", True)
    s = raid(wave(20, escort=given["fe"]), options=[given["option"]], aggressiveness="average")
    ch13_outbound.fly_out(umpire(7), s, s.waves[0])
    return {"claims": s.claims}


# ---------------------------------------------------------------------- events


@runs("XIX.events.repeat")
def events_rolled(given: Facts) -> dict[str, Any]:
    s = raid()
    ch19_events.roll_events(umpire(given["count_die"], *given["dice"]), s)
    return {"events": s.events}


@runs("XIX.events.difficult")
def difficult_assembly(given: Facts) -> dict[str, Any]:
    raids = []
    bombers = []
    for case in given["cases"]:
        s = raid(*map(wave, case["waves_after_table1"]), events=[given["event"]])
        u = umpire(*case["dice"])
        ch19_events.difficult_assembly(u, s, ch09_take_off.abort)
        bombers.append([w.bombers for w in s.waves])
        for each in s.waves:
            ch09_take_off.check_minimum(u, each)
        raids.append(s)
    return {"waves": bombers, "wave_in_play": [[w.flying for w in s.waves] for s in raids]}


@runs("XIX.events.b24")
def liberators_missing(given: Facts) -> dict[str, Any]:
    available = given["b24_available"]
    planned = [case["b24_planned"] for case in given["cases"]]

    def short(b24: int) -> int:
        s = raid(wave(100 + b24, b24=b24), events=[given["event"]], b24_available=available)
        return ch19_events.b24s_to_remove(BOX, s)

    return {
        "b24_allowed": available - short(available),
        "b24_to_remove": [short(b24) for b24 in planned],
    }


# ---------------------------------------------------------------------- scenarios and own designs


@runs("XIX.historical.A", "XIX.historical.B")
def history(given: Facts) -> dict[str, Any]:
    """History must be a German win by our victory conditions as well."""
    known = dict(BOX.scenarios[given["scenario"]].history)
    s = raid(scenario=given["scenario"])
    s.result = ch02_victory.result_of(s.goals, int(known["damage"]), int(known["downed_percent"]))
    found = outcome(BOX, s)
    assert found is not None
    assert found.winner == known["winner"] != US
    return known


@runs("XIX.dyo.drm")
def aggressiveness_with_options(given: Facts) -> dict[str, Any]:
    totals, modified, found = [], [], []
    for case in given["cases"]:
        s = raid(*(wave(100) for _ in range(case["waves_in_play"])), options=case["options"])
        modifiers = ch13_outbound.aggressiveness_modifiers(BOX, s)
        u = umpire(case["die"])
        found.append(ch13_outbound.aggressiveness_roll(u, modifiers).id)
        totals.append(modifiers.total)
        modified += u.modified
    return {"drm": totals, "modified": modified, "aggressiveness": found}


@runs("XIX.dyo.t2")
def assembly_with_every_modifier(given: Facts) -> dict[str, Any]:
    s = raid(options=given["options"], fighter_mode=given["fighter_mode"])
    s.by_night = "night" in given["options"]
    modifiers = ch10_assembly.assembly_modifiers(BOX, s)
    u = umpire(given["die"])
    fe = ch10_assembly.assembly_roll(u, given["home_weather"], modifiers, 1)
    return {"drm": modifiers.total, "modified": u.modified[0], "fe": fe}


# ---------------------------------------------------------------------- role-playing


@runs("XIX.role.first-roll", "XIX.role.tenth-roll")
def exposed_roll_without_losses(given: Facts) -> dict[str, Any]:
    exposed = ch19_crew.exposed_roll(BOX, given["position"], given["table"], given["rolls"])
    s = raid(wave(208), crew=Crew(1, given["position"]))
    u = umpire()
    downed = given[f"downed_by_roll_{exposed}"]
    ch19_crew.crew_in_danger(u, s, s.waves[0], given["table"], exposed - 1, given["rolls"], downed)
    return {"exposed_roll": exposed, "hit_possible": bool(u.log)}


@runs("XIX.role.best-six", "XIX.role.worst-three")
def dice_that_hit(given: Facts) -> dict[str, Any]:
    assert given["table"] in BOX.exposed_roll[given["position"]]
    crew = Crew(1, given["position"])
    hit = [d for d in range(1, 11) if ch19_crew.is_hit(umpire(d), crew, given["downed"])]
    return {
        "hit_max": ch19_crew.highest_hit(BOX, crew, given["downed"]),
        "hit_dice": hit,
        "miss_dice": [d for d in range(1, 11) if d not in hit],
    }


@runs("XIX.role.exposed")
def exposed_rolls(given: Facts) -> dict[str, Any]:
    found = [
        ch19_crew.exposed_roll(BOX, case["position"], case["table"], case["rolls"])
        for case in given["cases"]
    ]
    return {"exposed_roll": found}


@runs("XIX.role.fate")
def fates(given: Facts) -> dict[str, Any]:
    found = [ch19_crew.fate(umpire(*case["dice"]), case["table"]) for case in given["cases"]]
    return {"fate": found}
