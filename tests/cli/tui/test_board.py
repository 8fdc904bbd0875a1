"""A board in a pane: names are written in full where there is room."""

from io import StringIO
from pathlib import Path

from rich.console import Console

from sandtable.cli.session import Session, bots_for
from sandtable.cli.tui.board import drawn
from sandtable.engine.dice import seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games.wing_and_a_prayer import GAME

PANE = (45, 20)
"""That of a screen of 80 columns."""


def written(session: Session, board: str) -> list[str]:
    scene = session.scene()
    found = next(one for one in scene.boards if one.id == board)
    console = Console(width=PANE[0], file=StringIO())
    console.print(drawn(session, scene, found, PANE))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def test_no_rating_of_a_bomber_is_cut_on_a_small_screen(tmp_path: Path) -> None:
    match = Match(GAME, Setup("short"), seed_from("l5"))
    session = Session(match, bots_for(match, {"us": "me"}), tmp_path / "match.json", "es")
    lines = [line.strip() for line in written(session, "formation")]

    assert lines[:3] == [
        "Principal 1 Royal Flush 4 3 3 4",
        "Principal 2 Knockout Dropper 4 2 3 4",
        "Principal 3 Jack the Ripper 3 3 3 4",
    ]
