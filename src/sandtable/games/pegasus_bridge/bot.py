"""Plays the British by rules of thumb."""

from __future__ import annotations

from sandtable.engine.decisions import Answer, Decision, Number
from sandtable.engine.dice import Dice
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.state import Assault


class ThumbBot:
    """Takes the first option."""

    def __init__(self, box: Box, seat: str, dice: Dice) -> None:
        self.box, self.seat, self.dice = box, seat, dice

    def answer(self, known: Assault, decision: Decision) -> Answer:
        return decision.low if isinstance(decision, Number) else decision.options[0].id


BOTS = {"thumb": ThumbBot}
