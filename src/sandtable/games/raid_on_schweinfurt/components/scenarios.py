"""Scenarios, options, goals and the figures that stand outside any table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

from sandtable.engine.errors import BadInputError
from sandtable.engine.tables import Titles
from sandtable.games.raid_on_schweinfurt.components.rows import Count
from sandtable.games.raid_on_schweinfurt.state import Goal

WayHome = Literal["england", "africa"]
Limit = Annotated[int, msgspec.Meta(ge=-1)]


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
    parameters: Mapping[str, Titles]


class WavePlan(Struct, frozen=True, forbid_unknown_fields=True, rename={"way_home": "return"}):
    """A wave as a scenario gives it."""

    wave: int
    b17: Count
    b24: Count
    target: str
    way_home: WayHome


class DiversionPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The diversion as a scenario gives it: its result instead of a roll."""

    bombers: Count = 0
    wave1: int = 0
    wave2: int = 0
    roll_table3: bool = True


class Fleet(Struct, frozen=True, forbid_unknown_fields=True):
    b17: Count
    b24: Count


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario. Fields it leaves out are rolled or planned as in the standard game."""

    id: str
    name_en: str
    name_es: str
    victory: str
    kind: Literal["free", "historical", "design_your_own"] = "design_your_own"
    date: Any = None
    availability: Literal["roll"] = "roll"
    availability_fixed: Fleet | None = None
    weather: Literal["roll"] = "roll"
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
    wave_minimum: Count
    assembly_rolls: Annotated[int, msgspec.Meta(ge=1)]
    fighter_modes: Annotated[tuple[int, ...], msgspec.Meta(min_length=1)]
    single_wave_drm: int


class Annulment(Struct, frozen=True):
    damage_raise_per_annulment: int
    max_annulments: int
    second_annulment: str


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
        {p["id"]: Titles(p["name_es"], p["name_en"]) for p in data.get("parameters", ())},
    )


def scenario(data: Mapping[str, Any]) -> Scenario:
    try:
        return msgspec.convert(data, Scenario)
    except msgspec.ValidationError as error:
        msg = f"Scenario {data.get('id', '(without id)')} does not fit: {error}."
        raise BadInputError(msg) from error


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause of a schedule as a file gives it."""

    result: Literal["us_win", "draw", "german_win"]
    name_en: str = ""
    name_es: str = ""
    damage_min: Count = 0
    downed_max: Limit = -1
    downed_over: Limit = -1
    downed_under: Limit = -1


def goals(schedule: Mapping[str, Any]) -> list[Goal]:
    try:
        clauses = msgspec.convert(schedule["clauses"], list[Clause])
    except msgspec.ValidationError as error:
        msg = f"Schedule {schedule['id']} does not fit: {error}."
        raise BadInputError(msg) from error
    names = Goal.__struct_fields__
    return [Goal(**{name: getattr(clause, name) for name in names}) for clause in clauses]
