"""The application: routes, headers, errors, and objects that live as long as the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import ResponseHeader, State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from sandtable import __version__
from sandtable.engine.misfits import own_texts, plainly
from sandtable.engine.texts import Both, in_both, say
from sandtable.server.api import api
from sandtable.server.hall import Hall
from sandtable.server.settings import BODY_BYTES, FILE_BYTES, Settings
from sandtable.server.socket import play
from sandtable.server.static import client
from sandtable.server.wire import Refusal
from sandtable.server.words import (
    FORBIDDEN,
    TOO_LARGE,
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

BROKEN, WRONG_METHOD = 500, 405
BODY = "data"
"""The framework's name for the body of a request."""

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

log = logging.getLogger("sandtable.server")


def create_app(settings: Settings) -> Litestar:
    """Return the application with an open database, which closes when the application stops."""
    hall = Hall(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall.open()
        await asyncio.to_thread(getattr, app, "openapi_schema")  # slow to generate
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        [api, play, client],
        lifespan=[lifespan],
        state=State({"hall": hall}),
        guards=[known_host],
        response_headers=[ResponseHeader(name=name, value=HEADERS[name]) for name in HEADERS],
        exception_handlers={RefusedError: tell_refusal, Exception: tell_error},
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Sandtable",
            version=__version__,
            use_handler_docstrings=True,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
        ),
        logging_config=None,
    )


async def known_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse requests for another host name: a foreign page may have made it point here.

    It awaits nothing, but as a plain function it would cost each connection a thread.
    """
    hosts = connection.app.state.hall.settings.hosts
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname
    except ValueError as error:
        raise refused("other-host", FORBIDDEN) from error
    if hosts and name not in hosts:
        raise refused("other-host", FORBIDDEN)
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise refused("cannot-be-told", UNKNOWN)


def tell_refusal(_: Request[Any, Any, Any], error: RefusedError) -> Response[Refusal]:
    return answer(error.status, Refusal(error.why, error.rule))


def tell_error(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Turn an exception into a message; log only errors of the server itself."""
    if isinstance(error, SQLAlchemyError):
        log.warning("the database failed: %s", first_line(error))
        return tell_refusal(request, database_refusal(error))
    if isinstance(error, NotKeptError):
        told = database_refusal(error.fault) if error.fault else refused("not-stored", UNAVAILABLE)
        return tell_refusal(request, told)
    status = error.status_code if isinstance(error, HTTPException) else BROKEN
    if status >= BROKEN:
        log.error("a request failed", exc_info=error)
        return answer(BROKEN, Refusal(sentence("stumbled")))
    if status == TOO_LARGE:
        most = FILE_BYTES if request.scope["path"].endswith("/upload") else BODY_BYTES
        return answer(status, Refusal(sentence("too-large", most=most)))
    if status == UNKNOWN:
        return answer(status, Refusal(sentence("no-such-page")))
    if status == WRONG_METHOD:
        return answer(status, Refusal(sentence("wrong-way")))
    return answer(status, Refusal(sentence("not-understood", reason=reason_of(error))))


def reason_of(error: Exception) -> Both:
    """Return the error in a request, without the framework's own words."""
    extra: Any = getattr(error, "extra", None)
    if not isinstance(extra, list) or not extra or not isinstance(extra[0], dict):
        return plain_reason(error.__cause__ or error)
    told = [place_of(each.get("key", ""), each.get("message", "")) for each in extra]
    return Both("; ".join(each.es for each in told), "; ".join(each.en for each in told))


def place_of(key: str, message: str) -> Both:
    """Return the error at a place in the request; a missing field has its own message."""
    why = plainly(msgspec.ValidationError(message))
    if message == repr(key):
        why = say("field-missing", field=key)
    elif key not in {"", BODY}:
        why = say("expected-at", where=key, why=why)
    return in_both(why, own_texts())


def answer(status: int, refusal: Refusal) -> Response[Refusal]:
    return Response(refusal, status_code=status, media_type=MediaType.JSON, headers=HEADERS)
