"""Limits on connections: slow requests are dropped, and a flood disconnects no player."""

from __future__ import annotations

import asyncio
import resource
from collections import OrderedDict
from functools import cache
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sandtable.server.protocol import Protocol
from sandtable.server.render import to_json
from sandtable.server.settings import Settings
from sandtable.server.wire import Refusal
from sandtable.server.words import sentence

SEATED = "sandtable.seated"

KEPT_BACK = 160
"""The file handles a server needs besides its connections: database, processes, files."""
MOST_FILES = 65_536
FEWEST = 16
HEAD_BYTES = 16 * 1024
"""The size limit of a request's address and headers; bodies have their own limits."""


class Room:
    """All connections; if there are too many, the oldest without a seat is closed."""

    def __init__(self, most: int, patience: float) -> None:
        self.most = max(most, FEWEST)
        self.patience = patience
        self.visitors: OrderedDict[asyncio.Transport, None] = OrderedDict()
        self.players: set[asyncio.Transport] = set()

    def enter(self, line: asyncio.Transport) -> None:
        self.visitors[line] = None
        while self.visitors and len(self.visitors) + len(self.players) > self.most:
            oldest, _ = self.visitors.popitem(last=False)
            oldest.abort()

    def seat(self, line: asyncio.Transport) -> None:
        """Protect the connection of a player from being closed."""
        if self.visitors.pop(line, self) is not self:
            self.players.add(line)

    def leave(self, line: asyncio.Transport) -> None:
        self.visitors.pop(line, None)
        self.players.discard(line)


def room_for(settings: Settings) -> Room:
    """Return a room with the capacity that the settings or the system allow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return Room(settings.connections or files - KEPT_BACK, settings.request_seconds)


class Door(HttpToolsProtocol):
    """An HTTP connection, closed if its request stays incomplete or its head is too long."""

    room: Room
    _deadline: asyncio.TimerHandle | None = None
    _without_body = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn declares it
        super().connection_made(transport)
        self.room.enter(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.room.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read piece by piece, and stop at the size limit of a request's head."""
        for start in range(0, len(data), HEAD_BYTES):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            part = data[start : start + HEAD_BYTES]
            self._without_body += len(part)
            super().data_received(part)
            if self._without_body > HEAD_BYTES:
                turn_away(self.transport)

    def on_message_begin(self) -> None:
        self._stop_waiting()
        self._wait()
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._without_body = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._without_body = 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(self.room.patience, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()


class Line(Protocol):
    """A WebSocket; the application calls `seated` when a player uses it."""

    room: Room

    def connection_lost(self, exc: Exception | None) -> None:
        self.room.leave(bare(self.transport))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            turn_away(bare(self.transport))

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, Any]", self.scope["extensions"])
        extensions[SEATED] = lambda: self.room.seat(bare(self.transport))
        await super().run_asgi()


def bare(transport: Any) -> asyncio.Transport:  # noqa: ANN401  (a transport, or one that gathers)
    """Return the underlying transport, which identifies the connection in the room."""
    found: asyncio.Transport = getattr(transport, "bare", transport)
    return found


def turn_away(line: asyncio.Transport) -> None:
    """Refuse a request before it reaches the application."""
    line.write(head_too_large())
    line.close()


@cache
def head_too_large() -> bytes:
    said = to_json(Refusal(sentence("head-too-large", most=HEAD_BYTES)))
    head = (
        b"HTTP/1.1 431 Request Header Fields Too Large",
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(said),
        b"Connection: close",
    )
    return b"\r\n".join((*head, b"", said))


def lines_through(room: Room) -> tuple[type[Door], type[Line]]:
    """Return the protocols of connections that go through a room."""
    head_too_large()  # formatting the first number is slow
    return type("OurDoor", (Door,), {"room": room}), type("OurLine", (Line,), {"room": room})
