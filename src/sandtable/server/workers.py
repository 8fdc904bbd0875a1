"""Worker processes: long work is done elsewhere, so that play never waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import zlib
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from sandtable.engine.decisions import Answer
from sandtable.players.registry import SEARCH
from sandtable.server import errands
from sandtable.server.settings import Registry

P = ParamSpec("P")
T = TypeVar("T")


class Worker:
    """One process, started when it is first needed and again when it has died."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        try:
            return self._started().submit(work, *args, **kwargs)
        except BrokenProcessPool:
            self._pool = None
            return self._started().submit(work, *args, **kwargs)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, errands.prepare)
        return self._pool

    def stop(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):  # noqa: SLF001  (the pool has no call for it)
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


class Workers:
    """Some processes for bots, each match always with the same one, and some for insights.

    Players that think ahead have a process of their own, so that no quick bot waits for them.
    """

    def __init__(self, registry: Registry, bots: int, insights: int) -> None:
        self._registry = registry
        self._bots = [Worker() for _ in range(bots)]
        self._thinker = Worker()
        self._insights = [Worker() for _ in range(insights)]
        self._idle = list(self._insights)
        self._turn = asyncio.Semaphore(insights)

    def warm_up(self) -> None:
        """Start the processes for insights before the first player waits for one."""
        for worker in self._insights:
            worker.submit(errands.warm, self._registry)

    def expect(self, wanted: errands.Wanted) -> None:
        """Start the process of a bot while a player still reads."""
        self._worker_for(wanted).submit(errands.warm, self._registry)

    async def answer(self, wanted: errands.Wanted, data: bytes) -> Answer:
        asked = self._worker_for(wanted).submit(errands.answer, self._registry, wanted, data)
        return await asyncio.wrap_future(asked)

    def _worker_for(self, wanted: errands.Wanted) -> Worker:
        if wanted.bot == SEARCH:
            return self._thinker
        return self._bots[zlib.crc32(wanted.match.encode()) % len(self._bots)]

    async def insight(self, seat: str | None, data: bytes) -> bytes:
        """Work out an insight as soon as a process is idle; giving up before costs nothing.

        Work that has begun cannot be stopped: its process is idle again when it is done.
        """
        await self._turn.acquire()
        worker, loop = self._idle.pop(), asyncio.get_running_loop()
        try:
            asked = worker.submit(errands.insight, self._registry, seat, data)
        except BaseException:
            self._rest(worker)
            raise
        asked.add_done_callback(lambda _: loop.call_soon_threadsafe(self._rest, worker))
        return await asyncio.wrap_future(asked)

    def _rest(self, worker: Worker) -> None:
        self._idle.append(worker)
        self._turn.release()

    def stop(self) -> None:
        for worker in (*self._bots, self._thinker, *self._insights):
            worker.stop()
