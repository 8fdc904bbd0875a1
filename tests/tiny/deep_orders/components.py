"""The box: a map of areas, the columns, and the table of stragglers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from sandtable.engine.components import (
    Both,
    Components,
    Count,
    Listed,
    Place,
    Positive,
    Printed,
    Row,
    Turn,
    entries,
)
from sandtable.engine.game import OptionKind
from sandtable.engine.maps import areas

PRINTED = Printed("tests.tiny.deep_orders", "components")


class Stragglers(Row, frozen=True):
    men: Count


class Spot(Struct, frozen=True):
    x: Place
    y: Place


class Scenario(Listed, frozen=True, kw_only=True):
    days: Turn
    columns: Positive


class Box(Components):
    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.map = areas(self.read(list[tuple[str, str]], "ways"))
        self.places: Mapping[str, Spot] = self.read(dict[str, Spot], "places")
        self.rivers: frozenset[str] = self.read(frozenset[str], "rivers")
        self.goal: str = self.read(str, "goal")
        self.men = self.figure("men")
        self.moves = self.figure("moves")
        self.scenarios: dict[str, Scenario] = entries(Scenario, data["scenario"])
        self.stragglers = self.table("stragglers", Stragglers).only


def open_box(override: Mapping[str, Any]) -> Box:
    return Box(PRINTED.under(override))


def options(box: Box) -> tuple[OptionKind, ...]:
    return (OptionKind("days", 3, Both("Días", "Days"), low=1, high=4),)
