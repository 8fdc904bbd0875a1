"""Servers and databases killed in the middle of play: `python -m tests.server.kills --rounds 100`.

Two people play each match, each at a server picked at random, and come back to another when theirs
dies; an answer that was on its way is sent again with its key, as a page does. In the end every
acknowledged answer must be in the database, each once, and every server must tell every seat the
same, byte for byte.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from sandtable.storage.database import engine_for
from sandtable.storage.schema import inputs
from tests.server.house import Client, House
from tests.storage.postgres import Cluster

LEAN = ("-m", "tests.server", "lean")
SEATS = ("red", "blue")
AWAY = (WebSocketException, OSError, EOFError, TimeoutError, httpx.HTTPError, AssertionError)


class Tally(NamedTuple):
    """The results of some rounds."""

    rounds: int
    kills: int
    matches: int
    acknowledged: int
    lost: int
    twice: int
    different: int


class Person:
    """Plays one seat of a match wherever a server is up, and notes what was acknowledged."""

    def __init__(self, field: Field, match: Any, seat: str, secret: str) -> None:
        self.field = field
        self.match = match
        self.seat = seat
        self.secret = secret
        self.acknowledged: list[str] = []
        self.on_its_way: tuple[str, Any] | None = None
        self.is_over = False

    def play(self) -> None:
        while not (self.is_over or self.field.is_done):
            try:
                house = self.field.chance.choice(self.field.houses)
                with house.sit(self.match["id"], self.secret) as client:
                    self.sit(client)
            except AWAY:
                time.sleep(0.05)

    def sit(self, client: Client) -> None:
        assert client.hello()["type"] == "view"
        while not client.view["over"] and not self.field.is_done:
            if self.on_its_way is None and client.prompt is None:
                client.receive()
            else:
                self.answer(client)
        self.is_over = client.view["over"]

    def answer(self, client: Client) -> None:
        if self.on_its_way is None:
            self.on_its_way = (uuid.uuid4().hex, client.suggestion)
        key, answer = self.on_its_way
        reply = client.ask("answer", key=key, answer=answer)
        if reply["type"] == "accepted":
            self.acknowledged.append(key)
            self.on_its_way = None
            client.until(reply["version"])
        elif any(
            word in reply["why"]["en"] for word in ("could not be saved", "cannot be reached")
        ):
            raise EOFError  # it may be in the database all the same: ask again elsewhere
        self.on_its_way = None


class Field:
    """Servers on one database, people who play, and somebody with a switch."""

    def __init__(self, database: str, servers: int, cluster: Cluster | None, seed: int) -> None:
        self.database = database
        self.cluster = cluster
        self.chance = random.Random(seed)
        self.houses: list[House] = []
        self.people: list[Person] = []
        self.is_done = False
        self.kills = 0
        with ExitStack() as stack:
            for _ in range(servers):
                self.houses.append(stack.enter_context(House(database, LEAN)))
            self._stack = stack.pop_all()

    def close(self) -> None:
        self._stack.close()

    def invite(self, matches: int) -> None:
        owner = self.houses[0].owner()
        for _ in range(matches):
            made = owner.new("secret-bids", "long", seats={"red": "me", "blue": "link"})
            for seat in SEATS:
                secret = self.houses[0].secret(made["id"], made["tokens"][seat])
                self.people.append(Person(self, made, seat, secret or ""))

    def strike(self) -> None:
        """Kill a server, or the database under all of them, and start it again."""
        self.kills += 1
        if self.cluster is not None and self.chance.random() < 1 / 3:
            self.cluster.kill()
            self.cluster.start()
        else:
            house = self.chance.choice(self.houses)
            house.kill()
            house.start()

    def round(self, matches: int) -> None:
        """Let people play, strike once or twice in the middle, and let them finish."""
        self.people = []
        self.invite(matches)
        threads = [threading.Thread(target=person.play) for person in self.people]
        for thread in threads:
            thread.start()
        for _ in range(self.chance.randint(1, 2)):
            time.sleep(self.chance.uniform(0.02, 0.25))
            self.strike()
        for thread in threads:
            thread.join()

    # ------------------------------------------------------------------ what came of it

    def kept(self, match: str) -> Counter[str]:
        engine = engine_for(self.database)
        with engine.connect() as connection:
            found = connection.execute(select(inputs.c.key).where(inputs.c.match == match))
            keys = Counter(row.key for row in found)
        engine.dispose()
        return keys

    def tally(self) -> Tally:
        lost = twice = different = 0
        for person in self.people:
            kept = self.kept(person.match["id"])
            lost += len([key for key in person.acknowledged if key not in kept])
            twice += len([key for key in person.acknowledged if kept[key] > 1])
            twice += len(person.acknowledged) - len(set(person.acknowledged))
            different += len({self.told(house, person) for house in self.houses}) - 1
        acknowledged = sum(len(person.acknowledged) for person in self.people)
        matches = len({person.match["id"] for person in self.people})
        return Tally(1, self.kills, matches, acknowledged, lost, twice, different)

    def told(self, house: House, person: Person) -> bytes:
        """Return what a server tells a seat of the end of a match."""
        path = f"/api/matches/{person.match['id']}"
        with house.sit(person.match["id"], person.secret) as client:
            answers = client.hello()["answers"]
        response = house.http.get(f"{path}/at/{answers}?token={person.secret}")
        assert response.status_code == 200, response.text
        return response.content


@contextmanager
def field(servers: int, *, sqlite: bool, seed: int) -> Iterator[Field]:
    """Set everything up: on PostgreSQL any number of servers, on a SQLite file one."""
    with ExitStack() as stack:
        cluster = None if sqlite else Cluster()
        if cluster is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = f"sqlite:///{Path(folder) / 'matches.db'}"
        else:
            stack.callback(cluster.remove)
            database = cluster.url
        made = Field(database, servers, cluster, seed)
        stack.callback(made.close)
        yield made


def rounds(count: int, servers: int, *, sqlite: bool, matches: int = 3, seed: int = 7) -> Tally:
    """Play some rounds and add up what came of them."""
    total = Tally(0, 0, 0, 0, 0, 0, 0)
    with field(servers, sqlite=sqlite, seed=seed) as ground:
        for number in range(count):
            ground.kills = 0
            ground.round(matches)
            total = Tally(*(sum(pair) for pair in zip(total, ground.tally(), strict=True)))
            if count > 10 and number % 10 == 9:
                print(total, flush=True)  # noqa: T201  (a program by itself)
    return total


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--rounds", type=int, default=100)
    options.add_argument("--servers", type=int, default=2)
    options.add_argument("--sqlite", action="store_true")
    wish = options.parse_args()
    print(rounds(wish.rounds, 1 if wish.sqlite else wish.servers, sqlite=wish.sqlite))  # noqa: T201  (a program by itself)
