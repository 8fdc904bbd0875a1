"""The matches of a server: reads go directly to the database, writes through one writer."""

from __future__ import annotations

import threading
from collections.abc import Collection, Sequence
from secrets import token_hex
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from sandtable.engine.record import Record
from sandtable.storage import at_once, reading
from sandtable.storage.appending import (
    CHANGE_CHECKPOINT,
    Append,
    append,
    changed,
    standing_row,
)
from sandtable.storage.database import opened, snapshot
from sandtable.storage.devices import Decide, Enter, Look, NewLink, note_looks
from sandtable.storage.news import AROUND, PLAYED, tell
from sandtable.storage.rows import (
    Around,
    Listed,
    Message,
    NewMatch,
    Standing,
    Stored,
    StoredCheckpoint,
)
from sandtable.storage.schema import checkpoints, devices, inputs, matches, messages, seats
from sandtable.storage.writer import Done, Failure, OvertakenError, Writer

T = TypeVar("T")


class Create(msgspec.Struct, frozen=True):
    new: NewMatch


class Rebase(msgspec.Struct, frozen=True):
    """A match that continues from its checkpoint: a new beginning without earlier inputs.

    The stored match must not have changed since it was read, `after` so many changes.
    """

    match: str
    after: int
    record: Record
    standing: Standing
    checkpoint: StoredCheckpoint


class Rename(msgspec.Struct, frozen=True):
    match: str
    title: str


class Delete(msgspec.Struct, frozen=True):
    match: str


class Say(msgspec.Struct, frozen=True):
    match: str
    message: Message

    def write(self, connection: Connection) -> None:
        row = msgspec.structs.asdict(self.message)
        connection.execute(insert(messages).values(match=self.match, **row))


class Notice(msgspec.Struct, frozen=True):
    """A notice for other servers that is not stored."""

    match: str
    news: str


Aside = Say | Enter | Decide | Look | NewLink
"""Jobs that do not change the course of a match."""
Everyday = Append | Look | Notice
"""Frequent jobs that can be written together."""
Job = Append | Create | Rebase | Rename | Delete | Aside | Notice


class Store:
    """The matches in a database, by their ids."""

    def __init__(self, url: str) -> None:
        self.engine = opened(url)
        self.name = token_hex(8)
        self.writer = Writer(self.engine, self._write)

    def close(self) -> None:
        self.writer.stop()
        self.engine.dispose()

    # ------------------------------------------------------------------ writing

    def _write(self, connection: Connection, jobs: Sequence[object]) -> Collection[object]:
        """Write a group in one transaction; return the answers that came too late."""
        news = {f"{self.name} {news}" for job in jobs if (news := news_of(job))}
        if connection.dialect.name == "postgresql" and all(isinstance(j, Everyday) for j in jobs):
            appended, looks = of_kind(jobs, Append), of_kind(jobs, Look)
            late = at_once.keep(connection, appended, looks, news)
            return [job for job in appended if job.match in late]
        with connection.begin():
            write(connection, jobs)
            tell(connection, news)
        return ()

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
        """Return everything that is stored of a match."""
        with snapshot(self.engine) as connection:
            return reading.stored(connection, match)

    def around(self, match: str) -> Around:
        """Return who holds the seats of a match, from where, and what they said."""
        with snapshot(self.engine) as connection:
            return reading.around(connection, match)

    def listed(self, owner: str, most: int = 1_000, after: Listed | None = None) -> list[Listed]:
        """Return an owner's matches, most recently played first, `after` a given one."""
        of_owner = matches.c.owner == owner
        if after is not None:
            updated = after.standing.updated
            same = (matches.c.updated == updated) & (matches.c.id > after.id)
            of_owner &= (matches.c.updated < updated) | same
        with self.engine.connect() as connection:
            return reading.listed(connection, of_owner, most)

    def count(self, owner: str, since: float = 0.0) -> int:
        """Return the number of an owner's matches created since a moment."""
        of_owner = (matches.c.owner == owner) & (matches.c.created >= since)
        with self.engine.connect() as connection:
            asked = select(func.count()).select_from(matches).where(of_owner)
            return connection.execute(asked).scalar_one()

    def one(self, match: str) -> Listed | None:
        with self.engine.connect() as connection:
            found = reading.listed(connection, matches.c.id == match)
        return found[0] if found else None


# ---------------------------------------------------------------------- writing


def write(connection: Connection, jobs: Sequence[object]) -> None:
    """Write a group of jobs: all answers with one statement, and all looks with another."""
    if appended := of_kind(jobs, Append):
        append(connection, appended)
    note_looks(connection, of_kind(jobs, Look))
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
        elif isinstance(job, Say | Enter | Decide | NewLink):
            job.write(connection)


def of_kind(jobs: Sequence[object], kind: type[T]) -> list[T]:
    return [job for job in jobs if isinstance(job, kind)]


def news_of(job: object) -> str:
    """Return the news of a job for other servers."""
    if isinstance(job, Append | Rebase | Delete):
        return f"{job.match} {PLAYED}"
    if isinstance(job, Aside):
        return f"{job.match} {AROUND}"
    return f"{job.match} {job.news}" if isinstance(job, Notice) else ""


def _rebase(connection: Connection, job: Rebase) -> None:
    record = msgspec.json.encode(job.record)
    chosen = update(matches).where((matches.c.id == job.match) & (matches.c.version == job.after))
    if connection.execute(chosen.values(record=record, **standing_row(job.standing))).rowcount != 1:
        msg = "Another server has played on."
        raise OvertakenError(msg)
    connection.execute(delete(inputs).where(inputs.c.match == job.match))
    connection.execute(
        CHANGE_CHECKPOINT, [changed(job.match, msgspec.structs.asdict(job.checkpoint))]
    )


def _create(connection: Connection, new: NewMatch) -> None:
    listed = msgspec.structs.asdict(new.listed)
    holders, standing = listed.pop("seats"), listed.pop("standing")
    record = msgspec.json.encode(new.record)
    connection.execute(insert(matches), listed | standing_row(standing) | {"record": record})
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
    known = [msgspec.structs.asdict(each) | {"match": new.listed.id} for each in new.devices]
    if known:
        connection.execute(insert(devices), known)
