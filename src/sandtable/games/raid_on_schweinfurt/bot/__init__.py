"""Players of the American side: one by rules of thumb, one by the exact odds."""

from __future__ import annotations

from sandtable.engine.dice import Dice
from sandtable.engine.game import Player
from sandtable.games.raid_on_schweinfurt.bot.thumb import ThumbBot
from sandtable.games.raid_on_schweinfurt.components import Box


def odds_bot(box: Box, seat: str, dice: Dice) -> Player:
    """Decide by the exact odds; they are arrays, so it is imported when it sits down."""
    from sandtable.games.raid_on_schweinfurt.bot.odds import OddsBot  # noqa: PLC0415  (numpy only when asked)

    return OddsBot(box, seat, dice)


BOTS = {"thumb": ThumbBot, "odds": odds_bot}
