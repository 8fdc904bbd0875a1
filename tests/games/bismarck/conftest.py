"""Every scripted die of a test must be thrown."""

from collections.abc import Iterator

import pytest

from tests.games.bismarck.battles import scripts


@pytest.fixture(autouse=True)
def dice_are_used_up() -> Iterator[None]:
    scripts.clear()
    yield
    for dice in scripts:
        dice.must_be_used_up()
