"""Zones and hidden fleets on the screen: a window on the chart, boards that appear in turn."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import RichLog, Static, TabbedContent

from sandtable.cli.session import Session, bots_for
from sandtable.cli.tui.app import TableApp
from sandtable.cli.tui.board import BoardView
from sandtable.cli.tui.popups import Cover
from sandtable.cli.tui.prompt import Answered
from sandtable.engine.match import Match
from sandtable.engine.record import load
from tests.browser.admirals import GAME, Admiral, new_match, played_to
from tests.cli.tui.evening import Play, spend

WIDE, NARROW = (140, 45), (80, 24)
PATIENT = 200
BOTH: Mapping[str, str] = {"british": "me", "german": "me"}


@pytest.fixture
def at_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Open the screen on a match and let somebody play."""
    monkeypatch.setattr("sandtable.cli.paths.data_folder", lambda: tmp_path / "data")

    def sit_down(
        play: Play,
        match: Match | None = None,
        seats: Mapping[str, str] = BOTH,
        size: tuple[int, int] = WIDE,
    ) -> None:
        match = match or new_match()
        session = Session(match, bots_for(match, seats), tmp_path / "match.json", "en")
        spend(session, play, size)

    return sit_down


def board(app: TableApp) -> str:
    pane = app.query_one(TabbedContent).active_pane
    assert pane is not None
    return str(pane.query_one(Static).render())


def is_covered(app: TableApp) -> bool:
    return isinstance(app.screen, Cover)


def log(app: TableApp) -> str:
    return "\n".join(line.text for line in app.query_one(RichLog).lines)


async def answer(app: TableApp, pilot: Pilot[None], given: str) -> None:
    await app.on_answered(Answered(given))
    await pilot.pause()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_window_opens_where_there_is_something_to_choose(
    at_table: Callable[..., None], size: tuple[int, int]
) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        view = app.query_one(BoardView)
        for _ in range(PATIENT):
            if view.scroll_offset.x:
                break
            await pilot.pause(0.05)
        zones = board(app).splitlines()
        row = next(place for place, line in enumerate(zones) if "F20" in line)
        column = zones[row].index("F20")

        assert "Prinz" in "\n".join(zones)
        assert "Hood" not in "\n".join(zones)
        assert 0 <= row - view.scroll_offset.y < view.size.height
        assert 0 <= column - view.scroll_offset.x < view.size.width
        await pilot.press("shift+left")
        assert column - view.scroll_offset.x > view.size.width / 2

    at_table(play, seats={"british": "thumb", "german": "me"}, size=size)


def test_a_board_that_comes_later_has_its_tab_and_is_turned_to(
    at_table: Callable[..., None],
) -> None:
    match = load(played_to("british", "heading"), GAME)
    admirals = {seat: Admiral(seat) for seat in GAME.seats}

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        tabs = app.query_one(TabbedContent)
        assert tabs.active == "board-1"
        while match.state.battle is not None:
            decision = match.pending[0]
            await answer(app, pilot, admirals[decision.seat].answer(match, decision))
            if is_covered(app):
                await pilot.press("enter")
        assert len(app.query(BoardView)) == 1
        assert tabs.active == "board-0"

    at_table(play, match)


def test_between_two_people_nothing_of_either_is_shown(at_table: Callable[..., None]) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while not is_covered(app):
            await answer(app, pilot, "done")
        assert "Kriegsmarine" in str(app.screen.query_one(Static).render())
        await pilot.press("enter")
        await pilot.pause()

        assert not is_covered(app)
        assert "Prinz" in board(app)
        assert "Norfo" not in board(app)
        assert "Rodney" not in log(app)

    at_table(play)
