"""The server under load, without a limit on how fast one may speak: `python -m bench.host FILE`."""

from __future__ import annotations

import sys

from sandtable.server.serve import serve
from sandtable.server.settings import Settings


def tell(address: str) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    unlimited = Settings(database=f"sqlite:///{sys.argv[1]}", burst=10**9, per_second=1e9)
    serve(unlimited, "127.0.0.1", 0, tell)
