"""The odds of fire at moving British units."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.decisions import Steps
from sandtable.engine.umpire import Umpire
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch05_movement import Company, step_into
from sandtable.games.pegasus_bridge.rules.fates import Odds, odds_for
from sandtable.games.pegasus_bridge.rules.stretches import Stretch
from sandtable.games.pegasus_bridge.rules.suspicions import squad_chance
from sandtable.games.pegasus_bridge.state import Assault


class Danger(Struct, frozen=True):
    """The fire of known enemies at a unit along a path, as if it never halted.

    `sleepers` are the counters beside the path; each opens fire with chance `alert`.
    """

    odds: Odds
    sleepers: int
    alert: float


def way(box: Box, k: Assault, unit: str, areas: Sequence[str]) -> Danger:
    """Return the danger for a unit along some areas."""
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
    """Return the chance that a woken counter is a squad that fires at once."""
    rows, weights = box.activation.merged(0)
    alert = sum(weight for row, weight in zip(rows, weights, strict=True) if row.alert)
    return float(squad_chance(box, k)) * alert / sum(weights)
