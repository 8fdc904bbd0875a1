"""The prompt: the question, with buttons or a number field for the answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text as Line
from textual import events
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from sandtable.cli.answers import as_typed, is_on_board, suggested, unsaid
from sandtable.cli.logbook import cited
from sandtable.cli.session import MOST_LINES, Session
from sandtable.engine.decisions import Answer, Choose, Decision, Number
from sandtable.engine.errors import BadInputError

KEYS = "123456789"


class Answered(Message):
    """The player has answered."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer


class OptionButton(Button):
    """An option; its number is its key."""

    def __init__(self, place: int, text: str, answer: str) -> None:
        key = KEYS[place - 1] if place <= len(KEYS) else " "
        super().__init__(Line.assemble((f"{key} ", "bold yellow"), text), compact=True)
        self.answer = answer


class NumberInput(Input):
    """A field for a whole number; it leaves all other keys to the game."""

    def __init__(self, decision: Number) -> None:
        number = suggested(decision)
        super().__init__("" if number is None else str(number), compact=True, select_on_focus=True)

    def check_consume_key(self, key: str, character: str | None) -> bool:
        return character is not None and character in "-0123456789"

    async def _on_key(self, event: events.Key) -> None:
        if event.is_printable and not self.check_consume_key(event.key, event.character):
            event.prevent_default()
            return
        await super()._on_key(event)


class NameInput(Input):
    """A field for the name of an option or a space in a long list; Escape leaves it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "app.focus_next", "")]

    async def _on_key(self, event: events.Key) -> None:
        if event.character == "/":  # the key that opens this field
            event.prevent_default()
            return
        await super()._on_key(event)


class PromptPane(Vertical):
    """The question, which stays visible, and its answers; at the end, the result."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="prompt")
        self.session = session
        self.decision: Decision | None = None

    async def draw(self, complaint: str = "", *, is_reading: bool = False) -> None:
        """Show the present question, with the refusal of the last answer, if any.

        The result appears only after the player has read the final log.
        """
        self.decision = self.session.asked
        await self.remove_children()
        if is_reading:
            await self.mount(Static(self.session.words("read-on"), classes="ask"))
        else:
            await self.mount(*self.parts(complaint))
        answers = [*self.query("OptionButton, NumberInput"), *self.query(NameInput)]
        if answers:
            answers[0].focus()

    def parts(self, complaint: str) -> Iterator[Widget]:
        if self.decision is None:
            yield VerticalScroll(*self.ending(), can_focus=False)
            return
        yield Static(self.question(self.decision), classes="ask")
        if complaint:
            yield Static(Line(complaint), classes="complaint")
        if isinstance(self.decision, Choose) and len(self.decision.options) > len(KEYS):
            yield NameInput(placeholder=self.session.words("type-space"), compact=True)
        yield VerticalScroll(*self.answers(self.decision), can_focus=False)

    def answers(self, decision: Decision) -> Iterator[Widget]:
        return self.choices(decision) if isinstance(decision, Choose) else self.number(decision)

    def question(self, decision: Decision) -> Line:
        session = self.session
        who = Line(f"{session.seat_title(decision.seat)}\n", "bold yellow")
        return Line.assemble(who, (session.text(decision.ask), "bold"), cited(decision.rule))

    def choices(self, decision: Choose) -> Iterator[Widget]:
        text = self.session.text
        is_long = len(decision.options) > MOST_LINES
        for place, option in enumerate(decision.options, 1):
            if not (is_long and is_on_board(option)):
                yield OptionButton(place, text(option.text), option.id)
        for closed in decision.closed:
            line = Line(f"  {text(closed.text)}\n  {text(closed.why)}")
            yield Static(line.append_text(cited(closed.rule)), classes="closed")

    def number(self, decision: Number) -> Iterator[Widget]:
        yield NumberInput(decision)
        yield Static(self.range_of(decision), classes="closed")

    def range_of(self, decision: Number) -> str:
        low, high, number = decision.low, decision.high, suggested(decision)
        if number is None:
            return self.session.words("between", low=low, high=high)
        return self.session.words("number-range", low=low, high=high, suggested=number)

    def ending(self) -> Iterator[Widget]:
        session = self.session
        yield Static(Line(session.words("over", result=session.result()), "bold"), classes="ask")
        yield from (Static(Line(line)) for line in session.score())
        yield Static(session.words("over-keys"), classes="ask")
        yield Static(Line(session.words("sealed", seal=session.seal()), "dim"))
        yield Static(Line(session.words("saved", file=str(session.file)), "dim"))

    # ------------------------------------------------------------------ answering

    def finish(self) -> None:
        """End the question, or take the only option."""
        answer = None if self.decision is None else unsaid(self.decision)
        if answer is not None:
            self.post_message(Answered(answer))

    def press(self, place: int) -> None:
        """Take the option with this number, if there is one."""
        if isinstance(self.decision, Choose) and place <= len(self.decision.options):
            self.post_message(Answered(self.decision.options[place - 1].id))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if isinstance(event.button, OptionButton):
            self.post_message(Answered(event.button.answer))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if self.decision is None or not event.value:
            return
        try:
            answer = as_typed(self.decision, event.value, self.session.text)
        except BadInputError as error:
            self.app.notify(error.spoken(self.session.language), severity="warning", markup=False)
            return
        self.post_message(Answered(answer))
