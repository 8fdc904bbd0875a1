"""The rows of all tables."""

from __future__ import annotations

from typing import Literal

from sandtable.engine.components import Count, NamedRow, Percent, Positive, Row, Shift


class Available(Row, frozen=True):
    bombers: Count
    printed: Count = 0


class WeatherRow(Row, frozen=True):
    weather: str


class Aborts(Row, frozen=True):
    aborts: Count = 0
    reroll: str = ""


class Assembled(Row, frozen=True):
    fe: Count


class Decoy(Row, frozen=True):
    wave1: Shift
    wave2: Shift


class SizeBand(Row, frozen=True):
    drm: Shift


class Aggression(NamedRow, frozen=True):
    drm_t4: Shift
    drm_t7: Shift


class Attack(Row, frozen=True):
    """A row of Table 4; `short` and `none` apply without enough F.E. factors."""

    claims: Count = 0
    bombers: Count = 0
    reroll: str = ""
    fe_loss: Count = 0
    short: Attack | None = None
    none: Attack | None = None


class FlakRow(NamedRow, frozen=True):
    marker: str
    drm_t5: Shift


class Losses(Row, frozen=True):
    bombers: Count = 0
    reroll: str = ""


class Damage(Row, frozen=True):
    damage: Count


class Homeward(Row, frozen=True):
    claims: Count = 0
    bombers: Count = 0
    eight_plus: bool = False


class Verified(Row, frozen=True):
    percent: Percent


class EventCount(Row, frozen=True):
    events: Count


class EventRow(Row, frozen=True):
    """A variable event with its effect in figures."""

    id: str
    title_en: str
    title_es: str
    effect: str
    dice: Count = 0
    dice_per_wave: Count = 0
    dice_single_wave: Count = 0
    unit: str = ""
    tables: tuple[str, ...] = ()
    drm: Shift = 0
    only_home_weather: str = ""
    waves: tuple[Positive, ...] = ()
    or_only_wave: bool = False
    escorted_percent: Percent = 0
    replace_lo: Count = 0
    replace_hi: Count = 0
    bombers: Count = 0
    numerator: Count = 1
    denominator: Positive = 1
    of: str = ""
    round: str = ""


class CrewWave(Row, frozen=True):
    wave: Literal[1, 2]
