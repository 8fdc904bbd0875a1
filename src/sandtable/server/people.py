"""The people of a match on all servers: presence, and changes around the match."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.live import Live
from sandtable.server.words import first_line
from sandtable.storage.news import AROUND, HERE, WHO, News
from sandtable.storage.store import Notice

if TYPE_CHECKING:
    from sandtable.server.hall import Hall

REPEATED = 20.0
"""The seconds between a server's announcements of its players."""

log = logging.getLogger("sandtable.server")


def hear(hall: Hall, live: Live, news: News) -> None:
    """Handle another server's notice about a match that is open here."""
    if news.kind == AROUND:
        hall.spawn(read_again(hall, live))
    elif news.kind == HERE:
        live.hear_presence(news.server, news.more.split())
    elif news.kind == WHO:
        tell_presence(hall, live)


async def read_again(hall: Hall, live: Live) -> None:
    """Bring seats, devices and messages of a match up to date."""
    try:
        async with live.lock:
            live.renew_people(await asyncio.to_thread(hall.store.around, live.id))
    except SQLAlchemyError as error:
        log.warning("match %s: the database failed: %s", live.id, first_line(error))
        hall.drop(live)


async def changed(hall: Hall, match: str) -> None:
    """Apply a change of seats or devices to a match that is loaded or being loaded."""
    await hall.wait_for(match)
    live = hall.known(match)
    if live is not None:
        await read_again(hall, live)


def ask_presence(hall: Hall, live: Live) -> None:
    """Ask the other servers which players of a match they serve."""
    if hall.has_peers:
        hall.put(Notice(live.id, WHO))


def tell_presence(hall: Hall, live: Live) -> None:
    """Tell the other servers which players of a match are here."""
    if hall.has_peers:
        hall.put(Notice(live.id, " ".join([HERE, *sorted(live.seats_here())])))


def presence_changed(hall: Hall, live: Live) -> None:
    live.presence_changed()
    tell_presence(hall, live)


async def repeat_presence(hall: Hall) -> None:
    """Repeat regularly who is here, so that a failed server's silence shows."""
    while True:
        await asyncio.sleep(REPEATED)
        for live in hall.all_known():
            if live.seats_here():
                tell_presence(hall, live)
            if live.forget_the_silent():
                live.presence_changed()
