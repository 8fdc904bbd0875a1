"""The game does what every game must do."""

from typing import ClassVar

from sandtable.games.paukenschlag import GAME
from sandtable.testing.conformance import ConformanceKit


class TestConformance(ConformanceKit):
    """The scenarios differ in length, goals and the Luftwaffe: the kit plays the short one."""

    game = GAME
    looked_at = ("drumbeat",)
    chosen: ClassVar = {
        "historical": (1, {}, 400),
        "plan_amerika": (1, {}, 500),
        "plan_valkyrie": (2, {}, 500),
    }
    variants: ClassVar = {"secret": ("drumbeat", 3, {"secret_planning": True}, 0)}
