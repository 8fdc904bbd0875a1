"""Play by question and answer: on a plain terminal, or from a file or pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from sandtable.cli.answers import as_typed, is_on_board, suggested, unsaid
from sandtable.cli.draw.insight import insight_card
from sandtable.cli.draw.listing import listing
from sandtable.cli.draw.tables import table_of_roll
from sandtable.cli.logbook import cited, log_lines
from sandtable.cli.output import console
from sandtable.cli.rulecards import rule_card
from sandtable.cli.session import MOST_LINES, Session
from sandtable.cli.words import trouble
from sandtable.engine.decisions import Choose, Decision, IllegalAnswerError, Number
from sandtable.engine.errors import SandtableError
from sandtable.engine.texts import LANGUAGES


def play_plainly(session: Session) -> None:
    Talk(session, console()).run()


class Talk:
    """The dialogue of one match."""

    def __init__(self, session: Session, out: Console) -> None:
        self.session = session
        self.session.announce = out.print
        self.out = out
        self.shown: dict[str | None, int] = {}
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "rest": self.rest,
            "save": self.save,
            "rule": self.rule,
            "log": self.log,
            "board": self.board,
            "table": self.table,
            "odds": self.odds,
            "lang": self.lang,
            "help": self.help,
        }

    def run(self) -> None:
        """Ask until the match is over, `quit` is typed or the input ends."""
        self.say("plain-hello")
        while not self.session.match.is_over:
            if self.session.has_changed_hands:
                self.change_hands()
            self.tell_news()
            text = self.ask()
            if text is None or text == "quit":
                self.session.save()
                self.say("saved", file=str(self.session.file))
                return
            self.obey(text)
        self.tell_news()
        self.session.save()
        self.say("over", result=self.session.result())
        for line in self.session.score():
            self.out.print(line, markup=False, soft_wrap=True)
        self.say("sealed", seal=self.session.seal())
        self.say("saved", file=str(self.session.file))

    def change_hands(self) -> None:
        """Clear the screen and wait for the next player."""
        self.session.sit_down()
        if sys.stdin.isatty():
            self.out.clear()
            self.say("cover", seat=self.session.seat_title(self.session.seat or ""))
            sys.stdin.readline()

    # ------------------------------------------------------------------ asking

    def ask(self) -> str | None:
        """Show the question and read a line; None at the end of the input."""
        decision = self.session.asked
        if decision is None:
            return None
        for line in self.question(decision):
            self.out.print(line, soft_wrap=True)
        self.out.print("> ", end="")
        text = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.out.print(text.strip(), markup=False)
        return text.strip() if text else None

    def question(self, decision: Decision) -> list[Line]:
        session = self.session
        who = session.seat_title(decision.seat)
        head = Line.assemble("\n", (f"{who}: {session.text(decision.ask)}", "bold green"))
        lines = [head.append_text(cited(decision.rule))]
        if not isinstance(decision, Choose):
            return [*lines, Line(f"  {self.range_of(decision)}")]
        is_long = len(decision.options) > MOST_LINES
        for place, option in enumerate(decision.options, 1):
            if not (is_long and is_on_board(option)):
                lines.append(Line.assemble((f"  {place}  ", "bold"), session.text(option.text)))
        if is_long:
            lines += self.spaces(decision)
        for closed in decision.closed:
            text = f"  –  {session.text(closed.text)}: {session.text(closed.why)}"
            lines.append(Line(text, "dim").append_text(cited(closed.rule)))
        return lines

    def spaces(self, decision: Choose) -> list[Line]:
        """Name the spaces of a long list in one line; the player types one to answer."""
        spaces = dict.fromkeys(option.space for option in decision.options if is_on_board(option))
        return [Line(f"  {', '.join(spaces)}")] if spaces else []

    def range_of(self, decision: Number) -> str:
        low, high, number = decision.low, decision.high, suggested(decision)
        if number is None:
            return self.session.words("between", low=low, high=high)
        return self.session.words("range", low=low, high=high, suggested=number)

    def obey(self, text: str) -> None:
        """Carry out a command, or take the line as the answer."""
        word, _, rest = text.partition(" ")
        command = self.commands.get(word.lower())
        try:
            if command is not None:
                command(rest.strip())
            else:
                self.answer(text)
        except IllegalAnswerError as error:
            self.out.print(self.session.refusal(error), style="red", markup=False)
        except SandtableError as error:
            self.out.print(error.spoken(self.session.language), style="red", markup=False)
        except OSError as error:
            file, reason = str(error.filename), trouble(error)
            said = self.session.words("file-trouble", file=file, reason=reason)
            self.out.print(said, style="red", markup=False)

    def answer(self, text: str) -> None:
        decision = self.session.asked
        if decision is None:
            return
        answer = as_typed(decision, text, self.session.text) if text else unsaid(decision)
        if answer is not None:
            self.session.answer(answer)

    def tell_news(self) -> None:
        """Show each player the new lines of the log."""
        seat = self.session.seat
        self.tell(self.shown.get(seat, 0))
        self.shown[seat] = len(self.session.log())

    def tell(self, start: int) -> None:
        session = self.session
        for line in log_lines(session.match, session.log()[start:], session.language):
            self.out.print(line, soft_wrap=True)

    def say(self, key: str, **args: str | int) -> None:
        self.out.print(self.session.words(key, **args), markup=False, soft_wrap=True)

    # ------------------------------------------------------------------ commands

    def undo(self, _: str) -> None:
        self.session.undo()
        seat = self.session.seat
        self.shown[seat] = min(self.shown.get(seat, 0), len(self.session.log()))
        self.say("undone")

    def rest(self, _: str) -> None:
        self.session.rest()

    def save(self, name: str) -> None:
        file = Path(name) if name else self.session.file
        self.session.save(file)
        self.say("saved", file=str(file))

    def rule(self, name: str) -> None:
        asked = self.session.asked
        self.out.print(rule_card(self.session, name or (asked.rule if asked else "")))

    def log(self, _: str) -> None:
        self.tell(0)

    def board(self, _: str) -> None:
        self.out.print(listing(self.session))

    def table(self, _: str) -> None:
        roll = self.session.last_roll()
        if roll is None:
            self.say("no-roll")
        else:
            self.out.print(table_of_roll(self.session, roll))

    def odds(self, _: str) -> None:
        insight = self.session.insight()
        if insight is None:
            self.say("no-odds")
        else:
            self.out.print(insight_card(insight, self.session.text, self.session.offers()))

    def lang(self, language: str) -> None:
        if language in LANGUAGES:
            self.session.language = language
        self.say("language" if language in LANGUAGES else "no-language", name=language)

    def help(self, _: str) -> None:
        self.say("plain-help")
