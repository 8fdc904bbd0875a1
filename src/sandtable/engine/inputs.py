"""The parts of a match: inputs, undone inputs, and the checkpoints it is rebuilt from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from sandtable.engine.bounds import Name, Number
from sandtable.engine.decisions import Answer
from sandtable.engine.events import PlayedOnUnderNewRules
from sandtable.engine.rolls import Roll

InputKind = Literal["answer", "die", "resign", "draw"]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An accepted input: an answer of a seat to a decision, or a real die typed in.

    A seat that resigns, or agrees to a draw, ends the match by that.
    """

    seat: Name
    answer: Answer
    decision: Name
    kind: InputKind = "answer"


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An undone input; `revealed` if the player had already seen its result.

    It was input number `at` of `of` inputs.
    """

    at: Number
    given: Given
    revealed: bool
    of: Number


class Checkpoint(msgspec.Struct, frozen=True):
    """The state at the start of a phase, from which the match can be rebuilt."""

    phase: str
    state: bytes
    inputs: int
    cursor: int
    shown: int
    rolls: int
    events: int


class Past(msgspec.Struct, frozen=True):
    """The part of a match before its first checkpoint; empty for a new match.

    An imagined match has `seen`: the dice since then that its seat has seen.
    """

    checkpoint: Checkpoint | None = None
    inputs: Sequence[Given] = ()
    reseeds: Mapping[int, bytes] = {}
    upgrades: Sequence[PlayedOnUnderNewRules] = ()
    seen: Sequence[Roll | None] | None = None
