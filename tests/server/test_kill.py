"""A server killed at any moment loses no acknowledged answer."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.server.house import OURS, Client, House

KILLS, AT_LEAST, SECONDS = 10, 5, 15


class Diary:
    """A client that notes what was acknowledged and seen, until the server dies under it."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.acknowledged = 0
        self.seen: tuple[int, list[Any]] = (-1, [])

    def keep(self) -> None:
        with suppress(WebSocketException, OSError, EOFError), self.client as us:
            us.hello()
            self.note()
            while not us.view["over"]:
                undo = us.view["answers"] > 4 and us.view["version"] % 7 == 0
                reply = us.ask("undo") if undo else us.ask("answer", answer=us.suggestion)
                assert reply["type"] == "accepted", reply
                self.acknowledged = reply["version"]
                us.until(reply["version"])
                self.note()

    def note(self) -> None:
        self.seen = (self.client.view["version"], list(self.client.log))
        self.acknowledged = max(self.acknowledged, self.seen[0])


def interrupted(house: House, matches: list[Any], after: float) -> list[Diary]:
    """Play all matches at once, kill the server after a while and start it again."""
    diaries = [Diary(house.sit(m["id"], m["tokens"]["us"])) for m in matches]
    threads = [threading.Thread(target=diary.keep) for diary in diaries]
    for thread in threads:
        thread.start()
    time.sleep(after)
    house.kill()
    for thread in threads:
        thread.join()
    house.start()
    return diaries


def losses(house: House, match: Any, diary: Diary) -> int:
    """Return how many acknowledged inputs are missing; what was seen must be there as it was."""
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        us.hello()
    version: int = us.view["version"]
    if version == diary.seen[0]:
        assert us.log == diary.seen[1]
    return max(0, diary.acknowledged - version)


@pytest.mark.slow
def test_a_killed_server_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    chance, played, lost = random.Random(1943), 0, 0
    with House(f"sqlite:///{tmp_path / 'matches.db'}", OURS) as house:
        owner = house.owner()
        matches = [owner.new() for _ in range(4)]
        start = time.monotonic()
        for kill in range(KILLS):
            if kill >= AT_LEAST and time.monotonic() - start > SECONDS:
                break
            diaries = interrupted(house, matches, chance.uniform(0.01, 0.12))
            lost += sum(map(losses, [house] * len(matches), matches, diaries))
            played += sum(diary.acknowledged for diary in diaries)
            matches = [
                owner.new() if owner.listed(match["id"])["over"] else match for match in matches
            ]

    assert lost == 0
    assert played > AT_LEAST
