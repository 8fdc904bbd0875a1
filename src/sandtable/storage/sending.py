"""The statements of every answer, compiled to SQL once and then sent directly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import lru_cache
from typing import Any

from sqlalchemy import ClauseElement, Connection, CursorResult, Dialect
from sqlalchemy.dialects.sqlite import dialect as sqlite
from sqlalchemy.exc import DBAPIError

Row = dict[str, Any]
Rows = list[Row]


def send(connection: Connection, statement: ClauseElement, rows: Rows) -> CursorResult[Any]:
    """Execute a statement for many rows of values that need no conversion."""
    return connection.exec_driver_sql(sql_of(statement, connection.dialect), rows)


@lru_cache
def sql_of(statement: ClauseElement, dialect: Dialect) -> str:
    """Return the SQL of a statement, with its values by name."""
    named = sqlite(paramstyle="named") if dialect.name == "sqlite" else dialect
    return str(statement.compile(dialect=named))


@contextmanager
def driver_of(connection: Connection) -> Iterator[Any]:
    """Lend the driver's own connection; its errors become those of SQLAlchemy."""
    errors: type[Exception] = connection.dialect.loaded_dbapi.Error
    try:
        yield connection.connection.driver_connection
    except errors as error:
        raise DBAPIError(None, None, error) from error


def fetch(connection: Connection, asked: Sequence[ClauseElement], **values: str) -> list[Rows]:
    """Return the rows of several queries; PostgreSQL receives them in one message."""
    with driver_of(connection) as driver:
        with driver.pipeline() if connection.dialect.name == "postgresql" else nullcontext():
            cursors = [driver.execute(sql_of(each, connection.dialect), values) for each in asked]
        return [rows_of(cursor) for cursor in cursors]


def rows_of(cursor: Any) -> Rows:  # noqa: ANN401  (any driver's cursor)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def send_alone(connection: Connection, sql: str, values: Row) -> list[tuple[Any, ...]]:
    """Execute one statement that is a transaction by itself, by the driver's own means."""
    driver: Any = connection.connection.driver_connection
    try:
        driver.autocommit = True
        found: list[tuple[Any, ...]] = driver.execute(sql, values, prepare=True).fetchall()
        driver.autocommit = False
    except BaseException:
        connection.invalidate()
        raise
    return found
