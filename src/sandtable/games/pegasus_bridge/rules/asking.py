"""Questions that several chapters ask."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.texts import Text, say
from sandtable.games.pegasus_bridge.components import PegasusUmpire
from sandtable.games.pegasus_bridge.state import BRITISH


def ask_area(
    u: PegasusUmpire, name: str, ask: Text, areas: Sequence[str], *, rule: str, unit: str = ""
) -> Steps[str]:
    """Let the player choose an area; a single one is taken without asking."""
    if len(areas) == 1:
        return areas[0]
    options = [
        Option(area, say("option-area", area=u.box.place(area)), space=area) for area in areas
    ]
    facts: Facts = {"unit": unit}
    answer: str = yield Choose(name, BRITISH, ask, options, rule=rule, facts=facts)
    return answer
