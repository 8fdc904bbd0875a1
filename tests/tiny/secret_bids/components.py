"""The box: the coin die, the lots and the table for ties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.engine.components import (
    Components,
    Count,
    Listed,
    Positive,
    Printed,
    Row,
    Sides,
    Switch,
    entries,
)
from sandtable.engine.game import OptionKind

PRINTED = Printed("tests.tiny.secret_bids", "components")


class Winner(Row, frozen=True):
    seat: str


class Scenario(Listed, frozen=True, kw_only=True):
    rounds: Positive


class Box(Components):
    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.coin_die = self.figure("coin_die", kind=Sides)
        self.rich_purse = self.figure("rich_purse")
        self.lots: Mapping[str, int] = self.read(dict[str, Count], "lots")
        self.needs: Mapping[str, int] = self.read(dict[str, Count], "needs")
        self.scenarios: dict[str, Scenario] = entries(Scenario, data["scenario"])
        self.options: dict[str, Switch] = entries(Switch, data["option"])
        self.tie = self.table("tie", Winner).only


def open_box(override: Mapping[str, Any]) -> Box:
    return Box(PRINTED.under(override))


def options(box: Box) -> tuple[OptionKind, ...]:
    return tuple(option.kind for option in box.options.values())
