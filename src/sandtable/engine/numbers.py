"""Whole numbers with bounds, one kind for each use, and the rounding that rulebooks ask for.

A number from outside (a data file, an override, an option) is read as one of these kinds, so that
no file can ask for a billion dice. A game narrows a kind with a `Meta` of its own.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MOST = 9_999

Count = Annotated[int, Meta(ge=0, le=MOST)]
"""A number of things."""
Positive = Annotated[int, Meta(ge=1, le=MOST)]
"""A number of things, at least one."""
Figure = Annotated[int, Meta(ge=-MOST, le=MOST)]
"""A figure of either sign."""
Shift = Annotated[int, Meta(ge=-99, le=99)]
"""A modifier of a die, or columns moved left or right."""
Percent = Annotated[int, Meta(ge=0, le=100)]
Turn = Annotated[int, Meta(ge=0, le=999)]
"""The number of a turn or a round."""
Sides = Annotated[int, Meta(ge=0, le=100)]
"""The sides of a die; a table that nobody rolls on has none."""
Dice = Annotated[int, Meta(ge=1, le=20)]
"""A number of dice thrown together."""
Share = Annotated[float, Meta(ge=0, le=1)]
"""A part of a whole, or a chance."""
Weight = Annotated[float, Meta(ge=-1_000, le=1_000)]
"""The weight of something in a bot's judgement."""
Place = Annotated[float, Meta(ge=-100_000, le=100_000)]
"""A coordinate or a length on a canvas."""


def divide_up(a: int, b: int) -> int:
    """Divide and round any fraction up.

    >>> divide_up(7, 2), divide_up(6, 2), divide_up(-7, 2)
    (4, 3, -3)
    """
    return -(-a // b)
