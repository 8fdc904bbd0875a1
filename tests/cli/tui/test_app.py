"""The table on the screen, played with the keyboard."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, RichLog, Static, TabbedContent

from sandtable.cli.session import Session
from sandtable.cli.tui.app import TableApp
from sandtable.cli.tui.board import BoardView
from sandtable.cli.tui.popups import Popup, RulePopup, SavePopup
from sandtable.cli.tui.prompt import NumberInput, OptionButton
from sandtable.cli.words import words
from sandtable.engine.dice import seed_from
from sandtable.engine.game import Setup, find_game
from sandtable.engine.match import Match
from sandtable.engine.record import decode
from tests.cli.tui.evening import Play, spend

RAID = find_game("raid-on-schweinfurt")
WIDE, NARROW = (140, 45), (80, 24)

Table = Callable[..., Session]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Open the screen on a new match, let somebody play, and return the session."""
    monkeypatch.setattr("sandtable.cli.paths.data_folder", lambda: tmp_path / "data")

    def sit_down(play: Play, scenario: str = "standard", size: tuple[int, int] = WIDE) -> Session:
        match = Match(RAID, Setup(scenario), seed_from("7"), solo=True)
        session = Session(match, {}, tmp_path / "match.json", "en")
        spend(session, play, size)
        return session

    return sit_down


def shown(app: TableApp, selector: str) -> str:
    return "\n".join(str(widget.render()) for widget in app.screen.query(selector).results(Static))


def board(app: TableApp) -> str:
    pane = app.query_one(TabbedContent).active_pane
    assert pane is not None
    return str(pane.query_one(Static).render())


def log(app: TableApp) -> str:
    return "\n".join(line.text for line in app.query_one(RichLog).lines)


async def read_to_the_end(app: TableApp, pilot: Pilot[None]) -> None:
    """Turn the pages of the log until the result is shown."""
    for _ in range(30):
        if shown(app, ".ask") != words("read-on", "en"):
            return
        await pilot.press("space")


PLAN = ["1", "1", "2", "4", "6", "enter", "enter", "enter", "enter", "enter", "1", "1", "1", "1"]


def test_a_whole_raid_is_played_with_keys(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*PLAN)
        assert "B-17 167┊B-17 168" in board(app)
        await pilot.press("1", "1", "1", "1", "1")
        assert shown(app, ".ask") == words("read-on", "en")
        await read_to_the_end(app, pilot)
        assert "The match is over: German victory" in shown(app, ".ask")
        assert "%" in shown(app, "#prompt Static")

    session = table(play)

    assert session.match.outcome is not None
    assert session.match.inputs[3].answer == 46
    assert decode(session.file.read_bytes()).outcome == session.match.outcome


def test_options_are_buttons_and_closed_ones_say_why(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*PLAN[:11])
        labels = [str(button.label) for button in app.query(OptionButton)]
        assert labels == ["1 Both waves to Schweinfurt", "2 First wave to Regensburg"]
        assert "cannot take the secondary target. (VI(5).secondary-limit)" in shown(app, ".closed")
        await pilot.click(list(app.query(OptionButton))[1])

    assert table(play).match.inputs[-1].answer == "1"


def test_arrows_move_between_the_options(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("down", "enter")
        assert isinstance(app.focused, Button)

    assert table(play).match.inputs[0].answer == "again"


def test_a_number_out_of_range_is_refused_in_the_prompt(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "1", "1", "9", "9", "9", "enter")
        assert "999 is outside 0 to 50. (V.limit)" in shown(app, ".complaint")
        assert "0 to 50, suggested 0" in shown(app, ".closed")
        await pilot.press("5", "0", "enter")
        assert shown(app, ".complaint") == ""

    assert table(play).match.inputs[-1].answer == 50


def test_letters_are_keys_even_while_a_number_is_asked(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "1", "1", "x", "l")
        assert app.query_one(NumberInput).value == "0"
        assert "¿Cuántos B-24" in shown(app, ".ask")

    assert table(play).language == "es"


def test_the_language_changes_everywhere_at_once(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        assert "Bomber availability" in log(app)
        await pilot.press("l")
        assert "Disponibilidad de bombarderos" in log(app)
        assert "Bomber availability" not in log(app)
        assert "Octava Fuerza Aérea" in shown(app, ".ask")
        assert "Incursión sobre Schweinfurt" in shown(app, "#heading")
        assert "deshacer" in shown(app, "#keys")
        assert "Tiempo en c" in board(app)
        assert app.query_one(TabbedContent).get_tab("board-1").label_text == "Mapa de Europa"
        await pilot.press("l")
        assert "Bomber availability" in log(app)

    table(play)


def test_undo_takes_back_an_answer_and_its_lines(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "1")
        assert "50 B-24s are available. (V)" in log(app)
        await pilot.press("u")
        assert "50 B-24s are available. (V)" not in log(app)
        assert "50 B-24s are available. Roll again" in shown(app, ".ask")

    assert len(table(play).match.inputs) == 1


def test_undo_says_when_there_is_nothing_to_undo(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("u")
        await pilot.pause()
        assert [n.message for n in app._notifications] == ["There is nothing to undo."]

    table(play)


def test_the_rule_of_the_question_pops_up_and_any_other_by_its_number(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r")
        assert isinstance(app.screen, RulePopup)
        assert "V.reroll" in card(app)
        app.screen.query_one(Input).value = "XIII"
        await pilot.press("enter")
        assert "XIII" in card(app)
        app.screen.query_one(Input).value = "nonsense"
        await pilot.press("enter")
        assert "no rule nonsense" in card(app)
        await pilot.press("escape")
        assert not isinstance(app.screen, RulePopup)

    table(play)


def card(app: TableApp) -> str:
    static = app.screen.query_one(Static)
    with app.console.capture() as capture:
        app.console.print(static.content)
    return capture.get()


def test_the_table_of_the_last_roll_pops_up(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("t")
        assert isinstance(app.screen, Popup)
        assert "335 B-17s" in card(app)
        await pilot.press("escape")

    table(play)


def test_help_lists_the_keys(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for key in ("f1", "question_mark"):
            await pilot.press(key)
            assert "undo the last answer" in card(app)
            await pilot.press("escape")

    table(play)


def test_a_copy_is_saved_elsewhere(table: Table, tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "s")
        assert isinstance(app.screen, SavePopup)
        app.screen.query_one(Input).value = str(tmp_path / "copy.json")
        await pilot.press("enter")

    table(play)

    assert len(decode((tmp_path / "copy.json").read_bytes()).inputs) == 1


def test_a_file_that_cannot_be_written_does_not_stop_the_match(
    table: Table, tmp_path: Path
) -> None:
    (tmp_path / "match.json").mkdir()

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await pilot.pause()
        assert "50 B-24s are available" in shown(app, ".ask")
        assert [n.severity for n in app._notifications] == ["error"]

    assert len(table(play).match.inputs) == 1


def test_a_save_changed_by_another_program_is_not_overwritten(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "match.json"

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await pilot.pause()
        file.write_bytes(b"another program's")
        await pilot.press("enter")
        await pilot.pause()
        assert [n.message for n in app._notifications] == [
            f"Another program has changed {file}. Your match continues in {app.session.file}."
        ]

    assert table(play).file == tmp_path / "match-2.json"
    assert file.read_bytes() == b"another program's"


def test_boards_can_be_switched_and_the_map_shows_the_units(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("1", "1", "b")
        await pilot.pause()
        assert "First wave ×127" in board(app)
        assert "▀" in board(app)
        view = app.query(BoardView)[1]
        assert view.query_one(Static).size.width == len(board(app).splitlines()[0])
        await pilot.press("b")
        assert app.query_one(TabbedContent).active == "board-0"

    table(play, scenario="historical-a")


def test_a_small_screen_lists_the_board_and_has_the_figures_on_a_tab(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("b", "b")
        assert app.query_one(TabbedContent).active == "figures"
        assert not app.query_one("#side").display
        await pilot.press("b", "1", "1", "1", "pagedown", "pageup", "shift+down")
        await pilot.press("space")
        assert shown(app, ".ask") == words("read-on", "en")
        await pilot.press("end")
        assert "The match is over" in shown(app, ".ask")

    table(play, scenario="historical-a", size=NARROW)


@pytest.mark.parametrize("language", ["es", "en"])
def test_all_keys_fit_on_a_small_screen(table: Table, language: str) -> None:
    async def play(app: TableApp, _: Pilot[None]) -> None:
        room = app.query_one("#keys").content_size.width
        assert len(words("keys", language)) <= room < NARROW[0]

    table(play, size=NARROW)


def test_the_figures_stand_beside_the_board_on_a_wide_screen(table: Table) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.query_one("#side").display
        await pilot.resize_terminal(*NARROW)
        await pilot.pause()
        assert not app.query_one("#side").display

    table(play)


def test_keys_that_answer_nothing_change_nothing(table: Table) -> None:
    async def play(_: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("9", "8", "x", "up", "down")

    assert table(play).match.inputs == []
