"""The bots of a match: run in worker processes by the server that holds their lease."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.live import Live, bot_asked, wanted
from sandtable.server.position import position
from sandtable.server.wire import AnswerGiven, Thinking
from sandtable.server.words import RefusedError, first_line
from sandtable.server.workers import WorkerDiedError
from sandtable.storage.leases import take_lease

if TYPE_CHECKING:
    from sandtable.server.hall import Hall

FAILURES = 3
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 10.0

log = logging.getLogger("sandtable.server")


def wake(hall: Hall, live: Live) -> None:
    """Start the bots of a match if one is asked and none is running."""
    if not (live.is_gone or live.bot_play) and bot_asked(live) is not None:
        live.bot_play = asyncio.create_task(play(hall, live))


async def play(hall: Hall, live: Live) -> None:
    """Run the bots until a person is asked or another server has taken over."""
    failures, pause = 0, FIRST_PAUSE
    try:
        while failures < FAILURES and bot_asked(live) and not live.is_gone:
            try:
                async with lease(hall, live):
                    await play_one(hall, live)
                failures, pause = 0, FIRST_PAUSE
            except SQLAlchemyError:
                return
            except RefusedError as error:
                failures += 1
                log.warning("match %s: a bot's answer was refused: %s", live.id, first_line(error))
            except WorkerDiedError:
                log.warning("match %s: the process of a bot died", live.id)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception:
                failures += 1
                log.exception("match %s: a bot stumbled", live.id)
    finally:
        live.bot_play = None
        live.thinking = None


@asynccontextmanager
async def lease(hall: Hall, live: Live) -> AsyncIterator[None]:
    """Wait for the lease of a match, and hold it while its bots think."""
    await taken(hall, live)
    if not hall.has_peers:
        yield
        return
    renewing = asyncio.create_task(renewed(hall, live))
    try:
        yield
    finally:
        renewing.cancel()


async def taken(hall: Hall, live: Live) -> None:
    """Take the lease once its holder is gone; until then the holder may still answer."""
    left = await asked_for(hall, live)
    while left:
        await asyncio.sleep(left)
        left = await asked_for(hall, live)


async def asked_for(hall: Hall, live: Live) -> float:
    if not hall.has_peers:
        return 0.0
    store, seconds = hall.store, hall.settings.lease_seconds
    return await asyncio.to_thread(take_lease, store.engine, live.id, store.name, seconds)


async def renewed(hall: Hall, live: Live) -> None:
    """Renew the lease regularly while the bots run."""
    while True:
        await asyncio.sleep(hall.settings.lease_seconds / 3)
        with suppress(SQLAlchemyError):  # retry a database that is briefly unreachable
            await asked_for(hall, live)


async def play_one(hall: Hall, live: Live) -> None:
    """Ask a bot in its worker; its answer counts if nothing has changed in the meantime."""
    async with live.lock:
        seat, version = bot_asked(live), live.version
        if seat is None or live.is_gone:
            return
        data = position(live.match)

    def tell(share: float) -> None:
        show_progress(live, seat, share)

    answer = await hall.workers.answer(wanted(live, seat), data, live.listed.owner, tell)
    live.thinking = None
    async with live.lock:
        if live.version != version or live.is_gone:
            return
        await hall.apply(live, seat, AnswerGiven("", version, answer))
    live.changed()


def show_progress(live: Live, seat: str, share: float) -> None:
    """Show the progress of a thought to the seats that see the bot's turn."""
    live.thinking = (seat, share)
    for connection in live.connections:
        if connection.greeted and seat in live.match.waiting(connection.seat):
            connection.reply(Thinking(seat, round(share, 3)))
