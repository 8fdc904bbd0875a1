"""The rows of all tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0)]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the rows of all tables; a field that none of them has is an error."""


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

    claims: Count = 0
    bombers: Count = 0
    reroll: str = ""
    fe_loss: Count = 0
    short: Attack | None = None
    none: Attack | None = None


class FlakRow(Row, frozen=True):
    id: str
    marker: str
    name_en: str
    name_es: str
    drm_t5: int


class Losses(Row, frozen=True):
    bombers: Count = 0
    reroll: str = ""


class Damage(Row, frozen=True):
    damage: Count


class Homeward(Row, frozen=True):
    claims: Count = 0
    bombers: Count = 0
    eight_plus: bool = False


class Percent(Row, frozen=True):
    percent: Count


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
    drm: int = 0
    only_home_weather: str = ""
    waves: tuple[int, ...] = ()
    or_only_wave: bool = False
    escorted_percent: Count = 0
    replace_lo: int = 0
    replace_hi: int = 0
    bombers: Count = 0
    numerator: int = 1
    denominator: int = 1
    of: str = ""
    round: str = ""


class Number(Row, frozen=True):
    """A row of a reroll: the number that counts."""

    value: Count


class CrewWave(Row, frozen=True):
    wave: Literal[1, 2]


class Named(Row, frozen=True):
    id: str
    name_en: str
    name_es: str
