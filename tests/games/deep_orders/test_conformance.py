"""The game does what every game must do."""

from sandtable.testing.conformance import ConformanceKit
from tests.tiny.deep_orders import GAME


class TestConformance(ConformanceKit):
    game = GAME
