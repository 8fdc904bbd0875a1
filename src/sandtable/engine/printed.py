"""The data files of a game as its package carries them, and overrides laid over them."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from functools import cached_property
from importlib import resources
from typing import Any

from sandtable.engine.errors import BadInputError

REMARKS = frozenset({"source", "note", "note_en", "note_es"})
"""The fields that every component may have besides its own."""
PLURALS = {"": "components", "table": "tables"}


def packaged(package: str, name: str) -> str:
    """Read a data file that is part of a package."""
    return resources.files(package).joinpath("data", name).read_text("utf-8")


class Printed:
    """The printed components: the TOML files in `data/`, read once and joined into one mapping.

    The files in `apart` are filed under their own names. The entries of a list (`[[ship]]`) are
    known by their id, or by the field that `keys` names.
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
        """Return the components with an override laid over them, or say what does not fit.

        Tables merge, entries of lists are added or merged by their key, all else is replaced.
        """
        check_names(override, self.data)
        return self._over(self.data, override)

    def _over(self, printed: Mapping[str, Any], override: Mapping[str, Any]) -> dict[str, Any]:
        data = dict(printed)
        for name, theirs in override.items():
            ours: Any = data.get(name)
            if is_list_of_entries(ours):
                data[name] = self._entries(name, ours, theirs)
            elif name in self.apart:
                data[name] = self._over(ours, theirs)
            else:
                data |= merged(data, {name: theirs})
        return data

    def _entries(self, name: str, ours: list[dict[str, Any]], theirs: Any) -> list[dict[str, Any]]:
        key = self.keys.get(name, "id")
        demand(isinstance(theirs, list), f"In an override {name} is a list: [[{name}]].")
        found = {entry[key]: entry for entry in ours}
        for entry in theirs:
            known = isinstance(entry, Mapping) and isinstance(entry.get(key), str | int)
            demand(known, f"Every {name} of an override needs its {key}.")
            found[entry[key]] = merged(found.get(entry[key], {}), entry)
        return list(found.values())


def is_list_of_entries(data: object) -> bool:
    return isinstance(data, list) and bool(data) and isinstance(data[0], Mapping)


def check_names(theirs: Mapping[str, Any], ours: Mapping[str, Any], path: str = "") -> None:
    """Refuse names we do not have: they would change nothing, which nobody wants."""
    unknown = [name for name in theirs if name not in ours and name not in REMARKS]
    what = PLURALS.get(path, f"fields of {path}")
    there = f"There are no {what} called {', '.join(unknown)}; there are {', '.join(ours)}."
    demand(not unknown, there)
    for name, value in theirs.items():
        below, here = ours.get(name), f"{path}.{name}" if path else name
        if isinstance(below, Mapping):
            demand(isinstance(value, Mapping), f"In an override {here} is a table: [{here}].")
            check_names(value, below, here)


def merged(data: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Lay an override over component data: tables merge, everything else is replaced."""
    result = dict(data)
    for key, value in over.items():
        below = result.get(key)
        both = isinstance(below, Mapping) and isinstance(value, Mapping)
        result[key] = merged(below, value) if both else value  # type: ignore[arg-type]  # both are mappings
    return result


def demand(holds: object, why: str) -> None:
    """Refuse components that cannot be played."""
    if not holds:
        raise BadInputError(why)
