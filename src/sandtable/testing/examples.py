"""The worked examples of a rulebook, each run by a function of the game's tests.

EXAMPLES = Examples(Path(__file__).with_name("examples.toml"))

@EXAMPLES.runs("ex-7.16")
def visibility(given: Facts) -> Found: ...

class TestExamples(ExampleKit):
game, examples = GAME, EXAMPLES
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from sandtable.engine.match import AnyGame

Facts = Mapping[str, Any]
Found = dict[str, Any]
Runner = Callable[[Facts], Found]

FIELDS = frozenset(
    [
        "id",
        "rule",
        "title",
        "given",
        "expected",
        "steps",
        "ours",
        "printed",
        "note",
        "kind",
        "origin",
    ],
)


class Given(dict[str, Any]):
    """The facts of an example, which record that they were read."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.unread = set(facts)

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401  (whatever an example gives)
        self.unread.discard(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:  # noqa: ANN401  (whatever an example gives)
        self.unread.discard(name)
        return super().get(name, default)


class Examples:
    """The examples of a file, and the function that runs each of them."""

    def __init__(self, file: Path) -> None:
        self.listed: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["example"]
        self.runners: dict[str, Runner] = {}

    def __getitem__(self, name: str) -> dict[str, Any]:
        return next(example for example in self.listed if example["id"] == name)

    def runs(self, *ids: str) -> Callable[[Runner], Runner]:
        """Register a function as the runner of these examples."""

        def enter(runner: Runner) -> Runner:
            self.runners.update(dict.fromkeys(ids, runner))
            return runner

        return enter


class ExampleKit:
    """Every example gives the expected result and reads all its facts."""

    game: ClassVar[AnyGame]
    examples: ClassVar[Examples]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "example" in metafunc.fixturenames:
            metafunc.parametrize(
                "example",
                [
                    pytest.param(example, id=example["id"], marks=pytest.mark.rule(example["rule"]))
                    for example in self.examples.listed
                ],
            )

    def test_example(self, example: dict[str, Any]) -> None:
        given = Given(example["given"])
        expected = dict(example["expected"])
        if "steps" in example:
            expected["steps"] = example["steps"]

        found = self.examples.runners[example["id"]](given)

        assert found == expected
        assert not given.unread

    def test_every_example_has_a_runner_and_every_runner_an_example(self) -> None:
        ids = [example["id"] for example in self.examples.listed]

        assert sorted(ids) == sorted(self.examples.runners)

    def test_examples_tell_nothing_that_is_not_looked_at(self) -> None:
        assert {key for example in self.examples.listed for key in example} <= FIELDS

    def test_every_example_names_a_rule_of_the_index(self) -> None:
        rules = self.game.rules.rules

        assert [e["id"] for e in self.examples.listed if e["rule"] not in rules] == []
