"""Work that is quick is done in the event loop itself; all other beside it, in a thread.

A thread takes turns with the event loop every few milliseconds, so that nobody else waits for a
slow answer. To go there and back costs as much as a quick answer. A kind of work, such as the
answers in one game, is quick once a long row of it was. If it is slow after all, the row has to be
twice as long the next time: nobody can make a slow game look quick with cheap questions for long.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

QUICK = 0.005
"""The seconds of processor time below which something is quick."""
SLOW = 0.02
"""The seconds from which something is slow: others would notice if the event loop did it."""
EARNED = 200
"""The quick ones in a row that make a kind of work quick."""

P = ParamSpec("P")
T = TypeVar("T")

_missing: dict[str, int] = {}
"""The quick ones that each kind of work still lacks."""
_wanted: dict[str, int] = {}
"""The length of the row that each kind must show."""


def is_quick(kind: str) -> bool:
    return _missing.get(kind, EARNED) <= 0


async def at_its_pace(kind: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work of a kind where it holds up nobody."""
    if is_quick(kind):
        return timed(kind, work, *args, **kwargs)
    return await asyncio.to_thread(lambda: timed(kind, work, *args, **kwargs))


def timed(kind: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work and note whether it was quick."""
    start = time.thread_time()
    try:
        return work(*args, **kwargs)
    finally:
        note(kind, time.thread_time() - start)


def note(kind: str, seconds: float) -> None:
    """Note how long something took; what is quick stays so until it was slow."""
    if seconds > SLOW and is_quick(kind):
        _wanted[kind] = 2 * _wanted.get(kind, EARNED)
    if seconds > SLOW or (seconds > QUICK and not is_quick(kind)):
        _missing[kind] = _wanted.get(kind, EARNED)
    elif not is_quick(kind):
        _missing[kind] = _missing.get(kind, EARNED) - 1
