"""Worker processes for long work, so that play never waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import time
import zlib
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from sandtable.engine.debrief import TurningPoint
from sandtable.engine.decisions import Answer
from sandtable.engine.errors import SandtableError
from sandtable.engine.verdict import Verdict
from sandtable.lab.hindsight import Played
from sandtable.players.registry import SEARCH
from sandtable.server import errands
from sandtable.server.fairness import Turns
from sandtable.server.settings import Registry
from sandtable.server.words import BAD, RefusedError, refused

BOT_SECONDS, THOUGHT_SECONDS, INSIGHT_SECONDS = 60, 600, 60
"""The processor time that one errand may take."""
FILE_SECONDS, ANSWER_SECONDS = 4, 2
"""The same for uploads: a whole match, or one answer in it."""
LOADED = "sandtable.server.loaded"
"""The module that only the parent process of all workers imports."""
PATIENCE = 2.0
"""The factor by which other thoughts may slow down a thought."""
GRACE = 200
"""The number of checks, every hundredth of a second, for the exit reason of a process."""

P = ParamSpec("P")
T = TypeVar("T")
Progress = Callable[[float], object]


def ignore(_: float) -> None: ...


class WorkerDiedError(SandtableError):
    """A process ended before its work was done, for another reason than its limits."""


def copies_of(*modules: str) -> BaseContext:
    """Return a context that copies processes from one with these modules loaded.

    That takes milliseconds, where a fresh process loads the games for a second.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([*modules])
    return context


class Worker:
    """One process, started when it is first needed and again when it has died.

    Work that takes more than its seconds of processor time, or too much memory, ends it.
    """

    def __init__(self, registry: Registry, seconds: int) -> None:
        self.turn = asyncio.Lock()
        self._registry = registry
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._process: BaseProcess | None = None

    def submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        try:
            return self._submitted(work, *args, **kwargs)
        except BrokenProcessPool:
            self._pool = None
            return self._submitted(work, *args, **kwargs)

    def _submitted(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        pool = self._started()
        asked = pool.submit(partial(errands.limited, self._seconds, work), *args, **kwargs)
        self._process = next(iter((pool._processes or {}).values()), None)  # noqa: SLF001  (the pool has no call for it)
        return asked

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = copies_of(LOADED, self._registry.__module__)
            self._pool = ProcessPoolExecutor(1, context, errands.prepare, (self._registry,))
        return self._pool

    async def ran_out(self) -> bool:
        """Return whether the last process ended because its work took too long."""
        for _ in range(GRACE):
            if self._process is None or self._process.exitcode is not None:
                break
            await asyncio.sleep(0.01)
        return self._process is not None and self._process.exitcode == -signal.SIGXCPU

    def stop(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):  # noqa: SLF001  (the pool has no call for it)
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


async def outcome(worker: Worker, asked: Future[T]) -> T:
    """Wait for work; turn an exceeded limit into a message."""
    try:
        return await asyncio.wrap_future(asked)
    except MemoryError as error:
        raise refused("too-costly") from error
    except BrokenProcessPool as error:
        if await worker.ran_out():
            raise refused("too-costly") from error
        raise WorkerDiedError(str(error)) from error


async def in_turn(worker: Worker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run work in a process that does one thing at a time, so that a crash has one cause."""
    async with worker.turn:
        return await outcome(worker, worker.submit(work, *args, **kwargs))


class Whose(NamedTuple):
    """The owner of a match, and whether it has custom components or a custom beginning."""

    owner: str
    is_foreign: bool


class Crew:
    """A pool of processes; an idle one takes the next work."""

    def __init__(self, members: list[Worker]) -> None:
        self.members = members
        self._idle = list(members)
        self._turn = asyncio.Semaphore(len(members))

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work as soon as a process is idle; cancelling before that costs nothing.

        Running work cannot be stopped: its process becomes idle when it is done.
        """
        await self._turn.acquire()
        worker, loop = self._idle.pop(), asyncio.get_running_loop()
        try:
            asked = worker.submit(work, *args, **kwargs)
        except BaseException:
            self._rest(worker)
            raise
        asked.add_done_callback(lambda _: loop.call_soon_threadsafe(self._rest, worker))
        return await outcome(worker, asked)

    def _rest(self, worker: Worker) -> None:
        self._idle.append(worker)
        self._turn.release()


class Workers:
    """Processes for bots, each match always with the same one, and processes for insights.

    Bots that think ahead have a separate process, so that no quick bot waits for them, and so has
    playing on from finished matches.
    """

    def __init__(self, registry: Registry, bots: int, insights: int) -> None:
        self._registry = registry
        self.clock = time.monotonic
        self._thinkers = Turns(at_once=1, waiting=sys.maxsize)
        self._bots = [Worker(registry, BOT_SECONDS) for _ in range(bots)]
        self._thinker = Worker(registry, THOUGHT_SECONDS)
        self._analyst = Worker(registry, THOUGHT_SECONDS)
        self._strangers_analyst = Worker(registry, INSIGHT_SECONDS)
        self._examiner = Worker(registry, FILE_SECONDS)
        self._rehearser = Worker(registry, ANSWER_SECONDS)
        self._analysts = Turns(at_once=1, waiting=sys.maxsize)
        self._insights = Crew([Worker(registry, INSIGHT_SECONDS) for _ in range(insights)])
        self._strangers = Crew([Worker(registry, FILE_SECONDS)])

    def warm_up(self) -> None:
        """Start the processes for insights before the first player waits for one."""
        for worker in self._insights.members:
            worker.submit(errands.start)

    def expect(self, wanted: errands.Wanted) -> None:
        """Start the process of a bot before it is first asked."""
        self._worker_for(wanted).submit(errands.start)

    async def answer(
        self, wanted: errands.Wanted, data: bytes, owner: str = "", tell: Progress = ignore
    ) -> Answer:
        """Return a bot's answer; `tell` receives the progress of a long thought."""
        if wanted.bot == SEARCH:
            async with self._thinkers.of(owner):
                return await self._thought(wanted, data, tell)
        worker = self._worker_for(wanted)
        return await in_turn(worker, errands.answer, self._registry, wanted, data)

    async def _thought(self, wanted: errands.Wanted, data: bytes, tell: Progress) -> Answer:
        """Think bit by bit, taking turns with others, and stop when it takes too long."""
        start, hurry = self.clock(), False
        while True:
            work = partial(errands.think, hurry=hurry)
            found = await in_turn(self._thinker, work, self._registry, wanted, data)
            if not isinstance(found, errands.Thought):
                return found
            tell(found.share)
            hurry = self.clock() - start >= PATIENCE * found.spent / found.share

    def _worker_for(self, wanted: errands.Wanted) -> Worker:
        if wanted.bot == SEARCH:
            return self._thinker
        return self._bots[zlib.crc32(wanted.match.encode()) % len(self._bots)]

    async def insight(self, seat: str | None, data: bytes, *, is_foreign: bool = False) -> bytes:
        """Compute an insight; uploaded matches have a separate process."""
        return await self._looked(is_foreign, errands.insight, seat, data)

    async def debrief(self, data: bytes, *, is_foreign: bool = False) -> bytes:
        """Debrief a finished match in a running process, because a client waits for it."""
        return await self._looked(is_foreign, errands.debrief, data)

    async def _looked(
        self,
        is_foreign: bool,  # noqa: FBT001  (it is handed on)
        work: Callable[Concatenate[Registry, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        if not is_foreign:
            return await self._insights.do(work, self._registry, *args, **kwargs)
        try:
            return await self._strangers.do(work, self._registry, *args, **kwargs)
        except errands.ErrandError as error:
            raise refused("cannot-be-played") from error

    async def chance_at(
        self, whose: Whose, data: bytes, moment: int, games: int, lot: int
    ) -> Played | float:
        return await self._look_back(whose, errands.chance_at, data, moment, games, lot)

    async def point_at(
        self, whose: Whose, data: bytes, moment: int, change: float, seats: list[str], games: int
    ) -> TurningPoint:
        return await self._look_back(whose, errands.point_at, data, moment, change, seats, games)

    async def _look_back(
        self,
        whose: Whose,
        work: Callable[Concatenate[Registry, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Play on from one match per owner at a time, taking turns with other owners."""
        analyst = self._strangers_analyst if whose.is_foreign else self._analyst
        async with self._analysts.of(whose.owner):
            return await in_turn(analyst, work, self._registry, *args, **kwargs)

    # ------------------------------------------------------------------ strangers' files

    async def examine(self, data: bytes) -> None:
        """Refuse a match file that is not valid, or that costs too much to play."""
        why = await in_turn(self._examiner, errands.examine, self._registry, data)
        if why is not None:
            raise RefusedError(BAD, why)

    async def rehearse(self, seat: str, answer: Answer, data: bytes) -> None:
        """Try an answer in a worker first, and refuse it if it costs too much."""
        why = await in_turn(self._rehearser, errands.rehearse, self._registry, seat, answer, data)
        if why is not None:
            raise RefusedError(BAD, why)

    async def verify(self, data: bytes) -> Verdict:
        found = await in_turn(self._examiner, errands.verify, self._registry, data)
        if isinstance(found, Verdict):
            return found
        raise RefusedError(BAD, found)

    def _all(self) -> list[Worker]:
        analysts = [self._analyst, self._strangers_analyst]
        alone = [self._thinker, *analysts, self._examiner, self._rehearser]
        return [*self._bots, *alone, *self._insights.members, *self._strangers.members]

    def stop(self) -> None:
        for worker in self._all():
            worker.stop()
