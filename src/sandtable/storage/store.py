"""The matches of a server: reads go to the database at once, writes through the one writer."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Update, bindparam, delete, insert, select, update

from sandtable.engine.game import Outcome
from sandtable.engine.record import Record, decode
from sandtable.engine.rolls import Roll
from sandtable.storage.database import opened
from sandtable.storage.rows import (
    Input,
    Listed,
    NewMatch,
    Seat,
    Seen,
    SeenBy,
    Standing,
    Stored,
    StoredCheckpoint,
    record_now,
)
from sandtable.storage.schema import checkpoints, inputs, matches, seats
from sandtable.storage.writer import Done, Failure, Writer

CHANGED = ("version", "updated", "over", "outcome", "waiting", "sights")

Row = dict[str, Any]


class Append(msgspec.Struct, frozen=True):
    """Inputs to be added to a match, and how it stands after them."""

    match: str
    inputs: tuple[Input, ...]
    standing: Standing
    checkpoint: StoredCheckpoint | None = None


class Create(msgspec.Struct, frozen=True):
    new: NewMatch


class Rebase(msgspec.Struct, frozen=True):
    """A match that goes on from its checkpoint: a new beginning, without the inputs before it."""

    match: str
    record: Record
    standing: Standing
    checkpoint: StoredCheckpoint


class Rename(msgspec.Struct, frozen=True):
    match: str
    title: str


class Delete(msgspec.Struct, frozen=True):
    match: str


class TakeSeat(msgspec.Struct, frozen=True):
    match: str
    seat: str


class NewLink(msgspec.Struct, frozen=True):
    """Another secret for a seat; nobody has taken it with that yet."""

    match: str
    seat: str
    token: str


Job = Append | Create | Rebase | Rename | Delete | TakeSeat | NewLink


class Store:
    """Matches by their ids, in the database of a URL."""

    def __init__(self, url: str) -> None:
        self.engine = opened(url)
        self.writer = Writer(self.engine, write)

    def close(self) -> None:
        self.writer.stop()
        self.engine.dispose()

    # ------------------------------------------------------------------ writing

    def put(self, job: Job, done: Done) -> None:
        """Hand a job to the writer; `done` is called when it is durable."""
        self.writer.put(job, done)

    def write(self, job: Job) -> None:
        """Write a job and wait for it."""
        told, failures = threading.Event(), list[Failure]()

        def done(failure: Failure) -> None:
            failures.append(failure)
            told.set()

        self.put(job, done)
        told.wait()
        if failures[0] is not None:
            raise failures[0]

    # ------------------------------------------------------------------ reading

    def load(self, match: str) -> Stored | None:
        """Return everything that is kept of a match."""
        with self.engine.connect() as connection:
            found = _listed(connection, matches.c.id == match)
            if not found:
                return None
            row = connection.execute(select(matches.c.record).where(matches.c.id == match)).one()
            given = connection.execute(
                select(inputs).where(inputs.c.match == match).order_by(inputs.c.version)
            )
            rows = tuple(_input(dict(each._mapping)) for each in given)  # noqa: SLF001  (public)
            last = connection.execute(select(checkpoints).where(checkpoints.c.match == match)).one()
        began = decode(row.record)
        fields = {name: last._mapping[name] for name in StoredCheckpoint.__struct_fields__}  # noqa: SLF001  (SQLAlchemy's own name for it, and public)
        standing = found[0].standing
        record = record_now(began, rows, StoredCheckpoint(**fields), standing.outcome)
        return Stored(listed=found[0], record=record, began=len(began.inputs), inputs=rows)

    def listed(self, owner: str) -> list[Listed]:
        """Return the matches of an owner, the last played first."""
        with self.engine.connect() as connection:
            return _listed(connection, matches.c.owner == owner)

    def one(self, match: str) -> Listed | None:
        with self.engine.connect() as connection:
            found = _listed(connection, matches.c.id == match)
        return found[0] if found else None


# ---------------------------------------------------------------------- reading


def _listed(connection: Connection, condition: Any) -> list[Listed]:  # noqa: ANN401  (SQLAlchemy's conditions have no common type)
    columns = [column for column in matches.c if column.name != "record"]
    found = connection.execute(
        select(*columns).where(condition).order_by(matches.c.updated.desc(), matches.c.id)
    ).all()
    holders = _seats(connection, condition)
    return [_summed(dict(row._mapping), holders) for row in found]  # noqa: SLF001  (SQLAlchemy's own name for it, and public)


def _seats(connection: Connection, condition: Any) -> dict[str, list[Seat]]:  # noqa: ANN401  (SQLAlchemy's conditions have no common type)
    asked = select(seats).join(matches).where(condition).order_by(seats.c.match, seats.c.place)
    holders: dict[str, list[Seat]] = {}
    for row in connection.execute(asked):
        seat = Seat(seat=row.seat, kind=row.kind, bot=row.bot, token=row.token, taken=row.taken)
        holders.setdefault(row.match, []).append(seat)
    return holders


def _summed(row: Row, holders: dict[str, list[Seat]]) -> Listed:
    now = {name: row.pop(name) for name in CHANGED}
    now["waiting"] = msgspec.json.decode(now["waiting"], type=tuple[str, ...])
    now["outcome"] = msgspec.json.decode(now["outcome"], type=Outcome | None)
    now["sights"] = msgspec.json.decode(now["sights"], type=dict[str, Seen])
    standing = Standing(**now)
    return Listed(standing=standing, seats=tuple(holders.get(row["id"], ())), **row)


def _input(row: Row) -> Input:
    del row["match"]
    row["answer"] = msgspec.json.decode(row["answer"])
    row["rolls"] = msgspec.msgpack.decode(row["rolls"], type=tuple[Roll, ...])
    row["seen_by"] = msgspec.json.decode(row["seen_by"], type=SeenBy)
    return Input(**row)


# ---------------------------------------------------------------------- writing

ADD_INPUTS = insert(inputs)
CHANGE_MATCH = (
    update(matches)
    .where(matches.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in CHANGED})
)
CHANGE_CHECKPOINT = (
    update(checkpoints)
    .where(checkpoints.c.match == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in StoredCheckpoint.__struct_fields__})
)


def write(connection: Connection, jobs: Sequence[object]) -> None:
    """Write a group of jobs; all its answers go in with one statement."""
    appended = [job for job in jobs if isinstance(job, Append)]
    if appended:
        _append(connection, appended)
    for job in jobs:
        if isinstance(job, Create):
            _create(connection, job.new)
        elif isinstance(job, Rebase):
            _rebase(connection, job)
        elif isinstance(job, Rename):
            chosen = update(matches).where(matches.c.id == job.match)
            connection.execute(chosen.values(title=job.title))
        elif isinstance(job, Delete):
            connection.execute(delete(matches).where(matches.c.id == job.match))
        elif isinstance(job, TakeSeat):
            connection.execute(_of_seat(job).values(taken=True))
        elif isinstance(job, NewLink):
            connection.execute(_of_seat(job).values(taken=False, token=job.token))


def _of_seat(job: TakeSeat | NewLink) -> Update:
    return update(seats).where((seats.c.match == job.match) & (seats.c.seat == job.seat))


def _append(connection: Connection, jobs: list[Append]) -> None:
    connection.execute(ADD_INPUTS, [_row(job.match, each) for job in jobs for each in job.inputs])
    connection.execute(CHANGE_MATCH, [_changed(job.match, _standing(job.standing)) for job in jobs])
    points = [
        _changed(job.match, msgspec.structs.asdict(job.checkpoint))
        for job in jobs
        if job.checkpoint
    ]
    if points:
        connection.execute(CHANGE_CHECKPOINT, points)


def _rebase(connection: Connection, job: Rebase) -> None:
    connection.execute(delete(inputs).where(inputs.c.match == job.match))
    record = msgspec.json.encode(job.record)
    chosen = update(matches).where(matches.c.id == job.match)
    connection.execute(chosen.values(record=record, **_standing(job.standing)))
    connection.execute(
        CHANGE_CHECKPOINT, [_changed(job.match, msgspec.structs.asdict(job.checkpoint))]
    )


def _row(match: str, given: Input) -> Row:
    return {
        **msgspec.structs.asdict(given),
        "match": match,
        "answer": msgspec.json.encode(given.answer).decode(),
        "rolls": msgspec.msgpack.encode(given.rolls),
        "seen_by": msgspec.json.encode(given.seen_by).decode(),
    }


def _standing(standing: Standing) -> Row:
    told = {
        name: msgspec.json.encode(getattr(standing, name)).decode()
        for name in ("waiting", "outcome", "sights")
    }
    return msgspec.structs.asdict(standing) | told


def _changed(match: str, values: Row) -> Row:
    return {"of": match} | {f"new_{name}": value for name, value in values.items()}


def _create(connection: Connection, new: NewMatch) -> None:
    listed = msgspec.structs.asdict(new.listed)
    holders, standing = listed.pop("seats"), listed.pop("standing")
    record = msgspec.json.encode(new.record)
    connection.execute(insert(matches), listed | _standing(standing) | {"record": record})
    connection.execute(
        insert(seats),
        [
            msgspec.structs.asdict(seat) | {"match": new.listed.id, "place": place}
            for place, seat in enumerate(holders)
        ],
    )
    connection.execute(
        insert(checkpoints), msgspec.structs.asdict(new.checkpoint) | {"match": new.listed.id}
    )
