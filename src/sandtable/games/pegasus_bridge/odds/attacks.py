"""The odds of British attacks: fire, grenades, Gammon bombs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch06_british_fire import gun_shot, piat_shot, volley_at
from sandtable.games.pegasus_bridge.rules.fates import Odds, Play, attack_odds
from sandtable.games.pegasus_bridge.rules.positions import COUNTER
from sandtable.games.pegasus_bridge.rules.prospects import gammon_by, grenade_by
from sandtable.games.pegasus_bridge.rules.suspicions import squad_chance
from sandtable.games.pegasus_bridge.state import Assault


class Attack(Struct, frozen=True):
    """The odds of an attack; for a face-down counter, the odds if it `is_squad`."""

    odds: Odds
    is_squad: float = 1.0


def fire(box: Box, k: Assault, firers: Sequence[str], target: str) -> Attack:
    """Small arms of several units together, with the machine guns they serve."""
    return attack(box, k, target, volley_at(target, firers))


def grenade(box: Box, k: Assault, unit: str, target: str) -> Attack:
    return attack(box, k, target, grenade_by(unit, target))


def gammon(box: Box, k: Assault, unit: str, target: str) -> Attack:
    return attack(box, k, target, gammon_by(unit, target))


def piat(box: Box, k: Assault, arm: str, tank: str) -> Attack:
    return attack(box, k, tank, piat_shot(arm, tank))


def gun(box: Box, k: Assault, tank: str) -> Attack:
    """The anti-tank gun at a tank."""
    return attack(box, k, tank, gun_shot(tank))


def attack(box: Box, k: Assault, target: str, play: Play) -> Attack:
    """Return the odds of an attack, and the chance that a face-down counter is a squad."""
    odds = attack_odds(box, k, target, play)
    if not target.startswith(COUNTER):
        return Attack(odds)
    is_decoy = target.removeprefix(COUNTER) in k.known_decoys
    return Attack(odds, 0.0 if is_decoy else float(squad_chance(box, k)))
