"""The traffic of convoys, for a player who sees none of them."""

from __future__ import annotations

from functools import lru_cache

from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge.resample import voyages

WHOLE = 100


@lru_cache(maxsize=4)
def traffic(box: Box) -> dict[str, int]:
    """Hundredths of a convoy in each zone, if every way of the tables is equally far gone."""
    found = dict.fromkeys(box.atlas.zones, 0.0)
    ways = voyages(box)
    for entry, goal in ways:
        way = (entry.zone, *box.atlas.course(entry.zone, goal.zone))
        for zone in way:
            found[zone] += len(box.convoys) / len(ways) / len(way)
    return {zone: round(WHOLE * convoys) for zone, convoys in found.items()}
