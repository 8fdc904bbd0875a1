"""Games that are quick are played in the event loop itself; all others beside it, in a thread.

A thread takes turns with the event loop every few milliseconds, so that nobody else waits for a
slow answer. To go there and back costs as much as a quick answer. A game is quick once a long row
of its answers and views was, and no longer when one was slow.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import ParamSpec, TypeVar

QUICK = 0.005
"""The seconds of processor time below which something is quick."""
SLOW = 0.02
"""The seconds from which something is slow: others would notice if the event loop did it."""
EARNED = 200
"""The quick ones in a row that make a game quick."""

P = ParamSpec("P")
T = TypeVar("T")

_in_a_row: Counter[str] = Counter()


def is_quick(game: str) -> bool:
    return _in_a_row[game] >= EARNED


async def at_its_pace(game: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work of a game where it holds up nobody."""
    if is_quick(game):
        return timed(game, work, *args, **kwargs)
    return await asyncio.to_thread(lambda: timed(game, work, *args, **kwargs))


def timed(game: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work and note whether it was quick."""
    start = time.thread_time()
    try:
        return work(*args, **kwargs)
    finally:
        note(game, time.thread_time() - start)


def note(game: str, seconds: float) -> None:
    """Note how long something took; a quick game stays so until something is slow."""
    if seconds <= QUICK:
        _in_a_row[game] += 1
    elif seconds > SLOW or not is_quick(game):
        _in_a_row[game] = 0
