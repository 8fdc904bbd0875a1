"""The scene: the description of the table that every display draws.

A scene is built for one seat from that seat's knowledge. Texts are `Text` values until a display
asks for its language. Coordinates are those of the board's own canvas, y downwards.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sandtable.engine.pages import Page
from sandtable.engine.parts import (
    Group,
    Key,
    Measure,
    Part,
    Point,
    Scatter,
    Vista,
    Words,
)
from sandtable.engine.prompts import Prompt
from sandtable.engine.styles import (
    AreaStyle,
    BoardStyle,
    Corner,
    CounterStyle,
    Focus,
    Lettering,
    Light,
    LineStyle,
    Rank,
    Sign,
    SpaceStyle,
)


class Fact(Part, frozen=True, kw_only=True):
    """A labelled value, with an optional space, or a share from 0 to 1."""

    label: Words
    value: Words
    rule: str = ""
    space: str = ""
    share: float | None = None


class Boxes(Part, frozen=True, kw_only=True):
    """A row of boxes on a record sheet, crossed off from the left; `more` are a second kind."""

    label: Words
    count: int
    crossed: int = 0
    more: int = 0
    more_crossed: int = 0
    note: Words = ""
    rule: str = ""


class Space(Part, frozen=True, kw_only=True):
    """A place on a board where pieces can be. `slots` are side-by-side parts, as wave halves.

    `short` is the part of its title that is written in the space itself and in sentences. `style`
    is the mark of a place, `rank` the weight of its name; `area` fills a space that has a size.
    `signs` are drawn beside the short name of a box.
    """

    id: str
    title: Words
    short: Words = ""
    shape: Literal["rect", "circle", "hex", "polygon"] = "rect"
    x: float
    y: float
    w: float = 0
    h: float = 0
    points: tuple[Point, ...] = ()
    slots: int = 1
    style: SpaceStyle = SpaceStyle.PLAIN
    area: AreaStyle = AreaStyle.PLAIN
    rank: Rank = Rank.LEAST
    side: str = ""
    signs: tuple[Sign, ...] = ()
    facts: tuple[Fact, ...] = ()


class Line(Part, frozen=True, kw_only=True):
    """A route, border or arrow between points; one with a `width` is as wide on the board."""

    id: str
    points: tuple[Point, ...]
    style: LineStyle = LineStyle.PLAIN
    side: str = ""
    title: Words = ""
    arrow: bool = False
    curved: bool = False
    width: float = 0
    pen: Literal["", "solid", "dashed", "dotted"] = ""


class Shape(Part, frozen=True, kw_only=True):
    """A filled area: land, lake, fog."""

    points: tuple[Point, ...]
    style: AreaStyle
    side: str = ""
    title: Words = ""


class Ring(Part, frozen=True, kw_only=True):
    """A circle, or the part of one between two bearings: a range, a sector, an old sighting.

    Bearings are degrees clockwise from the top.
    """

    x: float
    y: float
    radius: float
    inner: float = 0
    start: float = 0
    sweep: float = 360
    style: AreaStyle = AreaStyle.PLAIN
    side: str = ""
    text: Words = ""


class Tint(Part, frozen=True, kw_only=True):
    """The shading of a whole space: night, fog, the likelihood of a unit."""

    space: str
    style: AreaStyle
    strength: float = 1
    text: Words = ""


class Label(Part, frozen=True, kw_only=True):
    """Words on the map."""

    text: Words
    x: float
    y: float
    style: Lettering = Lettering.PLAIN
    size: float = 0
    angle: float = 0


class Board(Part, frozen=True, kw_only=True):
    """A map or display sheet; of its vistas the one called `vista` is shown at first."""

    id: str
    title: Words
    width: float
    height: float
    style: BoardStyle = BoardStyle.DISPLAY
    light: Light = Light.PLAIN
    focus: Focus = Focus.WHOLE
    vistas: tuple[Vista, ...] = ()
    vista: str = ""
    shapes: tuple[Shape, ...] = ()
    scatters: tuple[Scatter, ...] = ()
    lines: tuple[Line, ...] = ()
    rings: tuple[Ring, ...] = ()
    spaces: tuple[Space, ...] = ()
    labels: tuple[Label, ...] = ()
    legend: tuple[Key, ...] = ()
    measure: Measure | None = None


class Overlay(Part, frozen=True, kw_only=True):
    """Something drawn over a board for the moment: planned moves, fog, beliefs.

    An overlay with a title is a layer that the player can hide; `shown` is its first state.
    """

    board: str
    id: str = ""
    title: Words = ""
    shown: bool = True
    tints: tuple[Tint, ...] = ()
    shapes: tuple[Shape, ...] = ()
    rings: tuple[Ring, ...] = ()
    lines: tuple[Line, ...] = ()
    labels: tuple[Label, ...] = ()


class Counter(Part, frozen=True, kw_only=True):
    """The face of a counter: silhouette, name, ratings, side and status.

    `short` is the name that has room on the map, `tone` a pair of colours of the palette.
    """

    silhouette: str
    title: Words
    short: Words = ""
    side: str
    ratings: tuple[str, ...] = ()
    status: tuple[Words, ...] = ()
    style: CounterStyle = CounterStyle.PLAIN
    tone: str = ""


class Piece(Part, frozen=True, kw_only=True):
    """A counter somewhere on a board; pieces of one space and slot form a stack, in order.

    `fire` are the spaces it can fire into, drawn while the player points at it.
    """

    id: str
    board: str
    space: str
    face: Counter
    slot: int = 0
    facing: int | None = None
    ghost: bool = False
    spent: bool = False
    fire: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    boxes: tuple[Boxes, ...] = ()


class Mark(Part, frozen=True, kw_only=True):
    """A named value on a track or chart: a threshold, a goal, or the actual result."""

    value: int
    text: Words
    actual: bool = False


class Track(Part, frozen=True, kw_only=True):
    """A row of numbers with a marker on one of them; `cells` are words instead of numbers."""

    id: str
    title: Words
    low: int
    high: int
    value: int
    cells: tuple[Words, ...] = ()
    marks: tuple[Mark, ...] = ()
    rule: str = ""


class Panel(Part, frozen=True, kw_only=True):
    """A titled list of facts, or a record sheet; `note` says how to read it.

    Where there is room it lies in a `corner` of the `boards`, with its groups of pieces.
    """

    id: str
    title: Words
    note: Words = ""
    facts: tuple[Fact, ...] = ()
    boxes: tuple[Boxes, ...] = ()
    groups: tuple[Group, ...] = ()
    corner: Corner = Corner.NONE
    boards: tuple[str, ...] = ()


class Chart(Part, frozen=True, kw_only=True):
    """A distribution: entry i of `chances` is the chance of `low` + i."""

    id: str
    title: Words
    low: int
    chances: tuple[float, ...]
    marks: tuple[Mark, ...] = ()
    rule: str = ""


class Chance(Part, frozen=True, kw_only=True):
    """The chances of an option: `share` is the chance of `text`, from 0 to 1.

    `risk` is the chance of `against`. With a `subject` all this belongs to the option
    only while the question is about that piece.
    """

    option: str
    share: float
    text: Words
    risk: float = 0.0
    against: Words = ""
    subject: str = ""


class Insight(Part, frozen=True, kw_only=True):
    """Figures, charts and odds of options, computed from a seat's knowledge."""

    title: Words
    facts: tuple[Fact, ...] = ()
    charts: tuple[Chart, ...] = ()
    options: tuple[Chance, ...] = ()
    note: Words = ""


class Scene(Part, frozen=True, kw_only=True):
    """Everything one seat sees at one moment, except the log.

    Boards stay the same throughout a match; what changes on them is in overlays and pieces.
    """

    game: str
    title: Words
    subtitle: Words = ""
    focus: str = ""
    boards: tuple[Board, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    pieces: tuple[Piece, ...] = ()
    tracks: tuple[Track, ...] = ()
    panels: tuple[Panel, ...] = ()
    pages: tuple[Page, ...] = ()
    prompts: tuple[Prompt, ...] = ()

    def with_overlays(self, board: Board) -> Board:
        """Return a board with its present overlays, without layers that are hidden at first."""
        over = [layer for layer in self.overlays if layer.board == board.id and layer.shown]
        return msgspec.structs.replace(
            board,
            shapes=(*board.shapes, *(shape for o in over for shape in o.shapes)),
            rings=(*board.rings, *(ring for o in over for ring in o.rings)),
            lines=(*board.lines, *(line for o in over for line in o.lines)),
            labels=(*board.labels, *(label for o in over for label in o.labels)),
        )
