"""The rows of all tables."""

from __future__ import annotations

from typing import Literal

from sandtable.engine.components import Count, Row, Turn
from sandtable.engine.texts import Text, say

FireColumn = Literal["c1", "c2", "c3", "c4", "c5"]


class EntryArea(Row, frozen=True):
    """The entry triangle of a group, and whether it loses a glider."""

    entry: Literal["1_3", "4_6"]
    lost: bool = False


class Place(Row, frozen=True):
    """A place in the file of a group, from 1."""

    place: Literal[1, 2, 3]


class Colour(Row, frozen=True):
    colour: Literal["blue", "red"]


class CrashCheck(Row, frozen=True):
    crashed: bool


class Crash(Row, frozen=True):
    """Points lost aboard, or everyone."""

    loss: Count
    all: bool = False


class Casualty(Row, frozen=True):
    result: Literal["unhurt", "wounded", "killed"]


class Hit(Row, frozen=True):
    """A result of fire or grenades: points lost, suppression, and (H)."""

    loss: Count = 0
    suppress: bool = False
    hit: bool = False

    @property
    def code(self) -> str:
        """The result as printed."""
        figure = "S" if self.suppress else str(self.loss) if self.loss else ""
        return figure + ("(H)" if self.hit else "") or "-"

    def said(self) -> Text:
        return say("hit", code=self.code)


class FireBand(Row, frozen=True):
    column: FireColumn


Toll = Literal["none", "half", "all", "engaged"]


class Melee(Row, frozen=True):
    """The cost of close combat to either side."""

    british: Toll
    german: Toll


class Ratio(Row, frozen=True):
    column: Literal["1-2", "1-1", "2-1", "3-1", "4-1"]


class Recovery(Row, frozen=True):
    recovered: bool


class Demolition(Row, frozen=True):
    result: Literal["destroyed", "damaged", "intact"]


class Collapse(Row, frozen=True):
    collapses: bool


class Pace(Row, frozen=True):
    points: Count


class Search(Row, frozen=True):
    prisoner: bool = False
    loss: Count = 0


class RetreatCheck(Row, frozen=True):
    who: Literal["force", "tank", "nobody"]


class Check(Row, frozen=True):
    fails: bool


class Passage(Row, frozen=True):
    passes: bool


class Junction(Row, frozen=True):
    straight: bool


class Activation(Row, frozen=True):
    alert: bool


class Discovery(Row, frozen=True):
    found: bool


class Escape(Row, frozen=True):
    escapes: bool


class Village(Row, frozen=True):
    entry: Literal["le_port", "benouville"]


class GermanForceRow(Row, frozen=True):
    force: str


class BritishForceRow(Row, frozen=True):
    force: str
    turn: Turn
