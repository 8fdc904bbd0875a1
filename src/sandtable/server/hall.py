"""All matches of a server: found in memory or in the database, played, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.match import AnyGame
from sandtable.engine.record import record_of, revived
from sandtable.server.connection import FORBIDDEN_SEAT, GONE, RESTART
from sandtable.server.errands import Wanted
from sandtable.server.history import History
from sandtable.server.live import Live
from sandtable.server.position import position
from sandtable.server.settings import Settings
from sandtable.server.sight import name_of
from sandtable.server.wire import Accepted, AnswerGiven, UndoWanted
from sandtable.server.words import (
    CONFLICT,
    FORBIDDEN,
    UNAVAILABLE,
    UNKNOWN,
    RefusedError,
    illegal,
    refused,
)
from sandtable.server.workers import Workers
from sandtable.storage.rows import UNDO, SeenBy, Stored, stored_checkpoint
from sandtable.storage.store import Append, Job, Rebase, Store
from sandtable.storage.writer import Failure, NotKeptError, Verdicts, tell_all

LONGEST_KEY = 80
BOT_FAILURES = 3

log = logging.getLogger("sandtable.server")


class Hall:
    """All matches go through here; every change is durable before anybody hears of it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games = settings.registry()
        self.store = Store(settings.database)
        self.workers = Workers(
            settings.registry, settings.bot_processes, settings.insight_processes
        )
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[None]] = {}

    def open(self) -> None:
        """Begin to work in the running event loop."""
        loop = asyncio.get_running_loop()

        def announce(verdicts: Verdicts) -> None:
            loop.call_soon_threadsafe(tell_all, verdicts)

        self.store.writer.announce = announce
        self.workers.warm_up()

    async def close(self) -> None:
        for live in list(self._lives.values()):
            self.drop(live, RESTART)
        self.store.writer.announce = tell_all
        await asyncio.to_thread(self.workers.stop)
        await asyncio.to_thread(self.store.close)

    def game(self, name: str) -> AnyGame:
        if name not in self.games:
            raise refused("no-such-game", UNKNOWN, game=name)
        return self.games[name]

    # ------------------------------------------------------------------ finding

    async def live(self, match: str) -> Live:
        """Return a match, from the database if it is not in memory; only ever one of each."""
        while (found := self._lives.get(match)) is None:
            await self._loaded(match)
        self._lives.move_to_end(match)
        return found

    async def _loaded(self, match: str) -> None:
        """Wait until a match is loaded; who stops waiting does not stop it for others."""
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        await asyncio.shield(task)

    async def _load(self, match: str) -> None:
        stored = await asyncio.to_thread(self.store.load, match)
        if stored is None:
            raise refused("no-such-match", UNKNOWN)
        live = await asyncio.to_thread(rebuilt, stored, self.game(stored.listed.game))
        if live.version != stored.listed.standing.version:
            await self.keep(rebased(live))
        self.admit(live)

    def admit(self, live: Live) -> None:
        """Keep a match in memory, and let those go that nobody needs."""
        self._lives[live.id] = live
        surplus = len(self._lives) - self.settings.live_matches
        if surplus > 0:
            idle = [each for each in self._lives.values() if each.is_idle and each is not live]
            for each in idle[:surplus]:
                del self._lives[each.id]
        for seat in () if live.match.is_over else live.bots:
            self.workers.expect(wanted(live, seat))
        self.wake_bots(live)

    def drop(self, live: Live, code: int = RESTART) -> None:
        """Drop a match at once; connected players come back and find what is durable."""
        live.is_gone = True
        if self._lives.get(live.id) is live:
            del self._lives[live.id]
        if live.bot_play is not None:
            live.bot_play.cancel()
        for connection in live.connections:
            connection.close(code)

    def bar(self, match: str, seat: str, token: str) -> None:
        """Give a seat another secret; who sits there by the old one has to go."""
        live = self._lives.get(match)
        if live is not None:
            live.seats[seat].token, live.seats[seat].taken = token, False
            for connection in live.connections:
                if connection.seat == seat:
                    connection.close(FORBIDDEN_SEAT)

    def forget(self, match: str) -> None:
        live = self._lives.get(match)
        if live is not None:
            self.drop(live, GONE)

    # ------------------------------------------------------------------ playing

    async def keep(self, job: Job) -> None:
        """Write something down and wait until it is durable."""
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
        """Take an answer or an undo of a seat; a refusal changes nothing."""
        if seat is None:
            raise refused("watching-only", FORBIDDEN)
        if not 1 <= len(message.key) <= LONGEST_KEY:
            raise refused("key-needed", most=LONGEST_KEY)
        async with live.lock:
            if live.is_gone:
                raise refused("not-kept", UNAVAILABLE)
            before = live.keys.get((seat, message.key))
            if before is not None:
                return Accepted(message.key, before)
            sight = live.sights[seat]
            if message.version != sight.version:
                raise refused("stale", version=sight.version, given=message.version)
            await self._apply(live, seat, message)
            live.keys[seat, message.key] = sight.version
            accepted = Accepted(message.key, sight.version)
        self.wake_bots(live)
        live.changed()
        return accepted

    async def _apply(self, live: Live, seat: str, message: AnswerGiven | UndoWanted) -> None:
        append = self._tried(live, seat, message)
        try:
            await self.keep(append)
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
            self.drop(live)
            raise refused("rules-stumbled", UNAVAILABLE) from error

    # ------------------------------------------------------------------ bots

    def wake_bots(self, live: Live) -> None:
        """Let the bots of a match play, if one is asked and none does."""
        if live.bot_play is None and self._bot_asked(live) is not None:
            live.bot_play = asyncio.create_task(self._play_bots(live))

    def _bot_asked(self, live: Live) -> str | None:
        return next((d.seat for d in live.match.pending if d.seat in live.bots), None)

    async def _play_bots(self, live: Live) -> None:
        failures = 0
        try:
            while failures < BOT_FAILURES:
                async with live.lock:
                    seat, version = self._bot_asked(live), live.version
                    data = position(live.match) if seat else b""
                if seat is None or live.is_gone:
                    return
                try:
                    await self._play_bot(live, seat, version, data)
                except RefusedError:
                    return
                except Exception:
                    failures += 1
                    log.exception("match %s: the bot of %s stumbled", live.id, seat)
        finally:
            live.bot_play = None

    async def _play_bot(self, live: Live, seat: str, version: int, data: bytes) -> None:
        """Ask a bot elsewhere; its answer counts if nothing has changed meanwhile."""
        answer = await self.workers.answer(wanted(live, seat), data)
        async with live.lock:
            if live.version != version or live.is_gone:
                return
            await self._apply(live, seat, AnswerGiven("", version, answer))
        live.changed()

    # ------------------------------------------------------------------ looking further

    async def insight(self, live: Live, seat: str | None) -> bytes:
        """Return what a seat can work out now; it is worked out once a version of it, elsewhere."""
        if live.match.game.insight is None:
            return b"null"
        async with live.lock:
            version, found = live.insights.get(seat, (-1, None))
            if found is None or version != live.sights[seat].version or has_failed(found):
                if found is not None:
                    found.cancel()
                found = self._ask_insight(live, seat)
        try:
            return await asyncio.shield(found)
        except asyncio.CancelledError:
            if found.cancelled():
                raise refused("overtaken", CONFLICT) from None
            raise

    def _ask_insight(self, live: Live, seat: str | None) -> asyncio.Future[bytes]:
        asked = asyncio.create_task(self.workers.insight(seat, position(live.match)))
        live.insights[seat] = (live.sights[seat].version, asked)
        return asked


def has_failed(asked: asyncio.Future[bytes]) -> bool:
    return asked.done() and (asked.cancelled() or asked.exception() is not None)


def rebased(live: Live) -> Rebase:
    """Newer rules could not replay the match: from now on it begins where it goes on."""
    match = live.match
    checkpoint = stored_checkpoint(match.game.rules_version, match.checkpoints[-1])
    return Rebase(live.id, record_of(match), live.standing(), checkpoint)


def rebuilt(stored: Stored, game: AnyGame) -> Live:
    """Play a stored match again up to where it stands."""
    heard: list[int] = []
    match = revived(stored.record, game, lambda played: heard.append(len(played.log)))
    first = match.origin.inputs
    if len(heard) != len(match.inputs) - first:
        heard.clear()  # newer rules gave up on the way; the match goes on from its checkpoint
    seen_by = seen_by_each(stored, len(match.inputs))
    live = Live(stored.listed, History(match, [0] * first + heard, seen_by))
    live.keys = keys_of(stored, {name_of(s.seat): s.version for s in live.sights.values()})
    undos = [row.version for row in stored.inputs if row.kind == UNDO]
    if undos and not stored.listed.standing.sights:
        for sight in live.sights.values():
            sight.cut = undos[-1]
    return live


def seen_by_each(stored: Stored, count: int) -> list[SeenBy]:
    """Return before whose eyes each of the inputs that stand has changed something."""
    seen: list[SeenBy] = [None] * stored.began
    for row in stored.inputs:
        if row.kind == UNDO:
            del seen[row.place]
        else:
            seen.append(row.seen_by)
    return seen[:count]


def keys_of(stored: Stored, versions: dict[str, int]) -> dict[tuple[str, str], int]:
    """Return the version that each input with a key made for its seat, counted from the last."""
    keys = {}
    for row in reversed(stored.inputs):
        if row.key:
            keys[row.seat, row.key] = versions[row.seat]
        for name in versions if row.seen_by is None else row.seen_by:
            versions[name] -= 1
    return keys


def wanted(live: Live, seat: str) -> Wanted:
    """Return which bot holds a seat of which match."""
    return Wanted(live.id, seat, live.seats[seat].bot)
