"""The games a test server plays: the installed ones, the tiny ones and the one that shows all."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.engine.game import games
from sandtable.engine.match import AnyGame
from tests import sea_chase
from tests.server import treadmill
from tests.tiny import TINY


def all_games() -> Mapping[str, AnyGame]:
    more = {game.id: game for game in (sea_chase.GAME, treadmill.GAME)}
    return {**games(), **TINY, **more}
