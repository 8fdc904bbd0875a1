"""The matches of a server: reads go to the database at once, writes through the one writer."""

from __future__ import annotations

import threading
from collections.abc import Collection, Sequence
from secrets import token_hex
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from sandtable.engine.game import Outcome
from sandtable.engine.record import Record, decode
from sandtable.engine.rolls import Roll
from sandtable.storage import at_once
from sandtable.storage.appending import (
    CHANGE_CHECKPOINT,
    CHANGED,
    Append,
    append,
    changed,
    standing_row,
)
from sandtable.storage.database import opened, snapshot
from sandtable.storage.devices import Decide, Enter, Look, NewLink, devices_of, note_looks
from sandtable.storage.news import AROUND, PLAYED, tell
from sandtable.storage.rows import (
    Around,
    Input,
    Listed,
    Message,
    NewMatch,
    Seat,
    Seen,
    SeenBy,
    Standing,
    Stored,
    StoredCheckpoint,
    record_now,
)
from sandtable.storage.schema import checkpoints, devices, inputs, matches, messages, seats
from sandtable.storage.sending import Row
from sandtable.storage.writer import Done, Failure, OvertakenError, Writer

STRINGS: msgspec.json.Decoder[tuple[str, ...]] = msgspec.json.Decoder(tuple[str, ...])
OUTCOME: msgspec.json.Decoder[Outcome | None] = msgspec.json.Decoder(Outcome | None)
SIGHTS: msgspec.json.Decoder[dict[str, Seen]] = msgspec.json.Decoder(dict[str, Seen])
SEEN_BY: msgspec.json.Decoder[SeenBy] = msgspec.json.Decoder(SeenBy)
ROLLS: msgspec.msgpack.Decoder[tuple[Roll, ...]] = msgspec.msgpack.Decoder(tuple[Roll, ...])

T = TypeVar("T")


class Create(msgspec.Struct, frozen=True):
    new: NewMatch


class Rebase(msgspec.Struct, frozen=True):
    """A match that goes on from its checkpoint: a new beginning, without the inputs before it.

    It must still stand where it was read, `after` so many changes.
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
    """Something that other servers should know and nobody keeps."""

    match: str
    news: str


Aside = Say | Enter | Decide | Look | NewLink
"""Jobs around a match that leave its course as it is."""
Everyday = Append | Look | Notice
"""Jobs that come all the time, and can be written together."""
Job = Append | Create | Rebase | Rename | Delete | Aside | Notice


class Store:
    """Matches by their ids, in the database of a URL."""

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
        """Return everything that is kept of a match."""
        with snapshot(self.engine) as connection:
            row = connection.execute(select(matches).where(matches.c.id == match)).one_or_none()
            if row is None:
                return None
            given = connection.execute(
                select(inputs).where(inputs.c.match == match).order_by(inputs.c.version)
            )
            rows = tuple(_input(dict(each._mapping)) for each in given)  # noqa: SLF001  (public)
            around = _around(connection, match)
            last = connection.execute(select(checkpoints).where(checkpoints.c.match == match)).one()
        listed = dict(row._mapping)  # noqa: SLF001  (SQLAlchemy's own name for it, and public)
        began = decode(listed.pop("record"))
        fields = {name: last._mapping[name] for name in StoredCheckpoint.__struct_fields__}  # noqa: SLF001  (SQLAlchemy's own name for it, and public)
        told = _summed(listed, {match: list(around.seats)})
        record = record_now(began, rows, StoredCheckpoint(**fields), told.standing.outcome)
        return Stored(
            listed=told, record=record, began=len(began.inputs), inputs=rows, around=around
        )

    def around(self, match: str) -> Around:
        """Return who holds the seats of a match, from where, and what they said."""
        with snapshot(self.engine) as connection:
            return _around(connection, match)

    def listed(self, owner: str, most: int = 1_000, after: Listed | None = None) -> list[Listed]:
        """Return matches of an owner, the last played first, those that come `after` one."""
        of_owner = matches.c.owner == owner
        if after is not None:
            updated = after.standing.updated
            same = (matches.c.updated == updated) & (matches.c.id > after.id)
            of_owner &= (matches.c.updated < updated) | same
        with self.engine.connect() as connection:
            return _listed(connection, of_owner, most)

    def count(self, owner: str, since: float = 0.0) -> int:
        """Return how many matches of an owner there are that were created since a moment."""
        of_owner = (matches.c.owner == owner) & (matches.c.created >= since)
        with self.engine.connect() as connection:
            asked = select(func.count()).select_from(matches).where(of_owner)
            return connection.execute(asked).scalar_one()

    def one(self, match: str) -> Listed | None:
        with self.engine.connect() as connection:
            found = _listed(connection, matches.c.id == match)
        return found[0] if found else None


# ---------------------------------------------------------------------- reading


def _listed(connection: Connection, condition: Any, most: int = 1) -> list[Listed]:  # noqa: ANN401  (SQLAlchemy's conditions have no common type)
    columns = [column for column in matches.c if column.name != "record"]
    order = (matches.c.updated.desc(), matches.c.id)
    asked = select(*columns).where(condition).order_by(*order).limit(most)
    found = connection.execute(asked).all()
    holders = _seats(connection, [row.id for row in found])
    return [_summed(dict(row._mapping), holders) for row in found]  # noqa: SLF001  (SQLAlchemy's own name for it, and public)


def _around(connection: Connection, match: str) -> Around:
    told = tuple(_message(dict(each._mapping)) for each in _said(connection, match))  # noqa: SLF001  (public)
    holders = tuple(_seats(connection, [match]).get(match, ()))
    return Around(holders, devices_of(connection, match), told)


def _seats(connection: Connection, chosen: Sequence[str]) -> dict[str, list[Seat]]:
    asked = select(seats).where(seats.c.match.in_(chosen)).order_by(seats.c.match, seats.c.place)
    holders: dict[str, list[Seat]] = {}
    for row in connection.execute(asked):
        seat = Seat(seat=row.seat, kind=row.kind, bot=row.bot, token=row.token, taken=row.taken)
        holders.setdefault(row.match, []).append(seat)
    return holders


def _summed(row: Row, holders: dict[str, list[Seat]]) -> Listed:
    now = {name: row.pop(name) for name in CHANGED}
    now["waiting"] = STRINGS.decode(now["waiting"])
    now["outcome"] = OUTCOME.decode(now["outcome"])
    now["sights"] = SIGHTS.decode(now["sights"])
    standing = Standing(**now)
    return Listed(standing=standing, seats=tuple(holders.get(row["id"], ())), **row)


def _said(connection: Connection, match: str) -> Any:  # noqa: ANN401  (SQLAlchemy's rows)
    asked = select(messages).where(messages.c.match == match).order_by(messages.c.number)
    return connection.execute(asked)


def _message(row: Row) -> Message:
    del row["match"]
    return Message(**row)


def _input(row: Row) -> Input:
    del row["match"]
    row["answer"] = msgspec.json.decode(row["answer"])
    row["rolls"] = ROLLS.decode(row["rolls"])
    row["seen_by"] = SEEN_BY.decode(row["seen_by"])
    return Input(**row)


# ---------------------------------------------------------------------- writing


def write(connection: Connection, jobs: Sequence[object]) -> None:
    """Write a group of jobs; all its answers go in with one statement, and so do all looks."""
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
    """Return what other servers have to know of a job."""
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
