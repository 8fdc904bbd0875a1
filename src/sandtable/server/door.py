"""The door of the server: requests are complete within seconds, and a crowd turns no player out."""

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
"""The files a server needs besides its connections: the database, its processes, what it reads."""
MOST_FILES = 65_536
FEWEST = 16
HEAD_BYTES = 16 * 1024
"""The address and the headers of a request; its body has limits of its own."""


class Room:
    """All connections; when there are too many the oldest that plays nothing is ended."""

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
        """Let a visitor stay who has sat down to play."""
        if self.visitors.pop(line, self) is not self:
            self.players.add(line)

    def leave(self, line: asyncio.Transport) -> None:
        self.visitors.pop(line, None)
        self.players.discard(line)


def room_for(settings: Settings) -> Room:
    """Return a room as large as the system allows, or as the settings do."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return Room(settings.connections or files - KEPT_BACK, settings.request_seconds)


class Door(HttpToolsProtocol):
    """An HTTP connection; one that never completes its request, or begins it too long, is ended."""

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
        """Read bit by bit, and no further than a request may go on without a body."""
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
    """A WebSocket; `seated` is how the application says that somebody plays through it."""

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
    """Return the transport itself, by which the room knows it."""
    found: asyncio.Transport = getattr(transport, "bare", transport)
    return found


def turn_away(line: asyncio.Transport) -> None:
    """Refuse a request before the application has heard of it."""
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
    head_too_large()  # the first number that is written takes long
    return type("OurDoor", (Door,), {"room": room}), type("OurLine", (Line,), {"room": room})
