"""The danger to Pegasus Bridge in the next German movement, as far as the player can know."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.decisions import Note
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch08_demolition import attempt, is_in_danger
from sandtable.games.pegasus_bridge.rules.fates import played
from sandtable.games.pegasus_bridge.rules.positions import leaders_in, units_in
from sandtable.games.pegasus_bridge.rules.suspicions import charges_chance, squad_chance
from sandtable.games.pegasus_bridge.state import CHARGES, DAMAGED, DESTROYED, FACE_DOWN, Assault


class Demolition(Struct, frozen=True):
    """The odds of the next German movement phase for Pegasus Bridge.

    `manned` is how likely somebody is in the pillbox to press the plunger.
    """

    mined: float
    manned: float
    destroyed: float
    damaged: float


def demolition(box: Box, k: Assault) -> Demolition | None:
    """The danger to the bridge, if the Germans are alarmed and may try; None if they may not."""
    is_open = k.chit in {FACE_DOWN, CHARGES} and k.alarm and not k.demolition_tried
    if not is_open or not is_in_danger(box, k):
        return None
    spread = played(box, replace(k, face_down=[]), attempt, lambda s: s.bridge)
    mined, manned = float(charges_chance(box, k)), manned_chance(box, k)
    return Demolition(
        mined,
        manned,
        mined * manned * spread.chance(lambda end: end == DESTROYED),
        mined * manned * spread.chance(lambda end: end == DAMAGED),
    )


def manned_chance(box: Box, k: Assault) -> float:
    pillbox = box.ground.pillbox
    if units_in(k.german, pillbox) or leaders_in(k.german, pillbox):
        return 1.0
    asleep = pillbox in k.face_down and pillbox not in k.known_decoys
    return float(squad_chance(box, k)) if asleep else 0.0


@rule("8.0(1)")
def alarm_notes(box: Box, s: Assault, area: str) -> Iterator[Note]:
    """The first attack alarms the Germans: what that may do to the bridge, if nothing else does."""
    if s.alarm:
        return
    blown = demolition(box, after_attack(s, area))
    if blown is not None and blown.destroyed:
        told = {"chance": round(100 * blown.destroyed), "damaged": round(100 * blown.damaged)}
        yield Note(say("note-alarm", **told), "8.0(1)", "against", say("short-percent", **told))


def after_attack(s: Assault, area: str) -> Assault:
    """The table as it lies once the Germans in an area have been attacked."""
    struck = {
        unit.id: replace(unit, fired_on=unit.fired_on or unit.area == area)
        for unit in s.german.units.values()
    }
    return replace(s, secret=None, alarm=True, german=replace(s.german, units=struck))
