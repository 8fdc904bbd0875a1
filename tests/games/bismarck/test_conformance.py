"""The game passes the conformance kit."""

from sandtable.games.bismarck import GAME
from sandtable.testing.conformance import ConformanceKit


class TestConformance(ConformanceKit):
    game = GAME
