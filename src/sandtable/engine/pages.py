"""Pages to read: a roster with the history of each unit, and a plot of values over time."""

from __future__ import annotations

from sandtable.engine.parts import Part, Words
from sandtable.engine.styles import Stay


class Day(Part, frozen=True, kw_only=True):
    """One column of a unit's history; `rank` is 1 for a promotion, -1 for a demotion."""

    stay: Stay
    rank: int = 0


class RosterRow(Part, frozen=True, kw_only=True):
    """A unit and its history. `pieces` are its counters in the scene, `tone` colours its bar.

    `badge` is short and stands over the counter's silhouette.
    """

    pieces: tuple[str, ...] = ()
    silhouette: str = ""
    badge: Words = ""
    name: Words
    note: Words = ""
    tone: str = ""
    figures: tuple[str, ...] = ()
    days: tuple[Day, ...] = ()
    hits: int = 0
    kills: int = 0
    story: Words = ""
    state: Words = ""
    alert: bool = False


class Roster(Part, frozen=True, kw_only=True):
    """Units in rows, their history in columns; `heads` title the columns other than the days.

    `silhouette` is drawn on the days on which a unit took part.
    `keys` are the words for taking part, being hit, resting and being promoted.
    """

    title: Words
    note: Words = ""
    heads: tuple[Words, ...] = ()
    days: int = 0
    silhouette: str = ""
    keys: tuple[Words, ...] = ()
    rows: tuple[RosterRow, ...] = ()


class Bar(Part, frozen=True, kw_only=True):
    """One step of a plot: a bar, the line above it, the losses, and the words below.

    A bar without a `value` is still to come.
    """

    value: int | None = None
    line: int | None = None
    lost: int = 0
    fill: float = 0
    name: Words = ""
    marked: bool = False


class Level(Part, frozen=True, kw_only=True):
    """A value that matters, or the step at which a stretch of the plot begins."""

    value: int
    text: Words


class Plot(Part, frozen=True, kw_only=True):
    """Bars with a line over them; `stretches` divide the steps, `levels` are drawn across.

    `silhouette` is drawn for each thing lost.
    `keys` name the bars, the line, the mark of a step, and the meaning of `fill` and `lost`.
    """

    title: Words
    bars: tuple[Bar, ...]
    silhouette: str = ""
    stretches: tuple[Level, ...] = ()
    levels: tuple[Level, ...] = ()
    keys: tuple[Words, ...] = ()
    rule: str = ""


class Toll(Part, frozen=True, kw_only=True):
    """A number of things among many, drawn one by one."""

    title: Words
    count: int
    silhouette: str = ""
    text: Words = ""


class Item(Part, frozen=True, kw_only=True):
    """A line of a list: its subject, its explanation and its rule."""

    name: Words
    text: Words
    rule: str = ""


class Chapter(Part, frozen=True, kw_only=True):
    """A titled part of a page: tolls or a list."""

    title: Words
    tolls: tuple[Toll, ...] = ()
    items: tuple[Item, ...] = ()


class Page(Part, frozen=True, kw_only=True):
    """The contents of a board of the style `page`; `file` is the title of a saved file."""

    board: str
    file: Words = ""
    roster: Roster | None = None
    plots: tuple[Plot, ...] = ()
    chapters: tuple[Chapter, ...] = ()
