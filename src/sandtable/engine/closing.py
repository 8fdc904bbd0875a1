"""Matches that end early: a player resigns, or the players agree to a draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.events import DrawAgreed, Event, SeatResigned
from sandtable.engine.game import Outcome
from sandtable.engine.inputs import Given
from sandtable.engine.texts import Text, Texts, say

Closing = Literal["resign", "draw"]
CLOSINGS = frozenset({"resign", "draw"})
RESIGNED, AGREED = "resigned", "agreed"
"""The results of matches that players have ended themselves."""
PAIR = 2


def outcome_of(given: Given, seats: Sequence[str]) -> Outcome:
    """Return the outcome of a resignation or an agreed draw."""
    others = [seat for seat in seats if seat != given.seat]
    if given.kind == "draw" or len(others) != 1:
        return Outcome(AGREED, None, {}, reason=given.kind)
    return Outcome(RESIGNED, others[0], {}, reason=given.kind)


def must_be_open(inputs: Sequence[Given]) -> None:
    """Refuse to undo a resignation or an agreed draw: seed and secrets are already open."""
    if inputs and inputs[-1].kind in CLOSINGS:
        raise IllegalAnswerError(say("undo-would-open-what-is-closed"), "")


def event_of(given: Given, texts: Texts) -> Event:
    if given.kind == "draw":
        return DrawAgreed()
    return SeatResigned(seat=name_of(given.seat, texts))


def name_of(seat: str, texts: Texts) -> Text:
    """Return the name of a seat, or its id in small games that do not name their seats."""
    named = say(f"seat-{seat}")
    return named if texts.has(named.key, "en") else say("words", es=seat, en=seat)
