"""9. The worked examples of the battle board."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.bismarck.runners import battle
from tests.games.bismarck.runners.common import RUNNERS

CHAPTERS = (battle,)  # each has entered its runners
EXAMPLES: dict[str, dict[str, Any]] = {
    example["id"]: example
    for example in tomllib.loads(Path(__file__).with_name("examples.toml").read_text("utf-8"))[
        "example"
    ]
}


@pytest.mark.parametrize("name", RUNNERS)
def test_example(name: str) -> None:
    assert RUNNERS[name](EXAMPLES[name]["given"]) == EXAMPLES[name]["expected"]
