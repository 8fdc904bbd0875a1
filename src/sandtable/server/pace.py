"""Threads for possibly slow work; the event loop waits for them only a moment.

Most work finishes within that moment, and the event loop continues with the result at once, which
costs half as much as coming back to it. Longer work continues outside the event loop, taking turns
with it every few milliseconds: no game and no player can block the others.

Work that does not delay a running match, such as opening one, runs in one thread at a time: each
busy thread takes its share of the interpreter from the players who answer.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar

MOMENT = 0.005
"""The seconds for which the event loop waits."""
THREADS = 4
PATIENCE = 0.05
"""The seconds after which waiting work begins anyway."""

P = ParamSpec("P")
T = TypeVar("T")


class Pace:
    """Threads that work for an event loop, and the number of slow ones."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "pace")
        self._late = 0

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do some work in a thread; if all threads are busy, do not wait for it."""
        asked = self._threads.submit(work, *args, **kwargs)
        with suppress(TimeoutError):
            return asked.result(MOMENT if self._late < THREADS else 0.0)
        self._late += 1
        try:
            return await asyncio.wrap_future(asked)
        finally:
            self._late -= 1


at_its_pace = Pace().do


class OneByOne:
    """Runs work outside the event loop, one job at a time unless one takes too long."""

    def __init__(self) -> None:
        self._turn = threading.Lock()

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.to_thread(self._in_turn, partial(work, *args, **kwargs))

    def _in_turn(self, work: Callable[[], T]) -> T:
        has_turn = self._turn.acquire(timeout=PATIENCE)
        try:
            return work()
        finally:
            if has_turn:
                self._turn.release()


in_turn = OneByOne().do
