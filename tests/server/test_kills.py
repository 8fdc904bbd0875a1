"""A few rounds of killing servers and databases; `python -m tests.server.kills` plays hundreds."""

from __future__ import annotations

import pytest

from tests.server.kills import rounds


@pytest.mark.slow
@pytest.mark.parametrize(("servers", "sqlite"), [(1, True), (2, False)])
def test_nothing_acknowledged_is_lost_or_taken_twice_and_all_see_the_same(
    servers: int, *, sqlite: bool
) -> None:
    tally = rounds(2, servers, sqlite=sqlite)

    assert (tally.lost, tally.twice, tally.different) == (0, 0, 0)
    assert tally.acknowledged > 20
    assert tally.kills > 1
