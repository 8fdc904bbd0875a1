"""Sums of many rolls as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from sandtable.engine.convolution import (
    Rolls,
    RollsInState,
    added,
    backwards,
    fast_size,
    left_after,
    running_sums,
    sheared,
    vector,
)


def test_two_coins_make_two_with_one_chance_in_four() -> None:
    assert Rolls({0: 0.5, 1: 0.5})[2].tolist() == [0.25, 0.5, 0.25]


def test_no_roll_makes_zero() -> None:
    assert Rolls({3: 1.0})[0].tolist() == [1.0]


def test_a_roll_in_state_follows_the_state() -> None:
    """A shield that breaks at the first hit: only later hits count."""
    shield = {
        1: {(1, 0): 0.5, (0, 0): 0.5},
        0: {(0, 0): 0.5, (0, 1): 0.5},
    }
    rolls = RollsInState(shield.__getitem__, vector({1: 1.0}))

    assert rolls[1].tolist() == [1.0, 0.0]
    assert rolls[2][:2].tolist() == [0.75, 0.25]
    assert rolls[3][:3].tolist() == pytest.approx([0.5, 0.375, 0.125])


def test_losses_beyond_the_last_are_not_lost_twice() -> None:
    matrix = left_after(np.array([0.25, 0.5, 0.125, 0.125]), range(1, 4), 3)

    assert matrix.tolist() == [
        [0.75, 0.25, 0.0, 0.0],
        [0.25, 0.5, 0.25, 0.0],
        [0.125, 0.125, 0.5, 0.25],
    ]


def test_shearing_turns_what_is_left_into_what_was_lost() -> None:
    left = np.array([[0.1, 0.9, 0.0, 0.0], [0.0, 0.2, 0.8, 0.0], [0.0, 0.0, 0.3, 0.7]])
    lost = sheared(backwards(left, 4), 2, 2)

    assert lost.tolist() == [[0.9, 0.1], [0.8, 0.2], [0.7, 0.3]]


def test_counting_backwards_leaves_room_for_what_cannot_be() -> None:
    assert backwards(np.array([[1.0, 2.0]]), 3).tolist() == [[2.0, 1.0, 0.0]]
    assert backwards(np.array([[1.0, 2.0]]), 1).tolist() == [[2.0]]


def test_shearing_does_a_stack_of_matrices_at_once() -> None:
    left = np.arange(24.0).reshape(2, 3, 4)

    assert sheared(left, 2, 2).tolist() == [sheared(each, 2, 2).tolist() for each in left]


def test_running_sums_begin_with_nothing_and_end_with_all() -> None:
    rows = np.array([[1.0, 2.0], [3.0, 5.0]])

    assert running_sums(rows).tolist() == [[0.0, 0.0], [1.0, 2.0], [4.0, 7.0]]


def test_vectors_of_different_length_add_up() -> None:
    assert added([np.array([1.0]), np.array([1.0, 2.0])]).tolist() == [2.0, 2.0]


@pytest.mark.parametrize(("size", "fast"), [(1, 1), (7, 8), (11, 12), (121, 125), (128, 128)])
def test_a_fast_size_has_small_factors_only(size: int, fast: int) -> None:
    assert fast_size(size) == fast
