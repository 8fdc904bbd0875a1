"""Moves area by area, told as one line until something else happens."""

from __future__ import annotations

from typing import Any

from sandtable.games.pegasus_bridge.components import PegasusUmpire
from sandtable.games.pegasus_bridge.events import Happening


class Stretch:
    """Tells a move further in place of its last line, unless anything was told in between."""

    def __init__(self, u: PegasusUmpire) -> None:
        self.u = u
        self.told = -1
        self.cost = 0

    def tell(self, kind: type[Happening], **fields: Any) -> None:  # noqa: ANN401  (as the umpire does)
        log = self.u.log
        if log is None:
            return
        if self.told == len(log):
            log.pop()
        self.u.tell(kind, **fields)
        self.told = len(log)

    def pay(self, cost: int) -> int:
        """Add to what the line tells, and return its sum."""
        on = self.u.log is not None and self.told == len(self.u.log)
        self.cost = cost + (self.cost if on else 0)
        return self.cost
