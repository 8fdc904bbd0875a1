"""A server with the same dice in every match: `python -m tests.server same_dice DATABASE`."""

from __future__ import annotations

import sys
from typing import Any

from sandtable.server import lobby
from tests.server.host import run


def main() -> None:
    the_lobby: Any = lobby
    the_lobby.new_seed = lambda: bytes(32)
    run(sys.argv[1])
