"""The components: tables, scenarios and goals, checked once when they are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Literal, TypeVar

import msgspec

from sandtable.engine.components import (
    Amount,
    Column,
    Components,
    Count,
    NamedRow,
    Percent,
    Positive,
    Printed,
    Row,
    Sides,
    Table,
    entries,
    entry,
)
from sandtable.engine.game import OptionKind
from sandtable.engine.rules import rule
from sandtable.engine.texts import Both, say
from sandtable.engine.umpire import Umpire
from sandtable.games.raid_on_schweinfurt.components.boards import Display, Geography
from sandtable.games.raid_on_schweinfurt.components.checks import check_tables, demand
from sandtable.games.raid_on_schweinfurt.components.rows import (
    Aborts,
    Aggression,
    Assembled,
    Attack,
    Available,
    CrewWave,
    Damage,
    Decoy,
    EventCount,
    EventRow,
    FlakRow,
    Homeward,
    Losses,
    SizeBand,
    Verified,
    WeatherRow,
)
from sandtable.games.raid_on_schweinfurt.components.scenarios import (
    Annulment,
    EightPlus,
    Fleet,
    Limits,
    Optional,
    Scenario,
    Schedule,
)
from sandtable.games.raid_on_schweinfurt.components.sheets import (
    CounterKind,
    Planning,
    Sheet,
    Thumb,
)
from sandtable.games.raid_on_schweinfurt.state import FIRST, SECOND, Goal, Switches

R = TypeVar("R", bound=Row)
ExposedRolls = dict[str, dict[str, Literal["first", "penultimate"]]]

POOR_RETURN = "t7_poor_return"
PREVIOUS = "previous"
SWITCHES = frozenset(Switches.__struct_fields__)
DRAWN = ("display", "geography", "coast")
PRINTED = Printed(
    "sandtable.games.raid_on_schweinfurt",
    "tables",
    "scenarios",
    "options",
    "victory",
    "limits",
    "counters",
    "bot",
    *DRAWN,
    apart=("limits", *DRAWN),
)


class Box(Components):
    """The components of one match, overrides applied."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        tables = data["table"]
        self.rolls_per = {
            name: self.figure("table", name, "rolls_per", kind=Positive)
            for name, table in tables.items()
            if "rolls_per" in table
        }
        self.b17 = self.table("b17_availability", Available).only
        self.b24 = self.table("b24_availability", Available).only
        self.weather = self.table("weather", WeatherRow).only
        self.weather_order: tuple[str, ...] = self.read(tuple[str, ...], "weather", "order")
        self.t1 = self.table("t1", Aborts)
        self.t2 = self.table("t2", Assembled)
        self.t3 = self.table("t3", Decoy).only
        self.diversion_size = self.table("diversion_size", SizeBand).only
        self.aggressiveness = self.table("aggressiveness", Aggression).only
        self.t4 = self.table("t4", Attack).only
        self.escorted_percent = self.figure("table", "t4", "escorted_percent", kind=Percent)
        self.flak = self.table("flak", FlakRow).only
        self.t5 = self.table("t5", Losses).only
        self.t6 = self.table("t6", Damage)
        self.t7 = self.table("t7", Homeward).only
        self.eight_plus = entry(EightPlus, tables["t7"]["eight_plus"])
        self.t7a = self.table("t7a", Losses).only
        self.verification = self.table("verification", Verified).only
        self.event_count = self.table("event_count", EventCount).only
        self.event_table = self.table("events", EventRow).only
        self.event = {span.row.id: span.row for span in self.event_table.spans}
        self.t7_in_poor_weather = self._poor_return()
        self.crew_wave = self.table("role_wave", CrewWave).only
        self.crew_position = self.table("role_position", NamedRow).only
        self.crew_fate = self.table("role_fate", NamedRow)
        self.exposed_roll: ExposedRolls = self.read(
            ExposedRolls, "table", "role_exposed_roll", "roll"
        )
        self.shot_down: Mapping[str, tuple[int, ...]] = self.read(
            dict[str, tuple[Count, ...]], "table", "role_shot_down", "highest"
        )
        self.rerolls = {kind: self._reroll(kind) for kind in data["reroll"]}
        self.aggression = {span.row.id: span.row for span in self.aggressiveness.spans}
        self.flaks = {span.row.id: span.row for span in self.flak.spans}
        self.options: dict[str, Optional] = entries(Optional, data["option"])
        self.scenarios: dict[str, Scenario] = entries(Scenario, data["scenario"])
        schedules: dict[str, Schedule] = entries(Schedule, data["schedule"])
        self.goals = {name: schedule.goals for name, schedule in schedules.items()}
        self.annul = entry(Annulment, data["annul"])
        self.limits = entry(Limits, data["limits"])
        self.display = Display(data["display"])
        self.geography = Geography(data["geography"], data["coast"])
        self.counters: dict[str, CounterKind] = entries(CounterKind, data["counter"])
        self.sheet = entry(Sheet, data["sheet"])
        self.thumb = entry(Thumb, data["thumb"])
        self.planning = entry(Planning, data["planner"])
        self.check()

    @rule("III.dice", "III.dice.clamp")
    def table(self, name: str, row: type[R]) -> Table[R]:
        """Read a table for one ten-sided die; its results are clamped to its rows."""
        table = super().table(name, row)
        why = say("other-die", table=name, sides=table.sides, wanted=self.sides)
        demand(table.sides in {0, self.sides}, why)
        return table

    @property
    def sides(self) -> int:
        return self.figure("meta", "die_max", kind=Sides)

    def _reroll(self, kind: str) -> Column[Amount]:
        """Make the table of a reroll: one unmodified die."""
        data = self.data["reroll"][kind]
        values = self.read(tuple[Count, ...], "reroll", kind, "values")
        rows = [{"lo": i, "hi": i, "value": v} for i, v in enumerate(values, 1)]
        head = data | {"rows": rows, "rule": "III.drm.not-reroll", "die": self.sides}
        return self.keep(Table(f"reroll-{kind}", head, Amount)).only

    def _poor_return(self) -> Column[Homeward]:
        """Table 7 with the rows that variable event 9 replaces."""
        event = self.event["poor_return_weather"]
        data = self.data["table"]["t7"]
        worse = range(event.replace_lo, event.replace_hi + 1)
        rows = [
            {
                "lo": face,
                "hi": face,
                **msgspec.structs.asdict(self.t7.read(face)),
                **({"bombers": event.bombers} if face in worse else {}),
                "source": self.t7.span(face).source,
            }
            for face in range(1, self.t7.sides + 1)
        ]
        titles = {
            "title_es": f"{data['title_es']}, {event.title_es.lower()}",
            "title_en": f"{data['title_en']}, {event.title_en.lower()}",
        }
        return self.keep(Table(POOR_RETURN, data | titles | {"rows": rows}, Homeward)).only

    @cached_property
    def coins(self) -> tuple[int, ...]:
        """The values of the bombers' counters, which are changed like coins."""
        bombers = [counter for counter in self.counters.values() if counter.unit == "b17"]
        return tuple(face for counter in bombers for face in (counter.front, counter.back))

    def target_name(self, target: str) -> Both:
        return self.geography.places[target].names

    def check(self) -> None:
        """Refuse tables, scenarios and schedules that cannot be played, and say why."""
        check_tables(self, PRINTED.data)
        for name, schedule in self.goals.items():
            demand(schedule[-1:] == [Goal("german_win")], say("last-clause", schedule=name))
        for scenario in self.scenarios.values():
            for key in (*self.faults(scenario), *plan_faults(scenario)):
                why = say(key, scenario=scenario.id, victory=scenario.victory)
                demand(holds=False, why=why)

    @rule("XIX.dyo", "III.wave")
    def faults(self, entry: Scenario) -> Iterator[str]:
        """Check the limits of a custom scenario; yield the keys of the errors."""
        both = entry.target_rule == "primary_secondary"
        fleet = entry.availability_fixed or Fleet(SECOND, 0)
        waves = [plan.wave for plan in entry.waves]
        weather = [entry.home_weather, entry.target_weather]
        demands = (
            (
                entry.victory in self.goals,
                "own-schedule-unknown",
            ),
            (set(entry.options) <= SWITCHES, "own-option-no-switch"),
            (1 <= entry.waves_max <= SECOND, "own-waves-allowed"),
            (waves in ([], [FIRST], [FIRST, SECOND]), "own-waves-numbered"),
            (
                entry.primary in entry.targets,
                "own-primary-missing",
            ),
            (
                {*entry.targets} <= self.geography.places.keys(),
                "own-target-unnamed",
            ),
            (len({*entry.targets}) == len(entry.targets), "own-target-twice"),
            (not both or len(entry.targets) == SECOND, "own-targets-two"),
            (set(weather) <= {"", *self.weather_order}, "own-weather-unknown"),
            (weather.count("") != 1, "own-weather-half"),
            (entry.aggressiveness in {"", *self.aggression}, "own-aggressiveness-unknown"),
            (entry.flak in {"", *self.flaks}, "own-flak-unknown"),
            (bool(entry.returns), "own-way-home-needed"),
            (
                entry.fighter_mode in self.limits.fighter_modes,
                "own-fighter-mode-unknown",
            ),
            (fleet.b17 + fleet.b24 >= entry.waves_max, "own-bombers-too-few"),
        )
        return (key for holds, key in demands if not holds)


@rule("XIX.dyo", "VI(5).single", "VI(5).secondary-limit", "VI(6)")
def plan_faults(entry: Scenario) -> Iterator[str]:
    """Check the plan of a scenario by the rules for a player's plan."""
    plans = entry.waves
    sent = {plan.target for plan in plans}
    size = {name: sum(p.b17 + p.b24 for p in plans if p.target == name) for name in sent}
    first = size.get(entry.primary, 0)
    both = entry.target_rule == "primary_secondary"
    demands = (
        (len(plans) <= entry.waves_max, "own-waves-too-many"),  # XIX.dyo
        (sent <= {*entry.targets}, "own-wave-astray"),
        (
            both or len(sent) <= 1,
            "own-waves-apart",  # VI(5).single
        ),
        (
            not (both and sent) or entry.primary in sent,
            "own-primary-spared",
        ),
        (
            not (both and first) or all(bombers <= first for bombers in size.values()),
            "own-secondary-larger",  # VI(5).secondary-limit
        ),
        (
            {plan.way_home for plan in plans} <= {*entry.returns},
            "own-way-home-unknown",  # VI(6)
        ),
        (all(plan.b17 + plan.b24 for plan in plans), "own-wave-empty"),
        (
            entry.diversion.b24 <= entry.diversion.bombers,
            "own-diversion-b24",
        ),
    )
    return (key for holds, key in demands if not holds)


RaidUmpire = Umpire[Box]


@rule("XIX.dyo")
def open_box(override: Mapping[str, Any]) -> Box:
    return Box(PRINTED.under(override))


SWITCHED_BY_SCENARIO = frozenset({"design_your_own", "no_counters", "custom_victory"})


@rule("XIX.no-counters")
def option_kinds(box: Box) -> tuple[OptionKind, ...]:
    """Return the options of a match: switches, custom goals, the last result.

    The rulebook's option to play without counters needs no switch.
    """
    switches = tuple(
        OptionKind(option.id, default=False, titles=option.names, notes=option.notes)
        for option in box.options.values()
        if option.id not in SWITCHED_BY_SCENARIO
    )
    own = {one.id: one.names for one in box.options["custom_victory"].parameters}
    last = OptionKind(PREVIOUS, "", own.pop(PREVIOUS))
    limits = tuple(OptionKind(n, -1, titles, low=-1, high=999) for n, titles in own.items())
    return (*switches, *limits, last)
