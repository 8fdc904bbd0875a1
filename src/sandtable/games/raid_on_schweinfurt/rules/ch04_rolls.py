"""IV. How many rolls a number of bombers makes."""

from __future__ import annotations

from sandtable.engine.numbers import divide_up
from sandtable.engine.rules import rule
from sandtable.games.raid_on_schweinfurt.components import Box


@rule("IV", "IV.ex1")
def rolls_for(box: Box, table: str, bombers: int) -> int:
    """One roll per 20 bombers in play at that moment (per 10 on Table 6), fractions up."""
    return divide_up(bombers, box.rolls_per[table])
