"""XIV. Over the target: flak."""

import pytest

from sandtable.engine.tables import NONE
from sandtable.games.raid_on_schweinfurt.events import BombersDowned, FlakOpened
from sandtable.games.raid_on_schweinfurt.rules.ch14_target import (
    flak_intensity_roll,
    flak_modifiers,
    flak_roll,
    target,
)
from sandtable.games.raid_on_schweinfurt.rules.ch15_bombing import bombing
from tests.games.raid_on_schweinfurt.builders import BOX, raid, umpire, wave


@pytest.mark.rule("XIV", "XIV.flak-roll")
def test_xiv_flak_is_rolled_once_for_both_waves_and_targets_before_table_5() -> None:
    s = raid(wave(30), wave(30, target="regensburg"))
    u = umpire(10, 8, 1, 8, 1)

    target(u, s)

    assert u.tables == ["flak", "t5", "t5", "t5", "t5"]
    assert (s.flak, u.modified[1:]) == ("heavy", [9, 2, 9, 2])
    assert [event.flak for event in u.told(FlakOpened)] == ["heavy"]


@pytest.mark.rule("XIV.flak-table")
def test_xiv_flak_table() -> None:
    rows = [flak_intensity_roll(umpire(die)) for die in range(1, 11)]

    assert [row.id for row in rows] == [*["light"] * 4, *["moderate"] * 5, "heavy"]
    assert {row.id: (row.marker, row.drm_t5) for row in rows} == {
        "light": ("L", -1),
        "moderate": ("M", 0),
        "heavy": ("P", 1),
    }


@pytest.mark.rule("XIV.flak-table")
@pytest.mark.parametrize(("flak", "drm"), [("light", -1), ("moderate", 0), ("heavy", 1)])
def test_xiv_flak_modifies_table_5(flak: str, drm: int) -> None:
    assert flak_modifiers(BOX, raid(flak=flak)).total == drm


@pytest.mark.rule("XIV.table5")
def test_xiv_table_5() -> None:
    assert [flak_roll(umpire(die), NONE) for die in range(1, 11)] == [*[0] * 7, 1, 1, 2]


@pytest.mark.rule("XIV", "XIV.rolls")
def test_xiv_each_wave_rolls_for_its_own_bombers_and_loses_them() -> None:
    s = raid(wave(41), wave(20), flak="moderate")
    u = umpire(8, 10, 1, 9)

    target(u, s)

    assert [(w.bombers, w.downed) for w in s.waves] == [(38, 3), (19, 1)]
    assert {event.rule for event in u.told(BombersDowned)} == {"XIV.rolls"}


@pytest.mark.rule("XIV.survivors")
def test_xiv_survivors_and_only_they_bomb() -> None:
    s = raid(wave(41), flak="moderate")
    u = umpire(8, 1, 1, 1, 1, 1, 1)

    target(u, s)
    bombing(u, s)

    assert u.tables.count("t6") == 4


@pytest.mark.rule("XIX.historical.given", "XIX.historical.B")
def test_xiv_a_historical_scenario_gives_the_flak() -> None:
    s = raid(wave(20), scenario="historical-b")
    u = umpire(8)

    target(u, s)

    assert (u.tables, u.modified) == (["t5"], [7])
