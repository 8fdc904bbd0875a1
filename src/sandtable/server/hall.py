"""The hall: all matches of a server, in memory or in the database."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Collection, Coroutine
from itertools import islice
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.match import AnyGame
from sandtable.engine.record import encode, get_ready
from sandtable.server import bots, people
from sandtable.server.connection import GONE, RESTART
from sandtable.server.fairness import Quota, Turns
from sandtable.server.live import Live, wanted
from sandtable.server.pace import at_its_pace, in_turn
from sandtable.server.position import position
from sandtable.server.rebuild import rebased, rebuilt
from sandtable.server.settings import Settings
from sandtable.server.wire import Accepted, AnswerGiven, UndoWanted
from sandtable.server.words import (
    CONFLICT,
    FORBIDDEN,
    UNAVAILABLE,
    UNKNOWN,
    RefusedError,
    check_key,
    first_line,
    illegal,
    refused,
)
from sandtable.server.workers import Workers
from sandtable.storage.appending import Append
from sandtable.storage.database import Held
from sandtable.storage.leases import end_leases
from sandtable.storage.news import AROUND, PLAYED, Listener, News
from sandtable.storage.store import Job, Store
from sandtable.storage.writer import Failure, NotKeptError, OvertakenError, Verdicts, tell_all

SWEEP = 30.0

log = logging.getLogger("sandtable.server")


class Hall:
    """Holds the matches of a server; every change is durable before anyone sees it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games = settings.registry()
        for game in self.games.values():
            get_ready(game)
        self._held = Held(settings.database)
        self.store = Store(settings.database)
        self.has_peers = self.store.engine.dialect.name == "postgresql"
        self.workers = Workers(
            settings.registry, settings.bot_processes, settings.insight_processes
        )
        self.lookers = Turns(at_once=2, waiting=10)
        self.quota = Quota(settings.matches_an_hour)
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Start work in the running event loop."""
        self._loop = loop = asyncio.get_running_loop()

        def announce(verdicts: Verdicts) -> None:
            loop.call_soon_threadsafe(tell_all, verdicts)

        def heard(news: Collection[News]) -> None:
            loop.call_soon_threadsafe(self._hear, news)

        self.store.writer.announce = announce
        self._listener = Listener(self.store.engine, self.store.name, heard)
        self.spawn(self._sweep())
        if self.has_peers:
            self.spawn(people.repeat_presence(self))
        self.workers.warm_up()

    async def close(self) -> None:
        for live in list(self._lives.values()):
            self.drop(live, RESTART)
        for task in list(self._tasks):
            task.cancel()
        self.store.writer.announce = tell_all
        await asyncio.to_thread(self._listener.stop)
        await asyncio.to_thread(self.workers.stop)
        await asyncio.to_thread(self._leave)
        self._held.release()

    def _leave(self) -> None:
        """Release the leases so that other servers can take over at once."""
        if self.has_peers:
            try:
                with self.store.engine.begin() as connection:
                    end_leases(connection, self.store.name)
            except SQLAlchemyError as error:
                log.warning("the leases were not ended: %s", type(error).__name__)
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a background task for as long as the server runs."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def game(self, name: str) -> AnyGame:
        if name not in self.games:
            raise refused("no-such-game", UNKNOWN, game=name)
        return self.games[name]

    # ------------------------------------------------------------------ finding

    def known(self, match: str) -> Live | None:
        """Return a match if it is in memory."""
        return self._lives.get(match)

    def all_known(self) -> list[Live]:
        return list(self._lives.values())

    async def live(self, match: str) -> Live:
        """Return a match, loading it if it is not in memory; there is only one object per match."""
        while (found := self._lives.get(match)) is None:
            await self._loaded(match)
        self._lives.move_to_end(match)
        found.used = time.monotonic()
        return found

    async def _loaded(self, match: str) -> None:
        """Wait until a match is loaded; a cancelled caller does not cancel it for others."""
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match), name=match)
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        await asyncio.shield(task)

    async def wait_for(self, match: str) -> None:
        """Wait for a match that is being loaded."""
        if (loading := self._loading.get(match)) is not None:
            await asyncio.wait([loading])

    async def _load(self, match: str) -> None:
        self.admit(await self._read(match))

    async def _read(self, match: str) -> Live:
        """Return a match from the database; only newer rules may give it a new beginning."""
        stored = await in_turn(self.store.load, match)
        if stored is None:
            raise refused("no-such-match", UNKNOWN)
        if stored.record.setup.components or stored.record.origin:
            await self.workers.examine(await in_turn(encode, stored.record))
        live = await in_turn(rebuilt, stored, self.game(stored.listed.game))
        version = stored.listed.standing.version
        if live.version != version:
            if stored.record.rules_version == live.match.game.rules_version:
                raise refused("stumbled", UNAVAILABLE)
            await self.keep(rebased(live, version))
        return live

    def admit(self, live: Live) -> None:
        """Keep a match in memory, and unload those that nobody needs."""
        self._lives[live.id] = live
        surplus = len(self._lives) - self.settings.live_matches
        if surplus > 0:
            idle = (each for each in self._lives.values() if each.is_idle and each is not live)
            for each in list(islice(idle, surplus)):
                del self._lives[each.id]
        for seat in () if live.match.is_over else live.bots:
            self.workers.expect(wanted(live, seat))
        people.ask_presence(self, live)
        bots.wake(self, live)

    async def _sweep(self) -> None:
        """Unload matches that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle_seconds))
            limit = time.monotonic() - self.settings.idle_seconds
            for live in [each for each in self._lives.values() if each.used < limit]:
                if live.is_idle:
                    self.drop(live)

    def drop(self, live: Live, code: int = RESTART) -> None:
        """Drop a match at once; connected players reconnect and find the durable state."""
        live.is_gone = True
        if self._lives.get(live.id) is live:
            del self._lives[live.id]
        if live.bot_play is not None:
            live.bot_play.cancel()
        if live.afterthought is not None:
            live.afterthought.stop()
        for connection in live.connections:
            connection.close(code)

    def _hear(self, told: Collection[News]) -> None:
        """Update matches that another server has changed; drop those without players here."""
        for news in told:
            for match in [news.match] if news.match else {*self._loading, *self._lives}:
                self._hear_of(match, news)

    def _hear_of(self, match: str, news: News) -> None:
        if (loading := self._loading.get(match)) is not None:
            loading.add_done_callback(lambda _: self._hear_of(match, news))
        live = self._lives.get(match)
        if live is None:
            return
        if live.is_idle and news.kind in {PLAYED, AROUND}:
            self.drop(live)
        elif news.kind == PLAYED:
            self.renew(live)
        else:
            people.hear(self, live, news)

    def renew(self, live: Live) -> None:
        """Read a match again as soon as its lock is free."""
        if live.renewal is None or live.renewal.done():
            live.renewal = asyncio.create_task(self._renewed(live))
        else:
            live.is_stale = True

    async def _renewed(self, live: Live) -> None:
        async with live.lock:
            if live.successor is None:
                await self._replace(live)
                return
        self.renew(live.successor)

    async def _replace(self, live: Live) -> None:
        """Replace a match with its stored version; its players stay and see it."""
        live.is_stale = False
        try:
            fresh = await self._read(live.id)
        except Exception as error:
            known = isinstance(error, SQLAlchemyError | RefusedError)
            told = first_line(error)
            log.warning("match %s: not brought up to date: %s", live.id, told, exc_info=not known)
            self.drop(live)
            return
        if live.is_gone:
            return
        live.is_gone = True
        self._lives[live.id] = fresh
        live.hand_over(fresh)
        if live.is_stale:
            self.renew(fresh)
        bots.wake(self, fresh)

    def forget(self, match: str) -> None:
        live = self._lives.get(match)
        if live is not None:
            self.drop(live, GONE)

    # ------------------------------------------------------------------ playing

    def put(self, job: Job) -> None:
        """Write something without waiting for it."""
        self.store.put(job, lambda _: None)

    async def keep(self, job: Job) -> None:
        """Write something and wait until it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def told(failure: Failure) -> None:
            if done.cancelled():
                return
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

        self.store.put(job, told)
        await done

    async def play(
        self, live: Live, seat: str | None, message: AnswerGiven | UndoWanted
    ) -> Accepted:
        """Accept an answer or an undo from a seat; a refusal changes nothing."""
        if seat is None:
            raise refused("watching-only", FORBIDDEN)
        check_key(message.key)
        async with live.lock:
            accepted = None if live.successor else await self._played(live, seat, message)
        if accepted is None:
            return await self.play(live.successor or live, seat, message)
        bots.wake(self, live)
        live.changed()
        return accepted

    async def _played(self, live: Live, seat: str, message: AnswerGiven | UndoWanted) -> Accepted:
        if live.is_gone:
            raise refused("not-kept", UNAVAILABLE)
        before = live.keys.get((seat, message.key))
        if before is not None:
            return Accepted(message.key, before)
        sight = live.sights[seat]
        is_undo = isinstance(message, UndoWanted)
        still_fits = live.still_takes_back if is_undo else live.is_still_asked
        if not still_fits(seat, message.version):
            raise refused("stale", version=sight.version, given=message.version)
        await self.apply(live, seat, message)
        live.keys[seat, message.key] = sight.version
        return Accepted(message.key, sight.version)

    async def apply(self, live: Live, seat: str, message: AnswerGiven | UndoWanted) -> None:
        """Give an input to the rules and write it; a slow input does not block others."""
        if isinstance(message, AnswerGiven) and live.is_foreign:
            await self.workers.rehearse(seat, message.answer, position(live.match))
        await self.written(live, await at_its_pace(self._tried, live, seat, message))

    async def written(self, live: Live, append: Append) -> None:
        """Write an input; if that fails, drop the match."""
        try:
            await self.keep(append)
        except OvertakenError as error:
            await self._replace(live)
            raise refused("overtaken", CONFLICT) from error
        except NotKeptError as error:
            log.warning("match %s: %s", live.id, error)
            self.drop(live)
            raise refused("not-kept", UNAVAILABLE) from error
        except BaseException:
            self.drop(live)
            raise

    def _tried(self, live: Live, seat: str, message: AnswerGiven | UndoWanted) -> Append:
        try:
            if isinstance(message, UndoWanted):
                return live.take_back(seat, message.key)
            return live.give(seat, message.answer, message.key or None)
        except IllegalAnswerError as error:
            raise illegal(error, live.match.game.texts) from error
        except Exception as error:
            log.exception("match %s: the rules stumbled", live.id)
            self._loop.call_soon_threadsafe(self.drop, live)
            raise refused("rules-stumbled", UNAVAILABLE) from error
