"""The events of a march."""

from __future__ import annotations

from sandtable.engine.events import Event


class ColumnMarched(Event, frozen=True, kw_only=True):
    column: int
    space: str
    rule: str = "2.1"


class RiverCrossed(Event, frozen=True, kw_only=True):
    column: int
    swam: bool
    rule: str = "2.2"


class MenLost(Event, frozen=True, kw_only=True):
    column: int
    men: int
    rule: str = "3"


class MarchEnded(Event, frozen=True, kw_only=True):
    result: str
    rule: str = "4"
