"""The odds of a close combat, played out by the rules on every roll of the dice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from sandtable.engine.decisions import Steps
from sandtable.engine.umpire import Umpire
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch07_close_combat import (
    Party,
    battle,
    is_fought,
    party,
)
from sandtable.games.pegasus_bridge.rules.fates import played
from sandtable.games.pegasus_bridge.rules.positions import units_in
from sandtable.games.pegasus_bridge.state import BRITISH, GERMAN, Assault, Force


class Melee(Struct, frozen=True):
    """The odds of a close combat: points lost on average, and how likely each side is gone.

    `engaged` is the chance that both stay and fight again.
    """

    british_loss: float
    german_loss: float
    british_gone: float
    german_gone: float
    engaged: float


def melee(box: Box, k: Assault, area: str, joining: Sequence[str] = ()) -> Melee | None:
    """The close combat in an area, with units that are about to enter it; None if there is none."""

    def fight(u: Umpire[Box], s: Assault) -> Steps[None]:
        bring(s, joining, area)
        yield from battle(u, s, area, party(s, BRITISH, area), party(s, GERMAN, area))

    table = msgspec.msgpack.decode(msgspec.msgpack.encode(k), type=Assault)
    bring(table, joining, area)
    british, german = party(table, BRITISH, area), party(table, GERMAN, area)
    if not is_fought(british, german):
        return None
    before = british.strength, german.strength
    spread = played(box, k, fight, lambda s: (*left(s, british, german), is_engaged(s, area)))
    return Melee(
        british_loss=spread.mean(lambda end: before[0] - end[0]),
        german_loss=spread.mean(lambda end: before[1] - end[1]),
        british_gone=spread.chance(lambda end: end[0] == 0),
        german_gone=spread.chance(lambda end: end[1] == 0),
        engaged=spread.chance(lambda end: end[2]),
    )


def bring(s: Assault, joining: Sequence[str], area: str) -> None:
    """Put units where they will fight, as the last to enter."""
    s.entries += bool(joining)
    for name in joining:
        s.british.units[name].area, s.british.units[name].entered = area, s.entries


def left(s: Assault, british: Party, german: Party) -> tuple[int, int]:
    """The points that are left of two parties, wherever they are now; leaders alone count 1."""
    return remains(s.british, british), remains(s.german, german)


def remains(force: Force, one: Party) -> int:
    if one.units:
        return sum(force.units[name].strength for name in one.ids if name in force.units)
    return len([name for name in one.ids if name in force.leaders])


def is_engaged(s: Assault, area: str) -> bool:
    return any(unit.engaged > s.turn for unit in units_in(s.german, area))
