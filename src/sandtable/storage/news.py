"""News between servers on one PostgreSQL database: changes and presence."""

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
"""A change of a match; a change around it; presence; a request for presence."""


class News(NamedTuple):
    """News from another server about a match; without a match if some news may be lost."""

    server: str = ""
    match: str = ""
    kind: str = PLAYED
    more: str = ""


Heard = Callable[[Collection[News]], object]


def tell(connection: Connection, news: Collection[str]) -> None:
    """Notify other servers once the transaction is durable; SQLite has no other servers."""
    if connection.dialect.name == "postgresql" and news:
        send(connection, NOTIFY, [{"channel": CHANNEL, "news": each} for each in packed(news)])


def packed(news: Collection[str]) -> list[str]:
    """Pack news into as few messages as PostgreSQL allows, one item per line."""
    messages: list[str] = []
    for each in sorted(news):
        if not messages or len(messages[-1]) + len(each) >= LONGEST:
            messages.append("")
        messages[-1] += f"{each}\n"
    return messages


class Listener:
    """A thread that listens for changes by other servers, and reconnects when cut off."""

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
            with suppress(Exception):  # reconnect after any error
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
