"""Answers from a list, for worked examples and tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandtable.engine.decisions import Answer, Decision
from sandtable.engine.errors import SandtableError


class ScriptEndedError(SandtableError):
    """A decision was asked for and the script has no answer left."""


class ScriptedPlayer:
    """Gives the answers of a list in order; `left` are those not given yet."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        self.left = list(answers)

    def answer(self, _known: Any, decision: Decision) -> Answer:
        if not self.left:
            msg = f"The script has no answer for {decision.id} ({decision.rule})."
            raise ScriptEndedError(msg)
        return self.left.pop(0)
