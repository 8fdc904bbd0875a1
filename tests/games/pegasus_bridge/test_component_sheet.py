"""The component sheet shows every changed figure of the box."""

from pathlib import Path

from sandtable.games.pegasus_bridge import GAME
from sandtable.testing.sheets import must_be_as_kept


def test_every_figure_is_as_it_stands_on_the_sheet() -> None:
    must_be_as_kept(GAME, Path(__file__).with_name("sheet.txt"))
