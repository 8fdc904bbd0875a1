"""News between servers on one PostgreSQL database: what has changed elsewhere, and who is there."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, text

from sandtable.storage.sending import send

CHANNEL = "sandtable"
LONGEST = 7_999
"""The bytes of a message; there are only plain letters in news."""
PATIENCE = 1.0
NOTIFY = text("SELECT pg_notify(:channel, :news)")

PLAYED, AROUND, HERE, WHO = "played", "around", "here", "who"
"""A match has moved on; its people or their words have; who is here; the question who is."""


class News(NamedTuple):
    """The news of another server of a match; of no match when some may have been missed."""

    server: str = ""
    match: str = ""
    kind: str = PLAYED
    more: str = ""


Heard = Callable[[Collection[News]], object]


def tell(connection: Connection, news: Collection[str]) -> None:
    """Tell other servers once the transaction is durable; SQLite has no others."""
    if connection.dialect.name == "postgresql" and news:
        send(connection, NOTIFY, [{"channel": CHANNEL, "news": each} for each in packed(news)])


def packed(news: Collection[str]) -> list[str]:
    """Return news in as few messages as PostgreSQL can carry, one on each line."""
    messages: list[str] = []
    for each in sorted(news):
        if not messages or len(messages[-1]) + len(each) >= LONGEST:
            messages.append("")
        messages[-1] += f"{each}\n"
    return messages


class Listener:
    """A thread that hears what other servers have changed, and listens again when cut off."""

    def __init__(self, engine: Engine, name: str, heard: Heard) -> None:
        self._engine = engine
        self._name = name
        self._heard = heard
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        if engine.dialect.name == "postgresql":
            self._thread.start()

    def stop(self) -> None:
        self._ends.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._ends.is_set():
            with suppress(Exception):  # whatever cut us off, we try again
                self._listen()
            self._ends.wait(PATIENCE)

    def _listen(self) -> None:
        connection = self._engine.raw_connection()
        try:
            driver: Any = connection.driver_connection
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            self._heard([News()])
            while not self._ends.is_set():
                for message in driver.notifies(timeout=PATIENCE):
                    self._take(message.payload)
        finally:
            connection.invalidate()

    def _take(self, message: str) -> None:
        news = [News(*each.split(" ", 3)) for each in message.splitlines()]
        if news[0].server != self._name:
            self._heard(news)
