"""A server with small limits: `python -m tests.server crowded DATABASE`."""

from __future__ import annotations

import sys

from tests.server.host import run


def main() -> None:
    run(
        sys.argv[1],
        insight_processes=0,
        matches_an_hour=3,
        matches_an_owner=5,
        connections=20,
        request_seconds=1.0,
        idle_seconds=0.5,
    )
