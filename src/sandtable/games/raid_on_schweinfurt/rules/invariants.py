"""The invariants of every position."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.state import Raid


def broken_invariants(_: Box, s: Raid) -> Iterator[str]:
    """Bombers are conserved and no count is negative."""
    for wave in s.waves:
        if not 0 <= wave.b24 <= wave.bombers:
            yield f"wave {wave.number} has {wave.b24} B-24s among {wave.bombers} bombers"
        if wave.in_play and wave.in_play != wave.bombers + wave.downed:
            yield f"wave {wave.number} has lost count of its bombers"
    if min(s.damage, s.claims, *(wave.escort for wave in s.waves), 0) < 0:
        yield "a count is negative"
