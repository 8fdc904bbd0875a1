"""6.5 and 7.1 to 7.4: landing, points, repair and crews."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import (
    gain_experience,
    landing,
    recover,
    reform,
    repair,
    repair_and_replace,
    score_mission,
)
from sandtable.games.wing_and_a_prayer.rules.scoring import add_campaign_points, level
from sandtable.games.wing_and_a_prayer.rules.squadron import ready_pairs
from sandtable.games.wing_and_a_prayer.state import NOT_READY, READY, Campaign
from sandtable.testing.desk import answers
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, group, squadron, umpire


def home(**facts: object) -> Campaign:
    """Three bombers back at base, the second damaged."""
    return flight(3, at="base", damaged=(2,), bombed=True, **facts)  # type: ignore[arg-type]  # fields of a mission


# ---------------------------------------------------------------------- 6.5 and 7.1


@pytest.mark.rule("6.5", "5.14")
def test_6_5_everybody_lands_safely() -> None:
    s = home()

    assert answers(landing(umpire(), s)).result is None
    assert len(s.formation) == 3
    assert s.now.points == 0


@pytest.mark.rule("7.1", "7.1.1", "7.0")
@pytest.mark.parametrize("settled", [False, True])
def test_7_1_1_the_card_goes_back_unless_it_was_removed(settled: bool) -> None:
    s = home(settled=settled)
    answers(reform(umpire(), s))

    assert ("rouen:blue" in s.deck) != settled


@pytest.mark.rule("7.1.2", "7.1.2.fighters")
def test_7_1_2_fighters_and_aces_leave_the_card() -> None:
    s = flight(2, escort=("p47", 2), interceptors=("fw190", 1))
    group(s).fighters[0].ace = "ace_us_01"
    s.aces_left["us"].remove("ace_us_01")
    s.now.aces_out = ["ace_us_01"]
    answers(reform(umpire(), s))

    assert (s.now.escort, s.now.interceptors) == (None, [])
    assert "ace_us_01" in s.aces_left["us"]
    assert not any(s.now.places)


@pytest.mark.rule("7.1.2.damaged", "7.1.2.undamaged", "2.5")
def test_7_1_2_damaged_bombers_and_their_crews_go_to_not_ready_apart() -> None:
    s = home()
    crew = at(s, 2).crew
    answers(reform(umpire(), s))

    assert (s.bombers["b17f_02"].section, s.bombers["b17f_02"].crew) == (NOT_READY, "")
    assert s.crews[crew].section == NOT_READY
    assert s.bombers["b17f_01"].section == READY
    assert s.bombers["b17f_01"].crew == "crew_01"
    assert s.now.returned == ["crew_01", "crew_03"]


@pytest.mark.rule("12.10")
def test_12_10_damaged_bombers_may_stay_ready_with_their_crews() -> None:
    s = flight(3, damaged=(1, 2), options={"damaged_fly": True})
    answers(reform(umpire(), s), "b17f_02", "none")

    assert s.bombers["b17f_01"].section == NOT_READY
    assert (s.bombers["b17f_02"].section, s.bombers["b17f_02"].crew) == (READY, "crew_02")
    assert s.bombers["b17f_02"].damaged
    assert "crew_02" in s.now.returned
    assert "b17f_02" in ready_pairs(s)


@pytest.mark.rule("12.10")
@pytest.mark.parametrize(("answer", "ready"), [("all", 3), ("none", 1)])
def test_12_10_all_or_none_of_them_at_once(answer: str, ready: int) -> None:
    s = flight(3, damaged=(1, 2), options={"damaged_fly": True})
    answers(reform(umpire(), s), answer)

    assert sum(s.bombers[f"b17f_0{n}"].section == READY for n in (1, 2, 3)) == ready


@pytest.mark.rule("2.5")
def test_2_5_only_ready_pairs_can_fly() -> None:
    s = squadron()
    s.bombers["b17f_01"].section = NOT_READY
    s.bombers["b17f_02"].crew = ""

    assert ready_pairs(s) == [f"b17f_{n:02}" for n in range(3, 13)]


# ---------------------------------------------------------------------- 7.2


@pytest.mark.rule("7.2", "7.2.1", "7.2.2", "2.5.progress", "2.5.vp", "C.progress")
@pytest.mark.parametrize(
    ("points", "campaign"),
    [(-10, -3), (-9, -2), (-5, -2), (-4, -1), (-1, -1), (0, 0), (2, 0), (3, 1), (5, 2), (8, 3)],
)
def test_7_2_mission_points_become_campaign_points(points: int, campaign: int) -> None:
    s = home(points=points, damage="heavy", kills=2, lost=["b17f_09"])
    s.points = 4
    assert score_mission(umpire(), s) is None

    assert (s.points, s.flown) == (4 + campaign, 1)
    report = s.reports[-1]
    assert (report.points, report.campaign, report.lost, report.sent) == (points, s.points, 1, 3)
    assert (report.kills, report.damage, report.card) == (2, "heavy", "rouen:blue")


@pytest.mark.rule("7.2.3.1", "7.2.3.2")
@pytest.mark.parametrize(
    ("points", "result", "reason"),
    [(40, "", ""), (41, "spectacular", "victory"), (-18, "", ""), (-19, "total_failure", "defeat")],
)
def test_7_2_3_too_many_or_too_few_points_end_the_campaign(
    points: int, result: str, reason: str
) -> None:
    s = squadron("short")
    add_campaign_points(umpire(), s, points, "7.2.2")

    assert (s.result, s.reason) == (result, reason)


@pytest.mark.rule("7.2.3.1")
def test_7_2_3_1_the_match_ends_with_the_points_of_a_mission() -> None:
    s = home(points=9)
    s.points = 38

    assert score_mission(umpire(), s) == "<end>"


@pytest.mark.rule("7.2.3", "1.2")
@pytest.mark.parametrize(
    ("scenario", "points", "expected"),
    [
        ("full", -100, "total_failure"),
        ("full", -18, "major_failure"),
        ("full", -1, "major_failure"),
        ("full", 8, "failure"),
        ("full", 9, "minimal_success"),
        ("full", 36, "spectacular"),
        ("war-entry", 13, "high_success"),
        ("1944-short", -10, "total_failure"),
        ("short", 3, "success"),
    ],
)
def test_7_2_3_the_final_points_name_the_level(scenario: str, points: int, expected: str) -> None:
    assert level(BOX, scenario, points) == expected


# ---------------------------------------------------------------------- 7.3


@pytest.mark.rule("7.3", "7.3.1", "7.3.1.noback")
def test_7_3_1_4_to_6_repairs_and_ready_bombers_are_left_alone() -> None:
    s = home()
    for name in ("b17f_01", "b17f_02"):
        s.bombers[name].section, s.bombers[name].damaged = NOT_READY, True
    repair_and_replace(umpire(3, 4), s)

    assert (s.bombers["b17f_01"].section, s.bombers["b17f_01"].damaged) == (NOT_READY, True)
    assert (s.bombers["b17f_02"].section, s.bombers["b17f_02"].damaged) == (READY, False)


@pytest.mark.rule("12.8", "7.3.1")
@pytest.mark.parametrize(
    ("option", "die", "section"), [(True, 1, READY), (True, 2, NOT_READY), (False, 1, NOT_READY)]
)
def test_12_8_a_natural_1_hurries_a_damaged_bomber_out(
    option: bool, die: int, section: str
) -> None:
    s = flight(1, options={"rushed_maintenance": option})
    bomber = s.bombers["b17f_05"]
    bomber.section, bomber.damaged = NOT_READY, True
    repair(umpire(die), s, bomber)

    assert (bomber.section, bomber.damaged) == (section, True)


@pytest.mark.rule("7.3.2", "7.3.2.pile")
def test_7_3_2_a_die_for_each_bomber_short_of_twelve() -> None:
    s = flight(1, year=1943)
    s.flown = 7
    for name in ("b17f_10", "b17f_11", "b17f_12"):
        del s.bombers[name]
    repair_and_replace(umpire(4, 5, 1, 6, 1), s)

    assert [name for name in s.bombers if name > "b17f_09"] == ["b17f_13", "b17g_01"]
    assert (s.crew_of("b17g_01").level, s.crew_of("b17g_01").joined) == ("green", 8)
    assert s.bombers["b17f_13"].section == READY


@pytest.mark.rule("7.3.2", "12.1")
@pytest.mark.parametrize(
    ("year", "die", "b24", "type_"),
    [
        (1942, 5, False, ""),
        (1942, 6, False, "b17f"),
        (1944, 5, False, "b17g"),
        (1944, 6, True, "b24j"),
        (1942, 6, True, "b24g"),
    ],
)
def test_7_3_2_the_year_says_what_arrives(year: int, die: int, b24: bool, type_: str) -> None:
    s = flight(1, year=year, options={"b24": b24})
    del s.bombers["b17f_12"]
    repair_and_replace(umpire(die, *([1] if type_ else [])), s)

    assert [bomber.type for bomber in s.bombers.values()][11:] == ([type_] if type_ else [])


# ---------------------------------------------------------------------- 7.4


@pytest.mark.rule("7.4", "7.4.1")
def test_7_4_1_crews_back_in_ready_gain_experience_on_5_or_6() -> None:
    s = flight(4, crews={1: "crew_01:veteran", 3: "crew_03:crack"})
    s.now.returned = ["crew_01", "crew_02", "crew_03", "crew_04"]
    gain_experience(umpire(5, 4, 6, 1), s)

    assert [s.crews[f"crew_0{n}"].level for n in (1, 2, 3, 4)] == [
        "crack",
        "green",
        "crack",
        "veteran",
    ]


@pytest.mark.rule("7.4.1")
def test_7_4_1_who_stayed_at_home_gains_nothing() -> None:
    s = flight(2)
    gain_experience(umpire(), s)

    assert {crew.level for crew in s.crews.values()} == {"green"}


@pytest.mark.rule("7.4.2", "7.4.2.noback")
def test_7_4_2_crews_recover_on_3_to_6() -> None:
    s = squadron()
    s.crews["crew_02"].section = s.crews["crew_05"].section = NOT_READY
    recover(umpire(2, 3), s)

    assert s.crews["crew_02"].section == NOT_READY
    assert s.crews["crew_05"].section == READY
    assert s.crews["crew_01"].section == READY
