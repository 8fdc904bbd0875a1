"""The game does what every game must do."""

from typing import ClassVar

from sandtable.games.paukenschlag import GAME
from sandtable.testing.conformance import ConformanceKit


class TestConformance(ConformanceKit):
    game = GAME
    looked_at: ClassVar = ("historical",)
