"""7.5 and 7.6: the progress of the war, the end of a campaign and its outcome."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import (
    end_or_go_on,
    war_progress,
)
from sandtable.games.wing_and_a_prayer.rules.outcome import broken_invariants, outcome, years_of
from sandtable.games.wing_and_a_prayer.rules.squadron import new_bomber
from sandtable.games.wing_and_a_prayer.state import AWAY, NOT_READY, READY
from tests.games.wing_and_a_prayer.squadrons import BOX, flight, man, squadron, umpire


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
