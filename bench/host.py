"""The server under load, without a limit on how fast one may speak: `python -m bench.host FILE`."""

from __future__ import annotations

import sys

from sandtable.server.serve import serve
from sandtable.server.settings import Settings


def tell(address: str) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    at = sys.argv[1] if "://" in sys.argv[1] else f"sqlite:///{sys.argv[1]}"
    most = 10**9
    unlimited = Settings(
        database=at, burst=most, per_second=most, matches_an_hour=most, matches_an_owner=most
    )
    serve(unlimited, "127.0.0.1", 0, tell)
