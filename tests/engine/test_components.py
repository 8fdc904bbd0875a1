"""The components kit: a box is opened, overrides are laid over it, and every figure has bounds."""

from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from sandtable.engine.components import (
    Amount,
    Both,
    Components,
    Count,
    Dice,
    Listed,
    Named,
    Number,
    Part,
    Percent,
    Printed,
    Shift,
    Switch,
    demand,
    entries,
    entry,
)
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import OptionKind, ScenarioInfo
from sandtable.engine.numbers import divide_up
from sandtable.engine.printed import merged
from tests.tiny.deep_orders.components import PRINTED, open_box

NAMES = {"name_es": "Granadero", "name_en": "Grenadier", "source": "rulebook"}


class Soldier(Named, frozen=True, kw_only=True):
    id: str
    height: Annotated[int, Meta(ge=150, le=220)]


def test_an_override_merges_tables_and_replaces_everything_else() -> None:
    data = {"table": {"t1": {"die": 6, "rows": [1, 2]}, "t2": {"die": 10}}, "goal": 4}
    over = {"table": {"t1": {"rows": [3]}}, "goal": {"win": 5}, "new": True}

    assert merged(data, over) == {
        "table": {"t1": {"die": 6, "rows": [3]}, "t2": {"die": 10}},
        "goal": {"win": 5},
        "new": True,
    }
    assert data["table"] == {"t1": {"die": 6, "rows": [1, 2]}, "t2": {"die": 10}}


def test_entries_of_an_override_are_merged_or_added_by_their_id() -> None:
    long = {"id": "three", "name_es": "Tres", "name_en": "Three", "source": "my sheet"}
    box = open_box({"scenario": [{"id": "two", "days": 9}, {**long, "days": 4, "columns": 3}]})

    assert {name: (s.days, s.columns) for name, s in box.scenarios.items()} == {
        "one": (3, 1),
        "two": (9, 2),
        "three": (4, 3),
    }
    assert box.scenario_list()[2] == ScenarioInfo(
        "three", Both("Tres", "Three"), Both("", ""), "my sheet"
    )
    assert PRINTED.data["scenario"][1]["days"] == 3


def test_entries_are_known_by_another_field_where_the_game_says_so() -> None:
    printed = Printed("tests.tiny.deep_orders", "components", keys={"scenario": "days"})

    assert len(printed.under({"scenario": [{"days": 5}]})["scenario"]) == 2


def test_a_file_kept_apart_is_filed_under_its_own_name() -> None:
    printed = Printed("tests.tiny.deep_orders", "components", apart=["components"])

    assert printed.under({"components": {"men": 2}})["components"]["men"] == 2
    assert printed.data["components"]["men"] == 6


def test_two_files_with_the_same_name_are_refused() -> None:
    with pytest.raises(BadInputError, match=r"components\.toml repeats a name of another file"):
        _ = Printed("tests.tiny.deep_orders", "components", "components").data


@pytest.mark.parametrize(
    ("override", "why"),
    [
        (
            {"mens": 3},
            "There are no components called mens; the known names are ways, rivers",
        ),
        ({"table": {"stranglers": {}}}, "There are no tables called stranglers"),
        ({"table": {"stragglers": {"dye": 6}}}, "no fields of table.stragglers called dye"),
        ({"table": 3}, r"In an override table is a table: \[table\]"),
        ({"scenario": 3}, r"In an override scenario is a list: \[\[scenario\]\]"),
        ({"scenario": [3]}, r"Every \[\[scenario\]\] of an override needs its id"),
        ({"scenario": [{"days": 3}]}, r"Every \[\[scenario\]\] of an override needs its id"),
        (
            {"scenario": [{"id": [], "days": 3}]},
            r"Every \[\[scenario\]\] of an override needs its id",
        ),
        ({"scenario": [{"id": "one", "day": 3}]}, r"^\[\[scenario\]\] one is not valid: .*day"),
        ({"scenario": [{"id": "one", "days": 1000}]}, r"^\[\[scenario\]\] one is not valid: .*999"),
        ({"men": 10_000}, "men is not valid: .*9999"),
        ({"men": -1}, "men is not valid"),
        ({"men": 1.5}, "men is not valid"),
        ({"men": True}, "men is not valid"),
        ({"places": {"camp": {"x": 1e9}}}, "places is not valid: .*100000"),
        ({"places": {"camp": {"x": float("nan")}}}, "places is not valid"),
        ({"table": {"stragglers": {"die": 101}}}, "Table stragglers is not valid: .*100"),
        ({"table": {"stragglers": {"rows": [{"lo": 1, "hi": 10_000, "men": 0}]}}}, "9999"),
        ({"table": {"stragglers": {"rows": [{"lo": 1, "hi": 6, "men": -1}]}}}, "stragglers, row"),
        ({"table": {"stragglers": {"rows": [{"lo": 1, "hi": 6, "mem": 1}]}}}, "stragglers, row"),
    ],
)
def test_an_override_that_does_not_fit_is_refused(override: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInputError, match=why):
        open_box(override)


def test_remarks_may_stand_anywhere_in_an_override() -> None:
    remark = {"note_en": "Off my own card.", "source": "my sheet"}

    assert open_box({"note": "Mine.", "table": {"stragglers": remark}}).stragglers.table.source == (
        "my sheet"
    )
    assert entry(Soldier, {**NAMES, "id": "jean", "height": 180, "note": "x"}).height == 180


def test_an_entry_says_what_does_not_fit_and_where() -> None:
    with pytest.raises(
        BadInputError,
        match=r"^soldier jean is not valid: height: it must be a whole number of at most 220",
    ):
        entry(Soldier, {**NAMES, "id": "jean", "height": 221})
    with pytest.raises(BadInputError, match="source"):
        entry(Part, {})


@pytest.mark.parametrize(
    ("override", "said"),
    [
        (
            {"scenario": [{"id": "one", "days": 1000}]},
            "[[scenario]] one no es correcto: days: debe",
        ),
        ({"scenario": [{"days": 1}]}, "Cada [[scenario]] de un archivo de componentes"),
        ({"scenario": 3}, "scenario es una lista: [[scenario]]"),
        ({"table": 3}, "table es una tabla: [table]"),
        ({"mens": 3}, "No hay componentes con el nombre mens"),
        ({"table": {"stragglers": {"die": 101}}}, "La tabla stragglers no es correcto: die"),
        ({"table": {"stragglers": {"rows": [{"lo": "x"}]}}}, "fila lo x, no es correcto: lo"),
    ],
)
def test_a_misfit_names_its_place_in_the_file_in_spanish_too(
    override: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadInputError) as refused:
        open_box(override)

    assert said in refused.value.spoken("es")


def test_entries_are_filed_under_their_key() -> None:
    rows = [{**NAMES, "id": name, "height": 180} for name in ("jean", "luc")]

    assert list(entries(Soldier, rows)) == ["jean", "luc"]
    assert list(entries(Soldier, rows[:1], "height")) == [180]


def test_named_listed_and_switched_components_speak_both_languages() -> None:
    notes = {"note_es": "Sí.", "note_en": "Yes."}
    switch = entry(Switch, {**NAMES, **notes, "id": "guard", "default": True})

    assert entry(Listed, {**NAMES, "id": "guard"}).names["es"] == "Granadero"
    assert switch.kind == OptionKind(
        "guard", default=True, titles=Both("Granadero", "Grenadier"), notes=Both("Sí.", "Yes.")
    )


class Bounded(Struct):
    count: Count = 0
    percent: Percent = 0
    shift: Shift = 0
    dice: Dice = 1


@pytest.mark.parametrize(
    ("kind", "fits", "does_not_fit"),
    [
        ("count", (0, 9_999), (-1, 10_000)),
        ("percent", (0, 100), (-1, 101)),
        ("shift", (-99, 99), (-100, 100)),
        ("dice", (1, 20), (0, 21)),
    ],
)
def test_every_kind_of_number_has_its_bounds(
    kind: str, fits: tuple[int, ...], does_not_fit: tuple[int, ...]
) -> None:
    for value in fits:
        assert getattr(entry(Bounded, {kind: value}), kind) == value
    for value in does_not_fit:
        with pytest.raises(BadInputError, match="bounded is not valid"):
            entry(Bounded, {kind: value})


def test_division_rounds_up() -> None:
    assert [divide_up(a, 2) for a in (-1, 0, 1, 2, 3)] == [0, 0, 1, 1, 2]


def test_rows_that_are_one_number() -> None:
    assert entry(Number, {"value": -3}).value == -3
    with pytest.raises(BadInputError, match="amount is not valid"):
        entry(Amount, {"value": -3})


def test_a_box_keeps_the_tables_that_are_read_from_it() -> None:
    box = open_box({})

    assert list(box.table_list()) == ["stragglers"]
    assert Components({"a": {"b": 3}}).figure("a", "b") == 3


def test_a_demand_is_met_or_raises_its_sentence() -> None:
    demand([1], "There must be one.")
    with pytest.raises(BadInputError, match="There must be one"):
        demand([], "There must be one.")
