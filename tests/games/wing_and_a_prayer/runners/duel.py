"""The two-player game."""

from sandtable.games.wing_and_a_prayer.rules.ch13_duel import usable_flak
from sandtable.testing.examples import Facts, Found
from tests.games.wing_and_a_prayer.runners.common import EXAMPLES
from tests.games.wing_and_a_prayer.squadrons import BOX, flight


@EXAMPLES.runs("two-player-flak-boxes")
def flak_boxes(given: Facts) -> Found:
    boxes = {
        "england": "eng_n",
        "sea": "dover",
        "land": "picardy",
        "rendezvous": "rv_beauvais",
        "target": "lille",
    }
    levels = {
        kind: usable_flak(
            BOX, flight(at=boxes[kind], duel=True, flak=["light", "moderate", "heavy"])
        )
        for kind in given["box_types"]
    }
    return {
        "light_or_moderate": [{"light", "moderate"} <= set(found) for found in levels.values()],
        "heavy": ["heavy" in found for found in levels.values()],
    }
