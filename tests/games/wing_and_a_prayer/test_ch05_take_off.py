"""5.0, 12.5, 12.9. Take-off, checks at the base and the commander."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import depart, take_off
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import choose_commander
from sandtable.games.wing_and_a_prayer.rules.squadron import crew_performance
from sandtable.games.wing_and_a_prayer.state import NOT_READY
from sandtable.testing.desk import answers
from tests.games.wing_and_a_prayer.squadrons import BOX, at, briefed, flight, umpire


@pytest.mark.rule("5.0", "3.1.1")
def test_5_0_take_off_counts_who_flies_and_plans_a_course() -> None:
    s = briefed()
    s.now.places = ["b17f_01", "b17f_02", *[""] * 10]
    asked = answers(take_off(umpire(), s), "quiet:rouen")

    assert asked.ids == ["course"]
    assert (s.now.took_off, s.sorties) == (2, {1942: 2})
    assert s.crew_of("b17f_01").missions == s.bombers["b17f_02"].missions == 1
    assert s.bombers["b17f_03"].missions == 0
    assert s.now.route[-1] == "rouen"
    assert s.now.box == "base"


@pytest.mark.rule("12.13")
def test_12_13_low_altitude_is_declared_before_take_off() -> None:
    s = briefed(low_altitude=True)
    s.now.places[0] = "b17f_01"
    asked = answers(take_off(umpire(), s), "low", "quiet:rouen")

    assert asked.ids == ["altitude", "course"]
    assert s.now.low


@pytest.mark.rule("12.9", "12.10")
@pytest.mark.parametrize("option", ["assembly", "damaged_fly"])
def test_12_9_damaged_bombers_are_checked_at_the_base(option: str) -> None:
    s = briefed("rouen:blue", **{option: True})
    s.now.places[:3] = ["b17f_01", "b17f_02", "b17f_03"]
    s.bombers["b17f_02"].damaged = True
    answers(take_off(umpire(1, 4, 1), s), "quiet:rouen")  # leaves, and comes home from so near

    assert s.formation == ["b17f_01", "b17f_03"]
    assert (s.now.took_off, s.now.gone) == (3, 1)
    assert s.bombers["b17f_02"].section == NOT_READY


@pytest.mark.rule("12.9")
def test_12_9_without_the_option_nobody_is_checked_at_the_base() -> None:
    s = briefed()
    s.now.places[:2] = ["b17f_01", "b17f_02"]
    s.bombers["b17f_02"].damaged = True
    answers(take_off(umpire(), s), "quiet:rouen")

    assert len(s.formation) == 2


@pytest.mark.rule("12.9", "5.0.empty")
def test_12_9_a_formation_that_never_leaves_goes_back_to_base() -> None:
    s = briefed(assembly=True)
    s.now.places[0] = "b17f_01"
    s.bombers["b17f_01"].damaged = True

    assert answers(take_off(umpire(1, 6, 6), s)).result == "reform"


@pytest.mark.rule("12.5", "12.5.fly", "12.5.performance")
def test_12_5_the_commander_flies_with_the_lead_and_adds_his_performance() -> None:
    s = briefed(commander=True)
    choose_commander(umpire(1), s)
    assert s.commander is not None
    assert s.commander.ace not in s.aces_left["us"]
    s.now.places[:2] = ["b17f_01", "b17f_02"]
    asked = answers(take_off(umpire(), s), "fly", "quiet:rouen")

    assert asked.ids == ["commander", "course"]
    assert s.commander.aboard == "b17f_01"
    assert crew_performance(BOX, s, "b17f_01") == 2
    assert crew_performance(BOX, s, "b17f_02") == 0


@pytest.mark.rule("12.5.fly")
@pytest.mark.parametrize("fault", ["not_ready", "lost"])
def test_12_5_he_is_not_asked_for_unless_he_is_ready(fault: str) -> None:
    s = briefed(commander=True)
    choose_commander(umpire(1), s)
    assert s.commander is not None
    if fault == "lost":
        s.commander.lost = True
    else:
        s.commander.section = NOT_READY
    s.now.places[0] = "b17f_01"

    assert answers(take_off(umpire(), s), "quiet:rouen").ids == ["course"]


@pytest.mark.rule("12.5.fly")
def test_12_5_he_may_stay_on_the_ground() -> None:
    s = briefed(commander=True)
    choose_commander(umpire(1), s)
    s.now.places[0] = "b17f_01"
    answers(take_off(umpire(), s), "stay", "quiet:rouen")

    assert s.commander is not None
    assert s.commander.aboard == ""


def test_departure_counts_sorties_of_the_year() -> None:
    s = flight(4, year=1943)
    s.sorties = {1943: 5}
    depart(s)

    assert s.sorties == {1943: 9}
    assert at(s, 1).missions == 1
