"""The pop-ups over the table: help, a rule, a table, where to save."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from sandtable.cli.rulecards import rule_card
from sandtable.cli.session import Session
from sandtable.engine.errors import SandtableError


class Popup(ModalScreen[None]):
    """A framed text that closes on any of its keys."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q,f1,question_mark", "dismiss", "")]

    def __init__(self, content: RenderableType, title: str) -> None:
        super().__init__()
        self.content = content
        self.heading = title

    def compose(self) -> ComposeResult:
        frame = Vertical(VerticalScroll(Static(self.content)), classes="popup")
        frame.border_title = self.heading
        frame.border_subtitle = "Esc"
        yield frame


class RulePopup(ModalScreen[None]):
    """The rule of the question, and any other whose number is typed."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]

    def __init__(self, session: Session, rule: str) -> None:
        super().__init__()
        self.session = session
        self.rule = rule

    def compose(self) -> ComposeResult:
        asked = Input(placeholder=self.session.words("which-rule"), compact=True)
        frame = Vertical(asked, VerticalScroll(Static(self.card(self.rule))), classes="popup")
        frame.border_title = self.session.words("rule")
        frame.border_subtitle = "Esc"
        yield frame

    def card(self, rule: str) -> RenderableType:
        try:
            return rule_card(self.session, rule)
        except SandtableError as error:
            return error.spoken(self.session.language)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value:
            self.query_one(Static).update(self.card(event.value))
            event.input.value = ""


class Cover(Screen[None]):
    """The cover between two players at one screen, which shows nothing of either."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", "")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        seat = self.session.seat_title(self.session.seat or "")
        yield Static(self.session.words("cover", seat=seat), classes="cover")


class SavePopup(ModalScreen[Path | None]):
    """Ask for the file that a copy of the match goes to."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def compose(self) -> ComposeResult:
        frame = Vertical(Input(f"{self.session.game.id}.json", compact=True), classes="popup small")
        frame.border_title = self.session.words("save-as")
        frame.border_subtitle = "Enter · Esc"
        yield frame

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(Path(event.value).expanduser() if event.value else None)
