"""The knowledge of the player, and tables that fit it."""

from __future__ import annotations

from fractions import Fraction

import msgspec
from msgspec.structs import replace

from sandtable.engine.dice import Dice
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.components.parts import Plan
from sandtable.games.pegasus_bridge.rules.suspicions import plan_chances
from sandtable.games.pegasus_bridge.state import BLANK, FACE_DOWN, NO_CHIT, Assault, Secret

TICKETS = 256
"""The most sides a die can have; two of them draw a plan."""


@rule("14.0(3).hidden")
def known(s: Assault, seat: str | None) -> Assault:
    """Return the visible table: everything except plan, face-down counters and chit."""
    return replace(s, secret=None)


def resample(box: Box, k: Assault, seat: str | None, dice: Dice) -> Assault:
    """Return a table that fits the player's knowledge, with all hidden parts drawn again."""
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
    """Draw one of the possible plans, weighted by its fit with the revealed counters."""
    chances = plan_chances(box, k)
    ticket = Fraction((dice.roll(TICKETS) - 1) * TICKETS + dice.roll(TICKETS) - 1, TICKETS**2)
    for letter, chance in chances.items():
        ticket -= chance
        if ticket < 0:
            return box.plans[letter]
    return box.plans[k.plans[-1]]


def draw(areas: list[str], number: int, dice: Dice) -> list[str]:
    left = list(areas)
    return [left.pop(dice.roll(len(left)) - 1) for _ in range(min(number, len(left)))]
