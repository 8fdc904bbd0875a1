"""Every storage test runs twice: on a SQLite file and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from sandtable.storage.database import engine_for
from sandtable.storage.store import Store
from tests.storage.postgres import Cluster


@pytest.fixture(scope="session")
def postgres(postgresql: Cluster) -> str:
    return postgresql.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'matches.db'}"
    address: str = request.getfixturevalue("postgres")
    engine = engine_for(address)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    yield opened
    opened.close()
