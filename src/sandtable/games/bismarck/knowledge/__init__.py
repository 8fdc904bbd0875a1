"""Knowledge of a seat: known facts, possible places of raiders, imagined tables.

It uses arrays, so most of it is imported only on demand.
"""

from __future__ import annotations

from sandtable.engine.dice import Dice
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.known import Known, known
from sandtable.games.bismarck.state import Campaign

__all__ = ["Known", "known", "resample"]


def resample(box: Box, k: Known, seat: str | None, dice: Dice) -> Campaign:
    """Return a table that fits a seat's knowledge, with the unknown parts drawn again."""
    from sandtable.games.bismarck.knowledge.resample import resample as drawn  # noqa: PLC0415  (numpy only when asked)

    return drawn(box, k, seat, dice)
