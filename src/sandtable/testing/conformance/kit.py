"""The base class of all checks; it provides the cases of a game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import pytest

from sandtable.engine.match import AnyGame
from sandtable.players.registry import RANDOM
from sandtable.testing.cases import Case, optional_cases, plain_cases


class Kit:
    """Checks of one game. A check that takes `case` runs for every scenario.

    One that takes `optional_case` runs for every scenario with its options, `any_case` for both,
    `bot` for every bot.
    """

    game: ClassVar[AnyGame]
    looked_at: ClassVar[tuple[str, ...]] = ()
    """The scenarios to play if the others differ only in figures; by default all."""

    @classmethod
    def folder(cls) -> Path:
        """Return the folder of the game's own tests, where the class that names the game is."""
        return Path(str(sys.modules[cls.__module__].__file__)).parent

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        for name, values in self.parameters().items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values, ids=str)

    @classmethod
    def cases(cls, of: Callable[[AnyGame], list[Case]]) -> list[Case]:
        """Return the cases of the checked scenarios."""
        wanted = cls.looked_at
        return [case for case in of(cls.game) if not wanted or case.scenario in wanted]

    @classmethod
    def parameters(cls) -> Mapping[str, Sequence[object]]:
        plain, optional = cls.cases(plain_cases), cls.cases(optional_cases)
        return {
            "case": plain,
            "optional_case": optional,
            "any_case": [*plain, *optional],
            "bot": [*cls.game.bots] or [RANDOM],
        }
