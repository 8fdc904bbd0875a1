"""The base class of bots: one method for each decision that the bot handles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from sandtable.engine.decisions import Answer, Decision, Number
from sandtable.engine.dice import Dice

Box = TypeVar("Box")
Known = TypeVar("Known")

PREFIX = "on_"


class Bot(Generic[Box, Known]):
    """Answers each decision with the method named after it: `on_next_to_fire` for `next-to-fire`.

    Such a method receives the seat's knowledge and the decision, and returns the answer.
    Decisions without a method go to `otherwise`.
    """

    handlers: ClassVar[Mapping[str, Callable[..., Answer]]] = {}

    def __init__(self, box: Box, seat: str, dice: Dice) -> None:
        self.box = box
        self.seat = seat
        self.dice = dice

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        names = [name for name in dir(cls) if name.startswith(PREFIX)]
        cls.handlers = {decision_of(name): getattr(cls, name) for name in names}

    def answer(self, known: Known, decision: Decision) -> Answer:
        handler = self.handlers.get(decision.id)
        if handler is None:
            return self.otherwise(known, decision)
        return handler(self, known, decision)

    def otherwise(self, known: Known, decision: Decision) -> Answer:
        """Take the suggested number, or the first option."""
        return decision.suggested if isinstance(decision, Number) else decision.options[0].id


def decision_of(method: str) -> str:
    return method.removeprefix(PREFIX).replace("_", "-")
