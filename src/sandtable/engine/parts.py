"""The base of every part of a scene, and the parts of a board besides its contents."""

from __future__ import annotations

import msgspec

from sandtable.engine.styles import Thing
from sandtable.engine.texts import Text

Point = tuple[float, float]
Words = Text | str


class Part(msgspec.Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of everything in a scene."""


class Measure(Part, frozen=True, kw_only=True):
    """The distance between spaces of a board: in steps along its ways, and as the crow flies."""

    ways: tuple[tuple[str, str], ...] = ()
    step: Words = ""
    per: float = 0
    unit: Words = ""


class Scatter(Part, frozen=True, kw_only=True):
    """Small things of one kind strewn over a board, each by x, y, size and turn in degrees."""

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
    """A way of going to a space where there are several."""

    id: str
    title: Words
