"""Players for the British."""

from __future__ import annotations

from sandtable.engine.dice import Dice
from sandtable.engine.game import Player, PlayerMaker
from sandtable.games.pegasus_bridge.bot.hunter import HunterBot
from sandtable.games.pegasus_bridge.bot.thumb import ThumbBot
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.state import Assault


def styled(style: str) -> PlayerMaker:
    """Return a maker of hunters that play in a style of the box."""

    def make(box: Box, seat: str, dice: Dice) -> Player:
        return HunterBot(box, seat, dice, style)

    return make


def effort(box: Box, k: Assault) -> int:
    """Return the number of tables for thinking: more when fewer turns are left."""
    tables = box.thought.turns // (len(box.turns) + 1 - k.turn)
    return tables if tables >= box.thought.least_tables else 0


BOTS: dict[str, PlayerMaker] = {"thumb": ThumbBot}
