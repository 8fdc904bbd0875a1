"""The counter sheet, and the figures for bots and planner."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.engine.components import Count, Named, Part, Positive, Share, Shift, Sides
from sandtable.games.raid_on_schweinfurt.components.scenarios import Bombers


class CounterKind(Named, frozen=True, kw_only=True):
    """A kind of counter with its two sides: figures, or a pair of faces for each copy."""

    id: str
    unit: Literal["b17", "b24", "fe", "marker"]
    count: Positive
    front: Count = 0
    back: Count = 0
    faces: tuple[tuple[str, str], ...] = ()
    box: str = ""


class Sheet(Part, frozen=True, kw_only=True):
    total: Count
    double_sided: bool


class Thumb(Part, frozen=True, kw_only=True):
    """The rules of thumb in figures."""

    diversion: Bombers
    b17_kept_below: Bombers
    b24_kept_below: Bombers
    good_weather: Annotated[tuple[str, ...], Meta(min_length=1)]
    hopeless_weather: str
    least_escort: Count


class Choices(Struct, frozen=True, forbid_unknown_fields=True):
    """The main choices of a plan: share of the first wave, diversion, fighter mode."""

    share: Share
    diversion: Bombers
    mode: Shift


class Planning(Part, frozen=True, kw_only=True):
    """The plans that the planner tries."""

    average_face: Sides
    shares: Annotated[tuple[Share, ...], Meta(min_length=1, max_length=20)]
    diversions: Annotated[tuple[Bombers, ...], Meta(min_length=1, max_length=20)]
    promising: Annotated[tuple[Choices, ...], Meta(min_length=1, max_length=20)]
