"""Players for both seats."""

from __future__ import annotations

from sandtable.engine.dice import Dice
from sandtable.engine.game import Player, PlayerMaker
from sandtable.games.paukenschlag.bot.convoys import ConvoyBot
from sandtable.games.paukenschlag.bot.wolves import WolfBot
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.state import GERMAN


def thumb(box: Box, seat: str, dice: Dice) -> Player:
    return WolfBot(box, seat, dice) if seat == GERMAN else ConvoyBot(box, seat, dice)


BOTS: dict[str, PlayerMaker] = {"thumb": thumb}
