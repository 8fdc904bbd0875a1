"""WebSocket: play. Every message is checked before anything happens."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from sandtable.server import bots, people, speech
from sandtable.server.connection import (
    BROKEN,
    FLOOD,
    FORBIDDEN_SEAT,
    NO_MATCH,
    RESTART,
    SILENT,
    TO_BE_LET_IN,
    Bucket,
    Connection,
)
from sandtable.server.devices import note_look
from sandtable.server.door import SEATED
from sandtable.server.hall import Hall
from sandtable.server.live import Live
from sandtable.server.render import to_json
from sandtable.server.settings import MESSAGE_BYTES
from sandtable.server.wire import (
    AnswerGiven,
    FromClient,
    Hello,
    Ping,
    Pong,
    Refused,
    UndoWanted,
    Word,
)
from sandtable.server.words import (
    ASKING,
    FORBIDDEN,
    UNAVAILABLE,
    UNKNOWN,
    RefusedError,
    database_refusal,
    first_line,
    plain_reason,
    refused,
    sentence,
)
from sandtable.storage.writer import NotKeptError

LAST_WORDS = 5.0
MOST_SEATED = 10
"""The connections per seat that are protected when there are too many."""
CODES = {UNKNOWN: NO_MATCH, FORBIDDEN: FORBIDDEN_SEAT, ASKING: TO_BE_LET_IN}

read: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
log = logging.getLogger("sandtable.server")

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/matches/{match:str}")
async def play(socket: AnySocket) -> None:
    """Play a match at a seat, or watch it."""
    check_origin(socket)
    await socket.accept()
    hall: Hall = socket.app.state.hall
    try:
        live = await found(hall, socket.path_params["match"])
        connection = Connection(Wire(socket), live, socket.query_params.get("token"))
    except RefusedError as error:
        await turn_away(socket, error)
        return
    await converse(socket, hall, connection)


async def found(hall: Hall, match: str) -> Live:
    try:
        return await hall.live(match)
    except RefusedError:
        raise
    except SQLAlchemyError as error:
        log.warning("match %s: the database failed: %s", match, first_line(error))
        raise database_refusal(error) from error
    except Exception as error:
        log.exception("match %s: it cannot be opened", match)
        raise refused("stumbled", UNAVAILABLE) from error


def check_origin(socket: AnySocket) -> None:
    """Accept connections only from pages of this server; programs send no origin.

    If an origin is configured, the same name over another protocol is another site.
    """
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    origins: tuple[str, ...] = socket.app.state.hall.settings.origins
    if origin is None or origin in origins:
        return
    if netloc_of(origin) != host or host in map(netloc_of, origins):
        raise PermissionDeniedException(sentence("other-origin").en)


def netloc_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


async def turn_away(socket: AnySocket, error: RefusedError) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await Wire(socket).send(to_json(Refused("", 0, error.why, error.rule)))
        await socket.close(CODES.get(error.status, BROKEN))


class Wire:
    """Sends bytes that are already JSON without encoding them again (see `Protocol`)."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket

    async def send(self, data: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": data, "text": None})

    async def close(self, code: int) -> None:
        await self._socket.close(code)

    def seated(self) -> None:
        """Protect this line when there are too many connections."""
        stay: Any = (self._socket.scope.get("extensions") or {}).get(SEATED)
        if stay is not None:
            stay()


async def converse(socket: AnySocket, hall: Hall, connection: Connection) -> None:
    """Receive until the client disconnects; a separate task sends."""
    connection.live.guests += 1
    loop, patience = asyncio.get_running_loop(), hall.settings.request_seconds
    silence = loop.call_later(patience, end_the_silent, connection)
    speaking = asyncio.create_task(speak(connection))
    try:
        await listen(socket, hall, connection, speaking)
        if connection.is_closing:
            await asyncio.wait([speaking], timeout=LAST_WORDS)
    finally:
        silence.cancel()
        connection.live.guests -= 1
        leave(hall, connection)
        speaking.cancel()


def end_the_silent(connection: Connection) -> None:
    if not connection.greeted:
        connection.close(SILENT)


async def speak(connection: Connection) -> None:
    """Send until the line ends; on an error, do not leave the client waiting."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        try:
            await connection.send_all()
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise
        except Exception:
            log.exception("match %s: a view could not be sent", connection.live.id)
            await connection.line.close(BROKEN)


async def listen(
    socket: AnySocket, hall: Hall, connection: Connection, speaking: asyncio.Task[None]
) -> None:
    bucket = Bucket(hall.settings)
    while not connection.is_closing and not speaking.done():
        try:
            message: Any = await socket.receive()
        except WebSocketDisconnect:
            return
        if message["type"] == "websocket.disconnect":
            return
        await hear(hall, connection, bucket, message.get("text"))


async def hear(hall: Hall, connection: Connection, bucket: Bucket, text: str | None) -> None:
    """Carry out one message, or reply with the reason for a refusal."""
    key = ""
    try:
        if not bucket.takes_one():
            raise refused("too-fast")
        message = understood(text)
        connection.check_authority()
        if isinstance(message, AnswerGiven | UndoWanted | Word):
            key = message.key
        await obeyed(hall, connection, message)
    except RefusedError as error:
        connection.reply(Refused(key, connection.sight.version, error.why, error.rule))
        if not bucket.is_patient:
            connection.close(FLOOD)


def understood(text: str | None) -> FromClient:
    if text is None:
        raise refused("not-understood", reason=sentence("no-text"))
    if len(text.encode()) > MESSAGE_BYTES:
        raise refused("too-large", most=MESSAGE_BYTES)
    try:
        return read.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise refused("not-understood", reason=plain_reason(error)) from error


async def obeyed(hall: Hall, connection: Connection, message: FromClient) -> None:
    """Carry out a message; an error here must not end the connection."""
    try:
        await obey(hall, connection, message)
    except RefusedError:
        raise
    except NotKeptError as error:
        raise refused("not-kept", UNAVAILABLE) from error
    except SQLAlchemyError as error:
        log.warning("the database failed: %s", first_line(error))
        raise database_refusal(error) from error
    except Exception as error:
        log.exception("match %s: a message failed", connection.live.id)
        raise refused("stumbled", UNAVAILABLE) from error


async def obey(hall: Hall, connection: Connection, message: FromClient) -> None:
    if isinstance(message, Ping):
        connection.reply(Pong())
    elif isinstance(message, Hello):
        await enter(hall, connection, message)
    elif not connection.greeted:
        raise refused("hello-first")
    elif isinstance(message, Word):
        connection.reply(await speech.speak(hall, connection.live, connection.seat, message))
    else:
        connection.reply(await hall.play(connection.live, connection.seat, message))


async def enter(hall: Hall, connection: Connection, hello: Hello) -> None:
    """Start showing the match to a client, and tell the others that the seat is taken.

    Ask a bot again whose answers were refused.
    """
    live, seat = connection.live, connection.seat
    async with live.lock:
        connection.greet(hello)
    if live.is_gone:
        await follow(hall, connection, hello)
        return
    was_here = is_here(live, seat)
    live.connections.add(connection)
    if was_here:
        connection.wake.set()
    else:
        people.presence_changed(hall, live)
    bots.wake(hall, live)
    if seat is not None and len(at_seat(live, seat)) <= MOST_SEATED:
        connection.line.seated()
    await note_look(hall, live, connection.token, seat, "played")


async def follow(hall: Hall, connection: Connection, hello: Hello) -> None:
    """Enter the match that took the place of one that was let go meanwhile."""
    try:
        live = await found(hall, connection.live.id)
    except RefusedError:
        connection.close(RESTART)
        return
    connection.move(live)
    await enter(hall, connection, hello)


def is_here(live: Live, seat: str | None) -> bool:
    return seat is None or bool(at_seat(live, seat))


def at_seat(live: Live, seat: str) -> list[Connection]:
    return [other for other in live.connections if other.seat == seat]


def leave(hall: Hall, connection: Connection) -> None:
    live = connection.live
    live.connections.discard(connection)
    if not is_here(live, connection.seat):
        people.presence_changed(hall, live)
