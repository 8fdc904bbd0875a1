"""The data files in a game's package, and overrides applied to them."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any

from sandtable.engine.misfits import demand, misfit
from sandtable.engine.packaged import packaged

REMARKS = frozenset({"source", "note", "note_en", "note_es"})
"""The fields that every component may have besides its own."""


class Placed(dict[str, Any]):
    """Component data of an override; `place` is its place in the file."""

    def __init__(self, data: Mapping[str, Any], place: str) -> None:
        super().__init__(data)
        self.place = place

    def __or__(self, more: Mapping[str, Any]) -> Placed:  # type: ignore[override]  # the place stays
        return Placed({**self, **more}, self.place)


class Printed:
    """The printed components: the TOML files in `data/`, read once and joined into one mapping.

    The files in `apart` are filed under their own names. The entries of a list (`[[ship]]`) are
    known by their id, or by the field that `keys` names; without it all are replaced.
    """

    def __init__(
        self,
        package: str,
        *files: str,
        apart: Collection[str] = (),
        keys: Mapping[str, str] | None = None,
    ) -> None:
        self.package = package
        self.files = files
        self.apart = frozenset(apart)
        self.keys = keys or {}

    @cached_property
    def data(self) -> Mapping[str, Any]:
        joined: dict[str, Any] = {}
        for name in self.files:
            part = tomllib.loads(packaged(self.package, f"{name}.toml"))
            part = {name: part} if name in self.apart else part
            demand(not joined.keys() & part.keys(), f"{name}.toml repeats a name of another file.")
            joined |= part
        return joined

    def under(self, override: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the components with an override applied, or raise an error that says why not.

        Tables merge, entries of lists are added or merged by their key, all else is replaced.
        """
        check_names(override, self.data)
        return self._over(self.data, override)

    def _over(
        self, printed: Mapping[str, Any], override: Mapping[str, Any], within: str = ""
    ) -> dict[str, Any]:
        data = dict(printed)
        for name, theirs in override.items():
            ours: Any = data.get(name)
            if is_list_of_entries(ours):
                data[name] = self._entries(name, ours, theirs, within)
            elif name in self.apart:
                data[name] = Placed(self._over(ours, theirs, f"{name}."), f"[{name}]")
            else:
                data |= merged(data, {name: theirs})
                if isinstance(theirs, Mapping):
                    data[name] = placed(data[name], f"{within}{name}")
        return data

    def _entries(
        self, name: str, ours: list[dict[str, Any]], theirs: Any, within: str
    ) -> list[dict[str, Any]]:
        key, place = self.keys.get(name, "id"), f"[[{within}{name}]]"
        keyed = key in ours[0]
        if not (isinstance(theirs, list) and (keyed or are_tables(theirs))):
            raise misfit("override-is-a-list", name=name)
        if not keyed:
            return [Placed(entry, place) for entry in theirs]
        found = {entry[key]: entry for entry in ours}
        for entry in theirs:
            if not (isinstance(entry, Mapping) and isinstance(entry.get(key), str | int)):
                raise misfit("override-needs-its-key", name=name, field=key)
            whole = merged(found.get(entry[key], {}), entry)
            found[entry[key]] = Placed(whole, f"{place} {entry[key]}")
        return list(found.values())


def placed(data: Mapping[str, Any], path: str) -> Placed:
    """Return a table that knows its place, as do the tables in it."""
    found = {
        name: placed(value, f"{path}.{name}") if isinstance(value, Mapping) else value
        for name, value in data.items()
    }
    return Placed(found, f"[{path}]")


def is_list_of_entries(data: object) -> bool:
    return isinstance(data, list) and bool(data) and are_tables(data[:1])


def are_tables(data: list[Any]) -> bool:
    return all(isinstance(entry, Mapping) for entry in data)


def check_names(theirs: Mapping[str, Any], ours: Mapping[str, Any], path: str = "") -> None:
    """Refuse unknown names, which would have no effect."""
    unknown = [name for name in theirs if name not in ours and name not in REMARKS]
    if unknown:
        there = {"names": ", ".join(unknown), "those": ", ".join(ours)}
        raise misfit("override-has-unknown-names", place=path or "none", **there)
    for name, value in theirs.items():
        below, here = ours.get(name), f"{path}.{name}" if path else name
        if isinstance(below, Mapping):
            if not isinstance(value, Mapping):
                raise misfit("override-is-a-table", name=here)
            check_names(value, below, here)


def merged(data: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Apply an override to component data: tables merge, everything else is replaced."""
    result = dict(data)
    for key, value in over.items():
        below = result.get(key)
        both = isinstance(below, Mapping) and isinstance(value, Mapping)
        result[key] = merged(below, value) if both else value  # type: ignore[arg-type]  # both are mappings
    return result
