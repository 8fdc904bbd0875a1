"""The odds of what may happen to the British: fire on the way, and the demolition."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.decisions import Steps
from sandtable.engine.umpire import Umpire
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.knowledge import charges_chance, squad_chance
from sandtable.games.pegasus_bridge.rules.ch05_movement import Company, step_into
from sandtable.games.pegasus_bridge.rules.ch08_demolition import attempt, is_in_danger
from sandtable.games.pegasus_bridge.rules.fates import Odds, odds_for, played
from sandtable.games.pegasus_bridge.rules.positions import leaders_in, units_in
from sandtable.games.pegasus_bridge.rules.stretches import Stretch
from sandtable.games.pegasus_bridge.state import CHARGES, DAMAGED, DESTROYED, FACE_DOWN, Assault


class Danger(Struct, frozen=True):
    """The fire of known enemies that a unit draws on a way, as if it never halted.

    `sleepers` are the counters that the way wakes, each of which opens fire with chance `alert`.
    """

    odds: Odds
    sleepers: int
    alert: float


def way(box: Box, k: Assault, unit: str, areas: Sequence[str]) -> Danger:
    """A unit on its way through some areas."""
    awake = replace(k, face_down=[])

    def walk(u: Umpire[Box], s: Assault) -> Steps[None]:
        for area in areas:
            walker = s.british.units.get(unit)
            if walker is None or walker.suppressed:
                return
            yield from step_into(u, s, Company([walker]), area, Stretch(u))

    near = {place for area in areas for place in (area, *box.ground.near[area])}
    asleep = [place for place in k.face_down if place in near and place not in k.known_decoys]
    return Danger(odds_for(box, awake, unit, walk), len(asleep), alert_chance(box, k))


def alert_chance(box: Box, k: Assault) -> float:
    """Return how likely a counter that is woken is a squad that fires at once."""
    rows, weights = box.activation.merged(0)
    alert = sum(weight for row, weight in zip(rows, weights, strict=True) if row.alert)
    return float(squad_chance(box, k)) * alert / sum(weights)


# ---------------------------------------------------------------------- the bridge


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
