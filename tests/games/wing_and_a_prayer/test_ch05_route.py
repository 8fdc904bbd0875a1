"""5.1, 5.10 and 5.13: courses and the move along them."""

import pytest

from sandtable.engine.decisions import Choose
from sandtable.games.wing_and_a_prayer.events.flight import FormationMoved
from sandtable.games.wing_and_a_prayer.rules.ch05_route import all_courses, move, plan_course
from sandtable.games.wing_and_a_prayer.rules.ch05_turn import mission_turn
from sandtable.testing.desk import answers, offered, option_ids, refusal
from tests.games.wing_and_a_prayer.squadrons import BOX, flight, umpire


@pytest.mark.rule("5.1")
def test_5_1_the_formation_enters_one_box_of_its_course() -> None:
    s = flight(at="dover", route=["picardy", "lille"])
    u = umpire()
    answers(move(u, s))

    assert (s.now.box, s.now.route, s.now.flown) == ("picardy", ["lille"], ["picardy"])
    assert u.told(FormationMoved)[0].space == "picardy"


@pytest.mark.rule("5.1", "5.10")
def test_5_1_every_course_runs_along_lines_and_before_the_bombs_not_through_the_base() -> None:
    s = flight(at="eng_s", card="lille:blue")
    for _, way in all_courses(BOX, s):
        steps = zip(("eng_s", *way), way, strict=False)
        assert all(to in BOX.atlas.boxes[start].adjacent for start, to in steps)
        assert "base" not in way
    s.now.bombed = True
    assert ("to:base" in dict(all_courses(BOX, s))) or "quiet:base" in dict(all_courses(BOX, s))


@pytest.mark.rule("5.1", "5.10")
def test_5_1_any_box_next_to_it_may_be_entered() -> None:
    s = flight(at="dover", card="berlin:blue")
    found = {way[0] for _, way in all_courses(BOX, s)}

    assert found == set(BOX.atlas.boxes["dover"].adjacent)
    assert refusal(offered(plan_course(umpire(), s)), "to:berlin") == "5.1"


@pytest.mark.rule("5.1")
def test_5_1_a_quiet_course_goes_around_flak_and_a_direct_one_is_the_shortest() -> None:
    s = flight(at="base", card="kassel:blue")
    courses = dict(all_courses(BOX, s))
    quiet = courses["quiet:kassel"]

    assert not any(BOX.atlas.has_flak(box) for box in quiet[:-1])
    shortest = BOX.atlas.graph.distance("base", "kassel")
    assert len(BOX.atlas.way("base", "kassel", quiet=False)) == shortest


@pytest.mark.rule("5.1")
def test_5_1_a_course_by_a_rendezvous_meets_it_on_the_way() -> None:
    s = flight(at="base", card="berlin:blue")
    courses = dict(all_courses(BOX, s))
    vias = {name: way for name, way in courses.items() if name.startswith("via-")}

    assert vias
    for name, way in vias.items():
        assert name.removeprefix("via-").removesuffix(":berlin") in way
        assert len(set(way)) == len(way)
        assert way[-1] == "berlin"


@pytest.mark.rule("5.1")
def test_5_1_the_course_is_planned_again_when_it_ends_or_things_have_changed() -> None:
    s = flight(at="dover", route=["picardy", "lille"], card="lille:blue")
    assert answers(move(umpire(), s)).ids == []
    s.now.reconsider = True
    assert answers(move(umpire(), s), "as-planned").ids == ["course"]
    assert s.now.box == "lille"
    assert not s.now.reconsider
    assert answers(move(umpire(), s), "to:picardy").ids == ["course"]


@pytest.mark.rule("5.1")
def test_5_1_to_go_on_as_planned_is_marked_as_doing_so() -> None:
    s = flight(at="dover", route=["picardy", "lille"], card="lille:blue")
    decision = offered(plan_course(umpire(), s))
    assert isinstance(decision, Choose)

    assert {option.id for option in decision.options if option.role} == {"as-planned"}
    assert decision.options[0].role == "again"


@pytest.mark.rule("5.13", "5.10")
def test_5_13_after_the_bombs_courses_lead_home() -> None:
    s = flight(at="rouen", bombed=True)
    decision = offered(plan_course(umpire(), s))

    assert option_ids(decision)[0] == "quiet:base"
    assert decision.facts["goal"] == "base"


@pytest.mark.rule("5.14")
def test_5_14_in_the_base_the_mission_lands_at_once() -> None:
    s = flight(at="eng_s", bombed=True, route=["base"], damaged=(1,))

    assert answers(mission_turn(umpire(), s)).result == "landing"
