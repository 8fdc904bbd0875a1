"""One server for all tests of a process; who tests brings an owner of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Owner
from tests.storage.postgres import Cluster


@pytest.fixture(scope="session")
def on_a_file(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    file: Path = tmp_path_factory.mktemp("house") / "matches.db"
    running = House(f"sqlite:///{file}")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def on_postgresql(postgresql: Cluster) -> Iterator[House]:
    with House(postgresql.database()) as running:
        yield running


@pytest.fixture
def house(on_a_file: House) -> House:
    return on_a_file


@pytest.fixture(params=["on_a_file", "on_postgresql"])
def either(request: pytest.FixtureRequest) -> House:
    """A server on each of the databases, for those who do their worst to both."""
    found: House = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def owner(house: House) -> Owner:
    return house.owner()
