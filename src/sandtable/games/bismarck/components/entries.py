"""Reading entries of a data file: typed, with a sentence for whoever wrote what does not fit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from sandtable.engine.errors import BadInputError
from sandtable.engine.tables import Titles

REMARKS = frozenset({"note", "note_en", "note_es"})

Side = Literal["british", "german"]
Source = Literal["rulebook", "example", "public", "reconstructed"]


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all components; `source` says where its figures come from."""

    source: Source


class Named(Part, frozen=True, kw_only=True):
    """A component with a name in both languages."""

    name_es: str
    name_en: str

    @property
    def names(self) -> Titles:
        return Titles(self.name_es, self.name_en)


P = TypeVar("P", bound=Struct)


def entry(kind: type[P], data: Mapping[str, Any], key: str = "id") -> P:
    known = set(kind.__struct_fields__)
    fields = {name: v for name, v in data.items() if name in known or name not in REMARKS}
    try:
        return msgspec.convert(fields, kind, str_keys=True)
    except msgspec.ValidationError as error:
        what = f"{kind.__name__} {data.get(key, '')}".strip()
        msg = f"{what} does not fit: {error}."
        raise BadInputError(msg) from error


def entries(kind: type[P], data: Iterable[Mapping[str, Any]], key: str = "id") -> dict[Any, P]:
    """Read a list of entries and file each under its key."""
    parts = [entry(kind, item, key) for item in data]
    return {getattr(part, key): part for part in parts}


def demand(holds: object, why: str) -> None:
    """Refuse components that cannot be played."""
    if not holds:
        raise BadInputError(why)
