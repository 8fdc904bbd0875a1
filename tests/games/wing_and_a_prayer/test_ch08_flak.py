"""8: flak, and the combat table it shares with the bombs."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch08_flak import (
    attacks,
    flak_at,
    flak_attack,
    flak_damage,
    flak_value,
)
from sandtable.testing.desk import answers
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, umpire


@pytest.mark.rule("8.0.value")
@pytest.mark.parametrize(("die", "value"), [(1, 8), (3, 8), (4, 12), (5, 12), (6, 15)])
def test_8_0_a_die_gives_the_value(die: int, value: int) -> None:
    assert flak_value(umpire(die)) == value


@pytest.mark.rule("8.0.attacks", "8.0")
@pytest.mark.parametrize(
    ("value", "targets", "shift", "dice"),
    [
        (12, 6, 0, 3),
        (8, 1, 0, 5),
        (8, 12, 0, 2),
        (15, 9, 0, 3),
        (15, 9, 2, 4),
        (15, 9, -8, 1),
        (36, 1, 5, 16),
        (0, 1, -3, 1),
    ],
)
def test_8_0_the_combat_table_gives_the_dice(
    value: int, targets: int, shift: int, dice: int
) -> None:
    assert attacks(BOX, value, targets, shift) == dice


@pytest.mark.rule("8.0.hits")
@pytest.mark.parametrize(
    ("where", "faces", "rolled"), [("en_route", (4, 5, 6), 2), ("target", (4, 5, 6), 1)]
)
def test_8_0_hits_of_5_on_the_way_and_of_6_over_the_target(
    where: str, faces: tuple[int, ...], rolled: int
) -> None:
    s = flight(3)
    u = umpire(*faces, *[1] * rolled)
    answers(flak_at(u, s, "b17f_01", 3, where))

    assert u.thrown == [rolled, rolled]


@pytest.mark.rule("8.0.hits")
def test_8_0_without_a_hit_nothing_more_is_thrown() -> None:
    s = flight(3)
    answers(flak_at(umpire(4, 4), s, "b17f_01", 2, "en_route"))

    assert not at(s, 1).damaged


@pytest.mark.rule("8.0.damage", "2.7.1.1")
@pytest.mark.parametrize(
    ("total", "hit"),
    [(6, "none"), (7, "light"), (9, "light"), (10, "heavy"), (12, "heavy"), (13, "destroyed")],
)
def test_8_0_the_sum_less_the_structure_gives_the_damage(total: int, hit: str) -> None:
    assert flak_damage(BOX, total, 4) == hit
    assert flak_damage(BOX, total - 1, 3) == hit


@pytest.mark.rule("8.0.damage", "10.3", "10.2.1.destroyed")
def test_8_0_the_damaged_side_counts_against_flak() -> None:
    s = flight(3, damaged=(1,))
    answers(flak_at(umpire(6, 6, 6, 6), s, "b17f_01", 2, "en_route"))  # 12 - 3

    assert "b17f_01" not in s.bombers


@pytest.mark.rule("8.0.all", "8.0", "8.0.attacks")
def test_8_0_every_bomber_is_attacked_with_the_dice_for_the_number_at_the_start() -> None:
    s = flight(2)
    shots = 6  # value 12 at two targets
    first = (*[6] * shots, *[6] * shots)  # destroyed
    u = umpire(*first, *[1] * shots)
    answers(flak_attack(u, s, 12, "en_route"))

    assert s.formation == ["b17f_02"]
    assert s.now.points == -2
