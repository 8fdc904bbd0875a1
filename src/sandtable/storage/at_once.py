"""Answers, looks and news on PostgreSQL: one statement for a whole group.

The statement is a transaction by itself: one message to the database and one back. The writing
thread needs the interpreter after each message, and waits for it whenever the event loop is busy.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec
from sqlalchemy import Column, Connection, Table
from sqlalchemy.dialects.postgresql import dialect

from sandtable.storage.appending import (
    CHANGED,
    Append,
    change_rows,
    checkpoint_rows,
    input_rows,
)
from sandtable.storage.devices import LOOKED_BEFORE, Look, look_rows
from sandtable.storage.news import CHANNEL, packed
from sandtable.storage.rows import StoredCheckpoint
from sandtable.storage.schema import checkpoints, devices, inputs, matches
from sandtable.storage.sending import send_alone

BYTES = "BYTEA"
NEW = "new_"
POSTGRESQL = dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy has no type for it

to_json = msgspec.json.Encoder().encode
"""Writes bytes in base64."""


def kind_of(column: Column[object]) -> str:
    return column.type.compile(dialect=POSTGRESQL)


def typed(columns: Iterable[Column[object]], prefix: str = "") -> str:
    """Return columns in their JSON form."""
    return ", ".join(
        f"{prefix}{each.name} {'TEXT' if kind_of(each) == BYTES else kind_of(each)}"
        for each in columns
    )


def taken(columns: Iterable[Column[object]], row: str) -> str:
    """Return the values of columns in the table's types."""
    return ", ".join(value(each, f"{row}.{each.name}") for each in columns)


def value(column: Column[object], at: str) -> str:
    return f"decode({at}, 'base64')" if kind_of(column) == BYTES else at


def settings(columns: Iterable[Column[object]], row: str) -> str:
    return ", ".join(f"{each.name} = {value(each, f'{row}.{NEW}{each.name}')}" for each in columns)


def named(table: Table) -> str:
    return ", ".join(table.c.keys())


STANDING = [matches.c[name] for name in CHANGED]
POINT = [checkpoints.c[name] for name in StoredCheckpoint.__struct_fields__]
KEEP = f"""
WITH changed AS (
    UPDATE matches SET {settings(STANDING, "job")}
    FROM json_to_recordset(%(changes)s) AS job(of TEXT, after INTEGER, {typed(STANDING, NEW)})
    WHERE matches.id = job.of AND matches.version = job.after
    RETURNING matches.id
), added AS (
    INSERT INTO inputs ({named(inputs)}) SELECT {taken(inputs.c, "given")}
    FROM json_to_recordset(%(inputs)s) AS given({typed(inputs.c)})
    JOIN changed ON changed.id = given.match
), reached AS (
    UPDATE checkpoints SET {settings(POINT, "point")}
    FROM json_to_recordset(%(points)s) AS point(of TEXT, {typed(POINT, NEW)})
    JOIN changed ON changed.id = point.of
    WHERE checkpoints.match = point.of
), looked AS (
    INSERT INTO devices ({named(devices)}) SELECT {taken(devices.c, "look")}
    FROM json_to_recordset(%(looks)s) AS look({typed(devices.c)})
    WHERE EXISTS (SELECT 1 FROM matches WHERE id = look.match)
    {LOOKED_BEFORE}
), told AS (
    SELECT pg_notify(%(channel)s, news) FROM json_array_elements_text(%(news)s) AS news
)
SELECT id FROM changed UNION ALL SELECT NULL FROM told
"""  # noqa: S608  (put together from the names of our own schema)


def keep(
    connection: Connection, jobs: Sequence[Append], looks: list[Look], news: Collection[str]
) -> set[str]:
    """Write everything possible; return the matches in which another server was faster."""
    found = send_alone(
        connection,
        KEEP,
        {
            "changes": to_json(change_rows(jobs)).decode(),
            "inputs": to_json(input_rows(jobs)).decode(),
            "points": to_json(checkpoint_rows(jobs)).decode(),
            "looks": to_json(look_rows(looks)).decode(),
            "channel": CHANNEL,
            "news": to_json(packed(news)).decode(),
        },
    )
    return {job.match for job in jobs} - {match for (match,) in found}
