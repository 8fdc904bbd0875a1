"""Weigh the German's attacks on bombers by the exact chances of either side's fire.

Crews that lie face down count as crews without factors.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from sandtable.engine.tables import Column, Modifiers
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.components.rows import BomberHit, FighterHit
from sandtable.games.wing_and_a_prayer.rules.ch09_bombers import (
    defensive_modifiers,
    offensive_modifiers,
)
from sandtable.games.wing_and_a_prayer.rules.ch09_fighters import in_reserve
from sandtable.games.wing_and_a_prayer.state import (
    DESTROYED,
    HEAVY,
    LIGHT,
    NONE,
    AirCombat,
    Campaign,
    Fighter,
)

Hit = TypeVar("Hit", BomberHit, FighterHit)
Chances = Mapping[str, float]


def worth(box: Box, k: Campaign, fighter: Fighter, bomber: str) -> float:
    """The harm to the bomber, less for every attacker on it already, less the risk."""
    combat = k.now.combat or AirCombat()
    guns = chances(box.fighter_combat, defensive_modifiers(box, k, combat, bomber, fighter))
    cover = expected_cover(k, combat, fighter)
    fire = chances(box.bomber_combat, offensive_modifiers(box, k, cover, fighter, bomber))
    damaged, through = k.bombers[bomber].damaged, guns[NONE]
    left = max(0.0, 1 - box.hunt.crowd * through * falls(fire, damaged=damaged))
    attackers = list(combat.targets.values()).count(bomber)
    risk = guns[DESTROYED] * box.hunt.kill * box.aircraft[fighter.type].vp
    return through * harm(box, fire, damaged=damaged) * left**attackers - risk


def chances(column: Column[Hit], modifiers: Modifiers) -> Chances:
    """The chance of every result of a combat table."""
    rows, ways = column.merged(modifiers.total)
    found: defaultdict[str, float] = defaultdict(float)
    for row, number in zip(rows, ways, strict=True):
        found[row.hit] += number / sum(ways)
    return found


def expected_cover(k: Campaign, combat: AirCombat, fighter: Fighter) -> AirCombat:
    """The combat with an escort against this interceptor, if one is still to spare."""
    spare = len(in_reserve(k, combat)) > len(combat.targets)
    return replace(combat, covers={fighter.id: fighter.id}) if spare else combat


def falls(fire: Chances, *, damaged: bool) -> float:
    """About how likely the bomber is gone: half of those that are hit hard abandon."""
    return fire[DESTROYED] + (fire[HEAVY] if damaged else fire[HEAVY] / 2)


def harm(box: Box, fire: Chances, *, damaged: bool) -> float:
    """The harm of a hit, on average."""
    hunt = box.hunt
    if damaged:
        return (fire[DESTROYED] + fire[HEAVY]) * hunt.finished + fire[LIGHT] * hunt.again
    destroyed, heavy = fire[DESTROYED] * hunt.destroyed, fire[HEAVY] * hunt.heavy
    return destroyed + heavy + fire[LIGHT] * hunt.light
