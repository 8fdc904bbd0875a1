"""The full-screen table: board, question and log, with keyboard and mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from threading import get_ident
from typing import ClassVar

from rich.text import Text as Line
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.widgets import RichLog, Static, TabbedContent, TabPane, Tabs

from sandtable.cli.draw.insight import insight_card
from sandtable.cli.draw.tables import table_of_roll
from sandtable.cli.logbook import log_lines
from sandtable.cli.session import Session
from sandtable.cli.tui.board import BoardView, Figures, Tracks, redraw
from sandtable.cli.tui.popups import Cover, Popup, RulePopup, SavePopup
from sandtable.cli.tui.prompt import KEYS, Answered, NameInput, PromptPane
from sandtable.cli.words import trouble
from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.texts import LANGUAGES, say

WIDE = 110
FIGURES = "figures"
THINKING = 60
"""The seconds for which the note about a thinking bot stays."""


def play_on_screen(session: Session) -> None:
    TableApp(session).run()
    session.save()
    print(session.words("saved", file=str(session.file)))


class TableApp(App[None]):
    """The table of any game's match, drawn from its scene and its texts."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  (as Textual has it)
    BINDINGS: ClassVar[list[BindingType]] = [
        ("f1,question_mark", "help", ""),
        ("r", "rule", ""),
        ("u", "undo", ""),
        ("f", "finish", ""),
        ("a", "rest", ""),
        ("slash", "type", ""),
        ("s", "save_as", ""),
        ("l", "language", ""),
        ("t", "table", ""),
        ("o", "odds", ""),
        ("b", "next_board", ""),
        ("space", "read_on", ""),
        ("end", "read_all", ""),
        ("q", "quit", ""),
        ("down", "app.focus_next", ""),
        ("up", "app.focus_previous", ""),
        ("shift+up", "scroll_board(-1)", ""),
        ("shift+down", "scroll_board(1)", ""),
        ("shift+left", "scroll_board(0, -1)", ""),
        ("shift+right", "scroll_board(0, 1)", ""),
        ("pageup", "scroll_log(-1)", ""),
        ("pagedown", "scroll_log(1)", ""),
        *((key, f"option({key})", "") for key in KEYS),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.session.announce = self.announce
        self.home = get_ident()
        self.written: tuple[str, str | None, int] = ("", None, 0)
        self.is_reading = False
        self.focus_board = 0

    # ------------------------------------------------------------------ drawing

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                with TabbedContent(id="boards"):
                    for number in range(len(self.session.scene().boards)):
                        yield self.board_pane(number)
                    with TabPane(self.session.words("figures"), id=FIGURES):
                        yield VerticalScroll(Figures(), can_focus=False)
                yield Tracks(id="tracks")
            with Vertical(id="right"):
                yield PromptPane(self.session)
                yield VerticalScroll(Figures(), id="side", can_focus=False)
        yield RichLog(id="log", wrap=True)
        yield Static(id="keys")

    async def on_mount(self) -> None:
        """Reserve the arrow keys for the answers: nothing else takes the focus."""
        self.query_one(RichLog).can_focus = False
        self.query_one(Tabs).can_focus = False
        await self.draw()

    def on_resize(self) -> None:
        """Show the figures beside the board if there is room, or else as a separate board."""
        boards = self.query_one(TabbedContent)
        if self.size.width >= WIDE:
            boards.hide_tab(FIGURES)
        else:
            boards.show_tab(FIGURES)
        self.call_after_refresh(redraw, self.screen, self.session)

    def board_pane(self, number: int) -> TabPane:
        title = self.session.text(self.session.scene().boards[number].title)
        return TabPane(title, BoardView(self.session, number), id=f"board-{number}")

    async def lay_out_boards(self) -> None:
        """Update the list of boards, and turn to the active board when it changes."""
        tabs, scene = self.query_one(TabbedContent), self.session.scene()
        there = len(tabs.query(BoardView))
        for number in range(there, len(scene.boards)):
            await tabs.add_pane(self.board_pane(number), before=FIGURES)
        for number in range(len(scene.boards), there):
            await tabs.remove_pane(f"board-{number}")
        names = [board.id for board in scene.boards]
        focus = names.index(scene.focus) if scene.focus in names else 0
        if focus != self.focus_board:
            self.focus_board = focus
            tabs.active = f"board-{focus}"

    async def draw(self, complaint: str = "") -> None:
        """Show the present state of the match, once the right player is there."""
        if self.session.has_changed_hands:
            self.push_screen(Cover(self.session), self.take_seat)
            return
        await self.lay_out_boards()
        redraw(self.screen, self.session)
        self.draw_words()
        self.draw_log()
        await self.query_one(PromptPane).draw(complaint, is_reading=self.is_reading)

    async def take_seat(self, _: None) -> None:
        self.session.sit_down()
        await self.draw()

    def draw_words(self) -> None:
        session, scene = self.session, self.session.scene()
        phase = session.text(say(f"phase-{session.match.phase}"))
        heading = f"{session.text(scene.title)} · {phase} · {session.text(scene.subtitle)}"
        title = Line(heading, "bold", no_wrap=True, overflow="ellipsis")
        self.query_one("#heading", Static).update(title)
        self.query_one("#keys", Static).update(Line(session.words("keys")))
        boards = self.query_one(TabbedContent)
        for number, board in enumerate(scene.boards):
            boards.get_tab(f"board-{number}").label = session.text(board.title)
        boards.get_tab(FIGURES).label = session.words("figures")

    def draw_log(self) -> None:
        """Write the new lines and scroll to the first of them."""
        log, session = self.query_one(RichLog), self.session
        language, seat, count = self.written
        events = session.log()
        if (language, seat) != (session.language, session.seat) or count > len(events):
            log.clear()
            count = 0
        before = log.virtual_size.height if count else 0
        for line in log_lines(session.match, events[count:], session.language):
            log.write(line, scroll_end=count == 0)
        self.written = (session.language, session.seat, len(events))
        if count:
            self.call_after_refresh(log.scroll_to, y=before, animate=False)
            new = log.virtual_size.height - before
            self.is_reading = session.match.is_over and new > log.size.height

    async def action_read_on(self) -> None:
        """Show the next page of the final log; the result follows the last page."""
        log = self.query_one(RichLog)
        self.action_scroll_log(1)
        if self.is_reading and log.scroll_target_y >= log.max_scroll_y:
            await self.action_read_all()

    async def action_read_all(self) -> None:
        self.query_one(RichLog).scroll_end(animate=False)
        if self.is_reading:
            self.is_reading = False
            await self.query_one(PromptPane).draw()

    # ------------------------------------------------------------------ playing

    async def on_answered(self, message: Answered) -> None:
        await self.play(lambda: self.session.answer(message.answer))

    async def play(self, act: Callable[[], None]) -> None:
        """Answer, in a separate thread if a bot may think, and show the results."""
        try:
            if self.session.may_take_long:
                await asyncio.to_thread(act)
            else:
                act()
        except IllegalAnswerError as error:
            await self.draw(self.session.refusal(error))
            return
        except OSError as error:
            self.complain_of(self.session.file, error)
        await self.draw()

    def announce(self, text: str) -> None:
        """Show the person a note, even from a bot's thread."""
        if get_ident() == self.home:
            self.notify(text, timeout=THINKING)
        else:
            self.call_from_thread(self.notify, text, timeout=THINKING)

    def action_finish(self) -> None:
        self.query_one(PromptPane).finish()

    async def action_rest(self) -> None:
        await self.play(self.session.rest)

    def action_type(self) -> None:
        for field in self.query(NameInput):
            self.screen.set_focus(field)

    def action_option(self, place: int) -> None:
        self.query_one(PromptPane).press(place)

    async def action_undo(self) -> None:
        try:
            self.session.undo()
        except IllegalAnswerError as error:
            self.notify(self.session.refusal(error), severity="warning")
            return
        except OSError as error:
            self.complain_of(self.session.file, error)
        await self.draw()

    async def action_language(self) -> None:
        place = LANGUAGES.index(self.session.language) + 1
        self.session.language = LANGUAGES[place % len(LANGUAGES)]
        await self.draw()

    # ------------------------------------------------------------------ looking

    def action_help(self) -> None:
        words = self.session.words
        self.push_screen(Popup(Line(words("screen-help")), words("help")))

    def action_rule(self) -> None:
        asked = self.session.asked
        rule = asked.rule if asked is not None and asked.rule else self.phase_rule()
        self.push_screen(RulePopup(self.session, rule))

    def phase_rule(self) -> str:
        return self.session.game.sequence[self.session.match.phase].rule

    def action_table(self) -> None:
        roll = self.session.last_roll()
        if roll is None:
            self.notify(self.session.words("no-roll"))
            return
        self.push_screen(Popup(table_of_roll(self.session, roll), self.session.words("last-roll")))

    def action_odds(self) -> None:
        insight = self.session.insight()
        if insight is None:
            self.notify(self.session.words("no-odds"))
            return
        card = insight_card(insight, self.session.text, self.session.offers())
        self.push_screen(Popup(card, self.session.text(insight.title)))

    def action_next_board(self) -> None:
        boards = self.query_one(TabbedContent)
        shown = [pane.id or "" for pane in boards.query(TabPane)]
        if self.size.width >= WIDE:
            shown.remove(FIGURES)
        boards.active = shown[(shown.index(boards.active) + 1) % len(shown)]

    def action_scroll_board(self, down: int, right: int = 0) -> None:
        """Scroll by half a screen."""
        pane = self.query_one(TabbedContent).active_pane
        for view in pane.query(ScrollableContainer) if pane else ():
            across, along = max(view.size.width // 2, 1), max(view.size.height // 2, 1)
            view.scroll_relative(right * across, down * along, animate=False)

    def action_scroll_log(self, pages: int) -> None:
        log = self.query_one(RichLog)
        log.scroll_relative(y=pages * max(log.size.height - 1, 1), animate=False)

    def action_save_as(self) -> None:
        self.push_screen(SavePopup(self.session), self.save_copy)

    def save_copy(self, file: Path | None) -> None:
        if file is None:
            return
        try:
            self.session.save(file)
        except OSError as error:
            self.complain_of(file, error)
        else:
            self.notify(self.session.words("saved", file=str(file)))

    def complain_of(self, file: Path, error: OSError) -> None:
        """Report that a file could not be written; the match continues."""
        said = self.session.words("file-trouble", file=str(file), reason=trouble(error))
        self.notify(said, severity="error")
