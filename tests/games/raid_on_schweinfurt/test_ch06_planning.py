"""VI. Planning the raid."""

import pytest

from sandtable.engine.decisions import Answer, Choose, Number, Steps
from sandtable.engine.errors import BadInputError
from sandtable.games.raid_on_schweinfurt.events import (
    DiversionPlanned,
    FighterModeSet,
    NightChosen,
    WavePlanned,
)
from sandtable.games.raid_on_schweinfurt.rules.ch06_planning import planning
from sandtable.games.raid_on_schweinfurt.state import Raid
from sandtable.games.raid_on_schweinfurt.view import view
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.raid_on_schweinfurt.builders import (
    BOX,
    DICE_OF_40,
    PLAN_OF_40,
    Desk,
    match,
    override,
    raid,
    refused_by,
    umpire,
)

TWO_WAVES: tuple[Answer, ...] = ("2", 57, 13, 180, 182, "-1", "both", "africa", "england", "lock")


def available(b17: int = 375, b24: int = 57, *, scenario: str = "standard") -> Raid:
    return raid(scenario=scenario, b17_available=b17, b24_available=b24)


def plan(s: Raid | None = None, u: Desk | None = None) -> Steps[None]:
    return planning(u or umpire(), s or available())


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


@pytest.mark.rule("VI(5)")
@pytest.mark.parametrize(
    ("answer", "targets"),
    [
        ("both", ["schweinfurt", "schweinfurt"]),
        ("1", ["regensburg", "schweinfurt"]),
        ("2", ["schweinfurt", "regensburg"]),
    ],
)
def test_vi_5_both_waves_to_schweinfurt_or_one_of_them_to_regensburg(
    answer: str, targets: list[str]
) -> None:
    s = available()

    answers(plan(s), "2", 0, 100, 0, 100, 0, "0", answer, "england", "england", "lock")

    assert [w.target for w in s.waves] == targets


@pytest.mark.rule("VI(5)")
def test_vi_5_no_plan_leaves_schweinfurt_out() -> None:
    decision = offered(plan(), "2", 0, 100, 0, 100, 0, "0")

    assert option_ids(decision) == ["both", "1", "2"]


@pytest.mark.rule("VI(5).single")
def test_vi_5_a_single_wave_must_attack_schweinfurt() -> None:
    assert option_ids(offered(plan(), "1", 0, 100, 0, "0")) == ["both"]
    assert refused_by(plan(), "1", 0, 100, 0, "0", "1") == "VI(5).single"


@pytest.mark.rule("VI(5).secondary-limit")
@pytest.mark.parametrize(
    ("first", "second", "refused"),
    [(101, 100, "1"), (100, 101, "2"), (100, 100, ""), (1, 300, "2")],
)
def test_vi_5_the_secondary_force_may_not_outnumber_the_primary_one(
    first: int, second: int, refused: str
) -> None:
    given = ("2", 0, first, 0, second, 0, "0")

    found = {answer: refused_by(plan(), *given, answer) for answer in ("1", "2")}

    assert found == {a: "VI(5).secondary-limit" if a == refused else "" for a in ("1", "2")}


@pytest.mark.rule("VI(5).secondary-limit")
def test_vi_5_both_types_count_for_the_size_of_a_force() -> None:
    assert refused_by(plan(), "2", 0, 100, 11, 110, 0, "0", "1") == "VI(5).secondary-limit"


@pytest.mark.rule("VI(5)", "XIX.dyo")
def test_vi_5_a_design_with_a_single_target_asks_nothing() -> None:
    s = available(266, 0, scenario="big-week")

    driven = answers(plan(s), "2", 0, 130, 136, "0", "lock")

    assert [w.target for w in s.waves] == ["schweinfurt"] * 2
    assert "targets" not in driven.ids


@pytest.mark.rule("XIX.dyo", "XIX.dyo.closer")
def test_vi_5_a_design_with_one_of_several_targets_sends_both_waves_there() -> None:
    s = available(120, 0, scenario="closer-target")

    driven = answers(plan(s), "2", 0, 60, 60, "0", "rotterdam", "lock")

    assert [w.target for w in s.waves] == ["rotterdam"] * 2
    assert option_ids(driven.asked[5]) == ["rouen", "amiens", "rotterdam"]
    assert driven.asked[5].rule == "XIX.dyo"


@pytest.mark.rule("XIX.dyo", "VI(5)")
def test_vi_5_another_primary_target_takes_schweinfurts_place() -> None:
    own = {
        "id": "bremen",
        "name_en": "Bremen",
        "name_es": "Bremen",
        "victory": "standard",
        "targets": ["hamburg", "berlin"],
        "primary": "berlin",
    }
    box = override(scenario=[own])
    s = raid(scenario="bremen", box=box, b17_available=300, b24_available=50)

    answers(
        planning(umpire(box=box), s), "2", 0, 150, 0, 150, 0, "0", "2", "england", "africa", "lock"
    )

    assert [w.target for w in s.waves] == ["berlin", "hamburg"]


@pytest.mark.rule("VI(6)")
@pytest.mark.parametrize("ways", [("england", "england"), ("africa", "england"), ("africa",) * 2])
def test_vi_6_one_wave_or_both_or_none_may_fly_on_to_north_africa(ways: tuple[str, str]) -> None:
    s = available()

    answers(plan(s), "2", 0, 100, 0, 100, 0, "0", "2", *ways, "lock")

    assert tuple(w.way_home for w in s.waves) == ways


@pytest.mark.rule("VI(6)")
def test_vi_6_england_is_the_first_choice_and_may_be_the_only_one() -> None:
    decision = offered(plan(), "1", 0, 100, 0, "0", "both")
    s = available(266, 0, scenario="big-week")

    driven = answers(plan(s), "1", 0, 266, "0", "lock")

    assert option_ids(decision) == ["england", "africa"]
    assert ("way-home" in driven.ids, s.waves[0].way_home) == (False, "england")


@pytest.mark.rule("XIX.night")
@pytest.mark.parametrize(("answer", "by_night"), [("day", False), ("night", True)])
def test_xix_night_is_chosen_at_planning_for_the_whole_raid(answer: str, *, by_night: bool) -> None:
    s = raid(options=["night"], b17_available=375, b24_available=57)
    u = umpire()

    answers(plan(s, u), "1", 0, 100, 0, "0", "both", "england", answer, "lock")

    assert s.by_night is by_night
    assert len(u.told(NightChosen)) == by_night


@pytest.mark.rule("XIX.night", "XIX.dyo")
def test_xix_night_scenario_always_flies_by_night() -> None:
    s = available(scenario="night-raid")

    driven = answers(plan(s), "1", 0, 100, 0, "0", "both", "england", "lock")

    assert s.by_night
    assert "night" not in driven.ids


@pytest.mark.rule("XIX.night")
def test_xix_night_without_the_option_is_not_offered() -> None:
    s = available()

    driven = answers(plan(s), *TWO_WAVES)

    assert not s.by_night
    assert "night" not in driven.ids


def test_a_plan_is_one_group_of_questions() -> None:
    assert {decision.group for decision in answers(plan(), *TWO_WAVES).asked} == {"plan"}


def test_a_closed_target_says_why() -> None:
    decision = offered(plan(), "1", 0, 100, 0, "0")

    assert isinstance(decision, Choose)
    assert [(closed.id, closed.why.key) for closed in decision.closed] == [("1", "why-single")]


def test_a_design_of_fewer_bombers_than_waves_is_refused() -> None:
    with pytest.raises(BadInputError, match="fewer bombers than waves"):
        override(scenario=[{"id": "standard", "availability_fixed": {"b17": 1, "b24": 0}}])
