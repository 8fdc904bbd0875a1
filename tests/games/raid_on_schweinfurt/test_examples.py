"""The worked examples of the rulebook (examples.toml), and ours that pin a ruling down."""

from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.testing.examples import ExampleKit
from tests.games.raid_on_schweinfurt.runners import flight, options, preparation
from tests.games.raid_on_schweinfurt.runners.common import EXAMPLES

CHAPTERS = (preparation, flight, options)  # each has entered its runners


class TestExamples(ExampleKit):
    game, examples = GAME, EXAMPLES


def test_no_example_is_lost() -> None:
    assert len(EXAMPLES.listed) == 61


def test_a_printed_figure_is_shown_only_where_the_example_errs() -> None:
    """210 x 0.117 is no 25.6: the verification option's example is corrected (R14)."""
    (slip,) = [example for example in EXAMPLES.listed if "printed" in example]

    assert slip["printed"]["real"] - slip["expected"]["real"] == 1
