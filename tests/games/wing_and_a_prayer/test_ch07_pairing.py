"""7.4.3: Ready crews change aircraft."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import look_after_crews
from sandtable.games.wing_and_a_prayer.rules.ch07_pairing import by_strength, reassign
from sandtable.games.wing_and_a_prayer.rules.squadron import new_bomber
from sandtable.games.wing_and_a_prayer.state import NOT_READY, Bomber
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.wing_and_a_prayer.squadrons import BOX, flight, man, squadron, umpire


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
def test_7_4_3_a_crew_whose_aircraft_is_repaired_takes_that_of_another() -> None:
    s = squadron()
    man(s, "b17f_01", "crew_01:crack")
    s.bombers["b17f_01"].crew, s.bombers["b17f_01"].section = "", NOT_READY
    answers(reassign(umpire(), s), "crew_01", "b17f_05", "done")

    assert s.bombers["b17f_05"].crew == "crew_01"
    assert "crew_05" not in {bomber.crew for bomber in s.bombers.values()}


@pytest.mark.rule("7.4.3")
def test_7_4_3_nobody_is_asked_while_a_crew_like_the_others_waits() -> None:
    s = squadron()
    s.bombers["b17f_01"].crew, s.bombers["b17f_01"].section = "", NOT_READY

    assert answers(reassign(umpire(), s)).ids == []


@pytest.mark.rule("7.4.3")
def test_7_4_3_a_crew_with_the_only_aircraft_is_not_offered() -> None:
    s = squadron()
    man(s, "b17f_01", "crew_01:crack")
    for name in list(s.bombers)[1:]:
        s.bombers[name].crew, s.bombers[name].section = "", NOT_READY
    for name in list(s.crews)[2:]:
        s.crews[name].section = NOT_READY

    assert option_ids(offered(reassign(umpire(), s))) == ["done", "best", "crew_02"]


@pytest.mark.rule("7.4.3")
def test_7_4_3_the_only_crew_that_is_ready_chooses_its_aircraft() -> None:
    s = squadron()
    s.bombers["b17f_01"].damaged = True
    for crew in list(s.crews)[1:]:
        s.crews[crew].section = NOT_READY
    for bomber in list(s.bombers)[1:]:
        s.bombers[bomber].crew = ""
    answers(reassign(umpire(), s), "crew_01", "b17f_02", "done")

    assert (s.bombers["b17f_01"].crew, s.bombers["b17f_02"].crew) == ("", "crew_01")


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


@pytest.mark.rule("7.4.3")
def test_7_4_3_the_structure_of_an_aircraft_counts_as_its_other_values_do() -> None:
    sturdy, swift = Bomber("b17f_01", "b17f"), Bomber("b24g_01", "b24g")

    assert by_strength(BOX, [sturdy, swift]) == [sturdy, swift]  # 12 and 12
    better = Bomber("b17g_01", "b17g")
    assert by_strength(BOX, [swift, better]) == [better, swift]
