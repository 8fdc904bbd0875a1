"""Work that may be slow is done by a thread; the event loop waits for it a moment at most.

Most of it is done within the moment. Then the event loop goes on with the result at once, which
costs half as much as to come back to it. Whatever takes longer goes on beside the event loop, in
turn with it every few milliseconds: no game and no player can hold up all the others.

What nobody waits for in the middle of a match, such as opening one, is done by one thread after the
other: each thread at work takes its share of the interpreter from those who answer.
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
"""The seconds after which work that waits for its turn begins all the same."""

P = ParamSpec("P")
T = TypeVar("T")


class Pace:
    """Some threads that work for an event loop, and the number of those that take long."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "pace")
        self._late = 0

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do some work where it holds up nobody; there is no moment if all threads are busy."""
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
    """Work beside the event loop, one after the other unless somebody takes too long."""

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
