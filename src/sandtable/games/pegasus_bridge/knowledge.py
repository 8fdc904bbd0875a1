"""What the player knows, and tables that could lie before him for all he knows."""

from __future__ import annotations

from math import comb

import msgspec
from msgspec.structs import replace

from sandtable.engine.dice import Dice
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.components.parts import Plan
from sandtable.games.pegasus_bridge.state import BLANK, FACE_DOWN, NO_CHIT, Assault, Secret


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
    plans = [box.plans[letter] for letter in k.plans]
    weights = [likelihood(k, plan) for plan in plans]
    ticket = dice.roll(sum(weights))
    for plan, weight in zip(plans, weights, strict=True):
        ticket -= weight
        if ticket <= 0:
            return plan
    return plans[-1]


def likelihood(k: Assault, plan: Plan) -> int:
    """In how many ways the counters that still sleep can be squads of this plan."""
    asleep = len(k.face_down) - len(k.known_decoys)
    squads = plan.garrison - k.squads_found
    return comb(asleep, squads) if 0 <= squads <= asleep else 0


def draw(areas: list[str], number: int, dice: Dice) -> list[str]:
    left = list(areas)
    return [left.pop(dice.roll(len(left)) - 1) for _ in range(min(number, len(left)))]


def squad_chance(box: Box, k: Assault) -> float:
    """How likely a counter that sleeps is a squad, for all the player knows."""
    asleep = len(k.face_down) - len(k.known_decoys)
    weights = [(likelihood(k, box.plans[letter]), box.plans[letter]) for letter in k.plans]
    total = sum(weight for weight, _ in weights)
    if not asleep or not total:
        return 0.0
    squads = sum(weight * (plan.garrison - k.squads_found) for weight, plan in weights)
    return squads / total / asleep
