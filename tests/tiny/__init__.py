"""Tiny games that show, and test, what the engine carries before a real game needs it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.engine.game import Game
from tests.tiny import deep_orders, secret_bids

TINY: Mapping[str, Game[Any, Any]] = {
    game.id: game for game in (deep_orders.GAME, secret_bids.GAME)
}
