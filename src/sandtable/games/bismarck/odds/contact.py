"""The chances of holding contact: each unit beside a trail, on its column of the shadow table."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from sandtable.engine.odds import distribution
from sandtable.engine.texts import Text
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.imagined import own_table
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.rules.ch08_shadow import (
    Shadower,
    air_unit_may_shadow,
    candidates,
    column_letter,
    contact_modifiers,
    key_of,
    shadower_text,
)
from sandtable.games.bismarck.state import BRITISH, Campaign, Flight


class Shadowing(Struct, frozen=True):
    """The chance of one unit to hold contact with a ship that sails up to one zone, or two."""

    unit: str
    name: Text
    zone: str
    column: str
    one_zone: float
    two_zones: float


def shadowings(box: Box, k: Known) -> Iterator[Shadowing]:
    """Return the chances of every British unit that may shadow a found enemy."""
    if k.seat != BRITISH:
        return
    s = own_table(k)
    found = [c.zone for c in k.public.contacts[BRITISH] if c.turn >= k.public.turn - 1]
    for zone in dict.fromkeys(found):
        for shadower in candidates(box, s, zone):
            if not isinstance(shadower, Flight) or air_unit_may_shadow(box, s, shadower):
                yield shadowing(box, s, zone, shadower)


def shadowing(box: Box, s: Campaign, zone: str, shadower: Shadower) -> Shadowing:
    letter = column_letter(box, s, shadower)
    one, two = (held(box, s, letter, two_zones=two_zones) for two_zones in (False, True))
    return Shadowing(key_of(shadower), shadower_text(box, shadower), zone, letter, one, two)


def held(box: Box, s: Campaign, letter: str, *, two_zones: bool) -> float:
    modifiers = contact_modifiers(box, s, two_zones=two_zones)
    rolled = distribution(box, lambda u: u.roll(u.box.shadow[letter], modifiers).held)
    return rolled.chances.get(True, 0.0)
