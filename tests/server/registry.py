"""The games a test server plays: the installed ones, the tiny ones and the one that shows all."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.engine.game import games
from sandtable.engine.match import AnyGame
from tests import sea_chase
from tests.tiny import TINY


def all_games() -> Mapping[str, AnyGame]:
    return {**games(), **TINY, sea_chase.GAME.id: sea_chase.GAME}
