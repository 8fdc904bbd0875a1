"""What is in the box: tables, scenarios and goals, checked once when they are read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from sandtable.engine.errors import BadInputError
from sandtable.engine.game import OptionKind, ScenarioInfo, merged, packaged
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Table, Titles
from sandtable.engine.umpire import Umpire
from sandtable.games.raid_on_schweinfurt.state import FIRST, SECOND, Goal, Switches

R = TypeVar("R", bound="Row")
WayHome = Literal["england", "africa"]

PACKAGE = "sandtable.games.raid_on_schweinfurt"
POOR_RETURN = "t7_poor_return"
SWITCHES = frozenset(Switches.__struct_fields__)
FILES = ("tables", "scenarios", "options", "victory", "limits", "display", "geography", "coast")


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the rows of all tables; a field that none of them has is an error."""


class Available(Row, frozen=True):
    bombers: int
    printed: int = 0


class WeatherRow(Row, frozen=True):
    weather: str


class Aborts(Row, frozen=True):
    aborts: int = 0
    reroll: str = ""


class Assembled(Row, frozen=True):
    fe: int


class Decoy(Row, frozen=True):
    wave1: int
    wave2: int


class SizeBand(Row, frozen=True):
    drm: int


class Aggression(Row, frozen=True):
    id: str
    name_en: str
    name_es: str
    drm_t4: int
    drm_t7: int


class Attack(Row, frozen=True):
    """A row of Table 4; `short` and `none` tell what happens without enough F.E. factors."""

    claims: int = 0
    bombers: int = 0
    reroll: str = ""
    fe_loss: int = 0
    short: Attack | None = None
    none: Attack | None = None


class FlakRow(Row, frozen=True):
    id: str
    marker: str
    name_en: str
    name_es: str
    drm_t5: int


class Losses(Row, frozen=True):
    bombers: int = 0
    reroll: str = ""


class Damage(Row, frozen=True):
    damage: int


class Homeward(Row, frozen=True):
    claims: int = 0
    bombers: int = 0
    eight_plus: bool = False


class Percent(Row, frozen=True):
    percent: int


class EventCount(Row, frozen=True):
    events: int


class EventRow(Row, frozen=True):
    """A variable event with its effect in figures."""

    id: str
    title_en: str
    title_es: str
    effect: str
    dice: int = 0
    dice_per_wave: int = 0
    dice_single_wave: int = 0
    unit: str = ""
    tables: tuple[str, ...] = ()
    drm: int = 0
    only_home_weather: str = ""
    waves: tuple[int, ...] = ()
    or_only_wave: bool = False
    escorted_percent: int = 0
    replace_lo: int = 0
    replace_hi: int = 0
    bombers: int = 0
    numerator: int = 1
    denominator: int = 1
    of: str = ""
    round: str = ""


class Number(Row, frozen=True):
    """A row of a reroll: the number that counts."""

    value: int


class CrewWave(Row, frozen=True):
    wave: int


class Named(Row, frozen=True):
    id: str
    name_en: str
    name_es: str


class EightPlus(Struct, frozen=True):
    """What 8+ does on Table 7."""

    source: str
    first_occurrences: int
    first_reroll: str
    later_bombers: int
    closer_target_bombers: int


class Optional(Struct, frozen=True):
    """An option of section XIX with what it changes."""

    id: str
    titles: Titles
    notes: Titles
    drm: Mapping[str, int]
    requires: str
    escorted_percent: int
    t6_column_shift: int
    t6_edge_drm_per_column: int
    claims_factor: int
    verification_divisor: int
    parameters: tuple[str, ...]


class WavePlan(Struct, frozen=True, rename={"way_home": "return"}):
    """A wave as a scenario gives it."""

    wave: int
    b17: int
    b24: int
    target: str
    way_home: WayHome


class DiversionPlan(Struct, frozen=True):
    """The diversion as a scenario gives it: its result instead of a roll."""

    bombers: int = 0
    wave1: int = 0
    wave2: int = 0
    roll_table3: bool = True


class Fleet(Struct, frozen=True):
    b17: int
    b24: int


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario. Fields it leaves out are rolled or planned as in the standard game."""

    id: str
    name_en: str
    name_es: str
    victory: str
    kind: str = "design_your_own"
    date: Any = None
    availability: str = "roll"
    availability_fixed: Fleet | None = None
    weather: str = "roll"
    weather_reroll: bool = True
    waves_max: int = 2
    target_rule: Literal["primary_secondary", "single", "one_of"] = "primary_secondary"
    targets: tuple[str, ...] = ("schweinfurt", "regensburg")
    primary: str = "schweinfurt"
    returns: tuple[WayHome, ...] = ("england", "africa")
    annul_allowed: bool = True
    options: tuple[str, ...] = ()
    waves: tuple[WavePlan, ...] = ()
    home_weather: str = ""
    target_weather: str = ""
    fighter_mode: int = 0
    diversion: DiversionPlan = DiversionPlan()
    aggressiveness: str = ""
    flak: str = ""
    event_die: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    history: Mapping[str, str | int] = {}
    source: str = "reconstructed"
    note_en: str = ""
    note_es: str = ""

    @property
    def is_planned(self) -> bool:
        """Whether the plan is given, as in the historical scenarios."""
        return bool(self.waves)


class Limits(Struct, frozen=True):
    """Figures of the rules that stand outside any table."""

    source: str
    wave_minimum: int
    assembly_rolls: int
    fighter_modes: tuple[int, ...]
    single_wave_drm: int


class Annulment(Struct, frozen=True):
    damage_raise_per_annulment: int
    max_annulments: int
    second_annulment: str


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
        name = f"reroll-{kind}"
        self.tables[name] = Table(
            name,
            data | {"rows": rows, "rule": "III.drm.not-reroll", "die": len(rows)},
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
        """Refuse scenarios and schedules that cannot be played, and say why."""
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


def optional(data: Mapping[str, Any]) -> Optional:
    return Optional(
        data["id"],
        Titles(data["name_es"], data["name_en"]),
        Titles(data["note_es"], data["note_en"]),
        data.get("drm", {}),
        data.get("requires", ""),
        data.get("escorted_percent", 0),
        data.get("t6_column_shift", 0),
        data.get("t6_edge_drm_per_column", 0),
        data.get("claims_factor", 1),
        data.get("verification_divisor", 1),
        tuple(data.get("parameters", ())),
    )


def scenario(data: Mapping[str, Any]) -> Scenario:
    try:
        return msgspec.convert(data, Scenario)
    except msgspec.ValidationError as error:
        msg = f"Scenario {data.get('id', '(without id)')} does not fit: {error}."
        raise BadInputError(msg) from error


def goals(schedule: Mapping[str, Any]) -> list[Goal]:
    names = Goal.__struct_fields__
    return [
        Goal(**{name: clause[name] for name in names if name in clause})
        for clause in schedule["clauses"]
    ]


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
    check_names("components", overrides, printed())
    check_names("tables", overrides.get("table", {}), printed()["table"])
    data = merged(printed(), {key: value for key, value in overrides.items() if key not in LISTS})
    for key in LISTS:
        if key in overrides:
            data[key] = by_id(printed()[key], overrides[key])
    return Box(data)


def check_names(what: str, theirs: Mapping[str, Any], ours: Mapping[str, Any]) -> None:
    """A name we do not have would change nothing, which is not what its writer wants."""
    unknown = [name for name in theirs if name not in ours]
    if unknown:
        msg = f"There are no {what} called {', '.join(unknown)}; there are {', '.join(ours)}."
        raise BadInputError(msg)


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
        OptionKind(option.id, default=False, titles=option.titles)
        for option in box.options.values()
        if option.id not in SWITCHED_BY_SCENARIO
    )
    own = box.options["custom_victory"]
    limits = tuple(OptionKind(name, -1, own.titles, low=-1, high=999) for name in own.parameters)
    return (*switches, *limits, OptionKind("previous", "", own.titles))
