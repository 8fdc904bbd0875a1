"""Fair shares: turns by owner, and a quota of new matches by owner and address."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

from sandtable.server.words import TOO_MANY, refused

MOST_ADDRESSES = 10_000
HOUSEHOLD = 64
"""The bits of an IPv6 address that identify its network."""
HOUR = 3600.0


class Queue:
    """The turns of one owner, and the number of running and waiting requests."""

    __slots__ = ("turn", "wanted")

    def __init__(self, at_once: int) -> None:
        self.turn = asyncio.Semaphore(at_once)
        self.wanted = 0


class Turns:
    """Limits the concurrent work of each owner; a few requests wait, the rest are refused."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self._at_once = at_once
        self._most = at_once + waiting
        self._queues: dict[str, Queue] = {}

    @asynccontextmanager
    async def of(self, owner: str) -> AsyncIterator[None]:
        queue = self._queues.setdefault(owner, Queue(self._at_once))
        if queue.wanted >= self._most:
            raise refused("too-much-at-once", TOO_MANY)
        queue.wanted += 1
        try:
            async with queue.turn:
                yield
        finally:
            queue.wanted -= 1
            if not queue.wanted:
                self._queues.pop(owner, None)


class Quota:
    """The quota of an address: a number of new matches at once, and as many more per hour."""

    def __init__(self, an_hour: int) -> None:
        self._an_hour = an_hour
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take_one(self, address: str) -> None:
        """Refuse an address that has created too many matches; the local machine is exempt."""
        if is_this_machine(address):
            return
        address, now = household(address), time.monotonic()
        left, then = self._left.pop(address, (float(self._an_hour), now))
        left = min(self._an_hour, left + (now - then) * self._an_hour / HOUR)
        self._left[address] = (max(left - 1, 0.0), now)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        if left < 1:
            raise refused("too-many-matches", TOO_MANY, most=self._an_hour)


def household(address: str) -> str:
    """Return an address, or its network for IPv6, where everyone has billions of addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((found, HOUSEHOLD), strict=False))


def is_this_machine(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
