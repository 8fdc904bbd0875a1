"""III. Conventions: dice, bombers in play, boxes and counters."""

import pytest

from sandtable.engine.decisions import Steps
from sandtable.engine.errors import BadInputError
from sandtable.engine.events import DieThrown
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import (
    half_of_box,
    in_counters,
    in_order,
    one_die,
    remove,
    roll_again,
    shoot_down,
)
from sandtable.games.raid_on_schweinfurt.rules.ch06_planning import planning
from sandtable.games.raid_on_schweinfurt.rules.ch09_take_off import abort, take_off
from sandtable.games.raid_on_schweinfurt.rules.ch10_assembly import assembly, assembly_modifiers
from sandtable.games.raid_on_schweinfurt.rules.ch12_diversion import diversion_modifiers
from sandtable.games.raid_on_schweinfurt.rules.ch13_outbound import (
    aggressiveness_modifiers,
    fly_out,
    outbound,
    outbound_modifiers,
)
from sandtable.games.raid_on_schweinfurt.rules.ch14_target import target
from sandtable.games.raid_on_schweinfurt.rules.ch15_bombing import bombing
from sandtable.games.raid_on_schweinfurt.rules.ch16_return import (
    fly_home,
    return_home,
    return_modifiers,
)
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import loss_percent
from sandtable.games.raid_on_schweinfurt.view import view
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.raid_on_schweinfurt.builders import (
    BOX,
    diversion,
    drm,
    override,
    raid,
    umpire,
    wave,
)


def plan() -> Steps[None]:
    return planning(umpire(), raid(b17_available=375, b24_available=57))


@pytest.mark.rule("III.dice")
def test_iii_every_roll_is_one_ten_sided_die() -> None:
    u = umpire(10)

    assert one_die(u, "why-crew-hit", rule="XIX.role(6)") == 10
    assert [event.sides for event in u.told(DieThrown)] == [10]
    assert {table.sides for name, table in BOX.tables.items() if name != "diversion_size"} == {10}


@pytest.mark.rule("III.dice")
def test_iii_a_table_for_another_die_is_refused() -> None:
    six = [{"lo": face, "hi": face, "bombers": 0} for face in range(1, 7)]

    with pytest.raises(BadInputError, match=r"III\.dice"):
        override(table={"t5": {"die": 6, "rows": six}})


@pytest.mark.rule("III.dice.clamp")
@pytest.mark.parametrize(
    ("die", "value", "read"), [(10, 2, 10), (9, 1, 10), (1, -2, 1), (3, -9, 1)]
)
def test_iii_a_result_beyond_the_table_is_its_first_or_last_entry(
    die: int, value: int, read: int
) -> None:
    u = umpire(die)

    assert u.roll(BOX.t4, drm(value)) == BOX.t4.read(read)
    assert u.modified == [read]


@pytest.mark.rule("III.drm.cumulative")
def test_iii_all_modifiers_of_a_roll_are_added_and_applied_once() -> None:
    """10 - 3 + 2 is 9; held within the table after each step it would be 7 + 2 or 10 - 1."""
    u = umpire(10)

    u.roll(BOX.t4, drm(2) + drm(-3))

    assert u.modified == [9]


@pytest.mark.rule("III.drm.cumulative", "XIII.drm")
def test_iii_table_4_adds_diversion_aggressiveness_night_and_event() -> None:
    s = raid(
        wave(100, diversion_drm=-1),
        wave(100, diversion_drm=1),
        aggressiveness="very_aggressive",
        by_night=True,
        events=["luftwaffe_ready"],
    )

    totals = [outbound_modifiers(BOX, s, w).total for w in s.waves]
    assert totals == [-1 + 2 - 1 + 1, 1 + 2 - 1]


@pytest.mark.rule("III.drm.cumulative", "XVI.drm")
def test_iii_table_7_adds_aggressiveness_night_and_event_but_no_diversion() -> None:
    s = raid(
        wave(100, diversion_drm=-1),
        wave(100),
        aggressiveness="very_aggressive",
        by_night=True,
        events=["luftwaffe_ready"],
    )

    assert [return_modifiers(BOX, s, w).total for w in s.waves] == [2 - 1 + 1, 2 - 1]


@pytest.mark.rule("III.drm.cumulative")
def test_iii_the_other_tables_add_up_as_well() -> None:
    s = raid(
        wave(100),
        options=["long_range_escort", "diminished_luftwaffe", "closer_target"],
        fighter_mode=-2,
        by_night=True,
        diversion=diversion(70),
    )

    assert assembly_modifiers(BOX, s).total == -2 + 1 - 1
    assert diversion_modifiers(BOX, s).total == -2 + 1
    assert aggressiveness_modifiers(BOX, s).total == 1 - 2 - 2


@pytest.mark.rule("III.drm.not-reroll")
@pytest.mark.parametrize("kind", ["number", "to7_else_none", "to7_cap", "min4"])
def test_iii_an_ra_die_is_never_modified(kind: str) -> None:
    u = umpire(6)

    assert roll_again(u, kind) == 6
    assert [roll.modifiers for roll in u.rolls] == [()]


@pytest.mark.rule("III.drm.not-reroll")
def test_iii_an_ra_die_is_thrown_at_once_before_the_next_table_roll() -> None:
    s = raid(wave(40), aggressiveness="very_aggressive")
    u = umpire(3, 2, 1)  # 5: roll again, two bombers; then 3: nothing

    fly_out(u, s, s.waves[0])

    assert u.tables == ["t4", "reroll-to7_else_none", "t4"]
    assert s.downed == 2


@pytest.mark.rule("III.counters.change")
@pytest.mark.parametrize("bombers", [0, 1, 4, 187, 202, 390])
def test_iii_counters_are_changed_like_coins(bombers: int) -> None:
    assert sum(in_counters(bombers, (1, 2, 5, 10, 20, 50))) == bombers


@pytest.mark.rule("III.counters.change")
def test_iii_large_counters_are_used_first() -> None:
    assert in_counters(202, (1, 2, 5, 10, 20, 50)) == [50, 50, 50, 50, 2]


@pytest.mark.rule("III.record", "XIII.move", "IX.remove")
def test_iii_aborted_and_downed_bombers_are_counted_apart() -> None:
    s = raid(wave(100))
    u = umpire()

    abort(u, s.waves[0], 20)
    shoot_down(u, s.waves[0], 8, rule="XIII.move")

    assert (s.waves[0].aborted, s.waves[0].downed, s.waves[0].bombers) == (20, 8, 72)
    assert loss_percent(s.downed, s.in_play) == 10


@pytest.mark.rule("III.record", "XIII.move")
def test_iii_no_more_bombers_are_downed_than_are_left() -> None:
    s = raid(wave(3))

    assert shoot_down(umpire(), s.waves[0], 7, rule="XIII.move") == 3
    assert (s.waves[0].bombers, s.downed, s.flying) == (0, 3, [])


@pytest.mark.rule("III.box-sides")
def test_iii_the_left_half_of_a_box_is_the_first_waves_and_the_right_half_the_seconds() -> None:
    s = raid(wave(100), wave(100))

    assert [half_of_box(w) for w in s.waves] == [0, 1]
    slots = {p.id[:6]: p.slot for p in view(BOX, s, "us").pieces if p.space == "base"}
    assert slots == {"wave-1": 0, "wave-2": 1}


@pytest.mark.rule("III.box-sides", "III.wave.single", "IX.wave-abort")
def test_iii_a_second_wave_left_alone_stays_on_the_right() -> None:
    s = raid(wave(20), wave(40))

    take_off(umpire(1, 1, 1), s)

    assert [half_of_box(w) for w in s.flying] == [1]


@pytest.mark.rule("III.weather-term", "IX.rolls")
def test_iii_tables_1_and_2_read_the_home_weather_and_table_6_the_target_weather() -> None:
    s = raid(wave(30), home_weather="excellent", target_weather="poor")
    u = umpire(1, 1, 5, 5, 6, 6, 6)

    take_off(u, s)
    answers(assembly(u, s), "1")
    bombing(u, s)

    columns = {roll.table: roll.column for roll in u.rolls}
    assert columns == {"t1": "excellent", "t2": "excellent", "t6": "poor"}


@pytest.mark.rule("III.weather-term", "XIX.events.2-3")
def test_iii_easy_take_off_looks_at_the_weather_at_home_alone() -> None:
    events = ["easy_takeoff"]
    u, v = umpire(4, 4), umpire(4, 4)

    take_off(u, raid(wave(30), home_weather="excellent", target_weather="poor", events=events))
    take_off(v, raid(wave(30), home_weather="poor", target_weather="excellent", events=events))

    assert (u.modified, v.modified) == ([3, 3], [4, 4])


@pytest.mark.rule("III.order")
def test_iii_in_every_step_the_first_wave_rolls_before_the_second() -> None:
    s = raid(wave(40, 2), wave(40, 1), aggressiveness="average", flak="moderate")
    u = umpire(*[1] * (4 + 4 + 4 + 4 + 8 + 4))

    take_off(u, s)
    answers(assembly(u, s), "1", "1")
    outbound(u, s)
    target(u, s)
    bombing(u, s)
    return_home(u, s)

    by_table: dict[str, list[str]] = {}
    for roll in u.rolls:
        by_table.setdefault(roll.table, []).append(str(roll.about))
    assert set(by_table) == {"t1", "t2", "t4", "t5", "t6", "t7"}
    assert all(waves == sorted(waves) for waves in by_table.values())


@pytest.mark.rule("III.order", "III.wave.alike")
def test_iii_a_wave_that_is_not_in_play_has_no_turn() -> None:
    assert [w.number for w in in_order(raid(wave(9, flying=False), wave(100)))] == [2]


@pytest.mark.rule("III.wave.alike")
@pytest.mark.parametrize("number", [1, 2])
def test_iii_the_same_dice_do_the_same_to_either_wave(number: int) -> None:
    flown = wave(60, number, escort=1)
    s = raid(flown, wave(60, 3 - number), aggressiveness="aggressive", flak="heavy")
    u = umpire(6, 6, 9, 7, 8, 10, 5, 1)

    fly_out(u, s, flown)
    fly_home(u, s, flown)

    assert (flown.downed, flown.escort, s.claims) == (1 + 1 + 7 + 0 + 1, 0, 3 + 2 + 4 + 3)


@pytest.mark.rule("III.in-play", "IX.wave-abort", "XVII")
def test_iii_losses_are_a_share_of_those_that_neither_aborted_nor_diverted() -> None:
    s = raid(wave(29), wave(100), diversion=diversion(60))
    u = umpire(1, 1, 10, 10, 1, 1, 1, 1, 1, 1, 1)

    take_off(u, s)
    shoot_down(u, s.waves[1], 9, rule="XIII.move")

    assert (s.in_play, loss_percent(s.downed, s.in_play)) == (90, 10)


@pytest.mark.rule("III.target-sum", "XV.track")
def test_iii_damage_to_both_targets_is_added_up() -> None:
    s = raid(wave(20), wave(20, target="regensburg"))

    bombing(umpire(10, 10, 10, 7), s)

    assert s.damage == 3 + 3 + 3 + 2


@pytest.mark.rule("III.wave", "III.wave.single", "VI(1)")
def test_iii_there_are_one_wave_or_two_and_their_places_are_their_numbers() -> None:
    assert option_ids(offered(plan())) == ["1", "2"]


@pytest.mark.rule("III.wave")
@pytest.mark.parametrize("waves", [0, 3])
def test_iii_a_design_of_no_waves_or_three_is_refused(waves: int) -> None:
    with pytest.raises(BadInputError, match=r"III\.wave"):
        override(scenario=[{"id": "standard", "waves_max": waves}])


@pytest.mark.rule("III.wave")
def test_iii_a_given_plan_of_three_waves_is_refused() -> None:
    plan = {"b17": 90, "b24": 0, "target": "schweinfurt", "return": "england"}

    with pytest.raises(BadInputError, match=r"III\.wave"):
        override(scenario=[{"id": "standard", "waves": [{**plan, "wave": n} for n in (1, 2, 3)]}])


@pytest.mark.rule("III.wave.single")
def test_iii_a_single_wave_counts_as_the_first() -> None:
    s = raid(b17_available=375, b24_available=57)

    answers(planning(umpire(), s), "1", 0, 300, 57, "0", "both", "england", "lock")

    assert [w.number for w in s.waves] == [1]


@pytest.mark.rule("III.types")
def test_iii_losses_do_not_look_at_the_type_and_b17s_are_shown_to_go_first() -> None:
    mixed = wave(30, b24=20)

    remove(mixed, 4)
    assert (mixed.bombers, mixed.b17, mixed.b24) == (26, 6, 20)
    remove(mixed, 10)
    assert (mixed.bombers, mixed.b17, mixed.b24) == (16, 0, 16)
