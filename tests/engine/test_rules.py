"""The rule index: every rule by its number, its homes in code, and its rulings."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.errors import BadInputError
from sandtable.engine.rules import RuleIndex, homes_in, package_of, rule
from tests.tiny.secret_bids import GAME, rules


def entry(name: str, kind: str = "procedure") -> dict[str, str]:
    texts = {f"{part}_{language}": f"{part} {language}" for part in ("title", "summary")
             for language in ("es", "en")}  # fmt: skip
    return {"id": name, "kind": kind, **texts}


def ruling(name: str, *on: str) -> dict[str, Any]:
    return {"id": name, "rules": list(on), "text_es": "Así", "text_en": "Thus"}


INDEX = RuleIndex(
    {"rule": [entry("10"), entry("9.1", "flavour"), entry("9", "definition")]},
    {"ruling": [ruling("R1", "10", "9"), ruling("R2", "9")]},
)


def test_rules_keep_the_order_of_the_book_and_are_never_parsed() -> None:
    assert list(INDEX.rules) == ["10", "9.1", "9"]
    assert INDEX["10"].title["es"] == "title es"


def test_definitions_and_flavour_ask_for_no_code() -> None:
    assert [name for name, found in INDEX.rules.items() if found.is_played] == ["10"]


def test_rulings_are_found_by_the_rules_they_concern() -> None:
    assert [found.id for found in INDEX.rulings_on("9")] == ["R1", "R2"]
    assert INDEX.rulings_on("9.1") == ()


def test_an_unknown_rule_is_refused_by_its_number() -> None:
    with pytest.raises(BadInputError, match=r"no rule 11\.2"):
        INDEX["11.2"]


def test_a_ruling_on_an_unknown_rule_is_refused() -> None:
    with pytest.raises(BadInputError, match="77"):
        RuleIndex({"rule": [entry("10")]}, {"ruling": [ruling("R1", "77")]})


def test_a_function_is_the_home_of_the_rules_it_claims() -> None:
    homes = homes_in(GAME.package)

    assert [home.name for home in homes["3.2"]] == ["plan"]
    assert [(home.name, home.rank) for home in homes["3.1"]] == [("plan", 0)]
    assert homes["3.2"][0].module == rules.__name__
    assert homes["3.2"][0].line > 0
    assert "1" not in homes


def test_a_home_stays_the_function_it_was() -> None:
    def march() -> int:
        return 1

    assert rule("test 2.1")(march) is march
    assert homes_in("nowhere") == {}


def test_the_main_home_of_a_rule_is_the_function_that_cites_it_foremost() -> None:
    @rule("test 3.1", "test 3.2")
    def first() -> None: ...

    @rule("test 3.2")
    def second() -> None: ...

    assert [home.name.split(".")[-1] for home in homes_in(package_of(__name__))["test 3.2"]] == [
        "second",
        "first",
    ]


@pytest.mark.parametrize("typed", ["9.84(bc)", "9.84.bc", "9.84.BC", "9.84-bc"])
def test_an_id_is_found_however_a_shell_lets_it_be_typed(typed: str) -> None:
    index = RuleIndex({"rule": [entry("9.8"), entry("9.84(bc)"), entry("9.84")]}, {"ruling": []})

    assert index.named(typed) == ["9.84(bc)"]
    assert [found.id for found in index.under("9.84")] == ["9.84(bc)"]
    assert index.named("9.84(b)") == []


@pytest.mark.parametrize(("module", "package"), [
    ("sandtable.games.bismarck.rules.ch07_search", "sandtable.games.bismarck"),
    ("sandtable.games.bismarck.rules", "sandtable.games.bismarck"),
    ("sandtable.games.bismarck.view", "sandtable.games.bismarck"),
])  # fmt: skip
def test_a_module_belongs_to_its_game(module: str, package: str) -> None:
    assert package_of(module) == package
