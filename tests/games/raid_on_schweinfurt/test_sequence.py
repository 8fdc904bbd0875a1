"""VIII. The sequence of play."""

import pytest

from sandtable.engine.events import phases_of
from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.games.raid_on_schweinfurt.sequence import SEQUENCE
from tests.games.raid_on_schweinfurt.builders import DICE_OF_40, PLAN_OF_40, match

REST = [1, 1, 5, 5, 7, 2, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 5]
STEPS = ["take-off", "assembly", "diversion", "outbound", "target", "bombing", "return"]


@pytest.mark.rule("VIII")
def test_viii_the_seven_steps_follow_each_other() -> None:
    order = [phase.id for phase in SEQUENCE.phases]

    assert [phase for phase in order if phase in STEPS] == STEPS


@pytest.mark.rule("VIII", "VIII.victory", "VII", "VI", "V")
def test_viii_preparation_steps_and_end_as_played() -> None:
    played = match("standard", [*DICE_OF_40, *REST], [*PLAN_OF_40, "1", "go"])

    assert phases_of(played.log) == [
        "availability",
        "planning",
        "weather",
        "take-off",
        "assembly",
        "go-or-annul",
        *STEPS[2:],
        "end",
        "verification",
    ]


@pytest.mark.rule("VIII.complete")
def test_viii_each_step_finds_the_results_of_the_one_before() -> None:
    """Two abort at take-off, so 38 of 40 are in play when the escort is chosen."""
    played = match("standard", [*DICE_OF_40, 3, 3, 5, 5], PLAN_OF_40)

    assert (played.phase, played.state.in_play, played.state.waves[0].box) == (
        "assembly",
        38,
        "assembly",
    )


@pytest.mark.rule("VIII.victory")
def test_viii_victory_is_determined_after_the_seventh_step_and_not_before() -> None:
    given = [*PLAN_OF_40, "1", "go"]
    before = match("standard", [*DICE_OF_40, *REST[:-3]], given)
    after = match("standard", [*DICE_OF_40, *REST[:-1]], given)

    assert (before.state.result, after.state.result) == ("", "german_win")


@pytest.mark.rule("0.intro.system")
def test_0_the_germans_take_no_decisions() -> None:
    played = match("standard", [*DICE_OF_40, *REST], [*PLAN_OF_40, "1", "go"])

    assert GAME.seats == ("us",)
    assert played.is_over
    assert {given.seat for given in played.inputs} == {"us"}
    assert played.state.aggressiveness == "average"


@pytest.mark.rule("0.intro.role")
def test_0_the_players_choices_are_these_and_no_others() -> None:
    given = [*PLAN_OF_40[:-2], "day", *PLAN_OF_40[-2:], "1", "go"]
    dice = [*DICE_OF_40, 1, 2, *REST]

    played = match("standard", dice, given, night=True, variable_events=True)

    asked = [given.decision for given in played.inputs if given.kind == "answer"]
    assert asked == [
        *["availability"] * 2,
        "waves",
        "diversion",
        *["wave"] * 2,
        "mode",
        "targets",
        "way-home",
        "night",
        "lock-plan",
        "weather",
        "escort",
        "annul",
    ]
