"""The WebSocket protocol of uvicorn, with fewer system calls per message."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_UNREAD = 8


class Gathering:
    """A transport that sends everything written in one turn of the event loop together."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.bare = self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(data)

    def flush(self) -> None:
        gathered, self._waiting = b"".join(self._waiting), []
        if gathered and not self._transport.is_closing():
            self._transport.write(gathered)

    def close(self) -> None:
        self.flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  (whatever a transport has)
        return getattr(self._transport, name)


class Protocol(WebSocketsSansIOProtocol):
    """Sends an acknowledgement and its view together, and reads on while a message is handled.

    Uvicorn stops reading after every message until it is handled. Here a few may wait. Bytes to be
    sent are JSON and leave as text, without having been made a string in between.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.conn.send_binary = self.conn.send_text  # type: ignore[method-assign]  # bytes of JSON leave as text
        gathering = Gathering(self.transport, self.loop)
        self.transport = cast("asyncio.Transport", gathering)

    def send_receive_event_to_app(self) -> None:
        few = self.queue.qsize() < MOST_UNREAD
        paused = self.read_paused
        self.read_paused = paused or few
        super().send_receive_event_to_app()
        if few:
            self.read_paused = paused
