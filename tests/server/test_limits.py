"""Nobody pays for others: quotas, pages, half-open requests, and a room that is full."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.server import errands
from sandtable.server.errands import Thought, Wanted
from sandtable.server.fairness import Turns
from sandtable.server.socket import MOST_SEATED
from sandtable.server.words import RefusedError
from sandtable.server.workers import Workers
from tests.server.house import Client, House, Owner
from tests.server.registry import all_games
from tests.server.test_hostile_files import file_of
from tests.storage.postgres import Cluster

FULL = ("-m", "tests.server", "full_disk")
CROWDED = ("-m", "tests.server", "crowded")
WISH = {"game": "secret-bids", "scenario": "long"}


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    file = tmp_path_factory.mktemp("crowded") / "matches.db"
    with House(f"sqlite:///{file}", CROWDED) as house:
        yield house


def created(house: House, owner: Owner, address: str) -> int:
    headers = {"X-Owner": owner.secret, "X-Forwarded-For": address}
    return house.http.post("/api/matches", json=WISH, headers=headers).status_code


def test_an_owner_creates_so_many_matches_an_hour(crowded: House) -> None:
    owner = crowded.owner()

    assert [created(crowded, owner, f"10.0.0.{n}") for n in range(4)] == [201, 201, 201, 429]


@pytest.mark.parametrize("way", ["upload", "{match}/fork", "{match}/rematch"])
def test_no_way_to_a_new_match_is_without_a_quota(crowded: House, way: str) -> None:
    owner = crowded.owner()
    match = [owner.new(**WISH)["id"] for _ in range(3)][-1]
    path = f"/matches/{way.format(match=match)}"

    assert owner.ask("POST", path, json={"at": 0}).status_code == 429


def test_an_address_creates_so_many_matches_an_hour(crowded: House) -> None:
    codes = [created(crowded, crowded.owner(), "192.0.2.7") for _ in range(4)]

    assert codes == [201, 201, 201, 429]
    assert created(crowded, crowded.owner(), "192.0.2.8") == 201


def test_a_request_that_is_never_complete_is_ended(crowded: House) -> None:
    host, port = crowded.url.removeprefix("http://").split(":")
    post = f"POST /api/matches HTTP/1.1\r\nHost: {host}\r\n".encode()
    kind = b"Content-Type: application/json\r\nX-Owner: aaaaaaaaaaaaaaaa\r\n"
    begun = (
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: x",
        post,
        post + kind + b"Content-Length: 9\r\n\r\n{",
    )
    with ExitStack() as lines:
        for said in begun:
            line = lines.enter_context(socket.create_connection((host, int(port)), timeout=30))
            line.sendall(said)
            lines.callback(is_ended, line)


def is_ended(line: socket.socket) -> None:
    with suppress(ConnectionResetError):
        assert line.recv(10) == b""


def test_a_player_keeps_the_line_when_a_crowd_comes(crowded: House) -> None:
    match = crowded.owner().new("secret-bids", "long")
    host, port = crowded.url.removeprefix("http://").split(":")
    with crowded.sit(match["id"], match["tokens"]["red"]) as red, ExitStack() as crowd:
        red.hello()
        for _ in range(60):
            crowd.enter_context(socket.create_connection((host, int(port)), timeout=30))
        time.sleep(0.2)
        red.play(1)

        assert red.view["version"] == 1


def test_a_seat_keeps_a_few_lines_only_when_a_crowd_comes(crowded: House) -> None:
    """Else one player could hold every line that there is."""
    match = crowded.owner().new("secret-bids", "long")
    host, port = crowded.url.removeprefix("http://").split(":")
    with ExitStack() as crowd:
        greedy = [crowd.enter_context(red(crowded, match)) for _ in range(MOST_SEATED + 4)]
        for page in greedy:
            page.hello()
        for _ in range(60):
            crowd.enter_context(socket.create_connection((host, int(port)), timeout=30))

        assert [is_heard(page) for page in greedy] == [True] * MOST_SEATED + [False] * 4


def red(house: House, match: Any) -> Client:
    return house.sit(match["id"], match["tokens"]["red"])


def is_heard(page: Client) -> bool:
    try:
        page.send(type="ping")
        return bool(page.receive())
    except ConnectionClosed:
        return False


def test_a_client_without_a_hello_is_disconnected(crowded: House) -> None:
    match = crowded.owner().new("secret-bids", "long")
    with crowded.sit(match["id"], match["tokens"]["red"]) as red:
        assert red.closed_with() == 4408


def test_an_idle_match_leaves_memory_and_comes_back_as_it_was(crowded: House) -> None:
    match = crowded.owner().new("secret-bids", "long")
    for version in (1, 2):
        with crowded.sit(match["id"], match["tokens"]["red"]) as red:
            red.hello()
            red.play(1)
            assert red.view["version"] == version
        time.sleep(1.3)


def test_an_owner_waits_for_a_turn_and_others_do_not() -> None:
    async def play() -> None:
        turns, order = Turns(at_once=1, waiting=1), list[str]()
        free = asyncio.Event()

        async def work(owner: str) -> None:
            async with turns.of(owner):
                order.append(owner)
                await free.wait()

        tasks = [asyncio.create_task(work(owner)) for owner in ("greedy", "greedy", "modest")]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert order == ["greedy", "modest"]
        with pytest.raises(RefusedError):
            await work("greedy")
        free.set()
        await asyncio.gather(*tasks)
        assert order == ["greedy", "modest", "greedy"]

    asyncio.run(play())


class SlowThinker:
    """Does one slice of a thought a tick; alone a thought takes a hundred."""

    WHOLE = 100

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.ticks = 0
        self.slices: dict[str, int] = {}

    def submit(self, work: Any, _: object, wanted: Wanted, data: bytes) -> Future[Any]:
        assert data == b""
        self.ticks += 1
        done = self.slices[wanted.match] = self.slices.get(wanted.match, 0) + 1
        found: Future[Any] = Future()
        is_done = done >= self.WHOLE or work.keywords["hurry"]
        found.set_result("the answer" if is_done else Thought(done / self.WHOLE, float(done)))
        return found


def test_behind_strangers_one_waits_no_longer_than_ones_own_thought_again() -> None:
    async def play() -> None:
        workers, thinker = Workers(all_games, 1, 0), SlowThinker()
        vars(workers).update(_thinker=thinker, clock=lambda: float(thinker.ticks))
        shares: list[float] = []
        ends: dict[str, int] = {}

        async def ask(name: str) -> None:
            wanted = Wanted(name, "red", "search")
            await workers.answer(wanted, b"", name, shares.append)
            ends[name] = thinker.ticks

        await asyncio.gather(*(ask(f"match {n}") for n in range(5)))

        assert max(ends.values()) <= 2 * thinker.WHOLE + 2 * 5
        assert min(thinker.slices.values()) > thinker.WHOLE / 4
        assert shares == sorted(shares)

    asyncio.run(play())


def test_a_single_thought_runs_to_its_end() -> None:
    async def play() -> None:
        workers, thinker = Workers(all_games, 1, 0), SlowThinker()
        vars(workers).update(_thinker=thinker, clock=lambda: float(thinker.ticks))
        await workers.answer(Wanted("m", "red", "search"), b"", "me")

        assert thinker.ticks == thinker.WHOLE

    asyncio.run(play())


@pytest.mark.parametrize("bound", ["LARGEST_STATE", "LARGEST_SCENE"])
def test_a_stranger_s_match_may_not_grow_beyond_its_bounds(
    monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    data = file_of(all_games()["raid-on-schweinfurt"])
    assert errands.examine(all_games, data) is None
    monkeypatch.setattr(errands, bound, 10)

    why = errands.examine(all_games, data)
    assert why is not None
    assert "too much time or memory" in why.en


def test_a_damaged_page_is_reported_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "matches.db"
    with House(f"sqlite:///{file}") as house:
        owner = house.owner()
        matches = [owner.new() for _ in range(30)]
    size = file.stat().st_size
    with file.open("r+b") as pages:
        pages.seek(size // 2)
        pages.write(b"\xff" * (size // 2))
    with House(f"sqlite:///{file}") as house:
        codes = set()
        for match in matches:
            response = house.http.get(f"/api/matches/{match['id']}/at/0")
            codes.add(response.status_code)
            assert response.json()["why"]["es"] if response.status_code != 200 else True

    assert 503 in codes
    assert 500 not in codes


def test_a_damaged_page_of_postgresql_is_reported_in_a_sentence() -> None:
    pages = Cluster()
    try:
        with House(pages.url) as house:
            match = house.owner().new()
        pages.damage("checkpoints")
        with House(pages.url) as house:
            response = house.http.get(f"/api/matches/{match['id']}/at/0")
    finally:
        pages.remove()

    assert response.status_code == 503
    assert "damaged" in response.json()["why"]["en"]


def test_a_full_disk_is_reported_in_a_sentence_and_stored_matches_stay(tmp_path: Path) -> None:
    with House(
        f"sqlite:///{tmp_path / 'matches.db'}", ("-m", "tests.server", "full_disk")
    ) as house:
        owner = house.owner()
        match = owner.new("secret-bids", "long")
        told = owner.ask("POST", "/matches", json=WISH)
        while told.status_code == 201:
            told = owner.ask("POST", "/matches", json=WISH)
        with house.sit(match["id"], match["tokens"]["red"]) as red:
            red.hello()
            reply = red.ask("answer", answer=red.suggestion)
        with house.sit(match["id"], match["tokens"]["red"]) as back:
            version = back.hello()["version"]

    assert told.status_code == 503
    assert told.json()["why"]["en"] == "The disk of the server is full; nothing has changed."
    assert version == int(reply["type"] == "accepted")
