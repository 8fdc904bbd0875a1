"""The rows of a game's data files that carry a rule."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

from sandtable.engine.match import AnyGame

INDEX = {"rules.toml", "rulings.toml", "briefing.toml"}
NAMES = ("id", "name", "ship", "zone")


def rows_of(game: AnyGame, rule: str) -> list[str]:
    """Return the places in the data whose `rule` or `rules` is this one, such as a table's row."""
    folder = resources.files(game.package).joinpath("data")
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return [
        f"{file} {path}"
        for file in files
        if file not in INDEX
        for path in carriers(tomllib.loads(folder.joinpath(file).read_text("utf-8")), rule)
    ]


def carriers(row: Mapping[str, Any], rule: str, path: str = "") -> Iterator[str]:
    if path and rule in (row.get("rule"), *listed(row.get("rules"))):
        yield path
    for key, value in row.items():
        for name, below in rows_in(key, value):
            yield from carriers(below, rule, f"{path}.{name}" if path else name)


def listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def rows_in(key: str, value: object) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the rows under a key: a table, or each of a list by its name or number."""
    if isinstance(value, dict):
        yield key, value
    for number, row in enumerate(listed(value)):
        if isinstance(row, dict):
            name = next((row[n] for n in NAMES if n in row), number)
            yield f"{key}[{name}]", row
