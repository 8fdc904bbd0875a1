"""All games: the installed ones and the tiny ones."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.engine.game import games
from sandtable.engine.match import AnyGame
from sandtable.testing.cases import Case, plain_cases
from tests.tiny import TINY

GAMES: Mapping[str, AnyGame] = {**games(), **TINY}


def every_case() -> list[Case]:
    """Every scenario of every game, without options."""
    return [case for game in GAMES.values() for case in plain_cases(game)]


def name_of(case: Case) -> str:
    return f"{case.game.id}-{case}"
