"""The game passes the conformance kit."""

from typing import ClassVar

from sandtable.testing.conformance import ConformanceKit
from tests.tiny.secret_bids import GAME


class TestConformance(ConformanceKit):
    game = GAME
    chosen: ClassVar = {"long": (2, {})}
