"""Chances of what lies face down: plan, squads and charges, from what lies open on the table."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.components.parts import Plan
from sandtable.games.pegasus_bridge.state import BLANK, CHARGES, FACE_DOWN, NO_CHIT, Assault


def plan_chances(box: Box, k: Assault) -> dict[str, Fraction]:
    """Return how likely each plan is that fits what stands in the open; they add up to one."""
    likely = {letter: likelihood(k, box.plans[letter]) for letter in k.plans}
    total = sum(likely.values())
    return {letter: one / total for letter, one in likely.items() if one}


def likelihood(k: Assault, plan: Plan) -> Fraction:
    """Return how often a plan's draw leaves just these counters asleep and shows such a chit."""
    asleep = len(k.face_down) - len(k.known_decoys)
    squads = plan.garrison - k.squads_found
    if not 0 <= squads <= asleep:
        return Fraction(0)
    ways = Fraction(comb(asleep, squads), comb(plan.garrison + plan.decoys, plan.garrison))
    if k.chit in {NO_CHIT, FACE_DOWN}:
        return ways
    return ways * (mine_chance(plan) if k.chit != BLANK else 1 - mine_chance(plan))


def mine_chance(plan: Plan) -> Fraction:
    """Return how likely the chit drawn under a plan is the charges."""
    return Fraction(plan.charges, (plan.charges + plan.blanks) or 1)


def squad_chance(box: Box, k: Assault) -> Fraction:
    """Return how likely a counter that sleeps is a squad, for all the player knows."""
    asleep = len(k.face_down) - len(k.known_decoys)
    if not asleep:
        return Fraction(0)
    squads = {letter: box.plans[letter].garrison - k.squads_found for letter in k.plans}
    mean = sum(chance * squads[letter] for letter, chance in plan_chances(box, k).items())
    return Fraction(mean) / asleep


def charges_chance(box: Box, k: Assault) -> Fraction:
    """Return how likely the bridge is mined, for all the player knows."""
    if k.chit != FACE_DOWN:
        return Fraction(k.chit == CHARGES)
    chances = plan_chances(box, k)
    return sum((p * mine_chance(box.plans[letter]) for letter, p in chances.items()), Fraction(0))
