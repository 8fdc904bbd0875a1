"""The worked examples of the rulebook, and those of our own that pin a ruling down."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sandtable.games.raid_on_schweinfurt import GAME
from tests.games.raid_on_schweinfurt.runners import flight, options, preparation
from tests.games.raid_on_schweinfurt.runners.common import RUNNERS

EXAMPLES: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("examples.toml").read_text("utf-8")
)["example"]
CHAPTERS = (preparation, flight, options)  # each has entered its runners
TOLD = {"id", "rule", "title", "given", "expected", "steps", "ours", "printed", "note"}


class Facts(dict[str, Any]):
    """The facts of an example, which notice when they are read."""

    def __init__(self, facts: dict[str, Any]) -> None:
        super().__init__(facts)
        self.unread = set(facts)

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401  (whatever an example gives)
        self.unread.discard(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:  # noqa: ANN401
        self.unread.discard(name)
        return super().get(name, default)


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(example, id=example["id"], marks=pytest.mark.rule(example["rule"]))
        for example in EXAMPLES
    ],
)
def test_example(example: dict[str, Any]) -> None:
    given = Facts(example["given"])
    expected = dict(example["expected"])
    if "steps" in example:
        expected["steps"] = example["steps"]

    found = RUNNERS[example["id"]](given)

    assert found == expected
    assert not given.unread


def test_all_examples_have_a_runner_and_every_runner_an_example() -> None:
    assert [example["id"] for example in EXAMPLES] == sorted(
        RUNNERS, key=[example["id"] for example in EXAMPLES].index
    )
    assert len(EXAMPLES) == 61


def test_examples_tell_nothing_that_is_not_looked_at() -> None:
    assert {key for example in EXAMPLES for key in example} <= TOLD


def test_every_example_names_a_rule_of_the_index() -> None:
    assert [e["id"] for e in EXAMPLES if e["rule"] not in GAME.rules.rules] == []


def test_a_printed_figure_is_shown_only_where_the_example_errs() -> None:
    """210 x 0.117 is no 25.6: the verification option's example is corrected (R14)."""
    (slip,) = [example for example in EXAMPLES if "printed" in example]

    assert slip["printed"]["real"] - slip["expected"]["real"] == 1
