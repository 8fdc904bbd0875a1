"""The worked examples of the rulebook, and its statements in figures."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.bismarck.runners import battle, combat, ending, movement, search
from tests.games.bismarck.runners.common import RUNNERS

CHAPTERS = (movement, search, combat, battle, ending)  # each has entered its runners
EXAMPLES: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("examples.toml").read_text("utf-8")
)["example"]


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(example, id=example["id"], marks=pytest.mark.rule(example["rule"]))
        for example in EXAMPLES
    ],
)
def test_example(example: dict[str, Any]) -> None:
    assert RUNNERS[example["id"]](example["given"]) == example["expected"]


def test_all_examples_have_a_runner_and_every_runner_an_example() -> None:
    assert {example["id"] for example in EXAMPLES} == set(RUNNERS)
    assert len(EXAMPLES) == 57
