"""7: landing, points, repair, crews, the war, and the end of a campaign."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import (
    end_or_go_on,
    gain_experience,
    landing,
    look_after_crews,
    recover,
    reform,
    repair,
    repair_and_replace,
    score_mission,
    war_progress,
)
from sandtable.games.wing_and_a_prayer.rules.ch07_pairing import by_strength, reassign
from sandtable.games.wing_and_a_prayer.rules.outcome import broken_invariants, outcome, years_of
from sandtable.games.wing_and_a_prayer.rules.scoring import add_campaign_points, level
from sandtable.games.wing_and_a_prayer.rules.squadron import new_bomber, ready_pairs
from sandtable.games.wing_and_a_prayer.state import AWAY, NOT_READY, READY, Bomber, Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, group, man, squadron, umpire


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
    for name in ("b17f_10", "b17f_11", "b17f_12"):
        del s.bombers[name]
    repair_and_replace(umpire(4, 5, 1, 6, 1), s)

    assert [name for name in s.bombers if name > "b17f_09"] == ["b17f_13", "b17g_01"]
    assert s.crew_of("b17g_01").level == "green"
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


@pytest.mark.rule("7.4.3")
def test_7_4_3_crews_without_aircraft_take_free_ones_by_themselves() -> None:
    s = squadron()
    for bomber, crew in (("b17f_01", "crew_01"), ("b17f_02", "crew_02")):
        assert s.bombers[bomber].crew == crew
        s.bombers[bomber].crew = ""
    s.crews["crew_02"].section = NOT_READY
    answers(reassign(umpire(), s))

    assert (s.bombers["b17f_01"].crew, s.bombers["b17f_02"].crew) == ("crew_01", "")


@pytest.mark.rule("7.4.3")
def test_7_4_3_between_equal_aircraft_nobody_is_asked() -> None:
    assert answers(reassign(umpire(), squadron())).ids == []


@pytest.mark.rule("7.4.3", "7.4")
def test_7_4_3_ready_crews_change_aircraft_as_the_player_likes() -> None:
    s = squadron()
    s.mission = flight(1).mission
    del s.bombers["b17f_12"]
    del s.crews["crew_12"]
    new_bomber(s, "b17g").crew = ""
    answers(look_after_crews(umpire(), s), "crew_03", "b17g_01", "done")

    assert s.bombers["b17g_01"].crew == "crew_03"
    assert s.bombers["b17f_03"].crew == ""


@pytest.mark.rule("7.4.3")
def test_7_4_3_two_crews_exchange_their_aircraft() -> None:
    s = squadron()
    s.bombers["b17f_12"].type = "b17g"
    answers(reassign(umpire(), s), "crew_01", "b17f_12", "done")

    assert (s.bombers["b17f_12"].crew, s.bombers["b17f_01"].crew) == ("crew_01", "crew_12")


@pytest.mark.rule("7.4.3")
def test_7_4_3_the_best_crews_take_the_best_aircraft() -> None:
    s = squadron()
    s.bombers["b17f_12"].type = "b17g"
    man(s, "b17f_01", "crew_01:crack")
    man(s, "b17f_02", "crew_02:veteran")
    s.bombers["b17f_03"].damaged = True
    answers(reassign(umpire(), s), "best", "done")

    assert s.bombers["b17f_12"].crew == "crew_01"
    assert s.bombers["b17f_01"].crew == "crew_02"
    assert len({bomber.crew for bomber in s.bombers.values()}) == 12


@pytest.mark.rule("7.4.3")
def test_7_4_3_crews_that_are_not_ready_are_not_offered() -> None:
    s = squadron()
    s.bombers["b17f_12"].type = "b17g"
    s.bombers["b17f_01"].crew = ""
    s.crews["crew_01"].section = NOT_READY
    ids = option_ids(offered(reassign(umpire(), s)))

    assert "crew_01" not in ids
    assert "crew_02" in ids


# ---------------------------------------------------------------------- 7.5 and 7.6


@pytest.mark.rule("7.5", "7.5.me262", "7.5.allied", "7.5.axis", "7.5.p51")
@pytest.mark.parametrize(
    ("dice", "points", "me262", "p51"),
    [
        ((1, 1), 0, True, False),
        ((2, 2), -1, False, False),
        ((2, 3), -1, False, False),
        ((3, 4), 0, False, False),
        ((4, 5), 1, False, False),
        ((5, 6), 1, False, False),
        ((6, 6), 0, False, True),
    ],
)
def test_7_5_the_war_goes_on(dice: tuple[int, int], points: int, me262: bool, p51: bool) -> None:
    s = squadron()
    s.box = 12
    war_progress(umpire(*dice), s)

    assert (s.points, s.me262_early, s.p51_early, s.box) == (points, me262, p51, 12)


@pytest.mark.rule("7.5.p51")
def test_7_5_p51s_cannot_come_early_after_box_12() -> None:
    s = squadron()
    s.box = 16
    war_progress(umpire(6, 6), s)

    assert not s.p51_early


@pytest.mark.rule("7.5.v2", "4.1.1.year")
def test_7_5_a_v2_moves_the_counter_and_its_icons_count() -> None:
    s = squadron()
    s.box = 13
    war_progress(umpire(1, 2), s)

    assert s.box == 14
    assert any(BOX.target_of(card).year == 1944 for card in s.deck)


@pytest.mark.rule("7.5.axis", "7.2.3.2")
def test_7_5_an_axis_advance_may_lose_the_campaign() -> None:
    s = squadron()
    s.points = -18

    assert war_progress(umpire(2, 2), s) == "<end>"
    assert s.result == "total_failure"


@pytest.mark.rule("7.6", "3.2.4", "3.3", "1.2")
def test_7_6_the_campaign_ends_with_its_last_mission() -> None:
    s = flight(1)
    s.scenario, s.flown, s.points = "short", 4, 3
    assert end_or_go_on(umpire(), s) == "calendar"
    assert s.mission is None
    s.flown = 5
    assert end_or_go_on(umpire(), s) == "<end>"
    assert (s.result, s.reason) == ("success", "flown")


@pytest.mark.rule("7.6", "3.1.2.full")
def test_7_6_it_ends_when_no_box_is_left() -> None:
    s = squadron()
    s.box, s.flown = 25, 20

    assert end_or_go_on(umpire(), s) == "<end>"
    assert s.reason == "track-ended"


@pytest.mark.rule("1.2", "7.2.3")
def test_1_2_the_outcome_tells_level_points_and_losses() -> None:
    s = squadron()
    s.points, s.flown, s.result, s.reason = 20, 25, "success", "flown"
    s.sorties, s.losses = {1942: 40, 1943: 60, 1944: 11}, {1942: 1, 1944: 5}
    found = outcome(BOX, s)

    assert found is not None
    assert (found.result, found.winner, found.reason) == ("success", "us", "flown")
    assert found.metrics["campaign_vp"] == 20
    assert found.metrics["bombers_lost"] == 6
    assert [found.metrics[f"loss_rate_{y}"] for y in (1942, 1943, 1944)] == [25, 0, 455]
    s.result = "failure"
    lost = outcome(BOX, s)
    assert lost is not None
    assert lost.winner is None
    s.result = ""
    assert outcome(BOX, s) is None


def test_a_campaign_is_flown_in_its_years() -> None:
    assert years_of(BOX, "short") == [1942]
    assert years_of(BOX, "war-entry") == [1943, 1944]
    assert years_of(BOX, "1944-short") == [1944]
    assert years_of(BOX, "full") == [1942, 1943, 1944]


def test_what_cannot_be_is_noticed() -> None:
    s = squadron()
    assert list(broken_invariants(BOX, s)) == []
    s.bombers["b17f_01"].crew = "crew_02"
    s.bombers["b17f_03"].section = NOT_READY
    s.deck.append("rouen:blue")
    man(s, "b17f_04", "crew_01:crack")
    man(s, "b17f_05", "crew_01:crack")
    s.named_left.append("crew_01")
    new_bomber(s, "b17f")
    s.mission = flight(2).mission
    s.now.places[5] = "b17f_99"

    assert len(list(broken_invariants(BOX, s))) == 7


def test_a_crew_on_its_way_is_away() -> None:
    s = squadron()
    s.crews["crew_01"].section = AWAY

    assert sum(crew.section == READY for crew in s.crews.values()) == 11


@pytest.mark.rule("7.4.3")
def test_7_4_3_the_structure_of_an_aircraft_counts_as_its_other_values_do() -> None:
    sturdy, swift = Bomber("b17f_01", "b17f"), Bomber("b24g_01", "b24g")

    assert by_strength(BOX, [sturdy, swift]) == [sturdy, swift]  # 12 and 12
    better = Bomber("b17g_01", "b17g")
    assert by_strength(BOX, [swift, better]) == [better, swift]
