"""Matches that their players end before the rules do: by resigning, or by agreeing to a draw."""

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
    """Return the end that a player chose: the other side wins, or nobody does."""
    others = [seat for seat in seats if seat != given.seat]
    if given.kind == "draw" or len(others) != 1:
        return Outcome(AGREED, None, {}, reason=given.kind)
    return Outcome(RESIGNED, others[0], {}, reason=given.kind)


def must_be_open(inputs: Sequence[Given]) -> None:
    """Refuse to take back a resignation or an agreed draw: seed and secrets are open since."""
    if inputs and inputs[-1].kind in CLOSINGS:
        raise IllegalAnswerError(say("undo-would-open-what-is-closed"), "")


def event_of(given: Given, texts: Texts) -> Event:
    if given.kind == "draw":
        return DrawAgreed()
    return SeatResigned(seat=name_of(given.seat, texts))


def name_of(seat: str, texts: Texts) -> Text:
    """Return what a seat is called; small games give their seats no names."""
    named = say(f"seat-{seat}")
    return named if texts.has(named.key, "en") else say("words", es=seat, en=seat)
