"""Exact odds from the rules themselves, and a sampled answer whose error holds."""

from __future__ import annotations

from itertools import product
from math import isclose
from typing import Any

import msgspec
import pytest

from sandtable.engine.dice import seed_from
from sandtable.engine.odds import (
    Spread,
    Stages,
    TooManyPathsError,
    distribution,
    estimate,
    odds_of,
    paths,
    sampled,
)
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.umpire import Umpire
from tests.tiny.deep_orders import GAME, rules
from tests.tiny.deep_orders.state import Column, March

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


def step(n: int) -> dict[int, float]:
    return {n: 0.5, n + 1: 0.5}


def test_equal_states_merge() -> None:
    spread = Spread.certain(0).then(step).then(step).then(step)

    assert spread.chances == {0: 0.125, 1: 0.375, 2: 0.375, 3: 0.125}


def test_negligible_states_are_dropped_and_counted() -> None:
    spread = Spread({0: 0.999, 1: 0.001}).then(step, prune_below=0.01)

    assert spread.chances == {0: 0.4995, 1: 0.4995}
    assert isclose(spread.lost, 0.001)
    assert isclose(spread.map(lambda n: n > 0).lost, 0.001)
    assert isclose(spread.then(step).lost, 0.001)


def test_a_spread_is_measured() -> None:
    spread = Spread({0: 0.25, 1: 0.25, 4: 0.5})

    assert spread.mean(float) == 2.25
    assert spread.chance(lambda n: n > 0) == 0.75
    assert spread.map(lambda n: n > 0).chances == {False: 0.25, True: 0.75}
    assert dict(spread.items()) == spread.chances


def test_weighted_states_are_added_up() -> None:
    assert Spread.of([(0.5, "a"), (0.25, "b"), (0.25, "a")]).chances == {"a": 0.75, "b": 0.25}


# Stages


def nights(count: int) -> Stages:
    return Stages(March, *[rules.night] * count)


def men_left(count: int, **how: Any) -> Spread[int]:  # noqa: ANN401  (passed on)
    state = March(1, {1: Column("hill", 6), 2: Column("camp", 6, tired=True)})
    spread = nights(count).walk(BOX, state, **how)
    decode = msgspec.msgpack.Decoder(March).decode
    return spread.map(lambda data: sum(c.men for c in decode(data).columns.values()))


def test_stages_give_the_same_odds_as_the_whole_procedure() -> None:
    def whole(u: Umpire[Any]) -> int:
        state = March(1, {1: Column("hill", 6), 2: Column("camp", 6, tired=True)})
        for _ in range(3):
            rules.night(u, state)
        return sum(column.men for column in state.columns.values())

    assert men_left(3).chances == pytest.approx(distribution(BOX, whole).chances)


def test_stages_stay_small_where_paths_would_not() -> None:
    """Twelve nights of nine paths each would be 282 billion paths."""
    spread = men_left(12, limit=9)

    assert isclose(sum(spread.chances.values()), 1)
    assert set(spread.chances) <= set(range(13))


def test_pruned_stages_tell_what_they_dropped() -> None:
    spread = men_left(12, prune_below=1e-4)

    assert 0 < spread.lost < 0.05
    assert isclose(sum(spread.chances.values()) + spread.lost, 1)


def test_a_stage_with_too_many_paths_is_an_error() -> None:
    with pytest.raises(TooManyPathsError):
        men_left(1, limit=8)


# Sampling


def test_odds_are_exact_where_the_paths_can_be_walked() -> None:
    odds = odds_of(BOX, two_dice, seed=seed_from(1))

    assert isclose(odds[7].value, 1 / 6)
    assert odds[7].error == 0
    assert odds[7].is_exact


def test_odds_are_sampled_where_they_cannot_and_say_so() -> None:
    odds = odds_of(BOX, two_dice, limit=10, games=4000, seed=seed_from(1))

    assert not odds[7].is_exact
    assert odds[7].games == 4000
    assert isclose(sum(one.value for one in odds.values()), 1)


def test_the_stated_error_holds_nineteen_times_in_twenty() -> None:
    exact = distribution(BOX, two_dice).chances
    inside = [
        abs(odds.value - exact[total]) <= odds.error
        for seed in range(40)
        for total, odds in sampled(BOX, two_dice, 500, seed_from(seed)).items()
    ]

    assert 0.93 < sum(inside) / len(inside) < 0.98


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    one, same, other = (sampled(BOX, two_dice, 100, seed_from(n)) for n in (1, 1, 2))

    assert one == same != other


@pytest.mark.parametrize("count", [0, 1, 50, 99, 100])
def test_even_a_sure_thing_has_an_error_when_it_is_sampled(count: int) -> None:
    assert 0 < estimate(count, 100).error < 0.2
