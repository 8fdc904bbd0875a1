"""IV. How many rolls a number of bombers makes."""

from collections.abc import Callable

import pytest

from sandtable.games.raid_on_schweinfurt.rules.ch04_rolls import rolls_for
from sandtable.games.raid_on_schweinfurt.rules.ch13_outbound import outbound
from sandtable.games.raid_on_schweinfurt.rules.ch14_target import target
from sandtable.games.raid_on_schweinfurt.rules.ch15_bombing import bombing
from sandtable.games.raid_on_schweinfurt.rules.ch16_return import fly_home, return_home
from sandtable.games.raid_on_schweinfurt.state import Raid
from tests.games.raid_on_schweinfurt.builders import BOX, Desk, override, raid, umpire, wave


def count(u: Desk, table: str) -> int:
    return u.tables.count(table)


@pytest.mark.rule("IV")
@pytest.mark.parametrize(("bombers", "rolls"), [(0, 0), (1, 1), (20, 1), (21, 2), (205, 11)])
@pytest.mark.parametrize("table", ["t1", "t4", "t5", "t7", "t7a"])
def test_iv_one_roll_per_twenty_bombers_fractions_up(table: str, bombers: int, rolls: int) -> None:
    assert rolls_for(BOX, table, bombers) == rolls


@pytest.mark.rule("IV.ex1", "XV.rolls")
@pytest.mark.parametrize(("bombers", "rolls"), [(0, 0), (1, 1), (10, 1), (11, 2), (122, 13)])
def test_iv_one_roll_per_ten_bombers_on_table_6(bombers: int, rolls: int) -> None:
    assert rolls_for(BOX, "t6", bombers) == rolls


@pytest.mark.rule("IV", "XIII.rolls", "XIV.rolls", "XV.rolls", "XIV.survivors", "XVI.rolls")
def test_iv_the_bombers_are_counted_anew_for_every_step() -> None:
    """61 fly out, 54 come to the flak, 48 bomb and fly home."""
    s = raid(wave(61), aggressiveness="average", flak="heavy")
    u = umpire(10, 7, 1, 1, 1, 9, 9, 9, *[1] * 5, *[1] * 3)

    outbound(u, s)
    target(u, s)
    bombing(u, s)
    fly_home(u, s, s.waves[0])

    assert [count(u, table) for table in ("t4", "t5", "t6", "t7")] == [4, 3, 5, 3]


@pytest.mark.rule("IV.total-effect")
def test_iv_losses_during_a_step_do_not_change_its_number_of_rolls() -> None:
    s = raid(wave(21), aggressiveness="average")
    u = umpire(10, 7, 10, 7)

    outbound(u, s)

    assert (count(u, "t4"), s.downed) == (2, 14)


@pytest.mark.rule("IV.total-effect")
def test_iv_over_the_target_and_on_the_way_home_it_is_the_same() -> None:
    s = raid(wave(21), wave(21), aggressiveness="average", flak="heavy")
    u = umpire(9, 9, 1, 1, 8, 7, 8, 7)

    target(u, s)
    fly_home(u, s, s.waves[1])

    assert (count(u, "t5"), count(u, "t7")) == (4, 2)
    assert [w.downed for w in s.waves] == [4, 14]


@pytest.mark.rule("IV.total-effect", "XIII.move", "XIV.rolls", "XVI.rolls", "XVI.africa")
@pytest.mark.parametrize(
    ("table", "step", "way_home"),
    [
        ("t4", outbound, "england"),
        ("t5", target, "england"),
        ("t7", return_home, "england"),
        ("t7a", return_home, "africa"),
    ],
)
def test_iv_a_wave_stops_rolling_when_its_last_bomber_falls(
    table: str, step: Callable[[Desk, Raid], None], way_home: str
) -> None:
    box = override(table={table: {"rows": [{"lo": 1, "hi": 10, "bombers": 50}]}})
    s = raid(wave(41, way_home=way_home), aggressiveness="average", flak="moderate")
    u = umpire(5, box=box)

    step(u, s)

    assert (u.tables, s.downed, s.waves[0].bombers) == ([table], 41, 0)


@pytest.mark.rule("XIII.move", "XIV.rolls", "XVI.rolls", "XVI.africa")
def test_iv_an_emptied_wave_makes_no_rolls_in_later_steps() -> None:
    s = raid(wave(7), wave(7, way_home="africa"), aggressiveness="average", flak="moderate")
    u = umpire(10, 7, 10, 7)

    outbound(u, s)
    target(u, s)
    bombing(u, s)
    return_home(u, s)

    assert u.tables == ["t4", "reroll-to7_cap"] * 2
    assert (s.downed, s.damage, s.flying) == (14, 0, [])
