"""Undo on the server: the answers a seat may take back, and the cost."""

from __future__ import annotations

from collections.abc import Container

from sandtable.engine.closing import must_be_open
from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.match import Match
from sandtable.engine.texts import say
from sandtable.server.wire import UndoCost


def undoable(match: Match, bots: Container[str], seat: str) -> int:
    """Return the place of the input that an undo would take back, or raise the reason why not.

    A person who plays alone undoes their own last answer, whatever bots answered since.
    """
    if not match.solo:
        return match.undoable(seat)
    must_be_open(match.inputs)
    for place in range(len(match.inputs) - 1, match.origin.inputs - 1, -1):
        if match.inputs[place].seat not in bots:
            return place
    raise IllegalAnswerError(say("nothing-to-undo"), "")


def undo_cost(match: Match, bots: Container[str], seat: str | None) -> UndoCost:
    if seat is None:
        return "no"
    try:
        place = undoable(match, bots, seat)
    except IllegalAnswerError:
        return "no"
    return "reveals" if match.has_revealed_since(place) else "free"


def takes_back_own(match: Match, bots: Container[str], seat: str) -> bool:
    """Return whether an undo is free and takes back an answer of this seat."""
    if undo_cost(match, bots, seat) != "free":
        return False
    return match.inputs[undoable(match, bots, seat)].seat == seat
