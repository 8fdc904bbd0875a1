"""IX. Take-off."""

import pytest

from sandtable.engine.sequence import END
from sandtable.engine.tables import NONE
from sandtable.games.raid_on_schweinfurt.events import BombersAborted, RaidFailed, WaveTurnedBack
from sandtable.games.raid_on_schweinfurt.rules.ch09_take_off import (
    abort,
    check_minimum,
    take_off,
    take_off_roll,
)
from sandtable.games.raid_on_schweinfurt.rules.ch10_assembly import assembly
from sandtable.testing.desk import answers
from tests.games.raid_on_schweinfurt.builders import (
    BOX,
    DICE_OF_40,
    PLAN_OF_40,
    diversion,
    match,
    raid,
    umpire,
    wave,
)


@pytest.mark.rule("IX", "IX.rolls")
def test_ix_rolls_first_wave_second_wave_then_diversion_each_for_its_own() -> None:
    s = raid(wave(41), wave(21), diversion=diversion(20))
    u = umpire(*[3] * 6)

    take_off(u, s)

    assert [roll.about for roll in u.rolls] == [*["wave-1"] * 3, *["wave-2"] * 2, "diversion"]
    assert (s.waves[0].bombers, s.diversion.bombers, s.diversion.b24) == (38, 19, 19)


@pytest.mark.rule("IX.rolls")
def test_ix_without_a_diversion_nobody_rolls_for_it() -> None:
    u = umpire(3, 3)

    take_off(u, raid(wave(40)))

    assert {roll.about for roll in u.rolls} == {"wave-1"}


@pytest.mark.rule("IX.table1", "IX.rolls")
@pytest.mark.parametrize(
    ("weather", "aborts"),
    [
        ("excellent", [0, 0, 0, 1, 1, 2, 2, 3, 3, 6]),
        ("intermediate", [0, 0, 1, 1, 2, 2, 3, 3, 4, 6]),
        ("overcast", [0, 1, 1, 2, 2, 3, 3, 4, 4, 6]),
        ("poor", [1, 1, 2, 2, 3, 3, 4, 4, 6, 6]),
    ],
)
def test_ix_table_1_by_home_weather(weather: str, aborts: list[int]) -> None:
    worst = 9 if weather == "poor" else 10
    column = BOX.t1[weather]

    found = [
        take_off_roll(umpire(*([die, 6] if die >= worst else [die])), column, NONE)
        for die in range(1, 11)
    ]

    assert found == aborts


@pytest.mark.rule("IX.reroll-number")
@pytest.mark.parametrize("number", range(1, 11))
def test_ix_reroll_is_itself_the_number_of_aborts(number: int) -> None:
    assert take_off_roll(umpire(10, number), BOX.t1["intermediate"], NONE) == number


@pytest.mark.rule("IX.reroll-number", "III.drm.not-reroll", "XIX.events.2-3")
def test_ix_reroll_is_not_eased_by_the_event() -> None:
    s = raid(wave(100), home_weather="excellent", events=["easy_takeoff"])

    take_off(umpire(10, 10, 1, 1, 1), s)

    assert s.waves[0].aborted == 3 + 3


@pytest.mark.rule("IX.remove")
def test_ix_remove_aborted_bombers_leave_and_the_rest_assembles() -> None:
    s = raid(wave(60), diversion=diversion(20))
    u = umpire(5, 5, 5, 9)

    take_off(u, s)

    assert (s.waves[0].bombers, s.waves[0].aborted, s.waves[0].in_play) == (54, 6, 54)
    assert (s.waves[0].box, s.diversion.bombers, s.diversion.aborted) == ("assembly", 16, 4)
    assert [(e.wave, e.number, e.left) for e in u.told(BombersAborted)] == [(1, 6, 54), (0, 4, 16)]


@pytest.mark.rule("IX.remove")
def test_ix_remove_no_more_abort_than_are_there() -> None:
    s = raid(wave(3), diversion=diversion(2))
    u = umpire(10, 9, 10, 9)

    take_off(u, s)

    assert (s.waves[0].aborted, s.waves[0].bombers) == (3, 0)
    assert (s.diversion.aborted, s.diversion.bombers) == (2, 0)


@pytest.mark.rule("IX.wave-abort")
@pytest.mark.parametrize(("bombers", "flies"), [(30, True), (29, False), (1, False), (0, False)])
def test_ix_wave_abort_under_thirty(bombers: int, *, flies: bool) -> None:
    s = raid(wave(bombers, b24=bombers // 2))
    u = umpire()

    check_minimum(u, s.waves[0])

    assert s.waves[0].flying is flies
    assert s.waves[0].bombers == (bombers if flies else 0)
    assert s.waves[0].aborted == (0 if flies else bombers)
    assert len(u.told(WaveTurnedBack)) == (not flies)


@pytest.mark.rule("IX.wave-abort")
def test_ix_wave_abort_is_checked_on_the_wave_after_all_its_aborts() -> None:
    s = raid(wave(32), wave(32))

    take_off(umpire(5, 3, 1, 5), s)

    assert [w.flying for w in s.waves] == [False, True]
    assert [(w.aborted, w.in_play, w.downed) for w in s.waves] == [(32, 0, 0), (2, 30, 0)]
    assert s.waves[0].box == "home"


@pytest.mark.rule("IX.wave-abort")
def test_ix_wave_abort_takes_no_more_part() -> None:
    s = raid(wave(20), wave(40))
    u = umpire(1, 1, 1, 5, 5)

    take_off(u, s)
    answers(assembly(u, s), "1")

    assert {roll.about for roll in u.rolls if roll.table == "t2"} == {"wave-2"}


@pytest.mark.rule("IX.wave-abort.diversion")
def test_ix_wave_abort_is_not_for_the_diversion() -> None:
    s = raid(wave(40), diversion=diversion(1))

    take_off(umpire(1, 1, 1), s)

    assert (s.diversion.bombers, s.diversion.flying, s.diversion.aborted) == (1, True, 0)


@pytest.mark.rule("IX.wave-abort", "II.german")
def test_ix_wave_abort_of_every_wave_loses_at_once() -> None:
    s = raid(wave(29), wave(10), diversion=diversion(60))
    u = umpire(*[1] * 6)

    assert take_off(u, s) == END
    assert (s.result, s.reason) == ("german_win", "raid-failed")
    assert len(u.told(RaidFailed)) == 1


@pytest.mark.rule("IX.wave-abort", "II.german", "XI")
def test_ix_wave_abort_of_every_wave_leaves_no_choice_to_annul() -> None:
    given = [*PLAN_OF_40[:4], 29, 0, *PLAN_OF_40[6:]]

    played = match("standard", [*DICE_OF_40, 1, 1], given)

    assert played.is_over
    assert played.outcome is not None
    assert (played.outcome.result, played.state.annulments) == ("german_win", 0)


@pytest.mark.rule("VIII.complete")
def test_viii_all_rolls_of_take_off_are_made_before_a_wave_turns_back() -> None:
    s = raid(wave(20), wave(40))
    u = umpire(1, 1, 1)

    take_off(u, s)

    assert type(u.log[-1]) is WaveTurnedBack


@pytest.mark.rule("IX.remove")
def test_ix_remove_counts_twice_when_an_event_takes_more() -> None:
    s = raid(wave(100))
    u = umpire()

    abort(u, s.waves[0], 5)
    abort(u, s.waves[0], 4, rule="XIX.events.1")

    assert (s.waves[0].aborted, s.waves[0].in_play) == (9, 91)
    assert [event.rule for event in u.log] == ["IX.remove", "XIX.events.1"]
