"""Plan files: read, checked by the planning rules, and turned into a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.engine.decisions import Answer, Decision
from sandtable.engine.dice import ScriptedDice
from sandtable.engine.game import Setup
from sandtable.engine.misfits import does_not_fit
from sandtable.engine.texts import Text, say
from sandtable.engine.umpire import Umpire
from sandtable.games.raid_on_schweinfurt.components import Box, option_kinds
from sandtable.games.raid_on_schweinfurt.components.scenarios import Scenario
from sandtable.games.raid_on_schweinfurt.odds.refusals import refusal
from sandtable.games.raid_on_schweinfurt.odds.tally import RaidOdds, odds_of
from sandtable.games.raid_on_schweinfurt.rules.ch06_planning import planning
from sandtable.games.raid_on_schweinfurt.rules.ch11_annulment import raised
from sandtable.games.raid_on_schweinfurt.rules.ch19_events import are_due
from sandtable.games.raid_on_schweinfurt.rules.setup import set_up
from sandtable.games.raid_on_schweinfurt.state import Raid

BOTH_TARGETS = "primary_secondary"
SHORTAGE = "b24_shortage"
NIGHT = "night"


class PlannedWave(Struct, frozen=True, forbid_unknown_fields=True, rename={"way_home": "return"}):
    """A wave of a plan."""

    b17: int
    b24: int = 0
    target: str = ""
    way_home: str = "england"


class PlannedDiversion(Struct, frozen=True, forbid_unknown_fields=True):
    b24: int = 0
    b17: int = 0


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """The circumstances not left to the dice; anything empty is averaged over."""

    home_weather: str = ""
    target_weather: str = ""
    aggressiveness: str = ""
    flak: str = ""
    events: tuple[str, ...] = ()
    annulments: int = 0


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan file. Without availability, the most that the tables can give is assumed."""

    waves: tuple[PlannedWave, ...] = msgspec.field(name="wave", default=())
    diversion: PlannedDiversion = PlannedDiversion()
    fighter_mode: int = 0
    night: bool = False
    b17_available: int = 0
    b24_available: int = 0
    scenario: str = "standard"
    options: dict[str, bool | int | str] = {}
    given: Given = Given()


def read_plan(data: Mapping[str, Any]) -> Plan:
    try:
        return msgspec.convert(data, Plan)
    except msgspec.ValidationError as error:
        raise does_not_fit(say("plan-named"), error) from error


def position_of(box: Box, plan: Plan) -> Raid:
    """Return the raid with the plan locked; an illegal plan raises an error."""
    refuse_faults(box, plan)
    kinds = {kind.id: kind for kind in option_kinds(box)}
    options = {name: kinds[name].read(value) for name, value in plan.options.items()}
    s = set_up(box, Setup(plan.scenario, options))
    if not box.scenarios[plan.scenario].is_planned:
        follow(box, s, plan)
    give(box, s, plan.given)
    return s


def refuse_faults(box: Box, plan: Plan) -> None:
    for why in faults(box, plan):
        raise refusal(why)


def faults(box: Box, plan: Plan) -> Iterator[Text]:
    """Yield the entries of a plan that have no meaning in this scenario."""
    if plan.scenario not in box.scenarios:
        yield say("plan-scenario-unknown", scenario=plan.scenario)
        return
    scenario = box.scenarios[plan.scenario]
    known = {kind.id for kind in option_kinds(box)}
    waves = () if scenario.is_planned else plan.waves
    targets = {wave.target or scenario.primary for wave in waves}
    ways = {wave.way_home for wave in waves}
    given = plan.given
    most = box.annul.max_annulments
    demands = (
        (not plan.options.keys() - known, say("plan-option-unknown")),
        (may_fly_by_night(box, plan) or not plan.night, say("plan-needs-night")),
        (targets <= {*scenario.targets}, say("plan-target-unknown", scenario=plan.scenario)),
        (len(targets) <= 1 or scenario.target_rule == BOTH_TARGETS, say("plan-one-target")),
        (ways <= {*scenario.returns}, say("plan-way-home-unknown")),
        (0 <= given.annulments <= most, say("plan-annulments", most=most)),
        (SHORTAGE not in {*given.events, given_event(box, scenario)}, say("plan-shortage")),
    )
    yield from (why for holds, why in demands if not holds)


def given_event(box: Box, scenario: Scenario) -> str:
    return box.event_table.read(scenario.event_die).id if scenario.event_die else ""


def may_fly_by_night(box: Box, plan: Plan) -> bool:
    return bool(plan.options.get(NIGHT)) or NIGHT in box.scenarios[plan.scenario].options


def follow(box: Box, s: Raid, plan: Plan) -> None:
    """Answer the planning questions from the plan, so that the rules check it."""
    fixed = box.scenarios[s.scenario].availability_fixed
    s.b17_available = fixed.b17 if fixed else plan.b17_available or box.b17.spans[-1].row.bombers
    s.b24_available = fixed.b24 if fixed else plan.b24_available or box.b24.spans[-1].row.bombers
    if not 1 <= len(plan.waves) <= box.scenarios[s.scenario].waves_max:
        raise refusal(say("plan-waves", waves=len(plan.waves)))
    steps = planning(Umpire(box, ScriptedDice(())), s)
    answer: Answer | None = None
    try:
        while True:
            decision = steps.send(answer)
            answer = planned_answer(plan, s, decision)  # type: ignore[arg-type]  # steps.send gives a decision
            decision.check(answer)  # type: ignore[union-attr]  # planning asks one seat
    except StopIteration:
        pass
    if s.diversion.bombers != plan.diversion.b24 + plan.diversion.b17:
        raise refusal(say("plan-b24-first"))


def planned_answer(plan: Plan, s: Raid, decision: Decision) -> Answer:
    """Return the plan's answer to one planning question."""
    facts = decision.facts
    wave = plan.waves[int(facts.get("wave", 1)) - 1]
    match decision.id:
        case "waves":
            return str(len(plan.waves))
        case "diversion":
            return plan.diversion.b24 if facts["unit"] == "b24" else plan.diversion.b17
        case "wave":
            return wave.b24 if facts["unit"] == "b24" else wave.b17
        case "mode":
            return str(plan.fighter_mode)
        case "targets":
            return secondary_wave(plan, s)
        case "target":
            return plan.waves[0].target or s.waves[0].target
        case "way-home":
            return wave.way_home
        case "night":
            return NIGHT if plan.night else "day"
        case _:
            return "lock"


def secondary_wave(plan: Plan, s: Raid) -> str:
    """Return the number of the wave that has another target than the primary, or "both"."""
    primary = s.waves[0].target
    others = [n for n, wave in enumerate(plan.waves, 1) if (wave.target or primary) != primary]
    return str(others[0]) if len(others) == 1 else "both" if not others else "neither"


def give(box: Box, s: Raid, given: Given) -> None:
    """Set the circumstances that the plan file fixes."""
    known = {
        "home_weather": (given.home_weather, box.weather_order),
        "target_weather": (given.target_weather, box.weather_order),
        "aggressiveness": (given.aggressiveness, tuple(box.aggression)),
        "flak": (given.flak, tuple(box.flaks)),
    }
    for name, (value, choices) in known.items():
        if value and value not in choices:
            those = ", ".join(choices)
            raise refusal(say("plan-given", name=name, value=value, those=those))
        if value:
            setattr(s, name, value)
    unknown = [name for name in given.events if name not in box.event]
    if unknown:
        those = ", ".join(box.event)
        raise refusal(say("plan-event-unknown", event=unknown[0], those=those))
    s.events = [*s.events, *given.events]
    for _ in range(given.annulments):
        s.goals = raised(s.goals, box.annul)
        s.annulments += 1


def odds_of_plan(box: Box, data: Mapping[str, Any]) -> RaidOdds:
    """Return the exact odds of a plan file, and name the options they leave out."""
    position = position_of(box, read_plan(data))
    return msgspec.structs.replace(odds_of(box, position), left_out=left_out(box, position))


def left_out(box: Box, s: Raid) -> list[str]:
    """Return the options of a raid that its exact odds ignore."""
    unknown = {
        "variable_events": are_due(box, s) and not s.events,
        "role_playing": s.switches.role_playing,
    }
    return [option for option, holds in unknown.items() if holds]
