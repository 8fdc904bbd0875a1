"""Players of Paukenschlag."""

from sandtable.games.paukenschlag.bot.thumb import ThumbBot

BOTS = {"thumb": ThumbBot}
