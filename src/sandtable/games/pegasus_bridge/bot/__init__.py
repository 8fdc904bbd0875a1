"""Players for the British."""

from __future__ import annotations

from sandtable.engine.dice import Dice
from sandtable.engine.game import Player, PlayerMaker
from sandtable.games.pegasus_bridge.bot.thumb import ThumbBot
from sandtable.games.pegasus_bridge.components import Box


def styled(style: str) -> PlayerMaker:
    """Return a maker of bots that play in a style of the box."""

    def make(box: Box, seat: str, dice: Dice) -> Player:
        return ThumbBot(box, seat, dice, style)

    return make


BOTS: dict[str, PlayerMaker] = {"thumb": ThumbBot}
