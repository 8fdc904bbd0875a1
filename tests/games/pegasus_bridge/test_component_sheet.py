"""No figure in the box changes unnoticed."""

from itertools import zip_longest

from tests.games.pegasus_bridge.sheet import SHEET, sheet


def test_every_figure_is_as_it_stands_on_the_sheet() -> None:
    for kept, now in zip_longest(SHEET.read_text("utf-8").splitlines(), sheet().splitlines()):
        assert now == kept, "Write the sheet again: python -m tests.games.pegasus_bridge.sheet"
