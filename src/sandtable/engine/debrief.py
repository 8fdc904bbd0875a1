"""The parts of a debriefing, and the game's additions to the record of a match."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Generic, NamedTuple, TypeVar

import msgspec

from sandtable.engine.events import Event
from sandtable.engine.luck import LuckRow, Measure, Thrower, nobody
from sandtable.engine.parts import Part, Words
from sandtable.engine.scene import Chart, Fact

Box = TypeVar("Box")
State = TypeVar("State")


class ScoreLine(Part, frozen=True, kw_only=True):
    """An entry of the score with its rule."""

    text: Words
    points: int
    rule: str


class SideScore(Part, frozen=True, kw_only=True):
    """The score of one side: its lines add up to the total."""

    side: str
    title: Words
    total: int
    lines: tuple[ScoreLine, ...] = ()


class Moment(Part, frozen=True, kw_only=True):
    """A moment that a reader can turn to; `at` is the number of answers before it."""

    at: int
    title: Words


class Step(Part, frozen=True, kw_only=True):
    """The space of a unit from a moment on; an empty space means that the unit is gone."""

    moment: int
    space: str


class Trail(Part, frozen=True, kw_only=True):
    """The way of a unit across the board."""

    id: str
    side: str
    title: Words
    main: bool = False
    steps: tuple[Step, ...] = ()


class Happening(Part, frozen=True, kw_only=True):
    """An event on the time line; `row` is its line."""

    row: str
    side: str = ""
    text: Words
    rule: str = ""
    space: str = ""
    moment: int = 0


class Row(Part, frozen=True, kw_only=True):
    """A line of the time line."""

    id: str
    title: Words


class SideName(Part, frozen=True, kw_only=True):
    """A side and its name."""

    id: str
    name: Words


class Debriefing(Part, frozen=True, kw_only=True):
    """Everything that the record shows about a match, without playing on from it."""

    board: str = ""
    result: Words
    winner: str = ""
    sides: tuple[SideName, ...] = ()
    moments: tuple[Moment, ...]
    scores: tuple[SideScore, ...] = ()
    remarks: tuple[Fact, ...] = ()
    trails: tuple[Trail, ...] = ()
    rows: tuple[Row, ...] = ()
    happenings: tuple[Happening, ...] = ()
    luck: tuple[LuckRow, ...] = ()


class WinningChance(Part, frozen=True, kw_only=True):
    """The winning chance of the first seat at a moment; exact where no `games` were played.

    A draw counts half. `error` is the margin at 95 per cent.
    """

    moment: int
    share: float
    error: float = 0
    games: int = 0


class TurningPoint(Part, frozen=True, kw_only=True):
    """A moment that changed the chances, and the bot's choice at that moment.

    `yours` and `bots` are the first answers of `seat` in which they differ, both empty where they
    do not. The shares are that seat's chances with its own answers of this moment, and with the
    bot's from here on.
    """

    moment: int
    at: int
    change: float
    seat: str
    ask: Words = ""
    yours: Words = ""
    bots: Words = ""
    with_yours: float = 0
    with_bots: float = 0
    error: float = 0


class Hindsight(Part, frozen=True, kw_only=True):
    """The results of playing on so far: `done` steps out of `total`.

    `dice` is the effect of the dice alone on the winning chance, where it is exact.
    """

    seat: str
    chances: tuple[WinningChance, ...] = ()
    points: tuple[TurningPoint, ...] = ()
    chart: Chart | None = None
    dice: float | None = None
    done: int = 0
    total: int = 0


class Where(NamedTuple):
    """A unit in a space; the tracks of `main` units are drawn boldly."""

    id: str
    side: str
    title: Words
    space: str
    main: bool = False


class Debrief(msgspec.Struct, Generic[Box, State], frozen=True, kw_only=True):
    """The part of a debriefing that a game adds to the record.

    `moment` names the turn of a state at the start of a phase: a new name begins a new moment.
    `happening` says which events go on the time line, on one of its `rows`. `measures` count the
    rows of tables, by the name of the table. `chances` are exact winning chances by seat, where
    the game knows them. `metric` is the figure of an outcome by which a match is set beside those
    of bots. `sides` names sides that are not seats.
    """

    board: str = ""
    moment: Callable[[Box, State, str], tuple[Hashable, Words]]
    scores: Callable[[Box, State], tuple[SideScore, ...]]
    remarks: Callable[[Box, State], tuple[Fact, ...]] = lambda _, __: ()
    whereabouts: Callable[[Box, State], Iterable[Where]] = lambda _, __: ()
    sides: Mapping[str, Words] = {}
    rows: tuple[str, ...] = ()
    happening: Callable[[Box, Event], Happening | None] = lambda _, __: None
    measures: Mapping[str, tuple[Measure, ...]] = {}
    thrower: Thrower = nobody
    chances: Callable[[Box, State], Mapping[str, float] | None] = lambda _, __: None
    metric: str = ""
