"""The games a test server plays: the installed ones and the tiny ones."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.engine.game import games
from sandtable.engine.match import AnyGame
from tests.tiny import TINY


def all_games() -> Mapping[str, AnyGame]:
    return {**games(), **TINY}
