"""The files of the web client, and its one page for every other address."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.connection import Request
from litestar.enums import MediaType
from litestar.params import FromPath

from sandtable.server.words import UNKNOWN, refused, sentence

KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = {".png", ".webp", ".woff2"}
NOT_PAGES = ("api", "ws", "schema")
FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
    """A file of the client, or its page; what looks like a file and is none is not found."""
    parts = [part for part in path.split("/") if part]
    if parts and parts[0] in NOT_PAGES:
        raise refused("no-such-page", UNKNOWN)
    root: Path = request.app.state.room.settings.static
    file = root.joinpath(*parts)
    if parts and "." in parts[-1]:
        return served(request, root, file)
    if not (root / "index.html").is_file():
        return Response(sentence("not-built").en, media_type=MediaType.TEXT, status_code=UNKNOWN)
    return served(request, root, root / "index.html")


def served(request: Request[Any, Any, Any], root: Path, file: Path) -> Response[bytes]:
    is_ours = file.resolve().is_relative_to(root.resolve())
    if not is_ours or not file.is_file() or file.suffix not in KINDS:
        raise refused("no-such-page", UNKNOWN)
    headers = {"Cache-Control": FOREVER if file.parent.name == "assets" else "no-cache"}
    data, packed = contents(file, file.stat().st_mtime_ns)
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        data, headers["Content-Encoding"] = packed, "gzip"
    headers["Vary"] = "Accept-Encoding"
    return Response(data, media_type=KINDS[file.suffix], headers=headers)


@lru_cache(maxsize=256)
def contents(file: Path, changed: int) -> tuple[bytes, bytes]:
    """Return a file as it is and packed, if packing helps; it is read again when it changes."""
    data = file.read_bytes()
    return data, b"" if file.suffix in PACKED else gzip.compress(data, mtime=0)
