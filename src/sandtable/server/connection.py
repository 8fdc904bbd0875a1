"""One WebSocket: its rate limit, the state of its client, and its unsent messages."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Protocol

from sandtable.server.live import Live
from sandtable.server.pace import in_turn
from sandtable.server.render import to_json
from sandtable.server.settings import Settings
from sandtable.server.sight import Told
from sandtable.server.wire import FromServer, Hello
from sandtable.server.words import RefusedError

MOST_REPLIES = 200
MANY_ENTRIES = 100
"""The number of log lines above which a view is made in a thread."""

FORBIDDEN_SEAT, NO_MATCH, GONE, FLOOD, RESTART, BROKEN = 4403, 4404, 4410, 4429, 1012, 1011
TO_BE_LET_IN, SILENT = 4423, 4408


class Line(Protocol):
    """The sending part of a WebSocket."""

    async def send(self, data: bytes) -> None: ...

    async def close(self, code: int) -> None: ...

    def seated(self) -> None: ...


class Bucket:
    """Allows `burst` messages at once and `per_second` in the long run."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._left = float(settings.burst)
        self._last = time.monotonic()
        self.excess = 0

    def takes_one(self) -> bool:
        now, settings = time.monotonic(), self._settings
        self._left += (now - self._last) * settings.per_second
        self._left = min(self._left, settings.burst)
        self._last = now
        if self._left < 1:
            self.excess += 1
            return False
        self._left -= 1
        return True

    @property
    def is_patient(self) -> bool:
        return self.excess <= self._settings.patience


class Connection:
    """A client at a seat, or a spectator. One task sends: replies in order, then the newest view.

    A slow client may miss views in between, but never the last one.
    """

    def __init__(self, line: Line, live: Live, token: str | None) -> None:
        self.line = line
        self.live = live
        self.seat = seat = live.seat_of(token)
        self.token = token
        self.sight = live.sights[seat]
        self.wake = asyncio.Event()
        self.greeted = False
        self._told = Told()
        self._seen = -1
        self._replies: deque[bytes] = deque()
        self._closing: int | None = None

    # ------------------------------------------------------------------ what it has

    def check_authority(self) -> None:
        """Refuse a client whose link was replaced after it connected."""
        try:
            self.live.seat_of(self.token)
        except RefusedError:
            self.close(FORBIDDEN_SEAT)
            raise

    def greet(self, hello: Hello) -> None:
        """Accept the client's statement of what it already has, as far as it still holds."""
        known = -1 if hello.version is None else hello.version  # -1 is valid if nothing was undone
        entries = hello.log if self.sight.still_fits(known) else 0
        self._told = self.live.views.told(self.seat, entries, hello.boards)
        self._seen = -1
        self.greeted = True

    def move(self, live: Live) -> None:
        """Move to the reloaded match and send the client everything again."""
        self.live.guests -= 1
        live.guests += 1
        self.live, self.sight = live, live.sights[self.seat]
        self._told, self._seen = Told(), -1
        try:
            self.check_authority()
        except RefusedError:
            return
        self.wake.set()

    def forget_from(self, entries: int) -> None:
        """Drop the log from an entry on, because of an undo."""
        self._told.entries = min(self._told.entries, entries)

    # ------------------------------------------------------------------ what it gets

    @property
    def is_closing(self) -> bool:
        return self._closing is not None

    def reply(self, message: FromServer) -> None:
        self._replies.append(to_json(message))
        if len(self._replies) > MOST_REPLIES:
            self.close(FLOOD)
        self.wake.set()

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
        self.wake.set()

    async def send_all(self) -> None:
        """Send pending messages until the connection ends."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self._replies:
                await self.line.send(self._replies.popleft())
            if self._closing is not None:
                await self.line.close(self._closing)
                return
            if self.greeted and self._seen != self.sight.edition:
                await self._send_view()

    async def _send_view(self) -> None:
        async with self.live.lock:
            if self.live.is_gone:
                return
            self._seen = self.sight.edition
            view = await self._view()
        await self.line.send(view)

    async def _view(self) -> bytes:
        """Return the new view, in the event loop if it is quick to make."""
        is_little = self.sight.entries - self._told.entries <= MANY_ENTRIES
        if is_little and self.live.views.is_made(self.seat, self._told):
            return self.live.view(self.seat, self._told)
        return await in_turn(self.live.view, self.seat, self._told)
