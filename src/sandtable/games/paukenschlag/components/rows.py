"""The rows of all tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sandtable.engine.components import Row


class Check(Row, frozen=True):
    """Something happens, or it does not."""

    yes: bool


class Hits(Row, frozen=True):
    value: Annotated[int, Meta(ge=0, le=30)]


class AirFight(Row, frozen=True):
    effect: Literal["none", "abort", "destroyed"]


class DriveOff(Row, frozen=True):
    effect: Literal["past", "fight", "destroyed"]


class Flak(Row, frozen=True):
    effect: Literal["none", "abort", "down"]


class Grounded(Row, frozen=True):
    effect: Literal["none", "flipped", "eliminated"]


class ConvoyBombs(Row, frozen=True):
    effect: Literal["none", "sunk", "lost"]


class Issue(Row, frozen=True):
    effect: Literal["none", "abort", "lost"]


class Speed(Row, frozen=True):
    speed: Literal["slow", "fast"]


class Size(Row, frozen=True):
    value: Annotated[int, Meta(ge=1, le=40)]


class FormationRow(Row, frozen=True):
    formation: Literal["line", "loose", "tight"]


class Entry(Row, frozen=True):
    """The place where a convoy begins; `group` is the column of its destination."""

    zone: str
    group: Literal["north", "south", "overseas"]
    port: str = ""


class Destination(Row, frozen=True):
    zone: str
    port: str = ""


class EventRow(Row, frozen=True):
    event: Literal["hornet_raid", "at10_cancelled", "home_front", "none"]
