"""A server that starts fast, for rounds of killing: `python -m tests.server lean DATABASE`."""

from __future__ import annotations

import sys

from tests.server.host import run


def main() -> None:
    run(sys.argv[1], insight_processes=0, bot_processes=1, matches_an_hour=10**6)
