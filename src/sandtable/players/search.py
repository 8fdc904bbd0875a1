"""Thinks ahead: plays a bot's plans out on tables that may be, and follows the best of them.

A bot's dice decide what it is up to. Before its first move the player draws tables that fit what
its seat knows and lets bots play each of them to the end once for every plan, with the same dice.
The worse half of the plans drops out and the others are tried on more tables, until one is left.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.engine.bulk import play_on
from sandtable.engine.decisions import Answer, Decision
from sandtable.engine.dice import Dice, SeededDice, derive
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Player, PlayerMaker, Thinking
from sandtable.engine.match import AnyGame

BYTE = 256
SEED_LENGTH = 16
DRAWN = 0.5


class Plan:
    """A plan that a bot makes with these dice, and how it has fared in thought."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.won, self.tried = 0.0, 0


class SearchPlayer:
    """Holds a seat; until it has thought it plays as any bot does."""

    def __init__(
        self, game: AnyGame, box: Any, seat: str, dice: Dice, bot: PlayerMaker, how: Thinking
    ) -> None:
        if game.resample is None:
            msg = f"{game.id} cannot draw what a seat does not know, so nobody can think ahead."
            raise SandtableError(msg)
        self.game, self.box, self.seat, self.dice = game, box, seat, dice
        self.maker, self.how = bot, how
        self.plans = [Plan(self.seed()) for _ in range(how.plans)]
        self.plan, self.has_thought = self.plans[0], False
        self.bot = self.follow(self.plan)

    def follow(self, plan: Plan) -> Player:
        return self.maker(self.box, self.seat, SeededDice(plan.seed))

    def answer(self, known: Any, decision: Decision) -> Answer:
        if self.will_think(decision):
            self.plan, self.has_thought = self.best_plan(known), True
            self.forget()
        return self.bot.answer(known, decision)

    def will_think(self, decision: Decision) -> bool:
        return decision.id == self.how.decision and not self.has_thought

    def forget(self) -> None:
        """Forget all but the plan, as when answers are taken back."""
        self.bot = self.follow(self.plan)

    def best_plan(self, known: Any) -> Plan:
        """Try all plans, the better half of them on half as many tables again, and so on."""
        left, tables = self.plans, self.how.tables
        while len(left) > 1:
            for _ in range(tables):
                self.try_out(known, left)
            left = sorted(left, key=lambda plan: -plan.won)[: (len(left) + 1) // 2]
            tables += (tables + 1) // 2
        return left[0]

    def try_out(self, known: Any, plans: list[Plan]) -> None:
        """Play one table to the end once for every plan."""
        seed = self.seed()
        drawn = self.draw(known, seed)
        for plan in plans:
            plan.won += self.result(drawn, plan, seed)
            plan.tried += 1

    def draw(self, known: Any, seed: bytes) -> bytes:
        resample = self.game.resample
        dice = SeededDice(derive(seed, "unknown"))
        table = resample(self.box, known, self.seat, dice) if resample else None
        return msgspec.msgpack.encode(table)

    def result(self, drawn: bytes, plan: Plan, seed: bytes) -> float:
        """One for a win of this seat, a half for a draw."""
        state = msgspec.msgpack.decode(drawn, type=self.game.state)
        players = {
            seat: self.maker(self.box, seat, SeededDice(derive(seed, seat)))
            for seat in self.game.seats
        }
        players[self.seat] = self.follow(plan)
        play_on(self.game, self.box, state, self.how.phase, players, SeededDice(seed))
        outcome = self.game.outcome(self.box, state)
        if outcome is None or outcome.winner is None:
            return DRAWN
        return float(outcome.winner == self.seat)

    def seed(self) -> bytes:
        return bytes(self.dice.roll(BYTE) - 1 for _ in range(SEED_LENGTH))
