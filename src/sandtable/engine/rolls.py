"""Dice that remember their faces for the record, and dice that a seat imagines."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sandtable.engine.bounds import Edges
from sandtable.engine.dice import Dice, EnteredDice, SeededDice, derive


class Roll(msgspec.Struct, frozen=True, array_like=True):
    """One die roll."""

    sides: Edges
    face: Edges


class RecordedDice:
    """Dice that remember every face for the record."""

    def __init__(self, dice: Dice, rolls: list[Roll]) -> None:
        self._dice = dice
        self._rolls = rolls

    @property
    def cursor(self) -> int:
        return self._dice.cursor

    @property
    def typed(self) -> int:
        """Return the number of dice that the players have typed in so far."""
        return self._dice.typed if isinstance(self._dice, EnteredDice) else 0

    def exchange(self, dice: Dice) -> None:
        """Continue with other dice wherever these are in use."""
        self._dice = dice

    def roll(self, sides: int) -> int:
        return self._noted(sides, self._dice.roll(sides))

    def draw(self, sides: int) -> int:
        return self._noted(sides, self._dice.draw(sides))

    def _noted(self, sides: int, face: int) -> int:
        self._rolls.append(Roll(sides, face))
        return face


class ImaginedDice:
    """Dice for an imagined match: seen dice keep their faces, all others are rolled again."""

    def __init__(self, seen: Sequence[Roll | None], seed: bytes, cursor: int) -> None:
        self._seen = seen
        self._seed = seed
        self.cursor = cursor

    def roll(self, sides: int) -> int:
        told = self._seen[self.cursor] if self.cursor < len(self._seen) else None
        self.cursor += 1
        if told is not None and told.sides == sides:
            return told.face
        return SeededDice(derive(self._seed, f"die {self.cursor}")).roll(sides)

    draw = roll
