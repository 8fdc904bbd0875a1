"""Messages between the players, stored with the match, and those that end it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sandtable.engine.closing import Closing
from sandtable.engine.decisions import IllegalAnswerError
from sandtable.server.live import Live
from sandtable.server.pace import at_its_pace
from sandtable.server.talk import LONGEST, MOST, standing_offer
from sandtable.server.wire import Accepted, Word
from sandtable.server.words import CONFLICT, FORBIDDEN, UNAVAILABLE, check_key, illegal, refused
from sandtable.storage.rows import Message, MessageKind
from sandtable.storage.store import Say
from sandtable.storage.writer import NotKeptError

if TYPE_CHECKING:
    from sandtable.server.hall import Hall


async def speak(hall: Hall, live: Live, seat: str | None, word: Word) -> Accepted:
    """Handle a player's message: store it, and end the match if it says so."""
    if seat is None:
        raise refused("watching-only", FORBIDDEN)
    check_key(word.key)
    if word.kind in {"resign", "accept"}:
        return await end(hall, live, seat, word)
    if word.kind == "offer" and live.bots:
        raise refused("bots-play-on")
    await announce(hall, live, word.kind, word.text, seat)  # type: ignore[arg-type]  # the remaining kinds
    return Accepted(word.key, live.sights[seat].version)


async def announce(
    hall: Hall, live: Live, kind: MessageKind, text: str = "", seat: str | None = None
) -> None:
    """Store a message and notify those who may read it."""
    text = text.strip()
    if len(text) > LONGEST or "\0" in text or (kind == "text" and not text):
        raise refused("message-too-long", most=LONGEST)
    async with live.lock:
        if len(live.messages) >= MOST:
            raise refused("too-many-messages", most=MOST)
        who, number = seat or live.people[0], len(live.messages)
        said = Message(number=number, moment=time.time(), seat=who, kind=kind, text=text)
        try:
            await hall.keep(Say(live.id, said))
        except NotKeptError as error:
            hall.renew(live)
            raise refused("overtaken", CONFLICT) from error
        live.messages.append(said)
    live.presence_changed()


async def end(hall: Hall, live: Live, seat: str, word: Word) -> Accepted:
    """End a match by resignation, or by the draw that the other has offered."""
    async with live.lock:
        if live.is_gone:
            raise refused("not-kept", UNAVAILABLE)
        if word.kind == "accept" and standing_offer(live.messages) in {None, seat}:
            raise refused("no-offer")
        try:
            how: Closing = "draw" if word.kind == "accept" else "resign"
            append = await at_its_pace(live.close, seat, how, word.key)
        except IllegalAnswerError as error:
            raise illegal(error, live.match.game.texts) from error
        await hall.written(live, append)
    live.changed()
    return Accepted(word.key, live.sights[seat].version)
