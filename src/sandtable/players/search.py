"""Thinks ahead: draws what it cannot know, plays on, and takes what won most often.

Where a phase opens with a question to it, the player asks a bot which answer that would give,
draws several tables that fit what its seat knows, and lets the bots play each of them to the end
once for every answer worth trying, with the same dice. An answer that seems better than the bot's
must win again on other tables. All other questions the bot answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sandtable.engine.decisions import Answer, Choose, Decision, IllegalAnswerError
from sandtable.engine.dice import Dice, SeededDice, derive
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Player, PlayerMaker, Thinking
from sandtable.engine.match import AnyGame, play_on

BYTE = 256
SEED_LENGTH = 16
DRAWN = 0.5
CONFIRMING = 2


class SearchPlayer:
    """Holds a seat with a bot of its own that answers what is not thought about."""

    def __init__(
        self, game: AnyGame, box: Any, seat: str, dice: Dice, bot: PlayerMaker, how: Thinking
    ) -> None:
        if game.resample is None:
            msg = f"{game.id} cannot draw what a seat does not know, so nobody can think ahead."
            raise SandtableError(msg)
        self.game, self.box, self.seat, self.dice = game, box, seat, dice
        self.maker, self.how = bot, how
        self.bot = bot(box, seat, SeededDice(self.seed()))

    def answer(self, known: Any, decision: Decision) -> Answer:
        first = self.bot.answer(known, decision)
        phase = self.how.at.get(decision.ask.key)
        others = [one for one in answers(decision) if one != first][: self.how.widest - 1]
        if phase is None or not others:
            return first
        worth = self.weigh(known, phase, [first, *others], self.how.tables)
        best = max(others, key=lambda one: worth[one])
        is_better = worth[best] > worth[first] + self.how.margin
        return best if is_better and self.is_confirmed(known, phase, best, first) else first

    def is_confirmed(self, known: Any, phase: str, best: Answer, first: Answer) -> bool:
        """The best of several is often only the luckiest, so it is tried again on more tables."""
        worth = self.weigh(known, phase, [first, best], CONFIRMING * self.how.tables)
        return worth[best] > worth[first] + self.how.margin

    def weigh(
        self, known: Any, phase: str, tried: Sequence[Answer], tables: int
    ) -> dict[Answer, float]:
        """How often each answer wins on the tables drawn."""
        won = dict.fromkeys(tried, 0.0)
        for _ in range(tables):
            seed = self.seed()
            drawn = self.draw(known, seed)
            for one in tried:
                won[one] += self.result(drawn, phase, one, seed)
        return {one: total / tables for one, total in won.items()}

    def draw(self, known: Any, seed: bytes) -> bytes:
        resample = self.game.resample
        dice = SeededDice(derive(seed, "unknown"))
        table = resample(self.box, known, self.seat, dice) if resample else None
        return msgspec.msgpack.encode(table)

    def result(self, drawn: bytes, phase: str, first: Answer, seed: bytes) -> float:
        """One for a win of this seat, a half for a draw or a table that forbids the answer."""
        state = msgspec.msgpack.decode(drawn, type=self.game.state)
        players: dict[str, Player] = {
            seat: self.maker(self.box, seat, SeededDice(derive(seed, seat)))
            for seat in self.game.seats
        }
        players[self.seat] = Opening(first, players[self.seat])
        try:
            play_on(self.game, self.box, state, phase, players, SeededDice(seed))
        except IllegalAnswerError:
            return DRAWN
        outcome = self.game.outcome(self.box, state)
        if outcome is None or outcome.winner is None:
            return DRAWN
        return float(outcome.winner == self.seat)

    def seed(self) -> bytes:
        return bytes(self.dice.roll(BYTE) - 1 for _ in range(SEED_LENGTH))


class Opening:
    """Gives one answer, then a bot's."""

    def __init__(self, first: Answer, bot: Player) -> None:
        self.first: Answer | None = first
        self.bot = bot

    def answer(self, known: Any, decision: Decision) -> Answer:
        given = self.bot.answer(known, decision)
        first, self.first = self.first, None
        return given if first is None else first


def answers(decision: Decision) -> list[Answer]:
    """Every answer a question allows."""
    if isinstance(decision, Choose):
        return [option.id for option in decision.options]
    return list(range(decision.low, decision.high + 1))
