"""Orders by keys: typing a name, finishing a question, and leaving a turn as it was."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from sandtable.cli.session import Session, bots_for
from sandtable.cli.tui.app import TableApp
from sandtable.cli.tui.prompt import NameInput, PromptPane
from sandtable.engine.record import load
from sandtable.games.bismarck import GAME
from tests.browser.positions import a_hunt
from tests.cli.tui.evening import Play, spend

SMALL = (80, 24)
PATIENT = 100


@pytest.fixture
def hunting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Play], Session]:
    """Sit down as the British in a hunt against the computer, at a small terminal."""
    monkeypatch.setattr("sandtable.cli.paths.data_folder", lambda: tmp_path / "data")

    def sit_down(play: Play) -> Session:
        match = load(a_hunt(), GAME)
        session = Session(match, bots_for(match, {}), tmp_path / "match.json", "en")
        spend(session, play, SMALL)
        return session

    return sit_down


def question(app: TableApp) -> str:
    return str(app.query_one(PromptPane).query(".ask").first(Static).render())


def is_in_sight(app: TableApp) -> bool:
    ask = app.query_one(PromptPane).query(".ask").first()
    return app.screen.region.contains_region(ask.region)


async def typed(app: TableApp, pilot: Pilot[None], text: str) -> None:
    await pilot.press("slash")
    assert isinstance(app.focused, NameInput)
    before = question(app)
    await pilot.press(*text, "enter")
    for _ in range(PATIENT):
        if question(app) != before:
            return
        await pilot.pause(0.05)


def test_a_ship_and_a_far_zone_are_typed(hunting: Callable[[Play], Session]) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Form or dissolve" in question(app)
        await pilot.press("f")
        await pilot.pause()
        assert "air units" in question(app)
        assert is_in_sight(app)
        await typed(app, pilot, "gibraltar")
        assert "Gibraltar" in question(app)
        await typed(app, pilot, "w24")
        assert "air units" in question(app)

    session = hunting(play)
    flight = session.match.state.british.flights["br_lr_gibraltar"]
    assert flight.zone == "W24"


def test_one_key_leaves_the_turn_as_it_was(hunting: Callable[[Play], Session]) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("a")
        await pilot.pause()

    session = hunting(play)
    assert session.match.state.turn == 15
    assert session.asked is not None


def test_the_question_stays_in_sight_at_the_end_of_a_long_list(
    hunting: Callable[[Play], Session],
) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f", *["down"] * 16)
        await pilot.pause()
        assert is_in_sight(app)
        assert "air units" in question(app)

    hunting(play)


def test_a_name_that_several_units_bear_is_asked_back(hunting: Callable[[Play], Session]) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f")
        await pilot.pause()
        await pilot.press("slash", *"scapa", "enter")
        await pilot.pause()
        said = [note.message for note in app._notifications]
        assert "air units" in question(app)
        assert any("Several answers match: " in message for message in said)

    hunting(play)
