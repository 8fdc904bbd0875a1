"""Load once all that errands need: worker processes are copies of the one that imports this."""

from __future__ import annotations

from sandtable.engine.game import games
from sandtable.engine.record import get_ready
from sandtable.server import errands

__all__ = ["errands"]

for _game in games().values():
    get_ready(_game)
