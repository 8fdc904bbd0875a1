"""Several servers: on a SQLite file one only, on PostgreSQL any number without a lost answer."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from sandtable.engine.errors import BadInputError
from sandtable.storage.database import Held, engine_for
from sandtable.storage.schema import inputs
from tests.server.house import OURS, PATIENCE, Client, House, Owner
from tests.storage.postgres import Cluster


def test_a_second_server_on_a_file_names_the_holder_and_does_not_start(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'matches.db'}"
    with House(database, OURS) as house:
        command = [sys.executable, *OURS, database]
        second = subprocess.run(
            command, check=False, capture_output=True, text=True, timeout=PATIENCE
        )
        told = house.owner().get("/matches")

    assert second.returncode == 2
    assert str(house.process.pid) in second.stderr
    assert "Traceback" not in second.stderr
    assert told == []


def test_a_file_by_another_name_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "matches.db")
    held = Held(f"sqlite:///{tmp_path / 'matches.db'}")
    with pytest.raises(BadInputError, match="is using the matches"):
        Held(f"sqlite:///{tmp_path / 'other.db'}")
    held.release()


@pytest.fixture(scope="module")
def database(postgresql: Cluster) -> str:
    return postgresql.database()


@pytest.fixture(scope="module")
def two(database: str) -> Iterator[list[House]]:
    with House(database) as one, House(database) as other:
        yield [one, other]


def test_two_players_meet_across_two_servers(two: list[House]) -> None:
    owner = two[0].owner()
    match = owner.new("secret-bids", "short", seats={"red": "me", "blue": "link"})
    players = [
        Rival(two[0], match, match["tokens"]["red"]),
        Rival(two[1], match, match["tokens"]["blue"]),
    ]
    at_once(players)

    assert players[0].outcome == players[1].outcome
    assert all(player.taken for player in players)


def at_once(players: list[Rival]) -> None:
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_a_link_replaced_at_one_server_is_void_at_the_other(two: list[House]) -> None:
    owner = two[0].owner()
    match = owner.new("secret-bids", "short", seats={"red": "me", "blue": "link"})
    with two[1].sit(match["id"], match["tokens"]["blue"]) as blue:
        blue.hello()
        owner.post(f"/matches/{match['id']}/seats/blue/link")

        assert blue.closed_with() == 4403


class Rival:
    """A player beside one at another server, perhaps in the same seat, who notes what was taken."""

    def __init__(self, house: House, match: Any, token: str) -> None:
        self.house = house
        self.match = match
        self.token = token
        self.taken: dict[str, int] = {}
        self.refused = 0
        self.outcome: Any = None

    def play(self) -> None:
        with self.house.sit(self.match["id"], self.token) as client:
            client.hello()
            while not client.view["over"]:
                if client.prompt is None:
                    client.receive()
                else:
                    self.answer(client)
            self.outcome = client.view["outcome"]

    def answer(self, client: Client) -> None:
        key = uuid.uuid4().hex
        reply = client.ask("answer", key=key, answer=client.suggestion)
        if reply["type"] == "accepted":
            self.taken[key] = reply["version"]
            client.until(reply["version"])
        else:
            self.refused += 1
            client.hello()


def test_simultaneous_answers_at_two_servers_lose_no_acknowledged_answer(
    two: list[House], database: str
) -> None:
    owner = two[0].owner()
    matches = [owner.new() for _ in range(6)]
    rivals = [Rival(house, match, match["tokens"]["us"]) for match in matches for house in two]
    at_once(rivals)

    assert sum(rival.refused for rival in rivals) > 0
    for match in matches:
        taken = [rival.taken for rival in rivals if rival.match is match]
        acknowledged = taken[0] | taken[1]
        assert len(acknowledged) == len(taken[0]) + len(taken[1])
        kept = kept_inputs(database, match["id"])
        assert acknowledged == {key: version for version, key in kept}
        assert [version for version, _ in kept] == list(range(1, len(kept) + 1))
        assert owner.post(f"/matches/{match['id']}/verify")["fits"]
    for match in matches:
        path = f"/api/matches/{match['id']}/at/3?token={match['tokens']['us']}"
        views = [house.http.get(path).json() | {"seats": []} for house in two]
        assert views[0] == views[1]


def test_news_missed_while_disconnected_is_recovered(two: list[House], database: str) -> None:
    match = two[0].owner().new("secret-bids", "short", seats={"red": "me", "blue": "link"})
    with (
        two[0].sit(match["id"], match["tokens"]["red"]) as red,
        two[1].sit(match["id"], match["tokens"]["blue"]) as blue,
    ):
        red.hello()
        blue.hello()
        blue.receive_all()
        cut_off(database)
        red.send(type="word", key="a", kind="text", text="Can you hear me?")
        while not blue.view["messages"]:
            blue.receive()

        assert blue.view["messages"][0]["text"] == "Can you hear me?"


def cut_off(database: str) -> None:
    """End the connections through which servers hear of one another."""
    engine = engine_for(database)
    with engine.begin() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            )
        )
    engine.dispose()


def kept_inputs(database: str, match: str) -> list[tuple[int, str]]:
    engine = engine_for(database)
    asked = select(inputs.c.version, inputs.c.key).where(inputs.c.match == match)
    with engine.connect() as connection:
        found = [(row.version, row.key) for row in connection.execute(asked.order_by("version"))]
    engine.dispose()
    return found


def test_another_servers_list_is_up_to_date(two: list[House]) -> None:
    owner = two[0].owner()
    match = owner.new()
    elsewhere = Owner(two[1])
    elsewhere.secret = owner.secret

    assert elsewhere.listed(match["id"]) == owner.listed(match["id"])


def test_presence_passes_between_servers(two: list[House]) -> None:
    match = two[0].owner().new("secret-bids", "short", seats={"red": "me", "blue": "link"})
    with two[0].sit(match["id"], match["tokens"]["red"]) as red:
        red.hello()
        with two[1].sit(match["id"], match["tokens"]["blue"]) as blue:
            blue.hello()
            until_here(red, "blue", here=True)
            until_here(blue, "red", here=True)
        until_here(red, "blue", here=False)


def until_here(client: Client, seat: str, *, here: bool) -> None:
    while {each["seat"]: each["here"] for each in client.view["seats"]}[seat] is not here:
        client.receive()


def test_messages_and_knocks_pass_between_servers(two: list[House]) -> None:
    match = two[0].owner().new("secret-bids", "short", seats={"red": "me", "blue": "link"})
    with (
        two[0].sit(match["id"], match["tokens"]["red"]) as red,
        two[1].sit(match["id"], match["tokens"]["blue"]) as blue,
    ):
        red.hello()
        blue.hello()
        red.send(type="word", key="a", kind="text", text="Good hunting!")
        while not blue.view["messages"]:
            blue.receive()
        body = {"link": match["tokens"]["blue"], "name": "another"}
        two[0].http.post(f"/api/matches/{match['id']}/open", json=body)
        while not blue.view["knocks"]:
            blue.receive()

        assert blue.view["messages"][0]["text"] == "Good hunting!"
        assert blue.view["knocks"][0]["name"] == "another"
        assert red.view["knocks"] == []


def test_of_a_server_that_dies_another_takes_over_the_bots(database: str, two: list[House]) -> None:
    """The lease of the dead one runs out while the player waits at the other."""
    seats = {"red": "me", "blue": "bot:random"}
    third = House(database)
    match = third.owner().new("secret-bids", "long", seats=seats)
    with third.sit(match["id"], match["tokens"]["red"]) as red:
        red.hello()
        play_on(red, 2)
    before = next_holder(database, match["id"])
    third.kill()
    with two[1].sit(match["id"], match["tokens"]["red"]) as red:
        red.hello()
        play_on(red, 4)

    assert before
    assert next_holder(database, match["id"], before) not in {"", before}


def play_on(client: Client, answers: int) -> None:
    """Answer some questions, and wait for the computer in between."""
    for _ in range(answers):
        while client.prompt is None and not client.view["over"]:
            client.receive()
        client.play(1)


def next_holder(database: str, match: str, before: str = "") -> str:
    """Wait until another server has taken the lease, and return which."""
    deadline = time.monotonic() + PATIENCE
    while (found := holder_of(database, match)) in {"", before} and time.monotonic() < deadline:
        time.sleep(0.05)
    return found


def holder_of(database: str, match: str) -> str:
    engine = engine_for(database)
    with engine.connect() as connection:
        asked = text("SELECT holder FROM leases WHERE match = :match")
        found = connection.execute(asked, {"match": match}).scalar()
    engine.dispose()
    return found or ""
