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
    `patience` more it is closed. `live_matches` without a connection are kept in memory, each for
    `idle_seconds`. An owner may have `matches_an_owner`, and an owner or an address create so many
    an hour. Of more `connections` than these (0: as many as the system allows) those end first
    that do not play, and so do requests and newcomers silent for `request_seconds`. Pages of the
    `origins` may play besides the server's own. A server that runs the bots of a match
    says so again within `lease_seconds`. With a second process for insights one that is no
    longer wanted does not hold up the next.
    """

    database: str
    registry: Registry = games
    static: Path = STATIC
    hosts: tuple[str, ...] = ()
    burst: int = 60
    per_second: float = 30.0
    patience: int = 40
    live_matches: int = 1000
    idle_seconds: float = 900.0
    matches_an_owner: int = 1000
    matches_an_hour: int = 100
    connections: int = 0
    request_seconds: float = 20.0
    origins: tuple[str, ...] = ()
    lease_seconds: float = 10.0
    bot_processes: int = 2
    insight_processes: int = 2
