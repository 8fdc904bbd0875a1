"""Tables of odds for `sandtable odds`."""

from __future__ import annotations

from sandtable.engine.studies import Findings, chances
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.odds import fates
from sandtable.games.wing_and_a_prayer.rules.words import called
from sandtable.games.wing_and_a_prayer.state import US, Campaign, Cloud

SKIES: tuple[Cloud, ...] = ("clear", "light", "heavy")


def of_bombing(box: Box, k: Campaign, seat: str | None) -> Findings | None:
    """The damage to the target under each cloud, by the formation as it is."""
    if seat != US or k.mission is None or k.now.bombed or not k.lead:
        return None
    found = {cloud: fates.bombing(box, k, cloud) for cloud in SKIES}
    rows = [(say("odds-heavy-under", cloud=cloud), one.heavy) for cloud, one in found.items()]
    data = {cloud: {"heavy": one.heavy, "light": one.light} for cloud, one in found.items()}
    return Findings(data, (chances(say("odds-of-bombing"), rows),))


def of_flak(box: Box, k: Campaign, seat: str | None) -> Findings | None:
    """The chance of each bomber to be lost to one attack of the target's flak."""
    if seat != US or k.mission is None or k.now.bombed or not k.lead:
        return None
    lost = {bomber: fates.target_flak(box, k, bomber).lost for bomber in k.formation}
    rows = [(called(box, k, bomber), share) for bomber, share in lost.items()]
    return Findings({"lost": lost}, (chances(say("odds-of-flak"), rows),))
