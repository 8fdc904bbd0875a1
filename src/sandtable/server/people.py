"""The people of a match at all servers: who is here, and what was changed around the match."""

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
"""The seconds after which a server says again who is with it."""

log = logging.getLogger("sandtable.server")


def hear(hall: Hall, live: Live, news: News) -> None:
    """Take in what another server says of a match that is open here."""
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
    """Let a change of seats or devices take effect here, be the match loaded or being loaded."""
    await hall.wait_for(match)
    live = hall.known(match)
    if live is not None:
        await read_again(hall, live)


def ask_presence(hall: Hall, live: Live) -> None:
    """Ask the other servers who of a match is with them."""
    if hall.has_peers:
        hall.put(Notice(live.id, WHO))


def tell_presence(hall: Hall, live: Live) -> None:
    """Tell the other servers who of a match is here."""
    if hall.has_peers:
        hall.put(Notice(live.id, " ".join([HERE, *sorted(live.seats_here())])))


def presence_changed(hall: Hall, live: Live) -> None:
    live.presence_changed()
    tell_presence(hall, live)


async def repeat_presence(hall: Hall) -> None:
    """Say again and again who is here; of a server that is gone nothing more is heard."""
    while True:
        await asyncio.sleep(REPEATED)
        for live in hall.all_known():
            if live.seats_here():
                tell_presence(hall, live)
            if live.forget_the_silent():
                live.presence_changed()
