"""The route of a wave as matrices: out and home."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import numpy as np

from sandtable.engine.convolution import Vector, backwards, sheared


class Legs(NamedTuple):
    """A wave's route as matrices: from take-off to the target, and from there home."""

    key: Hashable
    out: Vector
    home: Vector


def downed_by(legs: list[tuple[Legs, float]]) -> Vector:
    """Return the chances of bombers downed, mixed over the routes of a wave."""
    out: dict[int, Vector] = {}
    homes: dict[int, Vector] = {}
    for leg, weight in legs:
        homes[id(leg.home)] = leg.home
        out[id(leg.home)] = out.get(id(leg.home), 0.0) + leg.out * weight
    ends = sum((out[key] @ home for key, home in homes.items()), start=np.zeros(()))
    spread, width = len(ends) - 1, ends.shape[1]
    downed: Vector = sheared(backwards(ends, spread + width), spread, width).sum(0)
    return downed


def by_bombing_rolls(
    out: Vector, home: Vector, blocks: dict[int, slice], spread: int, width: int
) -> Vector:
    """Split the routes home by the number of bombing rolls over the target."""
    result = np.empty((len(out), len(blocks), spread + 1, width))
    home = backwards(home, spread + width)
    for row, block in enumerate(blocks.values()):
        result[:, row] = sheared(out[:, :, block] @ home[block], spread, width)
    return result
