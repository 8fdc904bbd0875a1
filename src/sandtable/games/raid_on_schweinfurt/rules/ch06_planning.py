"""VI. Planning the raid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sandtable.engine.decisions import NO_FACTS, Choose, Closed, Facts, Number, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import Arg, Text, say
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.components.scenarios import Scenario
from sandtable.games.raid_on_schweinfurt.events import (
    DiversionPlanned,
    EventHappened,
    FighterModeSet,
    NightChosen,
    WavePlanned,
    WeatherSet,
)
from sandtable.games.raid_on_schweinfurt.state import FIRST, US, Diversion, Raid, Wave

PLAN = "plan"
LOCK = Option("lock", say("option-lock-plan"))
DAY_OR_NIGHT = tuple(Option(when, say("option-when", when=when)) for when in ("day", "night"))


@rule("VI", "VI.locked", "0.intro.role")
def planning(u: RaidUmpire, s: Raid) -> Steps[None]:
    """Plan waves, diversion, fighter mode, targets and ways home, all before the weather."""
    scenario = u.box.scenarios[s.scenario]
    count = s.waves_planned = yield from how_many_waves(scenario)  # VI, 0.intro.role
    yield from plan_diversion(s, count)
    for number in range(FIRST, count + 1):
        yield from compose_wave(s, scenario, number, count)
    yield from choose_fighter_mode(u.box, s)
    yield from choose_targets(u.box, s, scenario)
    for wave in s.waves:
        yield from choose_way_home(wave, scenario)
    yield from choose_night(s, scenario)
    yield pick("lock-plan", say("ask-lock-plan"), (LOCK,), "VI.locked")
    tell_plan(u, s)


def pick(
    id: str,
    ask: Text,
    options: Sequence[Option],
    rule: str,
    closed: Sequence[Closed] = (),
    facts: Facts = NO_FACTS,
) -> Choose:
    return Choose(id, US, ask, options, rule=rule, closed=closed, group=PLAN, facts=facts)


@rule("III.wave", "III.wave.single", "VI(1)")
def how_many_waves(scenario: Scenario) -> Steps[int]:
    options = wave_options(scenario.waves_max)  # III.wave.single, VI(1)
    return int((yield pick("waves", say("ask-waves"), options, "III.wave")))


@cache
def wave_options(most: int) -> tuple[Option, ...]:
    counts = range(FIRST, most + 1)
    return tuple(Option(str(count), say("option-waves", count=count)) for count in counts)


@rule("V.limit", "VI(2)", "VI(2).b24-first")
def plan_diversion(s: Raid, waves: int) -> Steps[None]:
    """B-24s go first; B-17s are asked for only when every B-24 already diverts."""
    total = s.b17_available + s.b24_available
    most = min(s.b24_available, total - waves)  # V.limit
    ask = say("ask-diversion", unit="b24", available=s.b24_available)
    b24 = b17 = 0
    if most:
        b24 = yield diversion(ask, "b24", most, "VI(2)")
    if b24 == s.b24_available:
        most = s.b17_available - waves
        ask = say("ask-diversion", unit="b17", available=s.b17_available, b24=b24)
        b17 = yield diversion(ask, "b17", most, "VI(2).b24-first")
    s.diversion = Diversion(bombers=b24 + b17, b24=b24)


def diversion(ask: Text, unit: str, most: int, rule: str) -> Number:
    facts = {"unit": unit}
    return Number(
        "diversion", US, ask, 0, most, rule=rule, bound="V.limit", group=PLAN, facts=facts
    )


@rule("V.limit", "VI(1)", "VI(2).spare-b24", "VI(3)")
def compose_wave(s: Raid, scenario: Scenario, number: int, count: int) -> Steps[None]:
    """Any mix of the remaining bombers; one must be left for each wave still to be formed."""
    b17_left = s.b17_available - (s.diversion.bombers - s.diversion.b24)
    b24_left = s.b24_available - s.diversion.b24
    for wave in s.waves:
        b17_left -= wave.b17
        b24_left -= wave.b24
    spare = b17_left + b24_left - (count - number)  # V.limit
    # VI(1)
    b17 = yield from ask_bombers(number, "b17", 0 if b24_left else 1, min(b17_left, spare), count)
    b24 = 0
    if b24_left:
        most = min(b24_left, spare - b17)
        b24 = yield from ask_bombers(number, "b24", 0 if b17 else 1, most, count)  # VI(2).spare-b24
    s.waves.append(Wave(number, b17 + b24, b24, scenario.primary))  # VI(3)


def ask_bombers(number: int, unit: str, low: int, high: int, count: int) -> Steps[int]:
    ask = say("ask-wave", wave=number, unit=unit, high=high)
    share = high // (count - number + 1) if unit == "b17" or number == count else 0
    bombers: int = yield Number(
        "wave",
        US,
        ask,
        low,
        high,
        rule="VI(1)",
        bound="V.limit",
        suggested=share,
        group=PLAN,
        facts={"wave": number, "unit": unit},
    )
    return bombers


@rule("VI(4)", "VI(4).fixed")
def choose_fighter_mode(box: Box, s: Raid) -> Steps[None]:
    options = mode_options(box.limits.fighter_modes)
    s.fighter_mode = int((yield pick("mode", say("ask-mode"), options, "VI(4)")))


@cache
def mode_options(modes: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(Option(str(mode), say("option-mode", mode=mode)) for mode in modes)


@rule("VI(5)", "VI(5).single", "VI(5).secondary-limit")
def choose_targets(box: Box, s: Raid, scenario: Scenario) -> Steps[None]:
    """At least one wave to the primary target; the secondary force may not outnumber it."""
    if scenario.target_rule == "single":  # VI(5).single
        return
    if scenario.target_rule == "one_of":
        options = [Option(name, named(box, "option-target", name)) for name in scenario.targets]
        chosen = yield pick("target", say("ask-target"), options, "XIX.dyo")
        for wave in s.waves:
            wave.target = chosen
        return
    options, closed = target_options(box, s, scenario)  # VI(5).secondary-limit
    chosen = yield pick("targets", say("ask-targets"), options, "VI(5)", closed)
    if chosen != "both":
        s.waves[int(chosen) - 1].target = secondary_of(scenario)


def secondary_of(scenario: Scenario) -> str:
    return next(name for name in scenario.targets if name != scenario.primary)


def named(box: Box, key: str, target: str, **args: Arg) -> Text:
    return say(key, target=box.target_name(target), **args)


def target_options(box: Box, s: Raid, scenario: Scenario) -> tuple[list[Option], list[Closed]]:
    """Return the legal assignments and those that a rule forbids."""
    secondary = secondary_of(scenario)
    both = named(box, "option-both", scenario.primary, count=len(s.waves))
    options = [Option("both", both)]
    closed = []
    for wave in s.waves:
        text = named(box, "option-secondary", secondary, wave=wave.number)
        if len(s.waves) == 1:
            why = named(box, "why-single", scenario.primary)
            closed.append(Closed(str(wave.number), text, why, "VI(5).single"))
        elif wave.bombers > next(w.bombers for w in s.waves if w is not wave):
            why = say("why-secondary-limit", wave=wave.number)
            closed.append(Closed(str(wave.number), text, why, "VI(5).secondary-limit"))
        else:
            options.append(Option(str(wave.number), text))
    return options, closed


@rule("VI(6)")
def choose_way_home(wave: Wave, scenario: Scenario) -> Steps[None]:
    """England, unless the plan notes North Africa."""
    if len(scenario.returns) == 1:
        wave.way_home = scenario.returns[0]
        return
    ask, options = say("ask-way-home", wave=wave.number), way_options(scenario.returns)
    facts = {"wave": wave.number}
    wave.way_home = yield pick("way-home", ask, options, "VI(6)", facts=facts)


@cache
def way_options(ways: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(way, say("option-way-home", way=way)) for way in ways)


@rule("XIX.night")
def choose_night(s: Raid, scenario: Scenario) -> Steps[None]:
    """With the option the player may fly the whole raid by night; a night scenario does."""
    if "night" in scenario.options:
        s.by_night = True
    elif s.switches.night:
        s.by_night = (yield pick("night", say("ask-night"), DAY_OR_NIGHT, "XIX.night")) == "night"


@rule("XIX.historical.given")
def briefing(u: RaidUmpire, s: Raid) -> None:
    """Write the fixed facts of a scenario to the log: plan, weather, event."""
    if u.box.scenarios[s.scenario].is_planned:
        tell_plan(u, s)
    if s.home_weather:
        u.tell(WeatherSet, where="home", weather=s.home_weather)
        u.tell(WeatherSet, where="target", weather=s.target_weather)
    for event in s.events:
        u.tell(EventHappened, name=event, rule="XIX.historical.given")


def is_given(box: Box, s: Raid) -> bool:
    scenario = box.scenarios[s.scenario]
    return bool(scenario.is_planned or scenario.home_weather or scenario.event_die)


def tell_plan(u: RaidUmpire, s: Raid) -> None:
    for wave in s.waves:
        u.tell(
            WavePlanned,
            wave=wave.number,
            b17=wave.b17,
            b24=wave.b24,
            target=wave.target,
            name=u.box.target_name(wave.target),
            way_home=wave.way_home,
        )
    u.tell(DiversionPlanned, b17=s.diversion.bombers - s.diversion.b24, b24=s.diversion.b24)
    u.tell(FighterModeSet, mode=s.fighter_mode)
    if s.by_night:
        u.tell(NightChosen)
