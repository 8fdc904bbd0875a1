"""4.4, 12.11, 12.12. Bombers and their places."""

import pytest

from sandtable.engine.decisions import Choose
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import (
    arrange,
    as_before,
    assign,
    by_rank,
)
from sandtable.games.wing_and_a_prayer.rules.ch04_planning import draw_target
from sandtable.games.wing_and_a_prayer.rules.squadron import ready_pairs
from sandtable.games.wing_and_a_prayer.state import NOT_READY
from sandtable.testing.desk import answers, offered, option_ids, refusal
from tests.games.wing_and_a_prayer.squadrons import BOX, briefed, flight, man, squadron, umpire


@pytest.mark.rule("4.4", "4.4.max", "4.4.order", "2.6.required")
def test_4_4_just_as_many_as_required_fill_the_places_without_gaps() -> None:
    s = briefed()
    answers(assign(umpire(), s), "done")

    assert all(s.now.places[:6])
    assert not any(s.now.places[6:])
    assert s.now.points == 0


@pytest.mark.rule("4.4.short", "2.5.vp.missing")
def test_4_4_each_missing_bomber_costs_a_point() -> None:
    s = briefed()
    for bomber in list(s.bombers.values())[:8]:
        bomber.section = NOT_READY
    answers(assign(umpire(), s), "done")

    assert len(s.formation) == 4
    assert s.now.points == -2


@pytest.mark.rule("4.4.none")
def test_4_4_with_nobody_ready_nobody_flies() -> None:
    s = briefed()
    for bomber in s.bombers.values():
        bomber.crew = ""

    assert answers(assign(umpire(), s)).result == "reform"
    assert s.now.points == -6


@pytest.mark.rule("4.4.1", "4.4.choice")
def test_4_4_1_by_rank_the_best_bombardier_leads_and_better_crews_follow() -> None:
    s = briefed()
    man(s, "b17f_05", "crew_11:crack")  # bombing 3
    man(s, "b17f_07", "crew_01:crack")  # bombing 2, but the better gunners
    man(s, "b17f_09", "crew_07:veteran")
    ranked = by_rank(BOX, s, list(s.bombers))

    assert ranked[:3] == ["b17f_05", "b17f_07", "b17f_09"]
    assert sorted(ranked) == sorted(s.bombers)


@pytest.mark.rule("4.4.1")
def test_4_4_1_of_equal_bombardiers_the_better_performance_leads() -> None:
    s = briefed()
    man(s, "b17f_02", "crew_08:veteran")  # 0 0 1
    man(s, "b17f_03", "crew_06:veteran")  # 0 1 1

    assert by_rank(BOX, s, list(s.bombers))[:2] == ["b17f_03", "b17f_02"]


@pytest.mark.rule("4.4.choice")
def test_4_4_damaged_bombers_go_last() -> None:
    s = briefed()
    man(s, "b17f_05", "crew_11:crack")
    s.bombers["b17f_05"].damaged = True

    assert by_rank(BOX, s, list(s.bombers))[-1] == "b17f_05"


@pytest.mark.rule("4.4.choice", "4.4.crews")
def test_4_4_the_player_puts_any_pair_in_any_place() -> None:
    s = briefed()
    first = by_rank(BOX, s, list(s.bombers))
    crews = {bomber.id: bomber.crew for bomber in s.bombers.values()}
    answers(assign(umpire(), s), first[8], "place-1", first[1], "place-3", "done")

    assert s.formation == [first[8], first[2], first[1], *first[3:6]]
    assert {bomber.id: bomber.crew for bomber in s.bombers.values()} == crews


@pytest.mark.rule("4.4.choice")
def test_4_4_of_two_bombers_the_one_that_is_moved_takes_the_other_place() -> None:
    s = briefed()
    for bomber in list(s.bombers.values())[2:]:
        bomber.section = NOT_READY
    asked = answers(assign(umpire(), s), "b17f_02", "done")

    assert asked.ids == ["formation", "formation"]
    assert s.formation == ["b17f_02", "b17f_01"]


@pytest.mark.rule("4.4.choice")
def test_4_4_as_before_keeps_last_mission_s_places_and_fills_up_by_rank() -> None:
    s = briefed()
    s.last_formation = ["b17f_09", "b17f_03", "b17f_12"]
    s.bombers["b17f_03"].section = NOT_READY
    pairs = [name for name in s.bombers if name != "b17f_03"]

    assert as_before(BOX, s, pairs, 4) == ["b17f_09", "b17f_12", "b17f_01", "b17f_02"]
    answers(assign(umpire(), s), "as-before", "done")
    assert s.formation[:2] == ["b17f_09", "b17f_12"]
    assert s.last_formation == s.formation


@pytest.mark.rule("4.4.choice")
def test_4_4_fill_by_rank_undoes_changes() -> None:
    s = briefed()
    ranked = by_rank(BOX, s, list(s.bombers))[:6]
    answers(assign(umpire(), s), ranked[5], "place-1", "by-rank", "done")

    assert s.formation == ranked


@pytest.mark.rule("4.4.max")
def test_4_4_no_place_beyond_those_required_is_offered() -> None:
    s = briefed()
    decision = offered(assign(umpire(), s), "b17f_01")

    assert "place-7" not in option_ids(decision)
    assert refusal(decision, "place-7") == "4.4.choice"


@pytest.mark.rule("12.12", "C.tag_vp")
def test_12_12_more_may_be_sent_at_a_point_each() -> None:
    s = briefed(tag_along=True)
    answers(assign(umpire(), s), "2", "done")

    assert len(s.formation) == 8
    assert s.now.points == -2


@pytest.mark.rule("12.12")
def test_12_12_twelve_fly_at_most() -> None:
    s = briefed(tag_along=True)

    assert option_ids(offered(assign(umpire(), s)))[-1] == "6"
    s.bombers["b17f_12"].section = NOT_READY
    assert option_ids(offered(assign(umpire(), s)))[-1] == "5"
    s.now.required = 12
    assert offered(assign(umpire(), s)).id == "formation"


@pytest.mark.rule("12.11")
@pytest.mark.parametrize(("die", "required"), [(5, 6), (6, 12)])
def test_12_11_on_a_6_twelve_are_required(die: int, required: int) -> None:
    s = squadron("short", maximum_effort=True)
    draw_target(umpire(1, die), s)

    assert s.now.required == required


@pytest.mark.rule("4.4.choice", "13.0.hidden")
def test_4_4_in_a_duel_the_squadron_reads_the_names_of_its_own_crews() -> None:
    s = flight(3, at="base", duel=True, crews={1: "crew_01:crack"})
    asked = offered(arrange(umpire(), s, ready_pairs(s)))
    assert isinstance(asked, Choose)
    move = next(option for option in asked.options if option.id == "b17f_01")

    assert "Memphis Belle" in GAME.texts(move.text, "en")
