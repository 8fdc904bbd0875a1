"""Exact odds from the rules themselves."""

from __future__ import annotations

from itertools import product
from math import isclose
from typing import Any

import pytest

from sandtable.engine.odds import (
    Spread,
    TooManyPathsError,
    distribution,
    paths,
)
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.umpire import Umpire
from tests.tiny.deep_orders import GAME

BOX = GAME.printed_box
TIRED = Modifiers(Modifier("tired", 1, "3.1"))


def two_dice(u: Umpire[Any]) -> int:
    return u.die(6, "why", rule="1") + u.die(6, "why", rule="1")


def until_six(u: Umpire[Any]) -> int:
    """Throw until a six, three times at most."""
    for number in range(1, 4):
        if u.die(6, "why", rule="1") == 6:
            return number
    return 0


# Paths


def test_every_path_is_walked_with_its_probability() -> None:
    walked = list(paths(BOX, two_dice))

    assert len(walked) == 36
    assert all(isclose(chance, 1 / 36) for chance, _ in walked)
    assert sorted(total for _, total in walked) == sorted(
        a + b for a, b in product(range(1, 7), repeat=2)
    )


def test_faces_that_hit_the_same_row_are_one_path() -> None:
    def roll(u: Umpire[Any]) -> int:
        return u.roll(BOX.stragglers, TIRED).men

    assert {men: chance for chance, men in paths(BOX, roll)} == {0: 3 / 6, 1: 1 / 6, 2: 2 / 6}


def test_exact_odds_of_a_procedure_are_those_one_works_out_by_hand() -> None:
    spread = distribution(BOX, until_six)

    assert spread.chances == pytest.approx({1: 1 / 6, 2: 5 / 36, 3: 25 / 216, 0: 125 / 216})
    assert spread.lost == 0


def test_too_many_paths_are_an_error_and_just_enough_are_not() -> None:
    assert len(list(paths(BOX, two_dice, limit=36))) == 36
    with pytest.raises(TooManyPathsError, match="More than 35"):
        list(paths(BOX, two_dice, limit=35))


def test_pruning_tells_what_it_dropped() -> None:
    def unlikely(u: Umpire[Any]) -> int:
        return sum(u.roll(BOX.stragglers).men for _ in range(4))

    whole = distribution(BOX, unlikely)
    spread = distribution(BOX, unlikely, prune_below=0.01)
    assert len(list(paths(BOX, unlikely, prune_below=0.01))) < len(list(paths(BOX, unlikely)))
    assert 0 < spread.lost < 0.3
    assert isclose(sum(spread.chances.values()) + spread.lost, 1)
    assert all(spread.chances[men] <= whole.chances[men] + 1e-12 for men in spread.chances)


# Spreads


def test_a_spread_is_measured() -> None:
    spread = Spread({0: 0.25, 1: 0.25, 4: 0.5})

    assert spread.mean(float) == 2.25
    assert spread.chance(lambda n: n > 0) == 0.75
    assert dict(spread.items()) == spread.chances


def test_weighted_states_are_added_up() -> None:
    assert Spread.of([(0.5, "a"), (0.25, "b"), (0.25, "a")]).chances == {"a": 0.75, "b": 0.25}


def test_a_draw_whose_faces_do_not_divide_evenly_branches_once_a_thing() -> None:
    drawn = distribution(None, lambda u: u.one_of("abcd", "why", rule="1", sides=6), limit=10)

    assert dict(drawn.items()) == pytest.approx(dict.fromkeys("abcd", 0.25))
