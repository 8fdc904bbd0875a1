"""Append answers to a match, each only if it is the next one."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, bindparam, insert, update

from sandtable.storage.rows import Input, Standing, StoredCheckpoint
from sandtable.storage.schema import checkpoints, inputs, matches
from sandtable.storage.sending import Row, Rows, send
from sandtable.storage.writer import OvertakenError

CHANGED = ("version", "updated", "over", "outcome", "waiting", "sights")
ADD_INPUTS = insert(inputs)
CHANGE_MATCH = (
    update(matches)
    .where((matches.c.id == bindparam("of")) & (matches.c.version == bindparam("after")))
    .values({name: bindparam(f"new_{name}") for name in CHANGED})
)
CHANGE_CHECKPOINT = (
    update(checkpoints)
    .where(checkpoints.c.match == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in StoredCheckpoint.__struct_fields__})
)


class Append(msgspec.Struct, frozen=True):
    """Inputs to append to a match, and its state after them."""

    match: str
    inputs: tuple[Input, ...]
    standing: Standing
    checkpoint: StoredCheckpoint | None = None


def append(connection: Connection, jobs: list[Append]) -> None:
    """Append all or nothing, with one statement per table."""
    send(connection, ADD_INPUTS, input_rows(jobs))
    if send(connection, CHANGE_MATCH, change_rows(jobs)).rowcount != len(jobs):
        msg = "Another server has played on."
        raise OvertakenError(msg)
    if points := checkpoint_rows(jobs):
        send(connection, CHANGE_CHECKPOINT, points)


def input_rows(jobs: Iterable[Append]) -> Rows:
    return [input_row(job.match, each) for job in jobs for each in job.inputs]


def change_rows(jobs: Iterable[Append]) -> Rows:
    return [changed(job.match, standing_row(job.standing), before(job)) for job in jobs]


def checkpoint_rows(jobs: Iterable[Append]) -> Rows:
    points = [(job.match, job.checkpoint) for job in jobs if job.checkpoint]
    return [changed(match, msgspec.structs.asdict(point)) for match, point in points]


def input_row(match: str, given: Input) -> Row:
    return {
        **msgspec.structs.asdict(given),
        "match": match,
        "answer": msgspec.json.encode(given.answer).decode(),
        "rolls": msgspec.msgpack.encode(given.rolls),
        "seen_by": msgspec.json.encode(given.seen_by).decode(),
    }


def standing_row(standing: Standing) -> Row:
    told = {
        name: msgspec.json.encode(getattr(standing, name)).decode()
        for name in ("waiting", "outcome", "sights")
    }
    return msgspec.structs.asdict(standing) | told


def before(job: Append) -> int:
    """Return the version that a match must have for these to be its next inputs."""
    return job.inputs[0].version - 1


def changed(match: str, values: Row, after: int | None = None) -> Row:
    only = {} if after is None else {"after": after}
    return {"of": match} | only | {f"new_{name}": value for name, value in values.items()}
