"""A server whose files cannot grow for long: `python -m tests.server full_disk DATABASE`."""

from __future__ import annotations

import resource
import sys

from tests.server.host import run

MOST_BYTES = 700_000


def main() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_BYTES, resource.RLIM_INFINITY))
    run(sys.argv[1], insight_processes=0, matches_an_hour=10**6)
