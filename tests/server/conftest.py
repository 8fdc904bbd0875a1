"""One server for all tests of a process; who tests brings an owner of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, Owner


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    file: Path = tmp_path_factory.mktemp("house") / "matches.db"
    running = House(f"sqlite:///{file}")
    yield running
    running.stop()


@pytest.fixture
def owner(house: House) -> Owner:
    return house.owner()
