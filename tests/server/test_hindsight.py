"""The debriefing over HTTP: at once what the record tells, and bit by bit the rest."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.engine.record import save
from tests.lab.test_hindsight import played
from tests.server.house import OURS, House, Owner, told


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("hindsight")
    with House(f"sqlite:///{folder / 'm.db'}", OURS) as made:
        yield made


@pytest.fixture(scope="module")
def owner(house: House) -> Owner:
    return house.owner()


@pytest.fixture(scope="module")
def night(owner: Owner) -> str:
    data = save(played("pegasus-bridge", "historical"))
    return str(told(owner.ask("POST", "/matches/upload", content=data))["id"])


def test_a_finished_match_is_debriefed(owner: Owner, night: str) -> None:
    found = owner.get(f"/matches/{night}/debriefing")

    assert found["result"]["es"]
    [score] = found["scores"]
    assert score["total"] == sum(line["points"] for line in score["lines"])


def test_playing_on_fills_in_with_progress(owner: Owner, night: str) -> None:
    seen = owner.get(f"/matches/{night}/hindsight")
    first = seen.get("done", 0)
    deadline = time.monotonic() + 60
    while seen.get("done", 0) <= first + 3 and time.monotonic() < deadline:
        time.sleep(0.3)
        seen = owner.get(f"/matches/{night}/hindsight")

    assert first < seen["done"] <= seen["total"]
    shares = seen["chances"]
    assert all(0 <= one["share"] <= 1 for one in shares)
    assert all(one["error"] > 0 for one in shares if one.get("games"))
    assert shares[-1]["share"] in {0, 1}
    assert seen["chart"]["marks"][0]["actual"]


def test_a_match_that_runs_is_not_debriefed(owner: Owner) -> None:
    match = owner.new("pegasus-bridge", "historical")["id"]
    for what in ("debriefing", "hindsight"):
        assert owner.ask("GET", f"/matches/{match}/{what}").status_code == 403
