"""The roster keeps what crews did, and a mission is debriefed by what it scored."""

from typing import Any

from msgspec.structs import replace

from sandtable.engine.dice import SeededDice
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.pages import Page
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.knowledge import known
from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import depart
from sandtable.games.wing_and_a_prayer.rules.ch10_results import damage, destroy
from sandtable.games.wing_and_a_prayer.rules.squadron import downgrade, upgrade
from sandtable.games.wing_and_a_prayer.state import Campaign, Deed
from sandtable.games.wing_and_a_prayer.view import view
from sandtable.games.wing_and_a_prayer.view.debriefing import mission_score, scores
from sandtable.testing.cases import play_on
from tests.games.wing_and_a_prayer.squadrons import BOX, flight, umpire


def departed(bombers: int = 2, **facts: Any) -> Campaign:  # noqa: ANN401  (as for a flight)
    s = flight(bombers, number=3, **facts)
    s.flown = 2
    depart(s)
    return s


def played() -> Campaign:
    """A short campaign to its end, at random."""
    match, dice = Match(GAME, Setup("short"), bytes(32)), SeededDice(bytes(32))
    while not match.is_over:
        play_on(match, dice)
    state: Campaign = match.state
    return state


def page(s: Campaign) -> Page:
    return view(BOX, s, "us").pages[0]


def test_a_crew_remembers_what_it_flew_and_what_befell_it() -> None:
    s = departed(crews={1: "crew_01:veteran"})
    crew = s.crew_of("b17f_01")
    damage(umpire(), s, s.bombers["b17f_01"])
    upgrade(umpire(), s, crew)
    downgrade(umpire(), s, crew)

    assert crew.story == [Deed(3, "flown"), Deed(3, "hit"), Deed(3, "raised"), Deed(3, "lowered")]


def test_the_roster_tells_flown_hit_rested_and_not_yet_there() -> None:
    s = departed(3)
    damage(umpire(), s, s.bombers["b17f_01"])
    s.crews["crew_02"].joined = 2
    rows = {row.pieces[0]: row for row in page(s).roster.rows}  # type: ignore[union-attr]  # a squadron has a roster

    assert [day.stay for day in rows["crew_01"].days] == ["away", "away", "hit"]
    assert [day.stay for day in rows["crew_02"].days] == ["", "away", "took_part"]
    assert [day.stay for day in rows["crew_05"].days] == ["away", "away", "away"]
    assert rows["crew_01"].alert
    assert rows["crew_01"].hits == 1
    assert [GAME.texts(rows[crew].story, "en") for crew in ("crew_01", "crew_02")] == [
        "Green from the start",
        "joined after mission 1",
    ]


def test_those_who_did_not_come_home_are_named_with_place_and_rule() -> None:
    s = departed(at="rouen")
    for _ in destroy(umpire(), s, s.bombers["b17f_01"], "flak"):
        pass
    losses, graves = page(s).chapters

    assert losses.tolls[0].count == 1
    assert graves.items[0].rule == "8.0"
    assert s.graves[0].space == "rouen"
    assert s.graves[0].story == [Deed(3, "flown")]


def test_the_german_learns_nothing_of_a_crew_s_past() -> None:
    s = departed(duel=True)
    s.now.seen = ["crew_01"]
    for _ in destroy(umpire(), s, s.bombers["b17f_02"], "flak"):
        pass
    seen = known(s, "german")

    assert all(crew.story == [] for crew in seen.crews.values())
    assert all(grave.story == [] for grave in seen.graves)


def test_points_of_a_mission_are_kept_by_what_they_were_for() -> None:
    s = played()

    assert s.reports
    for report in s.reports:
        assert sum(report.tally.values()) == report.points
        assert sum(line.points for line in mission_score(report)) == report.points


def test_the_campaign_is_scored_mission_by_mission_with_the_war() -> None:
    s = played()
    (score,) = scores(BOX, replace(s, points=s.points + 1))

    assert len([line for line in score.lines if line.rule == "7.2.2"]) == len(s.reports)
    assert score.lines[-1].rule == "7.5"
    assert sum(line.points for line in score.lines) == score.total


def test_the_plot_has_a_bar_for_each_mission_flown_and_to_come() -> None:
    s = played()
    plot = page(s).plots[0]

    assert [bar.value for bar in plot.bars] == [one.points for one in s.reports]
    assert len(page(flight()).plots[0].bars) == BOX.scenarios["full"].missions


def test_every_level_of_success_has_its_name_in_both_languages() -> None:
    for level in BOX.levels.values():
        told = GAME.result_words(level.id)
        assert GAME.texts(told, "es") == level.names.es
        assert GAME.texts(told, "en") == level.names.en
