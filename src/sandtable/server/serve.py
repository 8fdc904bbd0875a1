"""Run the server: one process, one event loop."""

from __future__ import annotations

import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from ipaddress import ip_address
from threading import Thread
from urllib.parse import urlsplit

import msgspec
import uvicorn

from sandtable.engine.misfits import misfit
from sandtable.server.app import create_app
from sandtable.server.door import lines_through, room_for
from sandtable.server.settings import MESSAGE_BYTES, Settings

SWITCH_SECONDS = 0.002
COLLECTED = (10_000, 5, 400)
"""The thresholds of the garbage collector; all players wait while it runs."""
LOCAL = ("localhost", "127.0.0.1", "::1")


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def names_of(settings: Settings, host: str) -> tuple[str, ...]:
    """Return the host names the server accepts: its origins, and on loopback its own.

    Without an origin, and not on loopback, it accepts any name.
    """
    origins = tuple(urlsplit(origin).hostname or "" for origin in settings.origins)
    return (*LOCAL, *origins) if is_loopback(host) else origins


def checked_origin(origin: str) -> str:
    """Return an origin in the form that browsers send, or refuse an invalid one."""
    try:
        parts = urlsplit(origin.rstrip("/"))
        fits = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        fits = False
    if not fits or parts.path or parts.query or parts.fragment or parts.username:
        raise misfit("no-origin", origin=origin)
    return f"{parts.scheme}://{parts.netloc.lower()}"


class AnnouncedServer(uvicorn.Server):
    """Announces its address as soon as it accepts connections."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()


def serve(
    settings: Settings,
    host: str,
    port: int,
    tell: Callable[[str], None],
    *,
    open_page: bool = False,
) -> None:
    """Serve until interrupted. Port 0 takes a free one; `tell` receives the address."""
    settings = msgspec.structs.replace(settings, hosts=names_of(settings, host))
    with bound(host, port) as door:
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "localhost") else host  # noqa: S104  (compared, not bound)
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{door.getsockname()[1]}"

        def announce() -> None:
            tell(address)
            if open_page:
                Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        server = AnnouncedServer(configured(settings), announce)
        settle()
        server.run([door])


def settle() -> None:
    """Tune the interpreter for one busy thread and one writing thread.

    The writer needs the interpreter after each commit and must not wait long for it. Imported
    modules stay for good, and games make few cycles, so the collector can run rarely.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def bound(host: str, port: int) -> socket.socket:
    """Return a listening socket with an explicit protocol, so that asyncio sets TCP_NODELAY."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(1024)
    except OSError as error:
        door.close()
        reason = error.strerror or str(error)
        raise misfit("cannot-listen", host=host, port=str(port), reason=reason) from error
    return door


def configured(settings: Settings) -> uvicorn.Config:
    door, line = lines_through(room_for(settings))
    return uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        http=door,
        ws=line,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        timeout_graceful_shutdown=3,
    )
