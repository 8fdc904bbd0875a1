"""Players by name: `random` for every game, its own bots, and one of them that thinks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine.dice import Dice
from sandtable.engine.game import Player
from sandtable.engine.match import AnyGame
from sandtable.engine.misfits import misfit
from sandtable.players.random import RandomPlayer
from sandtable.players.search import SearchPlayer

RANDOM, SEARCH = "random", "search"


def player_names(game: AnyGame) -> list[str]:
    return [*game.bots, *([SEARCH] if game.thinking else []), RANDOM]


def seats_for(game: AnyGame, name: str) -> tuple[str, ...]:
    """Return the seats that a player may take: thinking ahead does not pay in every seat."""
    return game.thinking.seats if name == SEARCH and game.thinking else game.seats


def quick_players(game: AnyGame) -> list[str]:
    """Return the players that are fast enough for thousands of matches."""
    return [name for name in player_names(game) if name != SEARCH]


def default_player(game: AnyGame) -> str:
    """Return the game's first bot, which is its best all-round one."""
    return player_names(game)[0]


def checked_seat(game: AnyGame, seat: str, seats: Sequence[str] = ()) -> str:
    """Return a seat if it exists in the game, or in a match with fewer seats."""
    those = seats or game.seats
    if seat not in those:
        raise misfit("no-such-seat", game=game.id, seat=seat, those=", ".join(those))
    return seat


def checked_name(game: AnyGame, name: str) -> str:
    if name not in player_names(game):
        those = ", ".join(player_names(game))
        raise misfit("no-such-player", game=game.id, player=name, those=those)
    return name


def checked_player(game: AnyGame, name: str, seat: str) -> str:
    """Return the name of a player if it exists and may take the seat."""
    if seat not in seats_for(game, name):
        seats = ", ".join(seats_for(game, name))
        raise misfit("not-in-that-seat", game=game.id, player=name, seats=seats, seat=seat)
    return checked_name(game, name)


def make_player(game: AnyGame, box: Any, seat: str, name: str, dice: Dice) -> Player:
    """Return a player for a seat, even one that is no longer offered there.

    It draws its own chance from `dice`.
    """
    bot = game.bots.get(default_player(game), RandomPlayer)
    if checked_name(game, name) == SEARCH and game.thinking is not None:
        return SearchPlayer(game, box, seat, dice, bot, game.thinking)
    return game.bots.get(name, RandomPlayer)(box, seat, dice)
