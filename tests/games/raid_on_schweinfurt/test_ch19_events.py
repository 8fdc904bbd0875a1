"""XIX. Variable events."""

import pytest

from sandtable.engine.decisions import Number
from sandtable.games.raid_on_schweinfurt.events import (
    BombersAborted,
    EventHappened,
    EventRepeated,
    LiberatorsMissing,
)
from sandtable.games.raid_on_schweinfurt.rules.ch09_take_off import take_off
from sandtable.games.raid_on_schweinfurt.rules.ch13_outbound import outbound_modifiers
from sandtable.games.raid_on_schweinfurt.rules.ch16_return import return_modifiers
from sandtable.games.raid_on_schweinfurt.rules.ch19_events import (
    are_due,
    b24_shortage,
    easy_take_off,
    luftwaffe_ready,
    roll_events,
    variable_events,
)
from sandtable.games.raid_on_schweinfurt.state import Raid
from sandtable.testing.desk import answers, offered
from tests.games.raid_on_schweinfurt.builders import (
    BOX,
    DICE_OF_40,
    PLAN_OF_40,
    diversion,
    match,
    raid,
    refused_by,
    umpire,
    wave,
)

TABLE = [
    "difficult_assembly",
    *["easy_takeoff"] * 2,
    *["luftwaffe_ready"] * 2,
    *["fighters_burn_fuel"] * 2,
    "treacherous_africa",
    "poor_return_weather",
    "b24_shortage",
]


def short_of_b24s(*waves: tuple[int, int], diverted: int = 0, available: int = 60) -> Raid:
    """Waves as (B-17s, B-24s), a diversion of B-24s and the event."""
    return raid(
        *(wave(b17 + b24, b24=b24) for b17, b24 in waves),
        diversion=diversion(diverted),
        b24_available=available,
        events=["b24_shortage"],
    )


@pytest.mark.rule("XIX.events.count")
@pytest.mark.parametrize(("die", "count"), [(1, 1), (5, 1), (6, 2), (9, 2), (10, 3)])
def test_xix_number_of_events(die: int, count: int) -> None:
    s = raid()

    roll_events(umpire(die, *[1, 2, 4][:count]), s)

    assert len(s.events) == count


@pytest.mark.rule("XIX.events.table")
def test_xix_events_table() -> None:
    found = []
    for die in range(1, 11):
        s = raid()
        roll_events(umpire(1, die), s)
        found += s.events

    assert found == TABLE


@pytest.mark.rule("XIX.events.repeat")
def test_xix_a_repeat_is_rolled_again_until_another_event_comes() -> None:
    s = raid()
    u = umpire(10, 2, 3, 9, 2, 9, 1)

    roll_events(u, s)

    assert s.events == ["easy_takeoff", "poor_return_weather", "difficult_assembly"]
    assert [len(u.told(kind)) for kind in (EventHappened, EventRepeated)] == [3, 3]


@pytest.mark.rule("XIX.events", "XIX.events.additional")
def test_xix_events_come_when_plan_and_weather_are_settled_just_before_take_off() -> None:
    dice = [*DICE_OF_40, 1, 1, 1, 1, 3, 2, 5, 5]

    played = match("standard", dice, PLAN_OF_40, variable_events=True)

    phases = [point.phase for point in played.checkpoints]
    assert phases[2:5] == ["weather", "events", "take-off"]
    assert played.state.events == ["difficult_assembly"]
    assert played.state.waves[0].bombers == 40 - 3 - 2


@pytest.mark.rule("XIX.events")
def test_xix_events_are_rolled_with_the_option_alone_and_not_in_a_historical_raid() -> None:
    assert are_due(BOX, raid(options=["variable_events"]))
    assert not are_due(BOX, raid())
    assert not are_due(BOX, raid(scenario="historical-a", options=["variable_events"]))


@pytest.mark.rule("XIX.events.additional")
@pytest.mark.parametrize("die", [2, 8, 10])
def test_xix_an_event_with_nothing_to_act_on_is_spent(die: int) -> None:
    """Easy take-off in bad weather, an African route not flown, no B-24s: one roll, no other."""
    s = raid(wave(40), home_weather="poor")

    driven = answers(variable_events(umpire(1, die), s))

    assert (s.events, driven.asked) == ([TABLE[die - 1]], [])


@pytest.mark.rule("XIX.events.1")
@pytest.mark.parametrize(
    ("waves", "dice", "left"),
    [([100, 100], [4, 9], [96, 91]), ([100], [4, 9], [87])],
)
def test_xix_event_1_takes_a_die_from_each_wave_or_both_from_the_only_one(
    waves: list[int], dice: list[int], left: list[int]
) -> None:
    s = raid(*map(wave, waves), diversion=diversion(20), events=["difficult_assembly"])

    take_off(umpire(*[1] * 5 * len(waves), 1, *dice), s)

    assert [w.bombers for w in s.waves] == left
    assert s.diversion.bombers == 20


@pytest.mark.rule("XIX.events.1", "IX.wave-abort")
def test_xix_event_1_comes_after_table_1_and_before_the_check_for_thirty() -> None:
    s = raid(wave(40), wave(34), events=["difficult_assembly"])
    u = umpire(1, 1, 1, 1, 2, 5)

    take_off(u, s)

    assert [w.flying for w in s.waves] == [True, False]
    assert [event.rule for event in u.told(BombersAborted)] == [
        *["IX.remove"] * 2,
        *["XIX.events.1"] * 2,
    ]


@pytest.mark.rule("XIX.events.1")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ((50, 45), (50, 0), [45, 47]),  # five B-17s cover a die of six, the other wave the rest
        ((50, 50), (50, 50), [50, 50]),  # no B-17s at all: no effect
        ((50, 50), (50, 48), [50, 48]),  # two B-17s in all
    ],
)
def test_xix_event_1_takes_b17s_only_and_the_other_wave_covers_the_rest(
    first: tuple[int, int], second: tuple[int, int], left: list[int]
) -> None:
    s = raid(*(wave(all_, b24=b24) for all_, b24 in (first, second)), events=["difficult_assembly"])

    take_off(umpire(*[1] * 6, 6, 2), s)

    assert [w.bombers for w in s.waves] == left
    assert [w.b24 for w in s.waves] == [first[1], second[1]]


@pytest.mark.rule("XIX.events.2-3")
@pytest.mark.parametrize(
    ("weather", "drm"), [("excellent", -1), ("intermediate", 0), ("overcast", 0), ("poor", 0)]
)
def test_xix_event_2_eases_take_off_in_excellent_weather_alone(weather: str, drm: int) -> None:
    assert easy_take_off(BOX, raid(home_weather=weather, events=["easy_takeoff"])) == drm
    assert easy_take_off(BOX, raid(home_weather=weather)) == 0


@pytest.mark.rule("XIX.events.2-3")
def test_xix_event_2_holds_for_waves_and_diversion() -> None:
    s = raid(wave(30), wave(30), home_weather="excellent", diversion=diversion(20))
    s.events = ["easy_takeoff"]
    u = umpire(4, 4, 4, 4, 4)

    take_off(u, s)

    assert u.modified == [3] * 5
    assert sum(w.aborted for w in s.waves) + s.diversion.aborted == 0


@pytest.mark.rule("XIX.events.4-5")
def test_xix_event_4_hits_the_first_wave_on_tables_4_and_7() -> None:
    s = raid(wave(30), wave(30), aggressiveness="average", events=["luftwaffe_ready"])

    assert [outbound_modifiers(BOX, s, w).total for w in s.waves] == [1, 0]
    assert [return_modifiers(BOX, s, w).total for w in s.waves] == [1, 0]
    assert luftwaffe_ready(BOX, s, s.waves[0], "t7a") == 0


@pytest.mark.rule("XIX.events.4-5")
def test_xix_event_4_hits_the_only_wave_whichever_it_is() -> None:
    s = raid(wave(0, flying=False), wave(30), events=["luftwaffe_ready"])

    assert luftwaffe_ready(BOX, s, s.waves[1], "t4") == 1
    assert luftwaffe_ready(BOX, raid(wave(30)), wave(30, 1), "t4") == 0


@pytest.mark.rule("XIX.events.8")
def test_xix_event_8_is_spent_when_nobody_flies_to_africa() -> None:
    s = raid(wave(30), wave(30), aggressiveness="average", events=["treacherous_africa"])

    assert [return_modifiers(BOX, s, w).total for w in s.waves] == [0, 0]


@pytest.mark.rule("XIX.events.10", "VI.locked")
def test_xix_event_10_lets_half_the_b24s_fly_and_the_player_chooses_where_they_are_missing() -> (
    None
):
    s = short_of_b24s((100, 20), (100, 10), diverted=30)
    u = umpire()

    driven = answers(b24_shortage(u, s), 5, 15)

    assert [event.number for event in u.told(LiberatorsMissing)] == [30]
    assert (s.diversion.bombers, s.diversion.b24) == (25, 25)
    assert [(w.b17, w.b24) for w in s.waves] == [(100, 5), (100, 0)]
    assert driven.ids == ["shortage", "shortage"]


@pytest.mark.rule("XIX.events.10")
def test_xix_event_10_asks_for_the_diversion_then_for_each_wave_and_never_for_what_must_be() -> (
    None
):
    s = short_of_b24s((100, 20), (100, 10), diverted=30)

    first = offered(b24_shortage(umpire(), s))

    assert isinstance(first, Number)
    assert (first.low, first.high, first.facts["wave"]) == (0, 30, 0)
    assert answers(
        b24_shortage(umpire(), short_of_b24s((100, 20), diverted=10, available=40)), 0
    ).ids == ["shortage"]


@pytest.mark.rule("XIX.events.10")
def test_xix_event_10_takes_no_more_than_a_force_has_nor_less_than_the_others_lack() -> None:
    def steps() -> Raid:
        return short_of_b24s((100, 20), (100, 30), diverted=10, available=60)

    assert refused_by(b24_shortage(umpire(), steps()), 11) == "XIX.events.10"
    assert refused_by(b24_shortage(umpire(), steps()), 10, 21) == "XIX.events.10"
    assert refused_by(b24_shortage(umpire(), short_of_b24s((9, 20), diverted=40)), 9)
    assert not refused_by(b24_shortage(umpire(), short_of_b24s((9, 20), diverted=40)), 10)


@pytest.mark.rule("XIX.events.10")
@pytest.mark.parametrize(
    ("available", "planned", "left"), [(57, 57, 29), (57, 30, 29), (57, 20, 20)]
)
def test_xix_event_10_half_is_rounded_up_and_those_at_home_are_missing_first(
    available: int, planned: int, left: int
) -> None:
    s = short_of_b24s((100, planned), available=available)

    answers(b24_shortage(umpire(), s))

    assert s.waves[0].b24 == left
    assert s.waves[0].b17 == 100


@pytest.mark.rule("XIX.events.10")
def test_xix_event_10_a_wave_brought_to_zero_is_not_in_play() -> None:
    s = short_of_b24s((100, 0), (0, 30), diverted=30)

    answers(b24_shortage(umpire(), s), 0)

    assert [w.number for w in s.flying] == [1]
    u = umpire(*[1] * 7)
    take_off(u, s)
    assert "wave-2" not in {roll.about for roll in u.rolls}


@pytest.mark.rule("XIX.events.10", "VI(5).secondary-limit")
def test_xix_event_10_does_not_check_the_secondary_force_again() -> None:
    s = short_of_b24s((100, 0), (60, 40), available=40)
    s.waves[0].target = "regensburg"

    answers(b24_shortage(umpire(), s))

    assert [w.bombers for w in s.waves] == [100, 80]
    assert [w.flying for w in s.waves] == [True, True]


@pytest.mark.rule("XIX.events.10")
def test_xix_event_10_without_b24s_does_nothing() -> None:
    s = short_of_b24s((100, 0), available=0)
    u = umpire()

    assert answers(b24_shortage(u, s)).asked == []
    assert u.log == []


@pytest.mark.rule("XIX.events.10", "XIX.events")
def test_xix_event_10_comes_at_once_when_it_is_rolled() -> None:
    s = raid(wave(100, b24=20), diversion=diversion(30), b24_available=50)

    answers(variable_events(umpire(1, 10), s), 25)

    assert (s.diversion.bombers, s.waves[0].b24) == (5, 20)
