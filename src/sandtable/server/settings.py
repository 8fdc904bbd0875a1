"""The settings a server starts with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from sandtable.engine.game import games
from sandtable.engine.match import AnyGame

Registry = Callable[[], Mapping[str, AnyGame]]
"""The name of a function that returns the games, so that another process can call it too."""

STATIC = Path(__file__).with_name("static")
MESSAGE_BYTES = 4096
BODY_BYTES = 16 * 1024
FILE_BYTES = 2 * 1024 * 1024


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The database of matches, and the limits for one client.

    A connection may send `burst` messages at once and `per_second` in the long run; after
    `patience` more it is closed. `live_matches` without a connection are kept in memory. With a
    second process for insights one that is no longer wanted does not hold up the next.
    """

    database: str
    registry: Registry = games
    static: Path = STATIC
    hosts: tuple[str, ...] = ()
    burst: int = 60
    per_second: float = 30.0
    patience: int = 40
    live_matches: int = 1000
    bot_processes: int = 2
    insight_processes: int = 2
