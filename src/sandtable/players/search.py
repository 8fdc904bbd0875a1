"""A player that thinks ahead: it plays out a bot's plans on imagined tables and follows the best.

A bot's dice, or its style, decide what it is up to. Before its first move, or in some games before
every turn, the player draws tables that fit what its seat knows and lets bots play each of them to
the end once for every plan, with the same dice. The worse half of the plans drops out and the
others are tried on more tables, until one is left.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from typing import Any

import msgspec

from sandtable.engine.bulk import answer_all
from sandtable.engine.decisions import Answer, Decision
from sandtable.engine.dice import Dice, SeededDice, derive
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Player, PlayerMaker, Thinking
from sandtable.engine.match import AnyGame
from sandtable.engine.umpire import Umpire

BYTE = 256
SEED_LENGTH = 16
DRAWN = 0.5
NEVER = object()


class Plan:
    """A plan that a bot makes with these dice, and its results so far."""

    def __init__(self, seed: bytes, maker: PlayerMaker) -> None:
        self.seed, self.maker = seed, maker
        self.won, self.tried = 0.0, 0


class SearchPlayer:
    """A player that thinks ahead; until it has thought, it plays like the plain bot."""

    def __init__(
        self, game: AnyGame, box: Any, seat: str, dice: Dice, bot: PlayerMaker, how: Thinking
    ) -> None:
        if game.resample is None:
            msg = f"{game.id} cannot draw what a seat does not know, so nobody can think ahead."
            raise SandtableError(msg)
        self.game, self.box, self.seat, self.dice = game, box, seat, dice
        self.maker, self.how = bot, how
        makers = how.makers or (bot,) * how.plans
        self.plans = [Plan(self.seed(), maker) for maker in makers]
        self.left = self.plans
        self.plan, self.thought = self.plans[0], NEVER
        self.bot = self.follow(self.plan)

    @property
    def has_thought(self) -> bool:
        """Return whether the player has thought and need not think again."""
        return self.thought is not NEVER and not self.how.moment

    def follow(self, plan: Plan) -> Player:
        return plan.maker(self.box, self.seat, SeededDice(plan.seed))

    def answer(self, known: Any, decision: Decision) -> Answer:
        for _ in self.thinking(known, decision):
            pass
        return self.bot.answer(known, decision)

    def thinking(self, known: Any, decision: Decision) -> Generator[float]:
        """Think if it is time to, and yield the progress after each step.

        A caller that stops half-way gets the best plan so far.
        """
        if not self.will_think(known, decision):
            return
        self.thought = self.moment(known)
        try:
            yield from self.plans_tried(known)
        finally:
            self.plan = max(self.left, key=lambda plan: plan.won / max(plan.tried, 1))
            self.forget()

    def will_think(self, known: Any, decision: Decision) -> bool:
        return decision.id == self.how.decision and self.thought != self.moment(known)

    def moment(self, known: Any) -> object:
        """Return the knowledge whose change makes the player think again; None to think once."""
        return getattr(known, self.how.moment) if self.how.moment else None

    def forget(self) -> None:
        """Forget everything except the plan, for example after an undo."""
        self.bot = self.follow(self.plan)

    def plans_tried(self, known: Any) -> Iterator[float]:
        """Try all plans, then the better half of them on more tables, and so on."""
        for plan in self.plans:
            plan.won, plan.tried = 0.0, 0
        self.left, tables, games = self.plans, self.tables(known), 0
        in_all = sum(many * on for many, on in rounds(len(self.plans), tables))
        for many, on in rounds(len(self.plans), tables):
            for _ in range(on):
                self.try_out(known, self.left)
                games += many
                yield games / in_all
            self.left = sorted(self.left, key=lambda plan: -plan.won)[: (many + 1) // 2]

    def tables(self, known: Any) -> int:
        """Return the number of tables on which all plans are tried."""
        return self.how.effort(self.box, known) if self.how.effort else self.how.tables

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
        """Return 1 for a win of this seat, 0.5 for a draw; or the figure or value that counts."""
        state = msgspec.msgpack.decode(drawn, type=self.game.state)
        players = {
            seat: self.maker(self.box, seat, SeededDice(derive(seed, seat)))
            for seat in self.game.seats
        }
        players[self.seat] = self.follow(plan)
        self.play(state, players, SeededDice(seed))
        if self.how.worth is not None:
            return self.how.worth(self.box, state, self.seat)
        outcome = self.game.outcome(self.box, state)
        if outcome is not None and self.how.metric:
            return outcome.metrics[self.how.metric]
        if outcome is None or outcome.winner is None:
            return DRAWN
        return float(outcome.winner == self.seat)

    def play(self, state: Any, players: Mapping[str, Player], dice: Dice) -> None:
        how, umpire = self.how, Umpire(self.box, dice)
        steps = self.game.sequence.conduct(umpire, state, how.phase, until=how.until)
        answer_all(self.game, state, steps, players)

    def seed(self) -> bytes:
        return bytes(self.dice.roll(BYTE) - 1 for _ in range(SEED_LENGTH))


def rounds(plans: int, tables: int) -> Iterator[tuple[int, int]]:
    """Return the number of plans and of tables in each round."""
    while plans > 1:
        yield plans, tables
        plans = (plans + 1) // 2
        tables += (tables + 1) // 2
