"""VI(5), VI(6) and XIX. Planning the raid: targets, the way home, night."""

import pytest

from sandtable.engine.decisions import Choose
from sandtable.engine.errors import BadInputError
from sandtable.games.raid_on_schweinfurt.events import (
    NightChosen,
)
from sandtable.games.raid_on_schweinfurt.rules.ch06_planning import planning
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.raid_on_schweinfurt.builders import (
    TWO_WAVES,
    available,
    override,
    plan,
    raid,
    refused_by,
    umpire,
)


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
