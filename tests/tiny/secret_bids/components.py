"""What is in the box: the coin die, the lots and the table for ties."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from sandtable.engine.game import OptionKind, ScenarioInfo, merged, packaged
from sandtable.engine.tables import Column, Table, Titles

PACKAGE = "tests.tiny.secret_bids"


class Winner(Struct, frozen=True):
    seat: str


class Box(Struct, frozen=True):
    coin_die: int
    rich_purse: int
    lots: Mapping[str, int]
    needs: Mapping[str, int]
    rounds: Mapping[str, int]
    tie: Column[Winner]


def open_box(overrides: Mapping[str, Any]) -> Box:
    data = merged(tomllib.loads(packaged(PACKAGE, "components.toml")), overrides)
    tie = Table("tie", data["table"]["tie"], Winner).only
    lots, needs, rounds = data["lots"], data["needs"], data["rounds"]
    return Box(data["coin_die"], data["rich_purse"], lots, needs, rounds, tie)


def scenarios(box: Box) -> tuple[ScenarioInfo, ...]:
    names = {"short": Titles("Subasta corta", "Short auction"), "long": Titles("Larga", "Long")}
    return tuple(ScenarioInfo(name, names[name], names[name]) for name in box.rounds)


def options(box: Box) -> tuple[OptionKind, ...]:
    return (OptionKind("rich", default=False, titles=Titles("Bolsas llenas", "Full purses")),)
