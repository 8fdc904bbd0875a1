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

from sandtable.server.pace import at_its_pace
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
    """Return a file of the client, or its page; return 404 for a missing file."""
    parts = [part for part in path.split("/") if part]
    if parts and parts[0] in NOT_PAGES:
        raise refused("no-such-page", UNKNOWN)
    root: Path = request.app.state.hall.settings.static
    file = root.joinpath(*parts)
    if parts and "." in parts[-1]:
        return await at_its_pace(served, request, root, file)
    if not (root / "index.html").is_file():
        return Response(sentence("not-built").en, media_type=MediaType.TEXT, status_code=UNKNOWN)
    return await at_its_pace(served, request, root, root / "index.html")


def served(request: Request[Any, Any, Any], root: Path, file: Path) -> Response[bytes]:
    if file.suffix not in KINDS or not is_ours(root, file):
        raise refused("no-such-page", UNKNOWN)
    kind = KINDS[file.suffix]
    kept = FOREVER if file.parent.name == "assets" else "no-cache"
    if file.suffix in PACKED:
        return Response(contents(file), media_type=kind, headers={"Cache-Control": kept})
    small = file.with_name(f"{file.name}.br")
    if accepts(request, "br") and small.is_file():
        return encoded(contents(small), kind, kept, "br")
    return packed(request, contents(file), kind, kept)


def is_ours(root: Path, file: Path) -> bool:
    try:
        return file.resolve().is_relative_to(root.resolve()) and file.is_file()
    except OSError:  # its name is longer than any file's
        return False


def contents(file: Path) -> bytes:
    """Return what is in a file; it is read again when it changes."""
    return _read(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _read(file: Path, changed: int) -> bytes:
    return file.read_bytes()


def accepts(request: Request[Any, Any, Any], encoding: str) -> bool:
    asked = request.headers.get("accept-encoding", "").split(",")
    return encoding in {each.partition(";")[0].strip() for each in asked}


def packed(
    request: Request[Any, Any, Any], data: bytes, kind: str, kept: str = "no-cache"
) -> Response[bytes]:
    """Return data that is the same for everyone, compressed for clients that accept it."""
    if accepts(request, "gzip"):
        return encoded(packing(data), kind, kept, "gzip")
    return encoded(data, kind, kept)


def encoded(data: bytes, kind: str, kept: str, encoding: str = "") -> Response[bytes]:
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(data, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def packing(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)
