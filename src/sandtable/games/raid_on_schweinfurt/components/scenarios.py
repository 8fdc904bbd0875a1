"""Scenarios, options, goals and the figures that stand outside any table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sandtable.engine.components import (
    Count,
    Listed,
    NamedRow,
    Part,
    Percent,
    Positive,
    Shift,
    Source,
)
from sandtable.games.raid_on_schweinfurt.state import Goal

WayHome = Literal["england", "africa"]
Bombers = Annotated[int, Meta(ge=0, le=999)]
Limit = Annotated[int, Meta(ge=-1, le=999)]


class EightPlus(Part, frozen=True):
    """The effect of 8 and more on Table 7."""

    first_occurrences: Count
    first_reroll: str
    later_bombers: Bombers
    closer_target_bombers: Bombers


class Optional(Listed, frozen=True, kw_only=True):
    """An option of section XIX with its effects."""

    drm: Mapping[str, Shift] = {}
    requires: str = ""
    escorted_percent: Percent = 0
    t6_column_shift: Shift = 0
    t6_edge_drm_per_column: Shift = 0
    claims_factor: Positive = 1
    verification_divisor: Positive = 1
    parameters: tuple[NamedRow, ...] = ()


class WavePlan(Struct, frozen=True, forbid_unknown_fields=True, rename={"way_home": "return"}):
    """A wave in a scenario."""

    wave: Positive
    b17: Bombers
    b24: Bombers
    target: str
    way_home: WayHome


class DiversionPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The diversion in a scenario: its result instead of a roll.

    `b24` is how many of the bombers are B-24s.
    """

    bombers: Bombers = 0
    b24: Bombers = 0
    wave1: Shift = 0
    wave2: Shift = 0
    roll_table3: bool = True


class Fleet(Struct, frozen=True, forbid_unknown_fields=True):
    b17: Bombers
    b24: Bombers


class Scenario(Listed, frozen=True, kw_only=True):
    """A scenario. Fields it leaves out are rolled or planned as in the standard game."""

    source: Source = "reconstructed"
    victory: str
    kind: Literal["free", "historical", "design_your_own"] = "design_your_own"
    date: Any = None
    availability: Literal["roll"] = "roll"
    availability_fixed: Fleet | None = None
    weather: Literal["roll"] = "roll"
    weather_reroll: bool = True
    waves_max: Count = 2
    target_rule: Literal["primary_secondary", "single", "one_of"] = "primary_secondary"
    targets: tuple[str, ...] = ("schweinfurt", "regensburg")
    primary: str = "schweinfurt"
    returns: tuple[WayHome, ...] = ("england", "africa")
    annul_allowed: bool = True
    options: tuple[str, ...] = ()
    waves: tuple[WavePlan, ...] = ()
    home_weather: str = ""
    target_weather: str = ""
    fighter_mode: Shift = 0
    diversion: DiversionPlan = DiversionPlan()
    aggressiveness: str = ""
    flak: str = ""
    event_die: Annotated[int, Meta(ge=0, le=10)] = 0
    history: Mapping[str, str | int] = {}

    @property
    def is_planned(self) -> bool:
        """Return whether the plan is given, as in the historical scenarios."""
        return bool(self.waves)


class Limits(Part, frozen=True):
    """Figures of the rules that stand outside any table."""

    wave_minimum: Bombers
    assembly_rolls: Annotated[int, Meta(ge=1, le=99)]
    fighter_modes: Annotated[tuple[Shift, ...], Meta(min_length=1)]
    single_wave_drm: Shift


class Annulment(Part, frozen=True):
    damage_raise_per_annulment: Count
    max_annulments: Count
    second_annulment: str


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause of a schedule in a file."""

    result: Literal["us_win", "draw", "german_win"]
    name_en: str = ""
    name_es: str = ""
    damage_min: Count = 0
    downed_max: Limit = -1
    downed_over: Limit = -1
    downed_under: Limit = -1


class Schedule(Part, frozen=True, kw_only=True):
    """The clauses of a victory schedule in the order in which they are tested."""

    source: Source = "reconstructed"
    id: str
    name_es: str = ""
    name_en: str = ""
    clauses: tuple[Clause, ...]

    @property
    def goals(self) -> list[Goal]:
        names = Goal.__struct_fields__
        return [Goal(**{name: getattr(clause, name) for name in names}) for clause in self.clauses]
