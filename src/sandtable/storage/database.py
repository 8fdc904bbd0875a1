"""Open a database, SQLite or PostgreSQL, and bring its schema up to date."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from sandtable.engine.misfits import misfit

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)
BY_KEY = ("SET enable_hashjoin = off", "SET enable_mergejoin = off")
"""Every statement names a few matches; these settings stop PostgreSQL from reading all."""

LONGEST_HOLDER = 20
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtext('sandtable migrations'))")


def opened(url: str) -> Engine:
    """Return an engine on an up-to-date database; create a missing SQLite file."""
    engine = engine_for(url)
    try:
        migrate(engine)
    except CommandError as error:  # the database names an unknown revision
        raise misfit("database-too-new") from error
    except SQLAlchemyError as error:
        reason = str(error).splitlines()[0]
        raise misfit("database-closed", reason=reason) from error
    return engine


def engine_for(url: str) -> Engine:
    try:
        address = make_url(url)
        backend = address.get_backend_name()
    except (ArgumentError, NoSuchModuleError) as error:
        raise misfit("no-database-address", address=url) from error
    if backend == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
        return prepared(create_engine(address, pool_pre_ping=True), BY_KEY)
    if backend != "sqlite":
        raise misfit("other-database", backend=backend)
    if not address.database or address.database == ":memory:":
        raise misfit("sqlite-needs-a-file")
    _make_folder(Path(address.database).parent)
    return prepared(create_engine(address), PRAGMAS)


def prepared(engine: Engine, statements: Sequence[str]) -> Engine:
    """Run some statements on every new connection."""

    def prepare(connection: Any, _: object) -> None:  # noqa: ANN401  (any driver's connection)
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", prepare)
    return engine


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise misfit("no-folder", folder=str(folder), reason=reason) from error


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """Read as of one moment, whatever others write meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection


class Held:
    """A database file held by one server; the system releases it when the process ends.

    A PostgreSQL database serves any number of servers.
    """

    def __init__(self, url: str) -> None:
        address = engine_for(url).url
        self._lock: IO[str] | None = None
        if address.get_backend_name() == "sqlite" and address.database:
            file = Path(address.database).resolve()
            self._lock = self._taken(file.with_name(f"{file.name}.lock"), address.database)

    def _taken(self, path: Path, database: str) -> IO[str]:
        try:
            lock = path.open("a+", encoding="utf-8")
        except OSError as error:
            raise misfit("database-closed", reason=error.strerror or str(error)) from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            lock.seek(0)
            holder = lock.read(LONGEST_HOLDER).strip() or "?"
            lock.close()
            raise misfit("database-held", file=database, holder=holder) from error
        lock.truncate(0)
        lock.write(f"{os.getpid()}")
        lock.flush()
        return lock

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "sandtable.storage:migrations")
    return config


def migrate(engine: Engine, revision: str = "head") -> None:
    """Apply the migrations the database does not have yet, all or nothing.

    If several servers start at once on one database, the others wait for the first.
    """
    config = migrations()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(ONE_AT_A_TIME)
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
