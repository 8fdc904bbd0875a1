"""Four kinds of dice behind one door."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from math import isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine.dice import (
    FACES_OF_BYTES,
    BranchingDice,
    DiceLeftOverError,
    DieWantedError,
    EnteredDice,
    ScriptedDice,
    SeededDice,
    commitment,
    derive,
    seed_from,
)
from sandtable.engine.errors import SandtableError

ROLLS = 400_000


def rolled(sides: int, times: int, seed: str | int = 7, cursor: int = 0) -> list[int]:
    dice = SeededDice(seed_from(seed), cursor)
    return [dice.roll(sides) for _ in range(times)]


# Verifiable dice


def test_seed_7_gives_the_dice_that_the_documentation_shows() -> None:
    assert rolled(10, 10) == [2, 3, 4, 1, 3, 10, 9, 2, 6, 5]
    assert commitment(seed_from(7)).startswith("d33434dfc304d426")


def test_anyone_can_compute_the_dice_without_us() -> None:
    seed = blake2b(b"7", digest_size=32, person=b"sandtable seed").digest()
    blocks = [
        blake2b(number.to_bytes(8, "big"), key=seed, person=b"sandtable dice").digest()
        for number in range(20)
    ]
    fair = [byte % 6 + 1 for block in blocks for byte in block if byte < 252]

    assert rolled(6, len(fair)) == fair


@given(st.lists(st.integers(1, 256), max_size=200), st.integers(0, 10**6))
def test_a_cursor_is_enough_to_continue(sides: list[int], cursor: int) -> None:
    dice = SeededDice(seed_from(1), cursor)
    for number in sides:
        dice.roll(number)
    again = SeededDice(seed_from(1), dice.cursor)

    assert [dice.roll(10) for _ in range(70)] == [again.roll(10) for _ in range(70)]
    assert dice.cursor == again.cursor


def test_dice_of_all_kinds_take_their_bytes_from_the_same_row() -> None:
    dice, same = SeededDice(seed_from(1)), SeededDice(seed_from(1))
    dice.roll(4)
    same.roll(256)

    assert dice.cursor == same.cursor == 1


@pytest.mark.parametrize("sides", [0, -1, 257])
def test_a_die_needs_1_to_256_sides(sides: int) -> None:
    with pytest.raises(SandtableError, match=f"not {sides}"):
        SeededDice(seed_from(1)).roll(sides)


@pytest.mark.parametrize("sides", [1, 2, 6, 10, 100, 255, 256])
def test_every_face_has_as_many_bytes_as_every_other(sides: int) -> None:
    counts = Counter(face for face in FACES_OF_BYTES[sides] if face)

    assert set(counts) == set(range(1, sides + 1))
    assert set(counts.values()) == {256 // sides}


def test_seeds_streams_and_commitments_have_nothing_in_common() -> None:
    seed = seed_from(7)
    values = {seed, derive(seed, "a"), derive(seed, "b"), bytes.fromhex(commitment(seed))}

    assert len(values) == 4
    assert seed_from("7") == seed != seed_from("07")


# Uniformity


def chi_square(counts: Sequence[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def bound(cells: int) -> float:
    """The chi-square that one in a thousand fair samples exceeds (Wilson and Hilferty)."""
    k = cells - 1
    return float(k * (1 - 2 / (9 * k) + 3.09 * sqrt(2 / (9 * k))) ** 3)


def tally(faces: Sequence[int], cells: int) -> list[int]:
    counts = Counter(faces)
    return [counts[face] for face in range(1, cells + 1)]


def biased(sides: int, times: int) -> list[int]:
    """The remainder of every byte, nothing thrown away: what a careless die would do."""
    bytes_ = rolled(256, times)
    return [(byte - 1) % sides + 1 for byte in bytes_]


def test_the_bound_is_the_one_in_the_tables() -> None:
    assert [bound(cells) for cells in (6, 10, 100)] == pytest.approx([20.5, 27.9, 148.2], rel=0.02)


@pytest.mark.parametrize("sides", [6, 10, 100])
def test_faces_come_up_equally_often(sides: int) -> None:
    assert chi_square(tally(rolled(sides, ROLLS), sides)) < bound(sides)


@pytest.mark.parametrize("sides", [6, 10, 100])
def test_a_die_that_takes_every_byte_fails_the_same_check(sides: int) -> None:
    assert chi_square(tally(biased(sides, ROLLS), sides)) > bound(sides)


def test_a_die_does_not_depend_on_the_one_before() -> None:
    faces = rolled(6, ROLLS)
    pairs = [6 * (a - 1) + b for a, b in zip(faces[::2], faces[1::2], strict=True)]

    assert chi_square(tally(pairs, 36)) < bound(36)


# Scripted dice


def test_scripted_dice_fall_as_written_and_are_used_up() -> None:
    dice = ScriptedDice([3, 1, 10])

    assert [dice.roll(6), dice.roll(6), dice.roll(10)] == [3, 1, 10]
    dice.must_be_used_up()


def test_scripted_dice_must_be_used_up_exactly() -> None:
    dice = ScriptedDice([3, 4])
    dice.roll(6)

    with pytest.raises(DiceLeftOverError, match=r"\[4\]"):
        dice.must_be_used_up()
    dice.roll(6)
    with pytest.raises(DiceLeftOverError, match="only 2 dice"):
        dice.roll(6)


@pytest.mark.parametrize("face", [0, 7])
def test_a_scripted_face_must_be_on_the_die(face: int) -> None:
    with pytest.raises(DiceLeftOverError, match=f"is {face}, on a die of 6"):
        ScriptedDice([face]).roll(6)


# Entered dice


def test_entered_dice_ask_for_the_next_die() -> None:
    dice = EnteredDice([4, 2], cursor=1)

    assert dice.roll(6) == 2
    with pytest.raises(DieWantedError) as wanted:
        dice.roll(10)
    assert wanted.value.sides == 10
    assert dice.cursor == 2


# Branching dice


def walked(
    sides: Sequence[int], prune_below: float = 0.0
) -> tuple[dict[tuple[int, ...], float], float]:
    dice, found = BranchingDice(prune_below), {}
    while True:
        path = tuple(dice.roll(number) for number in sides)
        assert path not in found
        found[path] = dice.weight
        if not dice.next_path():
            return found, dice.pruned


def test_branching_dice_walk_every_path_once() -> None:
    found, pruned = walked([6, 10, 2])

    assert len(found) == 120
    assert all(isclose(weight, 1 / 120) for weight in found.values())
    assert isclose(sum(found.values()), 1)
    assert pruned == 0


def test_a_path_may_be_longer_than_another() -> None:
    dice, total, lengths = BranchingDice(), 0.0, Counter[int]()
    while True:
        length = 1
        while dice.roll(3) == 3 and length < 4:
            length += 1
        lengths[length] += 1
        total += dice.weight
        if not dice.next_path():
            break

    assert lengths == {1: 2, 2: 2, 3: 2, 4: 3}
    assert isclose(total, 1)


def test_weighted_branches_have_their_weights() -> None:
    dice, weights = BranchingDice(), {}
    while True:
        branch = dice.pick((1, 3, 6))
        weights[branch] = dice.weight
        if not dice.next_path():
            break

    assert weights == {0: 0.1, 1: 0.3, 2: 0.6}


@pytest.mark.parametrize("prune_below", [0.001, 0.01, 0.05])
def test_pruned_paths_are_reported_by_their_weight(prune_below: float) -> None:
    dice, total = BranchingDice(prune_below), 0.0
    while True:
        for _ in range(3):
            dice.pick((1, 4, 15))
        total += dice.weight
        if not dice.next_path():
            break

    assert 0 < dice.pruned < 0.6
    assert isclose(total + dice.pruned, 1)
