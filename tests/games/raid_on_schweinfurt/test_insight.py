"""The exact odds a player looks at while planning, flying and afterwards."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.scene import Insight
from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.games.raid_on_schweinfurt.odds.insight import insight, planned
from sandtable.games.raid_on_schweinfurt.odds.tally import odds_of

BOX = GAME.printed_box


def at(*answers: str | int, scenario: str = "standard") -> Match:
    match = Match(GAME, Setup(scenario), seed_from(7))
    for answer in answers:
        match.submit("us", answer)
    return match


def shown(match: Match) -> Insight:
    found = insight(BOX, match.state)
    assert found is not None
    return found


def test_without_bombers_there_is_nothing_to_reckon() -> None:
    assert insight(BOX, at().state) is None


@pytest.mark.parametrize(
    ("answers", "waves"),
    [
        (("keep", "keep"), [167, 218]),
        (("keep", "keep", "2", 20), [167, 198]),
        (("keep", "keep", "2", 20, 100), [167, 198]),
        (("keep", "keep", "2", 20, 100, 0), [100, 265]),
        (("keep", "keep", "1"), [385]),
        (("keep", "keep", "2", 20, 100, 0, 90, 30), [100, 120]),
    ],
)
def test_a_plan_half_made_is_completed_with_what_is_left(
    answers: tuple[str | int, ...], waves: list[int]
) -> None:
    state = at(*answers).state

    assert [wave.bombers for wave in planned(BOX, state).waves] == waves


def test_the_charts_show_the_goals_and_sum_to_one() -> None:
    found = insight(BOX, GAME.new_state(Setup("historical-a")))
    assert found is not None

    assert [GAME.texts(fact.value, "en") for fact in found.facts] == ["0.2 %", "20.0 %", "79.8 %"]
    assert GAME.texts(found.facts[0].value, "es") == "0,2 %"
    damage, losses = found.charts
    assert sum(damage.chances) == pytest.approx(1, abs=0.002)
    assert {mark.value for mark in damage.marks} == {35, 40}
    assert {mark.value for mark in losses.marks} == {10, 15}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ((), "neither postpone nor annul the raid."),
        (("variable_events",), "Variable events are left out."),
        (("role_playing",), "The fate of your crew is left out."),
        (("variable_events", "role_playing"), "events and the fate of your crew are left out."),
    ],
)
def test_the_note_tells_what_is_left_out(options: tuple[str, ...], says: str) -> None:
    setup = Setup("big-week", dict.fromkeys(options, True))
    state = GAME.new_state(setup)
    state.b17_available = 40
    found = insight(BOX, state)
    assert found is not None

    assert GAME.texts(found.note, "en").endswith(says)


def test_where_odds_would_not_be_exact_there_are_none() -> None:
    """Extra aborts that a wave's few B-17s cannot cover fall on the other wave."""
    state = at("keep", "keep", "2", 0, 200, 0, 10, 40, "0", "both", "england", "england").state
    state.events = ["difficult_assembly"]

    assert insight(BOX, state) is None


def test_the_result_is_set_against_the_odds_of_the_raid_as_planned() -> None:
    match = at(scenario="historical-a")
    before = odds_of(BOX, GAME.new_state(Setup("historical-a")))
    bot = GAME.bots["thumb"](BOX, "us", SeededDice(seed_from(1)))
    while not match.is_over:
        match.submit("us", bot.answer(match.known("us"), match.pending[0]))
    after = shown(match)

    assert odds_of(BOX, planned(BOX, match.state)).results == pytest.approx(before.results)
    assert match.state.damage in [mark.value for mark in after.charts[0].marks]
