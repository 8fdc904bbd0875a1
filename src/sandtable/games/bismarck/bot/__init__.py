"""Players for both sides."""

from __future__ import annotations

from sandtable.engine.dice import Dice
from sandtable.engine.game import Player
from sandtable.games.bismarck.bot.british import BritishThumb
from sandtable.games.bismarck.bot.german import GermanThumb
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.state import BRITISH


def thumb(box: Box, seat: str, dice: Dice) -> Player:
    """Rules of thumb for either side."""
    return BritishThumb(box, seat, dice) if seat == BRITISH else GermanThumb(box, seat, dice)


BOTS = {"thumb": thumb}
