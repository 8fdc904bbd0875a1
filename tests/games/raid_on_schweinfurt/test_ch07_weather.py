"""VII. Weather."""

import pytest

from sandtable.games.raid_on_schweinfurt.events import RaidPostponed, WeatherSet
from sandtable.games.raid_on_schweinfurt.rules.ch07_weather import is_rolled, roll_weather, weather
from sandtable.games.raid_on_schweinfurt.rules.ch15_bombing import bombing_column
from sandtable.testing.desk import answers
from tests.games.raid_on_schweinfurt.builders import (
    BOX,
    DICE_OF_40,
    PLAN_OF_40,
    match,
    override,
    raid,
    umpire,
    wave,
)


@pytest.mark.rule("VII.table")
def test_vii_weather_table() -> None:
    found = []
    for die in range(1, 11):
        s = raid()
        roll_weather(umpire(die, 5), s)
        found.append(s.home_weather)

    assert found == ["poor", *["overcast"] * 3, *["intermediate"] * 4, *["excellent"] * 2]


@pytest.mark.rule("VII")
def test_vii_home_is_rolled_first_then_the_target() -> None:
    s = raid()
    u = umpire(1, 10)

    answers(weather(u, s), "accept")

    assert (s.home_weather, s.target_weather) == ("poor", "excellent")
    assert [roll.about for roll in u.rolls] == ["home", "target"]
    assert [event.where for event in u.told(WeatherSet)] == ["home", "target"]


@pytest.mark.rule("VII.both-targets", "XV.column")
def test_vii_one_roll_holds_over_both_targets() -> None:
    s = raid(wave(100), wave(90, target="regensburg"))

    roll_weather(umpire(5, 3), s)

    assert [bombing_column(BOX, s, w)[0].name for w in s.waves] == ["overcast", "overcast"]


@pytest.mark.rule("VII.reroll")
def test_vii_reroll_throws_both_dice_again_and_must_be_accepted() -> None:
    s = raid(wave(100))
    u = umpire(10, 10, 1, 1)

    driven = answers(weather(u, s), "postpone")

    assert (s.home_weather, s.target_weather) == ("poor", "poor")
    assert driven.rules == ["VII.reroll"]
    assert len(u.told(RaidPostponed)) == 1


@pytest.mark.rule("VII.reroll", "VI.locked")
def test_vii_reroll_does_not_reopen_the_plan() -> None:
    given = [*PLAN_OF_40[:-1], "postpone"]

    played = match("standard", [*DICE_OF_40, 5, 5, 1, 1, 5, 5], given)

    assert played.pending[0].id == "escort"
    assert played.state.waves[0].bombers == 40


@pytest.mark.rule("VII.reroll", "XIX.dyo")
def test_vii_reroll_may_be_left_out_of_a_design() -> None:
    box = override(scenario=[{"id": "standard", "weather_reroll": False}])

    driven = answers(weather(umpire(5, 5, box=box), raid(box=box)))

    assert driven.asked == []


@pytest.mark.rule("XIX.historical.given")
def test_vii_a_historical_scenario_gives_its_weather() -> None:
    s = raid(scenario="historical-b")

    assert (s.home_weather, s.target_weather) == ("overcast", "intermediate")
    assert not is_rolled(BOX, s)
