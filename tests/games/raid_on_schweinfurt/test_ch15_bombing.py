"""XV. Bombing."""

import pytest

from sandtable.engine.tables import NONE
from sandtable.games.raid_on_schweinfurt.events import TargetBombed
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import shoot_down
from sandtable.games.raid_on_schweinfurt.rules.ch15_bombing import (
    bombing,
    bombing_column,
    bombing_roll,
)
from sandtable.games.raid_on_schweinfurt.state import Raid
from sandtable.games.raid_on_schweinfurt.view import view
from tests.games.raid_on_schweinfurt.builders import BOX, raid, umpire, wave

WEATHER = ["excellent", "intermediate", "overcast", "poor"]
SECOND_WAVE = ["second_wave_bombing"]


def columns(s: Raid, number: int) -> list[tuple[str, int]]:
    """The column and its drm under each weather, from the best to the worst."""
    found = []
    for s.target_weather in WEATHER:
        column, modifiers = bombing_column(BOX, s, s.waves[number - 1])
        found.append((column.name, modifiers.total))
    return found


@pytest.mark.rule("XV", "XV.rolls")
def test_xv_each_wave_rolls_once_per_ten_bombers() -> None:
    s = raid(wave(31), wave(20))
    u = umpire(*[1] * 6)

    bombing(u, s)

    assert [roll.about for roll in u.rolls] == [*["wave-1"] * 4, *["wave-2"] * 2]


@pytest.mark.rule("XV.table6")
@pytest.mark.parametrize(
    ("weather", "damage"),
    [
        ("excellent", [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]),
        ("intermediate", [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]),
        ("overcast", [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]),
        ("poor", [0, 0, 0, 0, 0, 1, 1, 1, 2, 2]),
    ],
)
def test_xv_table_6(weather: str, damage: list[int]) -> None:
    assert [bombing_roll(umpire(die), BOX.t6[weather], NONE) for die in range(1, 11)] == damage


@pytest.mark.rule("XV.column")
def test_xv_column_is_the_weather_over_the_target_and_nothing_else_shifts_it() -> None:
    s = raid(wave(100), wave(100), home_weather="poor")

    assert columns(s, 1) == columns(s, 2) == [(weather, 0) for weather in WEATHER]


@pytest.mark.rule("XV.track", "XV")
def test_xv_track_adds_every_roll_of_either_target() -> None:
    s = raid(wave(20), wave(10, target="regensburg"), damage=5)
    u = umpire(10, 7, 4)

    bombing(u, s)

    told = [(e.wave, e.target, e.damage, e.total) for e in u.told(TargetBombed)]
    assert s.damage == 11
    assert told == [(1, "schweinfurt", 5, 10), (2, "regensburg", 1, 11)]


@pytest.mark.rule("XV.track")
def test_xv_track_markers_stop_at_99_and_the_damage_does_not() -> None:
    s = raid(wave(20), damage=98)

    bombing(umpire(10, 10), s)

    assert (s.damage, view(BOX, s, "us").tracks[0].value) == (104, 99)


@pytest.mark.rule("XIX.night.t6")
def test_xix_night_is_two_columns_to_the_right_and_minus_one_beyond_each() -> None:
    s = raid(wave(100), wave(100), by_night=True)

    expected = [("overcast", 0), ("poor", 0), ("poor", -1), ("poor", -2)]
    assert columns(s, 1) == columns(s, 2) == expected


@pytest.mark.rule("XIX.second-wave", "XIX.second-wave.excellent")
def test_xix_second_wave_bombs_one_column_to_the_left_or_with_plus_one() -> None:
    s = raid(wave(100), wave(100), options=SECOND_WAVE)

    assert columns(s, 2) == [
        ("excellent", 1),
        ("excellent", 0),
        ("intermediate", 0),
        ("overcast", 0),
    ]


@pytest.mark.rule("XIX.second-wave")
def test_xix_second_wave_option_leaves_the_first_wave_as_it_is() -> None:
    s = raid(wave(100), wave(100), options=SECOND_WAVE)

    assert columns(s, 1) == [(weather, 0) for weather in WEATHER]


@pytest.mark.rule("XIX.second-wave")
def test_xix_second_wave_on_the_other_target_gains_nothing() -> None:
    s = raid(wave(100), wave(100, target="regensburg"), options=SECOND_WAVE)

    assert columns(s, 2) == [(weather, 0) for weather in WEATHER]


@pytest.mark.rule("XIX.second-wave")
def test_xix_second_wave_needs_a_first_that_has_bombed() -> None:
    turned_back = raid(wave(0, flying=False), wave(100), options=SECOND_WAVE)
    shot_down = raid(wave(5), wave(100), options=SECOND_WAVE)
    shoot_down(umpire(), shot_down.waves[0], 5, rule="XIII.move")

    plain = [(weather, 0) for weather in WEATHER]
    assert columns(turned_back, 2) == columns(shot_down, 2) == plain


@pytest.mark.rule("XIX.second-wave.night", "XIX.night.t6")
def test_xix_second_wave_by_night_adds_both_shifts_before_the_edge() -> None:
    s = raid(wave(100), wave(100), options=SECOND_WAVE, by_night=True)

    assert columns(s, 2) == [("intermediate", 0), ("overcast", 0), ("poor", 0), ("poor", -1)]
    assert columns(s, 1) == [("overcast", 0), ("poor", 0), ("poor", -1), ("poor", -2)]


@pytest.mark.rule("XIX.night.t6", "XIX.second-wave.excellent")
def test_xix_a_drm_beyond_the_table_names_the_rule_it_comes_from() -> None:
    night = raid(wave(100), by_night=True, target_weather="poor")
    second = raid(wave(9), wave(9), options=SECOND_WAVE, target_weather="excellent")

    rules = [
        [m.rule for m in bombing_column(BOX, s, s.waves[-1])[1].items] for s in (night, second)
    ]
    assert rules == [["XIX.night.t6"], ["XIX.second-wave.excellent"]]
