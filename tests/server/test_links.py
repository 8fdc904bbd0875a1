"""Links that can be taken back, and secrets that no cache keeps."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.hall import Hall
from sandtable.server.lobby import create, new_link
from sandtable.server.rebuild import rebuilt
from sandtable.server.settings import Settings
from sandtable.server.wire import NewMatch
from sandtable.server.words import RefusedError
from tests.server.house import House, Owner
from tests.server.registry import all_games


@pytest.fixture
def house(either: House) -> House:
    return either


def between_two(owner: Owner) -> Any:
    return owner.new("secret-bids", "long", seats={"red": "me", "blue": "link"})


@pytest.mark.parametrize("greets_first", [True, False])
def test_a_replaced_link_plays_no_more_whenever_its_holder_greets(
    house: House, owner: Owner, *, greets_first: bool
) -> None:
    match = between_two(owner)
    with house.sit(match["id"], match["tokens"]["blue"]) as old:
        old.send(type="ping")
        old.receive()
        if greets_first:
            old.hello()
        owner.post(f"/matches/{match['id']}/seats/blue/link")
        if not greets_first:
            old.send(type="hello", log=0, boards=[])

        assert old.closed_with() == 4403
    assert '"view"' not in "".join(old.frames[2 if greets_first else 1 :])


def test_a_link_replaced_while_its_match_is_loaded_is_void(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        database = f"sqlite:///{tmp_path}/m.db"
        hall = Hall(Settings(database=database, registry=all_games, insight_processes=0))
        hall.open()
        wish = NewMatch(game="secret-bids", scenario="long", seats={"blue": "link"})
        made = await create(hall, "the owner's secret", wish)
        hall._lives.clear()
        begun, goes_on = asyncio.Event(), asyncio.Event()
        load = hall._load

        async def slow_load(match: str) -> None:
            stored = await asyncio.to_thread(hall.store.load, match)
            begun.set()
            await goes_on.wait()
            assert stored is not None
            hall.admit(rebuilt(stored, hall.game(stored.listed.game)))

        monkeypatch.setattr(hall, "_load", slow_load)
        loading = asyncio.create_task(hall.live(made.id))
        await begun.wait()
        renewing = asyncio.create_task(new_link(hall, made.id, "the owner's secret", "blue"))
        await asyncio.sleep(0.1)
        goes_on.set()
        live, renewed = await loading, await renewing
        monkeypatch.setattr(hall, "_load", load)

        assert live.seat_by_link(renewed.tokens["blue"]) == "blue"
        with pytest.raises(RefusedError):
            live.seat_by_link(made.tokens["blue"])
        await hall.close()

    asyncio.run(play())


@pytest.mark.parametrize("path", ["", "/file", "/at/0", "/insight"])
def test_secrets_and_files_are_kept_by_no_cache(owner: Owner, path: str) -> None:
    match = owner.new()
    response = owner.ask("GET", f"/matches/{match['id']}{path}" if path else "/matches")

    assert response.headers.get_list("cache-control") == ["no-store"]


def test_the_file_of_a_match_against_a_computer_with_secrets_waits_for_its_end(
    house: House, owner: Owner
) -> None:
    seats = {"red": "me", "blue": "bot:random"}
    match = owner.new("secret-bids", "short", seats=seats)
    open_one = owner.new("secret-bids", "short", seats=seats, open=True)
    early = owner.ask("GET", f"/matches/{match['id']}/file")
    with house.sit(match["id"], match["tokens"]["red"]) as red:
        red.hello()
        while not red.view["over"]:
            while red.prompt is None and not red.view["over"]:
                red.receive()
            red.play(1)
    late = owner.ask("GET", f"/matches/{match['id']}/file")

    assert early.status_code == 403
    assert owner.ask("GET", f"/matches/{open_one['id']}/file").json()["seed"]
    assert "the computer's secrets" in early.json()["why"]["en"]
    assert late.json()["seed"]
