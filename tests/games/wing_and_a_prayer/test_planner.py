"""The player that thinks ahead: its styles, what it values, and that it plans each mission anew."""

import pytest
from msgspec.structs import replace

from sandtable.engine.decisions import Choose
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.bot.planner import Planner, prospects
from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import assign, by_rank, muster
from sandtable.games.wing_and_a_prayer.rules.ch05_route import plan_course
from sandtable.games.wing_and_a_prayer.rules.squadron import ready_pairs
from sandtable.games.wing_and_a_prayer.state import CRACK, VETERAN, Campaign
from sandtable.players.registry import make_player, player_names, seats_for
from sandtable.players.search import SearchPlayer
from sandtable.testing.desk import answers, drive, offered
from tests.games.wing_and_a_prayer.squadrons import BOX, flight, man, squadron, umpire


def planner(style: str) -> Planner:
    return Planner(BOX, "us", SeededDice(seed_from(1)), style)


def briefed() -> Campaign:
    """Six of twelve bombers are called up; three crews are better than the rest."""
    s = squadron()
    for bomber, crew in (("b17f_04", "crew_01:crack"), ("b17f_05", "crew_02:veteran")):
        man(s, bomber, crew)
    s.mission = flight(0).now
    answers(muster(umpire(), s))
    return s


def placed(style: str) -> list[str]:
    s, player = briefed(), planner(style)
    drive(assign(umpire(), s), lambda decision: player.answer(s, decision))
    return s.formation


def test_the_best_fly_or_those_who_must_learn_and_the_best_bombardier_leads() -> None:
    s = briefed()
    ranked = by_rank(BOX, s, ready_pairs(s))

    assert placed("plain") == ranked[:6]
    rookies = placed("rookies")
    assert rookies[0] == ranked[0]
    assert "b17f_05" not in rookies
    assert len(set(rookies)) == 6


def test_damaged_bombers_fly_last() -> None:
    s = briefed()
    for bomber in list(s.bombers)[5:]:
        s.bombers[bomber].damaged = True
    wanted = planner("rookies").wanted(s)

    assert not any(s.bombers[bomber].damaged for bomber in wanted[:5])
    assert s.bombers[wanted[5]].damaged


@pytest.mark.parametrize(
    ("style", "bombed", "word"),
    [
        ("plain", False, "quiet"),
        ("meet", False, "via-"),
        ("meet", True, "quiet"),
        ("meet_home", False, "quiet"),
        ("meet_home", True, "via-"),
    ],
)
def test_courses_go_by_way_of_a_rendezvous_out_or_home(style: str, bombed: bool, word: str) -> None:
    s = flight(6, card="lorient:blue", at="lorient" if bombed else "base", bombed=bombed)
    decision = offered(plan_course(umpire(), s))
    assert isinstance(decision, Choose)
    answer = str(planner(style).answer(s, decision))

    assert answer.startswith(word)
    ways = [option.path for option in decision.options if option.id.startswith(word)]
    chosen = next(option.path for option in decision.options if option.id == answer)
    assert len(chosen) == min(map(len, ways))


def test_a_course_once_planned_is_kept() -> None:
    s = flight(6, route=["rouen"], reconsider=True)
    decision = offered(plan_course(umpire(), s))

    assert planner("meet_both").answer(s, decision) == "as-planned"


# ---------------------------------------------------------------------- its worth


def worth(s: Campaign) -> float:
    return prospects(BOX, s, "us")


def test_points_count_as_they_are_and_a_squadron_for_the_missions_to_come() -> None:
    s = squadron()
    plain, fewer = worth(s), squadron()
    del fewer.bombers["b17f_12"]

    assert worth(replace(s, points=3)) == pytest.approx(plain + 3)
    assert plain - worth(fewer) == pytest.approx((6 * 80 + 3 * 40) / 1000)
    assert worth(replace(s, luck=["angel"])) - plain == pytest.approx(5 * 110 / 1000)
    s.bombers["b17f_01"].section = "not_ready"
    assert plain - worth(s) == pytest.approx(3 * 40 / 1000)


@pytest.mark.parametrize(("level", "each"), [(VETERAN, 15), (CRACK, 23)])
def test_crews_are_worth_more_while_many_missions_are_left(level: str, each: int) -> None:
    s = squadron()
    plain = worth(s)
    s.crews["crew_01"].level = level
    assert worth(s) - plain == pytest.approx(10 * each / 1000)

    s.flown = 23
    later = worth(s)
    s.crews["crew_01"].level = "green"
    assert later - worth(s) == pytest.approx(2 * each / 1000)


def test_after_the_last_mission_points_are_all_that_counts() -> None:
    s = replace(squadron(), points=7, result="success")

    assert worth(s) == 7


# ---------------------------------------------------------------------- the search


def test_it_is_offered_to_the_squadron_and_plans_each_mission_anew() -> None:
    assert "search" in player_names(GAME)
    assert seats_for(GAME, "search") == ("us",)
    assert GAME.thinking is not None
    how = replace(GAME.thinking, tables=1)
    player = make_player(GAME, BOX, "us", "search", SeededDice(seed_from(4)))
    assert isinstance(player, SearchPlayer)
    player.how, s = how, briefed()
    decision = offered(assign(umpire(), s))

    assert isinstance(decision, Choose)
    answer = player.answer(s, decision)
    assert answer in {option.id for option in decision.options}
    assert not player.will_think(s, decision)
    assert player.will_think(replace(s, flown=1), decision)
    assert all(plan.tried for plan in player.plans)


def test_a_mission_that_is_thought_out_costs_nothing_twice() -> None:
    """Bombers that are missing are paid for when they muster, not when one thinks of it."""
    s = briefed()
    s.now.required = 14
    answers(assign(umpire(), s), "done")

    assert s.now.points == 0
    assert len(s.formation) == 6
