"""The game does what every game must do."""

from typing import ClassVar

from sandtable.games.bismarck import GAME
from sandtable.testing.conformance import ConformanceKit


class TestConformance(ConformanceKit):
    game = GAME
    chosen: ClassVar = {"basic": (26, {})}
