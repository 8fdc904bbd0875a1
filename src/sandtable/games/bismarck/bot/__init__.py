"""Players for both sides.

They use arrays, so they are imported only on demand.
"""

from __future__ import annotations

from sandtable.engine.dice import Dice
from sandtable.engine.game import Player
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.state import BRITISH


def thumb(box: Box, seat: str, dice: Dice) -> Player:
    """Return the rules of thumb for either side."""
    from sandtable.games.bismarck.bot.british import BritishThumb  # noqa: PLC0415  (numpy only when asked)
    from sandtable.games.bismarck.bot.german import GermanThumb  # noqa: PLC0415  (numpy only when asked)

    return BritishThumb(box, seat, dice) if seat == BRITISH else GermanThumb(box, seat, dice)


BOTS = {"thumb": thumb}
