"""Statements of every answer: put into SQL once, then sent without being looked at again."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sqlalchemy import ClauseElement, Connection, CursorResult, Dialect
from sqlalchemy.dialects.sqlite import dialect as sqlite

Row = dict[str, Any]
Rows = list[Row]


def send(connection: Connection, statement: ClauseElement, rows: Rows) -> CursorResult[Any]:
    """Execute a statement for many rows of values that the driver takes as they are."""
    return connection.exec_driver_sql(sql_of(statement, connection.dialect), rows)


@lru_cache
def sql_of(statement: ClauseElement, dialect: Dialect) -> str:
    """Return the SQL of a statement, with its values by name."""
    named = sqlite(paramstyle="named") if dialect.name == "sqlite" else dialect
    return str(statement.compile(dialect=named))


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
