"""Open a database, SQLite or PostgreSQL, and bring its schema up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from sandtable.engine.errors import BadInputError

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


def opened(url: str) -> Engine:
    """Return an engine on an up-to-date database; that of SQLite is made if it is not there."""
    engine = engine_for(url)
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        msg = f"The database cannot be opened: {str(error).splitlines()[0]}"
        raise BadInputError(msg) from error
    return engine


def engine_for(url: str) -> Engine:
    try:
        address = make_url(url)
        backend = address.get_backend_name()
    except (ArgumentError, NoSuchModuleError) as error:
        msg = f"{url} is not the address of a database."
        raise BadInputError(msg) from error
    if backend == "postgresql":
        return create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if backend != "sqlite":
        msg = f"Matches are kept in SQLite or PostgreSQL, not in {backend}."
        raise BadInputError(msg)
    if not address.database or address.database == ":memory:":
        msg = "SQLite needs a file, as in sqlite:///matches.db."
        raise BadInputError(msg)
    _make_folder(Path(address.database).parent)
    engine = create_engine(address)
    event.listen(engine, "connect", _make_durable)
    return engine


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        msg = f"{folder} cannot be made: {error.strerror}."
        raise BadInputError(msg) from error


def _make_durable(connection: Any, _: object) -> None:  # noqa: ANN401  (any driver's connection)
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", "sandtable.storage:migrations")
    return config


def migrate(engine: Engine, revision: str = "head") -> None:
    """Apply the migrations the database does not have yet, all or nothing."""
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
