"""Players for the squadron."""

from __future__ import annotations

from sandtable.engine.game import PlayerMaker
from sandtable.games.wing_and_a_prayer.bot.thumb import ThumbBot

BOTS: dict[str, PlayerMaker] = {"thumb": ThumbBot}
