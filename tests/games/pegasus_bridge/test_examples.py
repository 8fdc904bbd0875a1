"""The rulebook's worked examples, figures of published play reports, and readings of the tables."""

from sandtable.games.pegasus_bridge import GAME
from sandtable.testing.examples import ExampleKit
from tests.games.pegasus_bridge.runners import ending, fire, gliders, movement
from tests.games.pegasus_bridge.runners.common import EXAMPLES

CHAPTERS = (gliders, movement, fire, ending)  # each has entered its runners


class TestExamples(ExampleKit):
    game, examples = GAME, EXAMPLES


def test_no_example_is_lost() -> None:
    assert len(EXAMPLES.listed) == 42
