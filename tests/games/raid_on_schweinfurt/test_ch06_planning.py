"""VI. Planning the raid."""

import pytest

from sandtable.engine.decisions import Answer, Number
from sandtable.games.raid_on_schweinfurt.events import (
    DiversionPlanned,
    FighterModeSet,
    WavePlanned,
)
from sandtable.games.raid_on_schweinfurt.view import view
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.raid_on_schweinfurt.builders import (
    BOX,
    DICE_OF_40,
    PLAN_OF_40,
    TWO_WAVES,
    available,
    match,
    plan,
    refused_by,
    umpire,
)


@pytest.mark.rule("VI", "VI(1)", "VI(2)", "VI(4)", "VI(5)", "VI(6)", "VI(2).b24-first")
def test_vi_everything_is_decided_in_the_books_terms() -> None:
    s = available()

    driven = answers(plan(s), *TWO_WAVES)

    assert (s.diversion.bombers, s.diversion.b24, s.fighter_mode) == (70, 57, -1)
    assert [(w.b17, w.b24, w.target, w.way_home) for w in s.waves] == [
        (180, 0, "schweinfurt", "africa"),
        (182, 0, "schweinfurt", "england"),
    ]
    assert driven.rules == [
        "III.wave",
        "VI(2)",
        "VI(2).b24-first",
        *["VI(1)"] * 2,
        "VI(4)",
        "VI(5)",
        *["VI(6)"] * 2,
        "VI.locked",
    ]


@pytest.mark.rule("VI")
def test_vi_the_plan_is_told_when_it_is_locked_and_not_before() -> None:
    u = umpire()
    steps = plan(u=u)

    offered(steps, *TWO_WAVES[:-1])
    assert u.log == []
    with pytest.raises(StopIteration):
        steps.send("lock")
    assert [type(event) for event in u.log] == [
        WavePlanned,
        WavePlanned,
        DiversionPlanned,
        FighterModeSet,
    ]


@pytest.mark.rule("VI", "VI.locked", "VII")
def test_vi_locked_plans_come_before_the_weather_and_are_not_asked_about_again() -> None:
    played = match("standard", [*DICE_OF_40, 1, 1, 5, 5], [*PLAN_OF_40, "1"])

    asked = [given.decision for given in played.inputs if given.kind == "answer"]
    assert asked[-3:] == ["lock-plan", "weather", "escort"]
    assert played.pending[0].id == "annul"


@pytest.mark.rule("VI.locked", "VI(4).fixed")
def test_vi_locked_plans_stay_as_they_are_to_the_end() -> None:
    rest = [1, 1, 5, 5, 7, 2, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 5]
    given = [*PLAN_OF_40[:6], "-2", "both", "africa", "lock", "accept", "1", "go"]

    played = match("standard", [*DICE_OF_40, *rest], given)

    (flown,) = played.state.waves
    assert played.is_over
    assert (played.state.fighter_mode, flown.target, flown.way_home) == (
        -2,
        "schweinfurt",
        "africa",
    )


@pytest.mark.rule("VI(1)")
def test_vi_1_types_are_mixed_freely_and_aircraft_may_stay_at_home() -> None:
    s = available()

    answers(plan(s), "2", 10, 0, 20, 300, 5, "0", "both", "england", "england", "lock")

    assert [(w.b17, w.b24) for w in s.waves] == [(0, 20), (300, 5)]


@pytest.mark.rule("VI(1)")
def test_vi_1_a_wave_needs_one_bomber_and_may_be_smaller_than_thirty() -> None:
    assert refused_by(plan(), "1", 0, 0, 0)
    assert not refused_by(plan(), "1", 0, 0, 1)
    assert refused_by(plan(available(b24=0)), "1", 0, 0)
    assert not refused_by(plan(available(b24=0)), "1", 0, 1)


@pytest.mark.rule("V.limit", "VI(1)")
def test_vi_1_the_first_wave_leaves_a_bomber_for_the_second() -> None:
    answer_all = offered(plan(available(b24=0)), "2", 0)

    assert isinstance(answer_all, Number)
    assert (answer_all.low, answer_all.high) == (1, 374)


@pytest.mark.parametrize(
    ("given", "suggested"),
    [
        (("1", 0), 375),
        (("1", 0, 375), 57),
        (("2", 0), 187),
        (("2", 0, 187), 0),
        (("2", 0, 187, 0), 188),
        (("2", 0, 187, 0, 188), 57),
    ],
    ids=str,
)
def test_equal_waves_are_suggested_with_the_b24s_in_the_last(
    given: tuple[Answer, ...], suggested: int
) -> None:
    decision = offered(plan(), *given)

    assert isinstance(decision, Number)
    assert decision.suggested == suggested


@pytest.mark.rule("V.limit")
@pytest.mark.parametrize(
    "given",
    [
        ("1", 58),  # B-24s to the diversion
        ("1", 57, 375),  # every B-17 to the diversion: none left for the wave
        ("1", 0, 376),  # B-17s in a wave
        ("1", 0, 375, 58),  # B-24s in a wave
        ("1", 30, 100, 28),  # B-24s left by the diversion
        ("1", 57, 10, 366),  # B-17s left by the diversion
        ("2", 0, 300, 40, 76),  # B-17s left by the first wave
        ("2", 0, 300, 40, 75, 18),  # B-24s left by the first wave
    ],
    ids=str,
)
def test_v_limit_nobody_flies_twice(given: tuple[Answer, ...]) -> None:
    assert refused_by(plan(), *given) == "V.limit"


@pytest.mark.rule("V.limit")
@pytest.mark.parametrize(
    "given",
    [
        ("1", 57),
        ("1", 57, 374),
        ("1", 0, 375, 57),
        ("1", 30, 100, 27),
        ("1", 57, 10, 365),
        ("2", 0, 300, 40, 75, 17),
    ],
    ids=str,
)
def test_v_limit_every_bomber_may_fly_once(given: tuple[Answer, ...]) -> None:
    assert not refused_by(plan(), *given)


@pytest.mark.rule("VI(2)")
def test_vi_2_the_diversion_is_any_number_from_zero_up() -> None:
    decision = offered(plan(), "2")

    assert isinstance(decision, Number)
    assert (decision.low, decision.high, decision.rule) == (0, 57, "VI(2)")
    assert refused_by(plan(), "2", -1)
    few = offered(plan(available(1, 57)), "2")
    assert isinstance(few, Number)
    assert few.high == 56


@pytest.mark.rule("VI(2).b24-first")
def test_vi_2_b17s_join_the_diversion_only_when_every_b24_does() -> None:
    with_all, with_some = offered(plan(), "2", 57), offered(plan(), "2", 56)

    assert (with_all.rule, with_all.facts["unit"]) == ("VI(2).b24-first", "b17")
    assert with_some.id == "wave"


@pytest.mark.rule("VI(2).b24-first")
def test_vi_2_without_b24s_the_diversion_is_of_b17s() -> None:
    s = available(266, 0, scenario="big-week")

    answers(plan(s), "1", 30, 236, "0", "lock")

    assert (s.diversion.bombers, s.diversion.b24) == (30, 0)


@pytest.mark.rule("VI(2).spare-b24")
@pytest.mark.parametrize(("first", "second"), [(27, 0), (0, 27), (13, 14)])
def test_vi_2_spare_b24s_join_either_wave(first: int, second: int) -> None:
    s = available()
    left = [second] if first < 27 else []
    given: list[Answer] = ["2", 30, 100, first, 120, *left]

    answers(plan(s), *given, "0", "both", "england", "england", "lock")

    assert [(w.b17, w.b24) for w in s.waves] == [(100, first), (120, second)]


@pytest.mark.rule("VI(3)")
def test_vi_3_waves_wait_in_the_base_box_and_the_diversion_in_its_own() -> None:
    s = available()

    answers(plan(s), *TWO_WAVES)

    assert [w.box for w in s.waves] == ["base", "base"]
    places = {(p.id.split("-b")[0], p.space, p.slot) for p in view(BOX, s, "us").pieces}
    assert {("wave-1", "base", 0), ("wave-2", "base", 1), ("diversion", "diversion", 0)} <= places


@pytest.mark.rule("VI(4)")
def test_vi_4_the_fighter_mode_is_zero_or_minus_one_or_minus_two() -> None:
    decision = offered(plan(), "1", 0, 40, 0)

    assert (decision.id, option_ids(decision)) == ("mode", ["0", "-1", "-2"])
    assert refused_by(plan(), "1", 0, 40, 0, "-3") == "VI(4)"
