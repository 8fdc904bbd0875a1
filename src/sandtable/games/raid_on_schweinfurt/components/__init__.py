"""What is in the box: tables, scenarios and goals, checked once when they are read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from sandtable.engine.errors import BadInputError
from sandtable.engine.game import OptionKind, ScenarioInfo, merged, packaged
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Table, Titles
from sandtable.engine.umpire import Umpire
from sandtable.games.raid_on_schweinfurt.components.checks import check_names, check_tables
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
    Named,
    Number,
    Percent,
    Row,
    SizeBand,
    WeatherRow,
)
from sandtable.games.raid_on_schweinfurt.components.scenarios import (
    Annulment,
    EightPlus,
    Fleet,
    Limits,
    Scenario,
    goals,
    optional,
    scenario,
)
from sandtable.games.raid_on_schweinfurt.state import FIRST, SECOND, Goal, Switches

R = TypeVar("R", bound=Row)

PACKAGE = "sandtable.games.raid_on_schweinfurt"
POOR_RETURN = "t7_poor_return"
PREVIOUS = "previous"
SWITCHES = frozenset(Switches.__struct_fields__)
FILES = ("tables", "scenarios", "options", "victory", "limits", "display", "geography", "coast")


class Box:
    """The components of one match, overrides applied."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        tables = data["table"]
        self.tables: dict[str, Table[Any]] = {}
        self.rolls_per = {name: t["rolls_per"] for name, t in tables.items() if "rolls_per" in t}
        self.b17 = self._table("b17_availability", Available).only
        self.b24 = self._table("b24_availability", Available).only
        self.weather = self._table("weather", WeatherRow).only
        self.weather_order: tuple[str, ...] = tuple(data["weather"]["order"])
        self.t1 = self._table("t1", Aborts)
        self.t2 = self._table("t2", Assembled)
        self.t3 = self._table("t3", Decoy).only
        self.diversion_size = self._table("diversion_size", SizeBand).only
        self.aggressiveness = self._table("aggressiveness", Aggression).only
        self.t4 = self._table("t4", Attack).only
        self.escorted_percent: int = tables["t4"]["escorted_percent"]
        self.flak = self._table("flak", FlakRow).only
        self.t5 = self._table("t5", Losses).only
        self.t6 = self._table("t6", Damage)
        self.t7 = self._table("t7", Homeward).only
        self.eight_plus = msgspec.convert(tables["t7"]["eight_plus"], EightPlus)
        self.t7a = self._table("t7a", Losses).only
        self.verification = self._table("verification", Percent).only
        self.event_count = self._table("event_count", EventCount).only
        self.event_table = self._table("events", EventRow).only
        self.event = {span.row.id: span.row for span in self.event_table.spans}
        self.t7_in_poor_weather = self._poor_return()
        self.crew_wave = self._table("role_wave", CrewWave).only
        self.crew_position = self._table("role_position", Named).only
        self.crew_fate = self._table("role_fate", Named)
        self.exposed_roll: Mapping[str, Mapping[str, str]] = tables["role_exposed_roll"]["roll"]
        self.shot_down: Mapping[str, list[int]] = tables["role_shot_down"]["highest"]
        self.rerolls = {kind: self._reroll(kind) for kind in data["reroll"]}
        self.aggression = {span.row.id: span.row for span in self.aggressiveness.spans}
        self.flaks = {span.row.id: span.row for span in self.flak.spans}
        self.options = {entry["id"]: optional(entry) for entry in data["option"]}
        self.scenarios = {s.id: s for s in map(scenario, data["scenario"])}
        self.goals = {schedule["id"]: goals(schedule) for schedule in data["schedule"]}
        self.annul = msgspec.convert(data["annul"], Annulment)
        self.limits = msgspec.convert(data["limits"], Limits)
        self.check()

    @rule("III.dice", "III.dice.clamp")
    def _table(self, name: str, row: type[R]) -> Table[R]:
        """Every table is for one ten-sided die, whose result is held within its rows."""
        table = Table(name, self.data["table"][name], row)
        if table.sides not in (0, self.data["meta"]["die_max"]):
            msg = f"Table {name} is for a die of {table.sides} sides; all dice have ten (III.dice)."
            raise BadInputError(msg)
        self.tables[name] = table
        return table

    def _reroll(self, kind: str) -> Column[Number]:
        """A reroll is a table of its own: one unmodified die."""
        data = self.data["reroll"][kind]
        rows = [{"lo": i, "hi": i, "value": v} for i, v in enumerate(data["values"], 1)]
        name, sides = f"reroll-{kind}", self.data["meta"]["die_max"]
        self.tables[name] = Table(
            name,
            data | {"rows": rows, "rule": "III.drm.not-reroll", "die": sides},
            Number,
        )
        return self.tables[name].only

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
        self.tables[POOR_RETURN] = Table(POOR_RETURN, data | titles | {"rows": rows}, Homeward)
        return self.tables[POOR_RETURN].only

    def check(self) -> None:
        """Refuse tables, scenarios and schedules that cannot be played, and say why."""
        check_tables(self, printed())
        for name, schedule in self.goals.items():
            if schedule[-1:] != [Goal("german_win")]:
                msg = f"The last clause of schedule {name} must be a German win without limits."
                raise BadInputError(msg)
        for entry in self.scenarios.values():
            for why in self.faults(entry):
                msg = f"Scenario {entry.id} {why}."
                raise BadInputError(msg)

    @rule("XIX.dyo", "III.wave")
    def faults(self, entry: Scenario) -> Iterator[str]:
        """What an own design may not do."""
        both = entry.target_rule == "primary_secondary"
        fleet = entry.availability_fixed or Fleet(SECOND, 0)
        waves = [plan.wave for plan in entry.waves]
        weather = [entry.home_weather, entry.target_weather]
        demands = (
            (entry.victory in self.goals, f"names the unknown victory schedule {entry.victory}"),
            (set(entry.options) <= SWITCHES, "names an option that is not a switch"),
            (1 <= entry.waves_max <= SECOND, "must allow one or two waves (III.wave)"),
            (waves in ([], [FIRST], [FIRST, SECOND]), "must number its waves 1 and 2 (III.wave)"),
            (entry.primary in entry.targets, "has a primary target that is not among its targets"),
            (not both or len(entry.targets) == SECOND, "needs two targets for VI(5)"),
            (set(weather) <= {"", *self.weather_order}, "gives an unknown weather (VII.table)"),
            (weather.count("") != 1, "must give the weather for home and target, or none (VII)"),
            (entry.aggressiveness in {"", *self.aggression}, "gives an unknown aggressiveness"),
            (entry.flak in {"", *self.flaks}, "gives an unknown flak"),
            (bool(entry.returns), "needs a way home (VI(6))"),
            (
                entry.fighter_mode in self.limits.fighter_modes,
                "has a fighter mode that there is not (VI(4))",
            ),
            (
                {plan.target for plan in entry.waves} <= {*entry.targets},
                "sends a wave to a target that is not among its targets",
            ),
            (
                all(plan.b17 + plan.b24 for plan in entry.waves),
                "has a wave without bombers (VI(1))",
            ),
            (fleet.b17 + fleet.b24 >= entry.waves_max, "has fewer bombers than waves (VI(1))"),
        )
        return (why for holds, why in demands if not holds)

    def scenario_list(self) -> tuple[ScenarioInfo, ...]:
        return tuple(
            ScenarioInfo(s.id, Titles(s.name_es, s.name_en), Titles(s.note_es, s.note_en), s.source)
            for s in self.scenarios.values()
        )

    def table_list(self) -> Mapping[str, Table[Any]]:
        return self.tables


RaidUmpire = Umpire[Box]


@cache
def printed() -> Mapping[str, Any]:
    data: dict[str, Any] = {}
    for name in FILES:
        part = tomllib.loads(packaged(PACKAGE, f"{name}.toml"))
        data |= {"limits": part} if name == "limits" else {name: part} if name in MAPS else part
    return data


MAPS = ("display", "geography", "coast")


@rule("XIX.dyo")
def open_box(overrides: Mapping[str, Any]) -> Box:
    """Return the components; an override lays tables over ours and adds or replaces scenarios."""
    check_names(overrides, printed())
    data = merged(printed(), {key: value for key, value in overrides.items() if key not in LISTS})
    for key in LISTS:
        if key in overrides:
            data[key] = by_id(printed()[key], overrides[key])
    return Box(data)


LISTS = ("scenario", "schedule", "option")


def by_id(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    entries = {entry["id"]: entry for entry in ours}
    for entry in theirs:
        if "id" not in entry:
            msg = "Every scenario, schedule and option of an override needs an id."
            raise BadInputError(msg)
        entries[entry["id"]] = merged(entries.get(entry["id"], {}), entry)
    return list(entries.values())


SWITCHED_BY_SCENARIO = frozenset({"design_your_own", "no_counters", "custom_victory"})


@rule("XIX.no-counters")
def option_kinds(box: Box) -> tuple[OptionKind, ...]:
    """Return what a match can be set up with: switches, own goals, the last result.

    Playing without counters is no switch: every figure is kept as a number in any case.
    """
    switches = tuple(
        OptionKind(option.id, default=False, titles=option.titles, notes=option.notes)
        for option in box.options.values()
        if option.id not in SWITCHED_BY_SCENARIO
    )
    own = dict(box.options["custom_victory"].parameters)
    last = OptionKind(PREVIOUS, "", own.pop(PREVIOUS))
    limits = tuple(OptionKind(n, -1, titles, low=-1, high=999) for n, titles in own.items())
    return (*switches, *limits, last)
