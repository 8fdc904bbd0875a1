"""Tables: rows with ranges, clamped modifiers, columns and sources."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sandtable.engine.errors import BadInputError
from sandtable.engine.tables import NONE, Modifier, Modifiers, Table
from sandtable.engine.texts import Both


class Loss(msgspec.Struct, frozen=True):
    bombers: int
    reroll: str = ""


ROWS: list[dict[str, Any]] = [
    {"lo": 1, "hi": 3, "bombers": 0},
    {"lo": 4, "hi": 5, "bombers": 1},
    {"lo": 6, "hi": 6, "bombers": 0, "reroll": "ra", "source": "example"},
]
HEAD = {"title_es": "Tabla", "title_en": "Table", "rule": "IX", "source": "rulebook", "die": 6}


def table(**data: object) -> Table[Loss]:
    return Table("t1", {**HEAD, "rows": ROWS, **data}, Loss)


@pytest.mark.parametrize(("value", "bombers"), [(1, 0), (3, 0), (4, 1), (5, 1)])
def test_a_value_is_read_in_its_row(value: int, bombers: int) -> None:
    assert table().only.read(value) == Loss(bombers)


@pytest.mark.parametrize(("value", "clamped"), [(-3, 1), (0, 1), (1, 1), (6, 6), (7, 6), (99, 6)])
def test_beyond_the_table_its_first_or_last_entry_counts(value: int, clamped: int) -> None:
    column = table().only

    assert column.clamp(value) == clamped
    assert column.read(value) == column.read(clamped)


def test_a_table_may_print_results_beyond_its_die() -> None:
    rows = [{"lo": 0, "hi": 5, "bombers": 0}, {"lo": 6, "hi": 8, "bombers": 2}]
    column = table(rows=rows, high=8).only

    assert [column.clamp(value) for value in (-1, 8, 9)] == [0, 8, 8]
    with pytest.raises(BadInputError, match="t1 must cover 1 to 6 without gaps"):
        table(rows=rows)
    with pytest.raises(BadInputError, match="t1 must cover 1 to 9 without gaps"):
        table(rows=rows, high=9)


def test_a_row_has_its_own_source_or_that_of_its_table() -> None:
    spans = table().only.spans

    assert [span.source for span in spans] == ["rulebook", "rulebook", "example"]


@pytest.mark.parametrize("total", range(-7, 8))
def test_a_shifted_column_reads_every_face_with_the_modifier(total: int) -> None:
    column = table().only
    expected = [column.read(face + total) for face in range(1, 7)]

    assert list(column.shifted[total][1:]) == expected
    rows, weights = column.merged(total)
    assert sum(weights) == 6
    assert len(set(rows)) == len(rows)
    assert {row: expected.count(row) for row in expected} == dict(zip(rows, weights, strict=True))


def test_merged_faces_are_those_that_lead_to_equal_rows() -> None:
    rows = [{"lo": n, "hi": n, "bombers": n % 2} for n in range(1, 7)]

    assert table(rows=rows).only.merged(0) == ((Loss(1), Loss(0)), (3, 3))


def test_a_table_may_have_columns() -> None:
    good, poor = ROWS, [{"lo": 1, "hi": 6, "bombers": 2}]
    both = table(columns={"good": good, "poor": poor})

    assert both["good"].read(4) == Loss(1)
    assert both["poor"].read(4) == Loss(2)
    assert both["poor"].name == "poor"
    assert both["poor"].table is both


def test_a_table_without_a_die_is_only_looked_up() -> None:
    bands = [{"lo": 0, "hi": 10, "bombers": 0}, {"lo": 11, "hi": 400, "bombers": 1}]
    column = table(die=0, rows=bands).only

    assert [column.read(value).bombers for value in (0, 10, 11, 400, 500)] == [0, 0, 1, 1, 1]


@pytest.mark.parametrize("rows", [
    ROWS[:2],
    ROWS[1:],
    [ROWS[0], ROWS[2]],
    [ROWS[0], ROWS[0], *ROWS[1:]],
    [*ROWS, {"lo": 7, "hi": 7, "bombers": 9}],
    [{"lo": 6, "hi": 1, "bombers": 0}],
    ROWS[::-1],
])  # fmt: skip
def test_gaps_and_overlaps_are_refused(rows: list[dict[str, Any]]) -> None:
    with pytest.raises(BadInputError, match="t1 must cover 1 to 6 without gaps"):
        table(rows=rows)


@pytest.mark.parametrize(("row", "says"), [
    ({"lo": 1, "hi": 6}, "bombers"),
    ({"lo": 1, "hi": 6, "bombers": "two"}, "two"),
    ({"lo": 1, "hi": 6, "bombers": 1, "bomber": 1}, "no field bomber"),
    ({"lo": 1, "bombers": 1}, "hi"),
    ({"lo": 1, "hi": 6.5, "bombers": 1}, "hi"),
    ("row", "row"),
])  # fmt: skip
def test_a_row_that_does_not_fit_is_refused_by_name(row: object, says: str) -> None:
    with pytest.raises(BadInputError, match=f"Table t1.*{says}"):
        table(rows=[row])


def test_a_table_without_rows_is_refused() -> None:
    with pytest.raises(BadInputError, match="t1 needs a list of rows"):
        table(rows=[])


def test_modifiers_keep_the_books_order_and_leave_out_zeros() -> None:
    night, mode = Modifier("night", 1, "XIX.night"), Modifier("mode", -2, "X")
    modifiers = Modifiers(night, Modifier("nothing", 0, "X"), mode)

    assert list(modifiers) == [night, mode]
    assert modifiers.total == -1
    assert list(modifiers + Modifiers(night)) == [night, mode, night]
    assert (NONE.total, list(NONE)) == (0, [])


def test_titles_are_read_by_language() -> None:
    assert [Both("Tabla", "Table")[language] for language in ("es", "en")] == ["Tabla", "Table"]
