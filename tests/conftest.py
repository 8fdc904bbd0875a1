"""Fixtures that every test shares."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.storage.postgres import Cluster

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of a process; each takes a database of its own."""
    made = Cluster()
    yield made
    made.remove()
