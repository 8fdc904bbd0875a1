"""The game does what every game must do."""

from typing import ClassVar

from sandtable.games.wing_and_a_prayer import GAME
from sandtable.testing.conformance import ConformanceKit


class TestConformance(ConformanceKit):
    """Campaigns differ in their figures alone: the kit plays the shortest, alone and for two."""

    game = GAME
    looked_at = ("short", "short-duel")
    chosen: ClassVar = {
        "full": (2, {}, 130),
        "short": (1, {}),
        "war-entry": (5, {}, 130),
        "1944-short": (2, {}, 125),
        "full-duel": (7, {}, 140),
        "short-duel": (5, {}, 140),
        "war-entry-duel": (7, {}, 140),
        "1944-short-duel": (6, {}, 140),
    }
    variants: ClassVar = {
        "b24": ("short", 2, {"b24": True}, 25),
        "landing": ("short", 20, {"landing": True}, 21),
        "random_crews": ("short", 8, {"random_crews": True}, 40),
        "no_crack_crews": ("short", 7, {"no_crack_crews": True}, 40),
        "crew_fate": ("1944-short", 21, {"crew_fate": True}, 38),
        "delayed_return": ("1944-short", 32, {"delayed_return": True}, 25),
        "commander": ("short", 25, {"commander": True}, 40),
        "second_pass": ("short", 31, {"second_pass": True}, 38),
        "kill_experience": ("1944-short", 4, {"kill_experience": True}, 25),
        "rushed_maintenance": ("1944-short", 9, {"rushed_maintenance": True}, 40),
        "assembly": ("1944-short", 8, {"rushed_maintenance": True, "assembly": True}, 43),
        "damaged_fly": ("short", 22, {"damaged_fly": True}, 40),
        "maximum_effort": ("short", 8, {"maximum_effort": True}, 40),
        "tag_along": ("short", 8, {"tag_along": True}, 40),
        "low_altitude": ("short", 13, {"low_altitude": True}, 35),
        "cloud_flak": ("short", 20, {"cloud_flak": True}, 21),
        "flak_site_at_target": ("short", 19, {"flak_site_at_target": True}, 70),
    }
