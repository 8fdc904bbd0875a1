"""The game passes the conformance kit."""

from typing import ClassVar

from sandtable.games.pegasus_bridge import GAME
from sandtable.testing.conformance import ConformanceKit


class TestConformance(ConformanceKit):
    game = GAME
    chosen: ClassVar = {
        "historical": (130, {}),
        "beginner": (93, {"optional_gliders": True}),
        "advanced": (99, {}),
        "expert": (196, {}),
    }
