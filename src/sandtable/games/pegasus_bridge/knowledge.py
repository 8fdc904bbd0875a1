"""The knowledge of the player, and tables that fit it."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import msgspec
from msgspec.structs import replace

from sandtable.engine.dice import Dice
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.components.parts import Plan
from sandtable.games.pegasus_bridge.state import BLANK, CHARGES, FACE_DOWN, NO_CHIT, Assault, Secret

TICKETS = 256
"""The most sides a die can have; two of them draw a plan."""


@rule("14.0(3).hidden")
def known(s: Assault, seat: str | None) -> Assault:
    """The table as it lies: everything but plan, face-down counters and chit."""
    return replace(s, secret=None)


def resample(box: Box, k: Assault, seat: str | None, dice: Dice) -> Assault:
    """Return a table that fits what is known, with everything face down drawn anew."""
    s: Assault = msgspec.msgpack.decode(msgspec.msgpack.encode(k), type=Assault)
    if not k.plans:
        return s  # nothing has been set up yet
    plan = draw_plan(box, k, dice)
    open_squads = plan.garrison - k.squads_found
    asleep = [area for area in k.face_down if area not in k.known_decoys]
    squads = set(draw(asleep, open_squads, dice))
    mined = k.chit not in {NO_CHIT, BLANK}
    if k.chit == FACE_DOWN:
        mined = dice.roll(plan.charges + plan.blanks) <= plan.charges
    s.secret = Secret(plan.id, [area for area in k.face_down if area in squads], mined)
    return s


def draw_plan(box: Box, k: Assault, dice: Dice) -> Plan:
    """Draw one of the plans that may lie there, each as often as it fits what was turned up."""
    chances = plan_chances(box, k)
    ticket = Fraction((dice.roll(TICKETS) - 1) * TICKETS + dice.roll(TICKETS) - 1, TICKETS**2)
    for letter, chance in chances.items():
        ticket -= chance
        if ticket < 0:
            return box.plans[letter]
    return box.plans[k.plans[-1]]


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


def draw(areas: list[str], number: int, dice: Dice) -> list[str]:
    left = list(areas)
    return [left.pop(dice.roll(len(left)) - 1) for _ in range(min(number, len(left)))]


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
