"""The game passes the conformance kit."""

from typing import ClassVar

from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.testing.conformance import ConformanceKit


class TestConformance(ConformanceKit):
    game = GAME
    chosen: ClassVar = {
        "big-week": (3, {}),
        "closer-target": (2, {}),
        "standard": (7, {"variable_events": True, "role_playing": True}),
        "night-raid": (3, {"second_wave_bombing": True, "triple_claims": True}),
    }
