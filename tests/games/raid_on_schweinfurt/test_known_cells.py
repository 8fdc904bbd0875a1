"""The cells of the reconstructed tables that the rulebook fixes."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.engine.tables import Column
from tests.games.raid_on_schweinfurt.builders import BOX

KNOWN: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("known_cells.toml").read_text("utf-8")
)


def name(entry: dict[str, Any]) -> str:
    words = (entry.get(key) for key in ("table", "kind", "column", "die", "value", "where"))
    return " ".join(str(word) for word in words if word is not None)


def column_of(entry: dict[str, Any]) -> Column[Any]:
    return BOX.tables[entry["table"]][entry.get("column", "")]


def holds(row: Any, expect: dict[str, Any]) -> bool:  # noqa: ANN401  (rows of any table)
    found = msgspec.to_builtins(row)
    return all(
        holds(getattr(row, key), value) if isinstance(value, dict) else found[key] == value
        for key, value in expect.items()
    )


@pytest.mark.parametrize("entry", KNOWN["cell"], ids=name)
def test_cell(entry: dict[str, Any]) -> None:
    assert holds(column_of(entry).read(entry["die"]), entry["expect"])


@pytest.mark.parametrize("entry", KNOWN["lookup"], ids=name)
def test_lookup(entry: dict[str, Any]) -> None:
    assert holds(column_of(entry).read(entry["value"]), entry["expect"])


@pytest.mark.parametrize("entry", KNOWN["reroll"], ids=name)
def test_reroll(entry: dict[str, Any]) -> None:
    assert BOX.rerolls[entry["kind"]].read(entry["die"]).value == entry["value"]


@pytest.mark.parametrize("entry", KNOWN["at_most"], ids=name)
def test_at_most(entry: dict[str, Any]) -> None:
    assert getattr(column_of(entry).read(entry["die"]), entry["field"]) <= entry["value"]


@pytest.mark.parametrize("entry", KNOWN["exists"], ids=name)
def test_exists(entry: dict[str, Any]) -> None:
    assert any(holds(span.row, entry["expect"]) for span in column_of(entry).spans)


def test_no_kind_of_known_cell_is_forgotten() -> None:
    assert set(KNOWN) == {"cell", "lookup", "reroll", "at_most", "exists"}
