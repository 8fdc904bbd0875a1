"""A match in the terminal: its players, its language and its file."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from sandtable.cli.answers import as_before
from sandtable.cli.paths import contents, copy_beside, keep_result, write_safely
from sandtable.cli.words import words
from sandtable.engine.debriefing import debriefing
from sandtable.engine.decisions import DIE, Answer, Choose, Decision, IllegalAnswerError
from sandtable.engine.dice import SeededDice, derive
from sandtable.engine.events import Event, Rolled
from sandtable.engine.game import Player
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.parts import Words
from sandtable.engine.record import record_of, save
from sandtable.engine.scene import Insight, Scene
from sandtable.engine.texts import Text, say
from sandtable.players.registry import (
    checked_player,
    checked_seat,
    default_player,
    make_player,
)
from sandtable.players.search import SearchPlayer

ME = "me"
MOST_LINES = 12
"""The number of options above which those on the board share one line."""
MOST_RESTS = 200
"""The most questions in a turn that one key can skip."""


class Session:
    """The common part of the plain and the full-screen interface: answers and saving.

    `bots` are the players of the seats without a person. `file` is written after every answer.
    `announce` tells the person what the program is waiting for.
    """

    def __init__(self, match: Match, bots: Mapping[str, Player], file: Path, language: str) -> None:
        self.match = match
        self.bots = bots
        self.file = file
        self.language = language
        self.written = contents(file)
        self.announce: Callable[[str], object] = print
        self.play_bots()
        self.sitting = self.seat

    # ------------------------------------------------------------------ looking

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def asked(self) -> Decision | None:
        """The open decision of the person at the terminal."""
        return next((d for d in self.match.pending if self.is_mine(d)), None)

    def is_mine(self, decision: Decision) -> bool:
        """Return whether the person must answer; they also type in real dice for the bots."""
        return decision.seat not in self.bots or decision.id == DIE

    @property
    def seat(self) -> str | None:
        """The seat whose view is shown: the asked seat, or the first seat of a person."""
        if self.asked is not None:
            return self.asked.seat
        return next((seat for seat in self.match.seats if seat not in self.bots), None)

    @property
    def has_changed_hands(self) -> bool:
        """Return whether another person is asked now; the screen is covered until they confirm."""
        people = len(self.match.seats) - len(self.bots)
        return people > 1 and self.seat != self.sitting and not self.match.is_over

    def sit_down(self) -> None:
        self.sitting = self.seat

    def scene(self) -> Scene:
        return self.match.scene(self.seat)

    def log(self) -> list[Event]:
        return self.match.log_for(self.seat)

    def insight(self) -> Insight | None:
        """Return the seat's insight, if the game has one."""
        work_out = self.game.insight
        return (
            work_out(self.match.box, self.match.known(self.seat), self.seat) if work_out else None
        )

    def offers(self) -> dict[str, Words]:
        """Return the options of the open question by their ids."""
        asked = self.asked
        options = asked.options if isinstance(asked, Choose) else ()
        return {option.id: option.text for option in options}

    def last_roll(self) -> Rolled | None:
        return next((e for e in reversed(self.log()) if isinstance(e, Rolled)), None)

    # ------------------------------------------------------------------ speaking

    def text(self, text: Words) -> str:
        return self.game.texts(text, self.language)

    def words(self, key: str, **args: str | int | Text) -> str:
        return words(key, self.language, **args)

    def seat_title(self, seat: str) -> str:
        key = f"seat-{seat}"
        return self.text(say(key)) if self.game.texts.has(key, self.language) else seat

    def refusal(self, error: IllegalAnswerError) -> str:
        rule = f" ({error.rule})" if error.rule else ""
        return f"{self.text(error.why)}{rule}"

    def result(self) -> str:
        """Return the result in the game's words."""
        outcome = self.match.outcome
        if outcome is None:
            return ""
        return self.text(self.game.result_words(outcome.result))

    # ------------------------------------------------------------------ playing

    def answer(self, answer: Answer) -> None:
        """Answer the question; an illegal answer raises an error and changes nothing.

        The match is saved before the bots think; they continue even if saving fails.
        """
        decision = self.asked
        if decision is None:
            raise IllegalAnswerError(say("not-your-decision", seat=self.seat or ""), "")
        self.match.submit(decision.seat, answer)
        try:
            self.save()
        finally:
            if self.play_bots():
                self.save()

    def rest(self) -> None:
        """Keep all orders until the turn ends or the player must decide something."""
        first, turn, is_past = self.asked, self.text(self.scene().subtitle), False
        for _ in range(MOST_RESTS):
            asked = self.asked
            if first is None or asked is None or asked.seat != first.seat:
                return
            is_past = is_past or asked.id != first.id
            is_new = self.text(self.scene().subtitle) != turn or (is_past and asked.id == first.id)
            answer = None if is_new else as_before(asked)
            if answer is None:
                return
            self.answer(answer)

    def play_bots(self) -> int:
        """Let the bots answer their questions; return the number of answers."""
        before = len(self.match.inputs)
        while not self.match.is_over:
            decision = next((d for d in self.match.pending if not self.is_mine(d)), None)
            if decision is None:
                break
            bot, known = self.bots[decision.seat], self.match.known(decision.seat)
            if isinstance(bot, SearchPlayer) and bot.will_think(known, decision):
                self.announce(self.words("thinking", seat=self.seat_title(decision.seat)))
            self.match.submit(decision.seat, bot.answer(known, decision))
        return len(self.match.inputs) - before

    @property
    def may_take_long(self) -> bool:
        """Return whether a bot still has to think."""
        return any(isinstance(b, SearchPlayer) and not b.has_thought for b in self.bots.values())

    def undo(self) -> None:
        """Undo the person's last answer, and the bots' answers after it."""
        while self.match.inputs and self.match.inputs[-1].seat in self.bots:
            self.match.undo()
        self.match.undo()
        self.save()

    def save(self, file: Path | None = None) -> None:
        """Save the match, and store the result of a finished one for the next.

        If another program has changed the file, the match continues in a new one.
        """
        data = save(self.match)
        if file is None or file == self.file:
            self.step_aside()
            self.written = data
        write_safely(file or self.file, data)
        people = len(self.bots) < len(self.match.seats)
        if self.match.outcome is not None and people:
            keep_result(self.game, self.match.outcome, self.file)

    def step_aside(self) -> None:
        if contents(self.file) not in {self.written, b""}:
            theirs, self.file = self.file, copy_beside(self.file)
            self.announce(self.words("written-elsewhere", file=str(theirs), new=str(self.file)))

    def score(self) -> Iterator[str]:
        """Yield the score by rule and the remarks on the match."""
        told = debriefing(self.match)
        for side in told.scores:
            yield f"{self.text(side.title)}: {side.total}"
            for line in side.lines:
                yield f"  {line.points:+d}  {self.text(line.text)} ({line.rule})"
        for fact in told.remarks:
            yield f"{self.text(fact.label)}: {self.text(fact.value)}"

    def seal(self) -> str:
        return record_of(self.match).seal


def bots_for(match: Match, seats: Mapping[str, str]) -> dict[str, Player]:
    """Return the bots of the seats without a person.

    By default a person plays the first seat and the game's bots play the others.
    """
    game = match.game
    for seat in seats:
        checked_seat(game, seat, match.seats)
    first, *others = match.seats
    holders = {first: ME} | dict.fromkeys(others, default_player(game))
    chance = match.seed or secrets.token_bytes(32)
    return {
        seat: make_player(
            game,
            match.box,
            seat,
            checked_player(game, name, seat),
            SeededDice(derive(chance, seat)),
        )
        for seat, name in (holders | dict(seats)).items()
        if name != ME
    }
