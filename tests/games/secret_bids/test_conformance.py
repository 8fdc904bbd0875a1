"""The game does what every game must do."""

from typing import ClassVar

from sandtable.testing.conformance import ConformanceKit
from tests.tiny.secret_bids import GAME


class TestConformance(ConformanceKit):
    game = GAME
    chosen: ClassVar = {"long": (2, {})}
