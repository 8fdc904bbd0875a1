"""What is in the box: the chart, the ships, and the gunnery table."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct, convert

from sandtable.engine.game import OptionKind, ScenarioInfo, merged, packaged
from sandtable.engine.maps import Graph, zones
from sandtable.engine.tables import Column, Table, Titles

PACKAGE = "tests.sea_chase"


class Hits(Struct, frozen=True):
    hits: int


class Sheet(Struct, frozen=True, dict=True, eq=False):
    """A chart of staggered rows of zones."""

    rows: int
    columns: int
    side: float
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


class Box(Struct, frozen=True, eq=False):
    sheets: Mapping[str, Sheet]
    boxes: Mapping[str, int]
    gunnery: Column[Hits]


def open_box(overrides: Mapping[str, Any]) -> Box:
    data = merged(tomllib.loads(packaged(PACKAGE, "components.toml")), overrides)
    gunnery = Table("gunnery", data["table"]["gunnery"], Hits).only
    return Box(convert(data["sheets"], dict[str, Sheet]), data["boxes"], gunnery)


def scenarios(box: Box) -> tuple[ScenarioInfo, ...]:
    titles = {"strait": Titles("El estrecho", "The strait"), "ocean": Titles("Océano", "Ocean")}
    return tuple(ScenarioInfo(name, titles[name], titles[name]) for name in box.sheets)


def options(box: Box) -> tuple[OptionKind, ...]:
    return (OptionKind("turns", 2, Titles("Turnos", "Turns"), low=1, high=4),)
