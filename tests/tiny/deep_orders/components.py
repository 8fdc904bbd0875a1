"""What is in the box: a map of areas, the columns, and the table of stragglers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.engine.game import OptionKind, ScenarioInfo, merged, packaged
from sandtable.engine.maps import Graph, areas
from sandtable.engine.tables import Column, Table, Titles

PACKAGE = "tests.tiny.deep_orders"


class Stragglers(Struct, frozen=True):
    men: int


class Place(Struct, frozen=True):
    x: int
    y: int


class Scenario(Struct, frozen=True):
    days: int
    columns: int


class Box(Struct, frozen=True):
    map: Graph
    places: Mapping[str, Place]
    rivers: frozenset[str]
    goal: str
    men: int
    moves: int
    scenarios: Mapping[str, Scenario]
    stragglers: Column[Stragglers]


def open_box(overrides: Mapping[str, Any]) -> Box:
    data = merged(tomllib.loads(packaged(PACKAGE, "components.toml")), overrides)
    return Box(
        areas([(one, other) for one, other in data["ways"]]),
        msgspec.convert(data["places"], dict[str, Place]),
        frozenset(data["rivers"]),
        data["goal"],
        data["men"],
        data["moves"],
        msgspec.convert(data["scenarios"], dict[str, Scenario]),
        Table("stragglers", data["table"]["stragglers"], Stragglers).only,
    )


def scenarios(box: Box) -> tuple[ScenarioInfo, ...]:
    titles = {"one": Titles("Una columna", "One column"), "two": Titles("Dos", "Two columns")}
    return tuple(ScenarioInfo(name, titles[name], titles[name]) for name in box.scenarios)


def options(box: Box) -> tuple[OptionKind, ...]:
    return (OptionKind("days", 3, Titles("Días", "Days"), low=1, high=4),)
