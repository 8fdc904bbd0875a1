"""The base class of all parts of a scene, and the parts that frame a board."""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.engine.styles import AreaStyle, LineStyle, Sign, SpaceStyle, Thing
from sandtable.engine.texts import Text

Point = tuple[float, float]
Words = Text | str


class Part(msgspec.Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of everything in a scene."""


class Measure(Part, frozen=True, kw_only=True):
    """The distance between spaces of a board, in steps and as the crow flies."""

    ways: tuple[tuple[str, str], ...] = ()
    step: Words = ""
    per: float = 0
    unit: Words = ""


class Scatter(Part, frozen=True, kw_only=True):
    """Small things of one kind scattered over a board: x, y, size and rotation of each."""

    thing: Thing
    at: tuple[tuple[int, int, int, int], ...]


class Frame(Part, frozen=True, kw_only=True):
    """A part of a board, by its upper left corner and size."""

    x: float
    y: float
    w: float
    h: float
    title: Words = ""


class Vista(Part, frozen=True, kw_only=True):
    """A view of a board that the player may turn to; its frames are shown side by side."""

    id: str
    title: Words
    frames: tuple[Frame, ...]


class Manner(Part, frozen=True, kw_only=True):
    """One of several ways of entering a space."""

    id: str
    title: Words


class Remark(Part, frozen=True, kw_only=True):
    """A fact about an option; `short` is the form that fits on the board."""

    text: Words
    rule: str = ""
    sign: Literal["", "price", "for", "against"] = ""
    short: Words = ""


class Key(Part, frozen=True, kw_only=True):
    """An entry of a board's legend: a line, a box with its signs, or an area with its corners."""

    text: Words
    line: LineStyle = LineStyle.PLAIN
    area: AreaStyle = AreaStyle.PLAIN
    short: str = ""
    signs: tuple[Sign, ...] = ()
    style: SpaceStyle = SpaceStyle.PLAIN
    corners: int = 0


class Entry(Part, frozen=True, kw_only=True):
    """Something in a group: a piece of the scene by its id, or words alone."""

    text: Words = ""
    piece: str = ""
    number: str = ""
    alert: bool = False


class Group(Part, frozen=True, kw_only=True):
    """Things that belong together on a panel; with a `count` a row of cells, the first `done`."""

    title: Words
    note: Words = ""
    rule: str = ""
    entries: tuple[Entry, ...] = ()
    count: int = 0
    done: int = 0
