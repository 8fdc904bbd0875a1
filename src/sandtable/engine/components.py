"""The components kit: how a game opens its box, reads typed parts from it and checks them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from sandtable.engine.game import OptionKind, ScenarioInfo
from sandtable.engine.misfits import demand, does_not_fit
from sandtable.engine.numbers import (
    Count,
    Dice,
    Figure,
    Percent,
    Place,
    Positive,
    Share,
    Shift,
    Sides,
    Turn,
    Weight,
)
from sandtable.engine.printed import REMARKS, Placed, Printed
from sandtable.engine.tables import Column, Table
from sandtable.engine.texts import Both

__all__ = [
    "SOURCES",
    "Amount",
    "Both",
    "Column",
    "Components",
    "Count",
    "Dice",
    "Figure",
    "Listed",
    "Named",
    "NamedRow",
    "Number",
    "Part",
    "Percent",
    "Place",
    "Positive",
    "Printed",
    "Row",
    "Share",
    "Shift",
    "Sides",
    "Source",
    "Switch",
    "Table",
    "Turn",
    "Weight",
    "demand",
    "entries",
    "entry",
]

SOURCES = ("rulebook", "example", "public", "reconstructed")
Source = Annotated[str, Meta(min_length=1, max_length=200)]
"""The source of figures: in a package one of `SOURCES`, in an override its owner's own words."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all components; `source` says where its figures come from."""

    source: Source


class Named(Part, frozen=True, kw_only=True):
    """A component with a name in both languages."""

    name_es: str
    name_en: str

    @property
    def names(self) -> Both:
        return Both(self.name_es, self.name_en)


class Listed(Named, frozen=True, kw_only=True):
    """A component that a list shows with a note: a scenario, an option."""

    id: str
    note_es: str = ""
    note_en: str = ""

    @property
    def notes(self) -> Both:
        return Both(self.note_es, self.note_en)


class Switch(Listed, frozen=True, kw_only=True):
    """An option of a match that is on or off."""

    default: bool = False

    @property
    def kind(self) -> OptionKind:
        return OptionKind(self.id, default=self.default, titles=self.names, notes=self.notes)


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the rows of all tables; a field that the row does not have is an error."""


class NamedRow(Row, frozen=True, kw_only=True):
    """A row that stands for something with an id and a name in both languages."""

    id: str
    name_es: str
    name_en: str

    @property
    def names(self) -> Both:
        return Both(self.name_es, self.name_en)


class Number(Row, frozen=True):
    """A row that is one figure of either sign."""

    value: Figure


class Amount(Row, frozen=True):
    """A row with a count."""

    value: Count


P = TypeVar("P", bound=Struct)
R = TypeVar("R", bound=Row)


class Components:
    """The box of one match, overrides applied. A game's own box reads its parts from `data`."""

    scenarios: Mapping[str, Listed]

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.tables: dict[str, Table[Any]] = {}

    def table(self, name: str, row: type[R]) -> Table[R]:
        """Read `[table.name]` and keep it among the tables that players can look up."""
        return self.keep(Table(name, self.data["table"][name], row))

    def keep(self, table: Table[R]) -> Table[R]:
        self.tables[table.name] = table
        return table

    def figure(self, *path: str, kind: Any = Count) -> int:
        """Read a single number, such as `[table.shadow] two_zones`."""
        return int(self.read(kind, *path))

    def read(self, kind: Any, *path: str) -> Any:
        """Read data that is not a component, such as a mapping, as a type with limits."""
        found: Any = self.data
        for name in path:
            found = found[name]
        try:
            return msgspec.convert(found, kind)
        except msgspec.ValidationError as error:
            raise does_not_fit(".".join(path), error) from error

    def table_list(self) -> Mapping[str, Table[Any]]:
        return self.tables

    def scenario_list(self) -> tuple[ScenarioInfo, ...]:
        return tuple(
            ScenarioInfo(
                scenario.id,
                scenario.names,
                scenario.notes,
                scenario.source,
                getattr(scenario, "seats", ()),
            )
            for scenario in self.scenarios.values()
        )


def entry(kind: type[P], data: Mapping[str, Any], key: str = "id") -> P:
    """Read one component; leave out remarks that its type has no field for."""
    known = set(kind.__struct_fields__)
    fields = {name: v for name, v in data.items() if name in known or name not in REMARKS}
    try:
        return msgspec.convert(fields, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise does_not_fit(place_of(kind, data, key), error) from error


def place_of(kind: type[Struct], data: Mapping[str, Any], key: str) -> str:
    """Return the place of a component in its file, or its kind."""
    if isinstance(data, Placed):
        return data.place
    words = re.sub(r"(?<!^)(?=[A-Z])", " ", kind.__name__).lower()
    return f"{words} {data.get(key, '')}".strip()


def entries(kind: type[P], data: Iterable[Mapping[str, Any]], key: str = "id") -> dict[Any, P]:
    """Read a list of components and file each under its key."""
    parts = [entry(kind, item, key) for item in data]
    return {getattr(part, key): part for part in parts}
