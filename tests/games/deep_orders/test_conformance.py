"""The game passes the conformance kit."""

from sandtable.testing.conformance import ConformanceKit
from tests.tiny.deep_orders import GAME


class TestConformance(ConformanceKit):
    game = GAME
