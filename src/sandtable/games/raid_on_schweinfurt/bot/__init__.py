"""Players of the American side: one uses rules of thumb, one the exact odds."""

from __future__ import annotations

from sandtable.engine.dice import Dice
from sandtable.engine.game import Player
from sandtable.games.raid_on_schweinfurt.bot.thumb import ThumbBot
from sandtable.games.raid_on_schweinfurt.components import Box


def odds_bot(box: Box, seat: str, dice: Dice) -> Player:
    """Return the bot that uses the exact odds; import it on demand, because it loads arrays."""
    from sandtable.games.raid_on_schweinfurt.bot.odds import OddsBot  # noqa: PLC0415  (numpy only when asked)

    return OddsBot(box, seat, dice)


BOTS = {"thumb": ThumbBot, "odds": odds_bot}
