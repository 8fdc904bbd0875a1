"""Thinks ahead: plays a bot's plans out on tables that may be, and follows the best of them.

A bot's dice decide what it is up to. When there is news, the player draws tables that fit what its
seat knows and lets bots play each of them to the end once for every plan, with the same dice. The
worse half of the plans drops out, the others are tried on more tables, until one is left. What was
thought before still counts, and less every time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sandtable.engine.decisions import Answer, Decision
from sandtable.engine.dice import Dice, SeededDice, derive
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Player, PlayerMaker, Thinking
from sandtable.engine.match import AnyGame, play_on

BYTE = 256
SEED_LENGTH = 16
DRAWN = 0.5
FADING = 0.5
DOUBT = 10
"""How many matches a plan must have been tried in for half of what they say to be believed."""
MARGIN = 0.03
"""How much better a plan must look to be taken up in the place of the one followed."""


class Plan:
    """What a bot is up to with these dice, and how it has fared in thought."""

    def __init__(self, seed: bytes, bot: Player) -> None:
        self.seed, self.bot = seed, bot
        self.won = self.tried = 0.0

    def fade(self) -> None:
        self.won *= FADING
        self.tried *= FADING


class SearchPlayer:
    """Holds a seat with several plans of a bot and follows one of them."""

    def __init__(
        self, game: AnyGame, box: Any, seat: str, dice: Dice, bot: PlayerMaker, how: Thinking
    ) -> None:
        if game.resample is None:
            msg = f"{game.id} cannot draw what a seat does not know, so nobody can think ahead."
            raise SandtableError(msg)
        self.game, self.box, self.seat, self.dice = game, box, seat, dice
        self.maker, self.how = bot, how
        self.plans = [self.new_plan() for _ in range(how.plans)]
        self.followed = self.plans[0]
        self.news: int | None = None

    def new_plan(self) -> Plan:
        seed = self.seed()
        return Plan(seed, self.maker(self.box, self.seat, SeededDice(seed)))

    def answer(self, known: Any, decision: Decision) -> Answer:
        if decision.ask.key == self.how.question:
            news = self.how.news(known)
            if self.news is None:
                self.followed = self.best_plan(known, self.how.first)
            elif news != self.news:
                best = self.best_plan(known, self.how.later)
                if self.worth(best) > self.worth(self.followed) + MARGIN:
                    self.followed = best
            self.news = news
        return self.followed.bot.answer(known, decision)

    def best_plan(self, known: Any, tables: int) -> Plan:
        """Try all plans, the better half of them on half as many tables again, and so on."""
        for plan in self.plans:
            plan.fade()
        left = self.plans
        while len(left) > 1:
            for _ in range(tables):
                self.try_out(known, left)
            left = sorted(left, key=self.worth, reverse=True)[: (len(left) + 1) // 2]
            tables += (tables + 1) // 2
        return left[0]

    def worth(self, plan: Plan) -> float:
        """How often a plan wins, taken for more average the less it has been tried."""
        average = sum(p.won for p in self.plans) / sum(p.tried for p in self.plans)
        return (plan.won + DOUBT * average) / (plan.tried + DOUBT)

    def try_out(self, known: Any, plans: Sequence[Plan]) -> None:
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
        seeds = {seat: derive(seed, seat) for seat in self.game.seats} | {self.seat: plan.seed}
        players: dict[str, Player] = {
            seat: self.maker(self.box, seat, SeededDice(seeds[seat])) for seat in self.game.seats
        }
        play_on(self.game, self.box, state, self.how.phase, players, SeededDice(seed))
        outcome = self.game.outcome(self.box, state)
        if outcome is None or outcome.winner is None:
            return DRAWN
        return float(outcome.winner == self.seat)

    def seed(self) -> bytes:
        return bytes(self.dice.roll(BYTE) - 1 for _ in range(SEED_LENGTH))
