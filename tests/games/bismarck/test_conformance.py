"""The game does what every game must do."""

from sandtable.games.bismarck import GAME
from sandtable.testing.conformance import ConformanceKit


class TestConformance(ConformanceKit):
    game = GAME
