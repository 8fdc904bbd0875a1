"""A server on which a match taken in from a file goes on against the computer.

`python -m tests.server against_bots SEAT DATABASE` leaves that seat to a person.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine.match import AnyGame
from sandtable.server import lobby
from sandtable.storage import rows
from tests.server.host import run


def sit(person: str) -> None:
    the_lobby: Any = lobby
    holders = lobby.holders

    def against_bots(
        game: AnyGame, wishes: Mapping[str, str], seats: Sequence[str]
    ) -> list[rows.Seat]:
        others = {seat: "bot:thumb" for seat in seats if seat != person}
        return holders(game, wishes or others, seats)

    the_lobby.holders = against_bots


def main() -> None:
    sit(sys.argv[1])
    run(sys.argv[2])
