"""Players by name: `random` for every game, and the bots each game brings along."""

from __future__ import annotations

from typing import Any

from sandtable.engine.dice import Dice
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Player
from sandtable.engine.match import AnyGame
from sandtable.players.random import RandomPlayer

RANDOM = "random"


def player_names(game: AnyGame) -> list[str]:
    return [*game.bots, RANDOM]


def default_player(game: AnyGame) -> str:
    """Return the game's first bot, which is its best all-round one."""
    return player_names(game)[0]


def checked_player(game: AnyGame, name: str) -> str:
    if name not in player_names(game):
        known = ", ".join(player_names(game))
        msg = f"{game.id} has no player called {name}; it has {known}."
        raise BadInputError(msg)
    return name


def make_player(game: AnyGame, box: Any, seat: str, name: str, dice: Dice) -> Player:
    """Return a player for a seat; it draws its own chance from `dice`."""
    maker = game.bots.get(checked_player(game, name), RandomPlayer)
    return maker(box, seat, dice)
