"""The player's insight: the close combats to come, the bridge, and hidden counters."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.parts import Words
from sandtable.engine.scene import Fact, Insight
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.odds import dangers
from sandtable.games.pegasus_bridge.rules import fuse
from sandtable.games.pegasus_bridge.rules.melees import melee
from sandtable.games.pegasus_bridge.rules.positions import british_occupied
from sandtable.games.pegasus_bridge.rules.suspicions import charges_chance, squad_chance
from sandtable.games.pegasus_bridge.state import FACE_DOWN, Assault


def insight(box: Box, k: Assault, _: str | None) -> Insight | None:
    """Return the odds if the player changes nothing."""
    facts = (*close_combats(box, k), *bridge(box, k), *face_down(box, k))
    return Insight(title=say("insight-position"), facts=facts) if facts and not k.result else None


def chance(label: Words, share: float, rule: str, space: str = "") -> Fact:
    value = say("percent", value=100 * share)
    return Fact(label=label, value=value, share=round(share, 4), rule=rule, space=space)


def close_combats(box: Box, k: Assault) -> Iterator[Fact]:
    for area in sorted(british_occupied(k)):
        fought = melee(box, k, area)
        if fought is None:
            continue
        where = box.place(area)
        yield chance(say("insight-win", area=where), fought.german_gone, "7.0", area)
        yield chance(say("insight-lose", area=where), fought.british_gone, "7.0", area)
        yield chance(say("insight-engaged", area=where), fought.engaged, "7.0(4a)", area)


def bridge(box: Box, k: Assault) -> Iterator[Fact]:
    if k.chit == FACE_DOWN:
        yield chance(say("odds-mined"), float(charges_chance(box, k)), "8.0", box.ground.pegasus)
    blown = fuse.demolition(box, k)
    if blown is not None:
        yield chance(say("odds-destroyed"), blown.destroyed, "8.0", box.ground.pegasus)
        yield chance(say("odds-damaged"), blown.damaged, "8.0", box.ground.pegasus)


def face_down(box: Box, k: Assault) -> Iterator[Fact]:
    if len(k.face_down) > len(k.known_decoys):
        yield chance(say("insight-squad"), float(squad_chance(box, k)), "14.0(3).hidden")
        yield chance(say("insight-alert"), dangers.alert_chance(box, k), "15.0.roll.4-6")
