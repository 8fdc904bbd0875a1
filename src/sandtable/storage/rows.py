"""The rows that go into the database and come out of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

import msgspec

from sandtable.engine.decisions import Answer
from sandtable.engine.game import Outcome
from sandtable.engine.inputs import Checkpoint, Given, InputKind, Undone
from sandtable.engine.record import Record, SavedCheckpoint
from sandtable.engine.rolls import Roll

UNDO = "undo"

SeenBy = tuple[str, ...] | None
"""The seats that saw a change after an input; None means everyone."""

HolderKind = Literal["me", "bot", "link"]


class Seat(msgspec.Struct, kw_only=True):
    """The holder of a seat; `token` is the hash of the secret that opens it."""

    seat: str
    kind: HolderKind
    bot: str = ""
    token: str = ""
    taken: bool = False


DeviceState = Literal["in", "asking", "refused", "out"]
"""Let in; waiting for the holder of the seat; refused; let in before but no longer."""


class Device(msgspec.Struct, kw_only=True):
    """A browser at a seat; `token` is the hash of its secret.

    `played` and `replayed` are the times of its last looks at the table and at the replay,
    or 0.
    """

    seat: str
    id: str
    token: str
    name: str
    state: DeviceState
    since: float
    played: float = 0
    replayed: float = 0
    looks: int = 0


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """The last change of a match for a seat, its number, and the number of lost log lines."""

    version: int
    updated: float
    cut: int = -1


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a match in a list, available without replaying it.

    `sights` has an entry for each seat, and one without a name for the spectators. It is empty
    when nobody has secrets: then everyone has seen everything.
    """

    version: int
    updated: float
    over: bool
    outcome: Outcome | None
    waiting: tuple[str, ...]
    sights: dict[str, Seen] = {}


class StoredCheckpoint(msgspec.Struct, frozen=True):
    """A checkpoint with the version of the rules that made it."""

    rules_version: str
    phase: str
    inputs: int
    cursor: int
    shown: int
    state: bytes


class Input(msgspec.Struct, frozen=True, kw_only=True):
    """One accepted answer or undo; `rolls` fell after the first `rolls_kept`."""

    version: int
    moment: float
    kind: str
    seat: str
    key: str | None
    place: int
    answer: Answer
    decision: str
    revealed: bool = False
    rolls_kept: int = 0
    rolls: tuple[Roll, ...] = ()
    seen_by: SeenBy = None


MessageKind = Literal["text", "offer", "decline", "open", "close", "rematch"]
"""A text; the offer of a draw, and its refusal; whether spectators may read; a rematch."""


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """A player's message, stored with the match; for a rematch the text is the new id."""

    number: int
    moment: float
    seat: str
    kind: MessageKind
    text: str = ""


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A match without its inputs."""

    id: str
    game: str
    scenario: str
    title: str
    owner: str
    solo: bool
    created: float
    standing: Standing
    seats: tuple[Seat, ...]


class NewMatch(msgspec.Struct, frozen=True, kw_only=True):
    """The initial data of a match."""

    listed: Listed
    record: Record
    checkpoint: StoredCheckpoint
    devices: tuple[Device, ...] = ()


class Around(msgspec.Struct, frozen=True):
    """The people of a match: who holds the seats, from where, and what they said."""

    seats: tuple[Seat, ...] = ()
    devices: tuple[Device, ...] = ()
    messages: tuple[Message, ...] = ()


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is stored of a match; it `began` with so many inputs."""

    listed: Listed
    record: Record
    began: int
    inputs: tuple[Input, ...]
    around: Around


def stored_checkpoint(rules_version: str, at: Checkpoint) -> StoredCheckpoint:
    return StoredCheckpoint(rules_version, at.phase, at.inputs, at.cursor, at.shown, at.state)


def record_now(
    began: Record, inputs: Iterable[Input], checkpoint: StoredCheckpoint, outcome: Outcome | None
) -> Record:
    """Return the current record of a match: its initial record and every input since."""
    answers, rolls, undone = list(began.inputs), list(began.rolls), list(began.undone)
    for row in inputs:
        rolls[row.rolls_kept :] = row.rolls
        if row.kind == UNDO:
            of = len(answers)
            undone.append(Undone(row.place, answers.pop(row.place), row.revealed, of))
        else:
            answers.append(given_by(row))
    state = msgspec.msgpack.decode(checkpoint.state)
    saved = SavedCheckpoint(
        checkpoint.phase, state, checkpoint.inputs, checkpoint.cursor, checkpoint.shown
    )
    return msgspec.structs.replace(
        began,
        rules_version=checkpoint.rules_version,
        inputs=answers,
        rolls=rolls,
        undone=undone,
        checkpoint=saved,
        outcome=outcome,
    )


def given_by(row: Input) -> Given:
    return Given(row.seat, row.answer, row.decision, cast("InputKind", row.kind))
