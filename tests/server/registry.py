"""The games a test server plays: the installed ones, the tiny ones and the one that shows all."""

from __future__ import annotations

import time
from collections.abc import Mapping

from sandtable.engine.game import games
from sandtable.engine.match import AnyGame
from tests import sea_chase
from tests.server import treadmill
from tests.tiny import TINY

LOADING = 2.5


def all_games() -> Mapping[str, AnyGame]:
    more = {game.id: game for game in (sea_chase.GAME, treadmill.GAME)}
    return {**games(), **TINY, **more}


def slow_to_load() -> Mapping[str, AnyGame]:
    """The tiny games, on a machine that takes long to load them."""
    while time.process_time() < LOADING:
        pass
    return TINY
