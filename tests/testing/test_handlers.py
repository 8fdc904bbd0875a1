"""A bot has no handler for a decision that nobody asks for."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Choose
from sandtable.testing.handlers import bots_of, unasked
from tests.conformance.games import GAMES


class Misspelt(Bot[Any, Any]):
    """Has a rule for a decision of the game, and one for none."""

    def on_lot(self, _: object, decision: Choose) -> str:
        return decision.options[0].id

    def on_lots(self, _: object, decision: Choose) -> str:
        return decision.options[-1].id


def test_an_unused_handler_is_named() -> None:
    game = msgspec.structs.replace(GAMES["secret-bids"], bots={"misspelt": Misspelt})

    assert set(unasked(game)) == {"misspelt: on_lots"}


@pytest.mark.parametrize("game", [name for name in GAMES if GAMES[name].bots])
def test_the_bots_of_a_game_are_looked_at(game: str) -> None:
    assert all(bot.handlers for _, bot in bots_of(GAMES[game]))
    assert {name for name, _ in bots_of(GAMES[game])} == set(GAMES[game].bots)
