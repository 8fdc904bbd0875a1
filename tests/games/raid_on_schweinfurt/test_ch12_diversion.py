"""XII. Diversion."""

import pytest

from sandtable.engine.tables import NONE
from sandtable.games.raid_on_schweinfurt.rules.ch12_diversion import (
    diversion,
    diversion_modifiers,
    diversion_roll,
)
from sandtable.games.raid_on_schweinfurt.rules.ch13_outbound import outbound_modifiers
from sandtable.games.raid_on_schweinfurt.rules.ch16_return import return_modifiers
from sandtable.games.raid_on_schweinfurt.view import view
from tests.games.raid_on_schweinfurt.builders import BOX, raid, umpire, wave
from tests.games.raid_on_schweinfurt.builders import diversion as force


@pytest.mark.rule("XII.table3")
def test_xii_table_3() -> None:
    found = [diversion_roll(umpire(die), NONE) for die in range(1, 11)]

    assert [(row.wave1, row.wave2) for row in found] == [
        (1, 1),
        (1, 0),
        *[(0, 0)] * 4,
        *[(-1, 0)] * 2,
        (0, -1),
        (-1, -1),
    ]


@pytest.mark.rule("XII", "XII.note-result")
def test_xii_the_result_is_marked_for_each_wave() -> None:
    s = raid(wave(100), wave(100), diversion=force(50))

    diversion(umpire(9), s)

    assert [w.diversion_drm for w in s.waves] == [0, -1]


@pytest.mark.rule("XII.drm-mode")
@pytest.mark.parametrize("mode", [0, -1, -2])
def test_xii_the_fighter_mode_is_added_and_takes_fighters_from_the_diversion(mode: int) -> None:
    assert diversion_modifiers(BOX, raid(diversion=force(50), fighter_mode=mode)).total == mode


@pytest.mark.rule("XII.drm-size")
@pytest.mark.parametrize(
    ("bombers", "drm"),
    [(0, -3), (1, -2), (19, -2), (20, -1), (38, -1), (39, -1), (40, 0), (59, 0), (60, 1), (300, 1)],
)
def test_xii_the_size_of_the_force_is_added(bombers: int, drm: int) -> None:
    assert diversion_modifiers(BOX, raid(diversion=force(bombers))).total == drm


@pytest.mark.rule("XII.drm-size")
def test_xii_the_size_is_that_after_take_off() -> None:
    left = force(40)
    left.bombers, left.aborted = 0, 40

    assert diversion_modifiers(BOX, raid(diversion=left)).total == -3


@pytest.mark.rule("XII", "IV.ex3")
@pytest.mark.parametrize("waves", [1, 2])
@pytest.mark.parametrize("bombers", [0, 50])
def test_iv_ex3_one_roll_with_or_without_a_force_and_for_any_number_of_waves(
    waves: int, bombers: int
) -> None:
    u = umpire(5)

    diversion(u, raid(*(wave(100) for _ in range(waves)), diversion=force(bombers)))

    assert u.tables == ["t3"]


@pytest.mark.rule("XII.note-result")
def test_xii_a_result_for_a_wave_not_in_play_is_lost() -> None:
    s = raid(wave(0, flying=False), wave(100), diversion=force(50))

    diversion(umpire(7), s)

    assert [w.diversion_drm for w in s.waves] == [0, 0]


@pytest.mark.rule("XII.note-result", "III.wave.single")
def test_xii_a_single_wave_takes_the_first_waves_result() -> None:
    s = raid(wave(100), diversion=force(50))

    diversion(umpire(7), s)

    assert s.waves[0].diversion_drm == -1


@pytest.mark.rule("XII.note-result", "XVI.drm")
def test_xii_the_result_holds_on_table_4_alone() -> None:
    s = raid(wave(100, diversion_drm=-1), wave(100), aggressiveness="average")

    assert outbound_modifiers(BOX, s, s.waves[0]).total == -1
    assert return_modifiers(BOX, s, s.waves[0]).total == 0


@pytest.mark.rule("XII.leave")
def test_xii_the_force_leaves_the_game_afterwards() -> None:
    s = raid(wave(100), diversion=force(50))
    before = [p for p in view(BOX, s, "us").pieces if p.space == "diversion"]

    diversion(umpire(5), s)

    assert (bool(before), s.diversion.flying) == (True, False)
    assert [p for p in view(BOX, s, "us").pieces if p.space == "diversion"] == []


@pytest.mark.rule("XIX.historical.given", "XIX.historical.A", "XIX.historical.B")
@pytest.mark.parametrize(("scenario", "drm"), [("historical-a", 0), ("historical-b", 1)])
def test_xii_a_historical_scenario_gives_the_result(scenario: str, drm: int) -> None:
    s = raid(scenario=scenario)

    diversion(umpire(), s)

    assert [w.diversion_drm for w in s.waves] == [drm, drm]
