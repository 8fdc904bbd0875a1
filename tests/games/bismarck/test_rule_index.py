"""The rule index and the rulings, in both languages."""

import tomllib
from importlib import resources

from sandtable.engine.packaged import packaged
from sandtable.engine.rules import RuleIndex
from sandtable.games.bismarck.components import PRINTED, open_box

INDEX = RuleIndex(
    tomllib.loads(packaged(PRINTED.package, "rules.toml")),
    tomllib.loads(packaged(PRINTED.package, "rulings.toml")),
)
KINDS = {
    "correction",
    "definition",
    "flavour",
    "modifier",
    "option",
    "procedure",
    "restriction",
    "setup",
    "table",
    "victory",
}


def test_every_rule_is_said_in_both_languages() -> None:
    assert len(INDEX.rules) == 435
    for rule in INDEX.rules.values():
        assert rule.kind in KINDS
        assert all((rule.title.es, rule.title.en, rule.summary.es, rule.summary.en)), rule.id
        assert rule.summary.es != rule.summary.en


def test_every_ruling_names_rules_and_speaks_both_languages() -> None:
    assert [ruling.id for ruling in INDEX.rulings] == [f"R{n}" for n in range(1, 66)]
    assert all(r.rules and r.text.es and r.text.en for r in INDEX.rulings)
    assert [ruling.id for ruling in INDEX.rulings_on("12.13")] == ["R36"]


def test_sections_stand_before_their_rules() -> None:
    order = list(INDEX.rules)

    assert order.index("5.0") < order.index("5.1") < order.index("5.11") < order.index("5.2")
    assert order.index("9.26") < order.index("9.26(end)") < order.index("9.27")


def test_tables_and_schedules_cite_rules_of_the_index() -> None:
    box = open_box({})
    cited = {table.rule for table in box.tables.values()}
    cited |= {points.rule for points in box.points.values()}
    cited |= {end.rule for end in box.game_ends.values()}

    assert cited <= set(INDEX.rules)


def test_examples_cite_rules_of_the_index() -> None:
    text = resources.files("tests.games.bismarck").joinpath("examples.toml").read_text("utf-8")
    examples = tomllib.loads(text)["example"]

    assert len({example["id"] for example in examples}) == len(examples)
    assert {example["rule"] for example in examples} <= set(INDEX.rules)
