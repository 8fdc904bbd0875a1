"""The worked examples of the rulebook (examples.toml), and its statements in figures."""

from sandtable.games.bismarck import GAME
from sandtable.testing.examples import ExampleKit
from tests.games.bismarck.runners import battle, combat, ending, movement, search
from tests.games.bismarck.runners.common import EXAMPLES

CHAPTERS = (movement, search, combat, battle, ending)  # each has entered its runners


class TestExamples(ExampleKit):
    game, examples = GAME, EXAMPLES


def test_no_example_is_lost() -> None:
    assert len(EXAMPLES.listed) == 57
