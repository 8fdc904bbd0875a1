"""Players for both sides.

They reckon with arrays, so they are imported when one sits down and not before.
"""

from __future__ import annotations

from sandtable.engine.dice import Dice
from sandtable.engine.game import Player
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules.knowledge import Known
from sandtable.games.bismarck.state import BRITISH, Campaign


def thumb(box: Box, seat: str, dice: Dice) -> Player:
    """Rules of thumb for either side."""
    from sandtable.games.bismarck.bot.british import BritishThumb  # noqa: PLC0415
    from sandtable.games.bismarck.bot.german import GermanThumb  # noqa: PLC0415

    return BritishThumb(box, seat, dice) if seat == BRITISH else GermanThumb(box, seat, dice)


def resample(box: Box, k: Known, seat: str | None, dice: Dice) -> Campaign:
    """A table that fits what a seat knows."""
    from sandtable.games.bismarck.bot.resample import resample as drawn  # noqa: PLC0415

    return drawn(box, k, seat, dice)


BOTS = {"thumb": thumb}
