"""The manual's worked examples and figures, and readings of its tables: `examples.toml`."""

from sandtable.games.wing_and_a_prayer import GAME
from sandtable.testing.examples import ExampleKit
from tests.games.wing_and_a_prayer.runners import air_combat, campaign, duel, flight
from tests.games.wing_and_a_prayer.runners.common import EXAMPLES

CHAPTERS = (campaign, flight, air_combat, duel)  # each has entered its runners


class TestExamples(ExampleKit):
    game, examples = GAME, EXAMPLES


def test_no_example_is_lost() -> None:
    assert len(EXAMPLES.listed) == 57
