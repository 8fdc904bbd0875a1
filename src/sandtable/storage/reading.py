"""Read matches from the database: one in full, or many for a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import BindParameter, ColumnElement, Connection, bindparam, select

from sandtable.engine.game import Outcome
from sandtable.engine.record import decode
from sandtable.engine.rolls import Roll
from sandtable.storage.appending import CHANGED
from sandtable.storage.rows import (
    Around,
    Device,
    Input,
    Listed,
    Message,
    Seat,
    Seen,
    SeenBy,
    Standing,
    Stored,
    StoredCheckpoint,
    record_now,
)
from sandtable.storage.schema import checkpoints, devices, inputs, matches, messages, seats
from sandtable.storage.sending import Row, Rows, fetch

STRINGS: msgspec.json.Decoder[tuple[str, ...]] = msgspec.json.Decoder(tuple[str, ...])
OUTCOME: msgspec.json.Decoder[Outcome | None] = msgspec.json.Decoder(Outcome | None)
SIGHTS: msgspec.json.Decoder[dict[str, Seen]] = msgspec.json.Decoder(dict[str, Seen])
SEEN_BY: msgspec.json.Decoder[SeenBy] = msgspec.json.Decoder(SeenBy)
ROLLS: msgspec.msgpack.Decoder[tuple[Roll, ...]] = msgspec.msgpack.Decoder(tuple[Roll, ...])

MATCH: BindParameter[str] = bindparam("match")
AROUND = (
    select(seats).where(seats.c.match == MATCH).order_by(seats.c.place),
    select(devices).where(devices.c.match == MATCH).order_by(devices.c.since, devices.c.id),
    select(messages).where(messages.c.match == MATCH).order_by(messages.c.number),
)
EVERYTHING = (
    select(matches).where(matches.c.id == MATCH),
    select(inputs).where(inputs.c.match == MATCH).order_by(inputs.c.version),
    select(checkpoints).where(checkpoints.c.match == MATCH),
    *AROUND,
)


def stored(connection: Connection, match: str) -> Stored | None:
    """Return everything that is stored of a match."""
    found, given, points, *people = fetch(connection, EVERYTHING, match=match)
    if not found:
        return None
    around = around_of(people)
    began = decode(found[0].pop("record"))
    told = summed(found[0], around.seats)
    rows = tuple(map(input_of, given))
    point = msgspec.convert(points[0], StoredCheckpoint)
    record = record_now(began, rows, point, told.standing.outcome)
    return Stored(listed=told, record=record, began=len(began.inputs), inputs=rows, around=around)


def around(connection: Connection, match: str) -> Around:
    """Return who holds the seats of a match, from where, and what they said."""
    return around_of(fetch(connection, AROUND, match=match))


def listed(connection: Connection, condition: ColumnElement[bool], most: int = 1) -> list[Listed]:
    """Return matches that meet a condition, most recently played first."""
    columns = [column for column in matches.c if column.name != "record"]
    order = (matches.c.updated.desc(), matches.c.id)
    asked = select(*columns).where(condition).order_by(*order).limit(most)
    found = connection.execute(asked).all()
    holders = seats_of(connection, [row.id for row in found])
    return [summed(dict(row._mapping), holders.get(row.id, ())) for row in found]  # noqa: SLF001  (SQLAlchemy's own name for it, and public)


def seats_of(connection: Connection, chosen: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
    asked = select(seats).where(seats.c.match.in_(chosen)).order_by(seats.c.match, seats.c.place)
    holders: dict[str, tuple[Seat, ...]] = {}
    for row in connection.execute(asked):
        holder = msgspec.convert(row, Seat, from_attributes=True)
        holders[row.match] = (*holders.get(row.match, ()), holder)
    return holders


def around_of(found: Sequence[Rows]) -> Around:
    """Return the people of a match; SQLite stores true and false as numbers."""
    kinds: Any = zip(found, (Seat, Device, Message), strict=True)
    return Around(*(tuple(msgspec.convert(r, k, strict=False) for r in rows) for rows, k in kinds))


def summed(row: Row, holders: tuple[Seat, ...]) -> Listed:
    now = {name: row.pop(name) for name in CHANGED}
    now["waiting"] = STRINGS.decode(now["waiting"])
    now["outcome"] = OUTCOME.decode(now["outcome"])
    now["sights"] = SIGHTS.decode(now["sights"])
    row["solo"], now["over"] = bool(row["solo"]), bool(now["over"])
    return Listed(standing=Standing(**now), seats=holders, **row)


def input_of(row: Row) -> Input:
    del row["match"]
    row["answer"] = msgspec.json.decode(row["answer"])
    row["rolls"] = ROLLS.decode(row["rolls"])
    row["seen_by"] = SEEN_BY.decode(row["seen_by"])
    row["revealed"] = bool(row["revealed"])
    return Input(**row)
