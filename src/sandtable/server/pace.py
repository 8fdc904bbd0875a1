"""Work that may be slow is done by a thread; the event loop waits for it a moment at most.

Most of it is done within the moment. Then the event loop goes on with the result at once, which
costs half as much as to come back to it. Whatever takes longer goes on beside the event loop, in
turn with it every few milliseconds: no game and no player can hold up all the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import ParamSpec, TypeVar

MOMENT = 0.005
"""The seconds for which the event loop waits."""
THREADS = 4

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
