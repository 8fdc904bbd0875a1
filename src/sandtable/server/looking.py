"""Insights, replay and verification, outside the event loop and limited by owner."""

from __future__ import annotations

import asyncio

from sandtable.engine import record
from sandtable.server.hall import Hall
from sandtable.server.live import Live, has_failed
from sandtable.server.pace import in_turn
from sandtable.server.position import position
from sandtable.server.wire import Verdict
from sandtable.server.words import CONFLICT, FORBIDDEN, refused


async def insight(hall: Hall, live: Live, seat: str | None) -> bytes:
    """Return a seat's insight, computed once per version in a worker."""
    if live.match.game.insight is None:
        return b"null"
    async with live.lock:
        version, found = live.insights.get(seat, (-1, None))
        if found is None or version != live.sights[seat].version or has_failed(found):
            if found is not None:
                found.cancel()
            found = asyncio.create_task(_asked(hall, live, seat, position(live.match)))
            live.insights[seat] = (live.sights[seat].version, found)
    try:
        return await asyncio.shield(found)
    except asyncio.CancelledError:
        if found.cancelled():
            raise refused("overtaken", CONFLICT) from None
        raise


async def _asked(hall: Hall, live: Live, seat: str | None, data: bytes) -> bytes:
    async with hall.lookers.of(live.listed.owner):
        return await hall.workers.insight(seat, data, is_foreign=live.is_foreign)


async def replay(
    hall: Hall, live: Live, seat: str | None, count: int, boards: list[str], log: int
) -> bytes:
    """Return a seat's view after some answers."""

    def seen() -> bytes:
        past = live.at(seat, count)
        return past.view(seat, past.views.told(seat, log, boards))

    async with hall.lookers.of(live.listed.owner), live.lock:
        return await in_turn(seen)


async def open_live(hall: Hall, match: str) -> Live:
    """Return a match whose dice and secrets may be shown."""
    live = await hall.live(match)
    if not live.is_open:
        raise refused("while-it-runs", FORBIDDEN)
    return live


async def verify(hall: Hall, match: str) -> Verdict:
    live = await open_live(hall, match)
    async with hall.lookers.of(live.listed.owner):
        async with live.lock:
            data = await in_turn(record.save, live.match)
        found = await hall.workers.verify(data)
    return Verdict(found.fits, found.words, found.rolls, found.answers)
