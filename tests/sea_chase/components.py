"""The box: the chart, the ships, and the gunnery table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from sandtable.engine.components import (
    Both,
    Components,
    Count,
    Listed,
    Place,
    Positive,
    Printed,
    Row,
    entries,
)
from sandtable.engine.game import OptionKind
from sandtable.engine.maps import Graph, zones

PRINTED = Printed("tests.sea_chase", "components")


class Hits(Row, frozen=True):
    hits: Count


class Sheet(Listed, frozen=True, kw_only=True, dict=True, eq=False):
    """A chart of staggered rows of zones."""

    rows: Positive
    columns: Positive
    side: Place
    land: tuple[str, ...]
    fleet: dict[str, tuple[str, str, str]]

    @cached_property
    def columns_of(self) -> dict[str, range]:
        """A row lies half a zone west of the row above, so every other row begins one later."""
        starts = {chr(65 + row): 1 + (row + 1) // 2 for row in range(self.rows)}
        return {row: range(start, start + self.columns) for row, start in starts.items()}

    @cached_property
    def places(self) -> dict[str, tuple[float, float]]:
        """The upper left corner of each zone."""
        return {
            f"{row}{column}": (self.side * (column - down / 2), self.side * (1 + down))
            for down, (row, columns) in enumerate(self.columns_of.items())
            for column in columns
        }

    @cached_property
    def graph(self) -> Graph:
        return zones(self.columns_of)


class Box(Components):
    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.scenarios: dict[str, Sheet] = entries(Sheet, data["sheet"])
        self.boxes: Mapping[str, int] = self.read(dict[str, Count], "boxes")
        self.gunnery = self.table("gunnery", Hits).only


def open_box(override: Mapping[str, Any]) -> Box:
    return Box(PRINTED.under(override))


def options(box: Box) -> tuple[OptionKind, ...]:
    return (OptionKind("turns", 2, Both("Turnos", "Turns"), low=1, high=4),)
