"""The pytest plugin: two marks, and a check that every scripted die is used."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.register_assert_rewrite(
    "sandtable.testing.conformance", "sandtable.testing.desk", "sandtable.testing.examples"
)

MARKS = (
    "rule(*ids): the test fails when one of these rules of its game is broken",
    "slow: takes seconds rather than milliseconds; leave out with -m 'not slow'",
)


def pytest_configure(config: pytest.Config) -> None:
    for mark in MARKS:
        config.addinivalue_line("markers", mark)


@pytest.fixture(autouse=True)
def dice_are_used_up() -> Iterator[None]:
    """Fail a test that did not use all its scripted dice."""
    from sandtable.testing.desk import written  # noqa: PLC0415  (rewritten before it is imported)

    written.clear()
    yield
    for dice in written:
        dice.must_be_used_up()
