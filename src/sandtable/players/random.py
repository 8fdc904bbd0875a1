"""A player that answers at random, with every legal answer equally likely."""

from __future__ import annotations

from typing import Any

from sandtable.engine.decisions import Answer, Choose, Decision
from sandtable.engine.dice import BYTE, Dice


class RandomPlayer:
    """A random player for any game; it has its own dice, separate from the match's."""

    def __init__(self, _box: Any, seat: str, dice: Dice) -> None:
        self.seat = seat
        self.dice = dice

    def answer(self, _known: Any, decision: Decision) -> Answer:
        if isinstance(decision, Choose):
            return decision.options[below(self.dice, len(decision.options))].id
        return decision.low + below(self.dice, decision.high - decision.low + 1)


def below(dice: Dice, count: int) -> int:
    """Return a number from 0 to `count` - 1, with several dice if one has too few faces."""
    if count <= BYTE:
        return dice.roll(count) - 1
    while True:
        number, reach = 0, 1
        while reach < count:
            number, reach = number * BYTE + dice.roll(BYTE) - 1, reach * BYTE
        if number < reach - reach % count:
            return number % count
