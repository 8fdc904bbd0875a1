"""A server with the tiny games: `python -m tests.server host DATABASE`."""

from __future__ import annotations

import sys
from typing import Any

from msgspec.structs import replace

from sandtable.server.serve import serve
from sandtable.server.settings import Settings
from tests.server.registry import all_games


def tell(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def run(database: str, **more: Any) -> None:
    settings = Settings(database=database, registry=all_games, live_matches=20, lease_seconds=1.5)
    serve(replace(settings, **more), "127.0.0.1", 0, tell)


def main() -> None:
    run(sys.argv[1])
