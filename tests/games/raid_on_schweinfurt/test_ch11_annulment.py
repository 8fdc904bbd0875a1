"""XI. Annulling the mission."""

import pytest

from sandtable.engine.events import phases_of
from sandtable.engine.sequence import END
from sandtable.games.raid_on_schweinfurt.events import MissionAnnulled, MissionWentAhead
from sandtable.games.raid_on_schweinfurt.rules.ch11_annulment import (
    go_or_annul,
    is_allowed,
    raised,
)
from sandtable.games.raid_on_schweinfurt.state import Crew, Goal, Raid
from sandtable.testing.desk import answers, option_ids
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

UP_TO_THE_CHOICE = [*DICE_OF_40, 1, 1, 5, 5]


@pytest.mark.rule("XI", "XI.go")
def test_xi_go_leads_on_to_the_diversion() -> None:
    s = raid(wave(100))
    u = umpire()

    driven = answers(go_or_annul(u, s), "go")

    assert option_ids(driven.asked[0]) == ["go", "annul"]
    assert (driven.result, s.annulments, len(u.told(MissionWentAhead))) == (None, 0, 1)


@pytest.mark.rule("XI", "XI.go", "XI.no-return", "XII")
def test_xi_the_choice_stands_between_assembly_and_diversion_and_comes_once() -> None:
    rest = [7, 2, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 5]
    played = match("standard", [*UP_TO_THE_CHOICE, *rest], [*PLAN_OF_40, "1", "go"])

    phases = phases_of(played.log)
    assert played.is_over
    assert phases[phases.index("go-or-annul") - 1 :][:3] == ["assembly", "go-or-annul", "diversion"]
    assert [given.decision for given in played.inputs].count("annul") == 1


@pytest.mark.rule("XI.restart")
def test_xi_restart_begins_again_from_the_very_beginning() -> None:
    given = [*PLAN_OF_40, "1", "annul"]
    played = match("standard", [*UP_TO_THE_CHOICE, 3], given)

    assert played.pending[0].id == "availability"
    assert played.pending[0].facts == {"unit": "b17", "bombers": 345}
    assert (played.state.waves, played.state.home_weather, played.state.events) == ([], "", [])
    assert played.state.annulments == 1


@pytest.mark.rule("XI.restart", "V.reroll", "VII.reroll")
def test_xi_restart_brings_every_reroll_again() -> None:
    first = ["again", *PLAN_OF_40[1:-1], "postpone", "1", "annul"]
    again = ["again", *PLAN_OF_40[1:-1]]
    dice = [7, 7, 6, 6, 6, 6, 6, 1, 1, 5, 5, 7, 7, 6, 6, 6]

    played = match("standard", dice, [*first, *again])

    assert played.pending[0].id == "weather"
    assert option_ids(played.pending[0]) == ["accept", "postpone"]


@pytest.mark.rule("XI.restart", "XIX.events", "XIX.role(1)")
def test_xi_restart_brings_new_events_and_a_new_crew_member() -> None:
    s = raid(wave(100), events=["easy_takeoff"], crew=Crew(1, "worst", "killed"))

    answers(go_or_annul(umpire(), s), "annul")

    assert (s.events, s.crew, s.damage, s.claims) == ([], None, 0, 0)


@pytest.mark.rule("XI.restart", "XIX.historical")
def test_xi_restart_of_a_historical_raid_keeps_its_data() -> None:
    s = raid(scenario="historical-a")
    fresh = raid(scenario="historical-a")
    s.waves[0].bombers, s.waves[1].flying = 90, False

    assert answers(go_or_annul(umpire(), s), "annul").result == "briefing"
    assert s.waves == fresh.waves
    assert (s.home_weather, s.aggressiveness, s.flak, s.events) == (
        "overcast",
        "very_aggressive",
        "moderate",
        ["easy_takeoff"],
    )


@pytest.mark.rule("XI.restart", "XI.raise")
def test_xi_restart_keeps_options_and_the_last_result() -> None:
    s = raid(wave(100), options=["night", "role_playing"])
    s.previous = "draw/35/15"

    answers(go_or_annul(umpire(), s), "annul")

    assert (s.switches.night, s.switches.role_playing, s.previous) == (True, True, "draw/35/15")


@pytest.mark.rule("XI.raise")
def test_xi_raise_lifts_every_damage_goal_by_five_and_no_loss_limit() -> None:
    s = raid(wave(100))
    u = umpire()

    answers(go_or_annul(u, s), "annul")

    assert s.goals == [
        Goal("us_win", 45, 10),
        Goal("draw", 45, -1, 10, 20),
        Goal("draw", 40, 15),
        Goal("german_win"),
    ]
    assert [(e.points, e.rule) for e in u.told(MissionAnnulled)] == [(5, "XI.raise")]


@pytest.mark.rule("XI.raise", "XIX.victory-options", "XIX.dyo")
def test_xi_raise_lifts_own_goals_as_well_even_from_zero() -> None:
    own = [Goal("us_win", 0, 5), Goal("german_win")]

    assert raised(own, BOX.annul) == [Goal("us_win", 5, 5), Goal("german_win")]
    assert [goal.damage_min for goal in raised(BOX.goals["small-force"], BOX.annul)] == [
        35,
        35,
        31,
        0,
    ]


@pytest.mark.rule("XI.second")
def test_xi_second_annulment_is_a_german_win_at_once() -> None:
    s = raid(wave(100), annulments=1)
    u = umpire()

    assert answers(go_or_annul(u, s), "annul").result == END
    assert (s.result, s.reason, s.annulments) == ("german_win", "annulled-twice", 2)
    assert [(e.points, e.rule) for e in u.told(MissionAnnulled)] == [(0, "XI.second")]


@pytest.mark.rule("XI.second", "XI.raise")
def test_xi_second_choice_is_offered_after_one_annulment_and_may_be_go() -> None:
    s = raid(wave(100), annulments=1)

    assert answers(go_or_annul(umpire(), s), "go").result is None
    assert not s.result


@pytest.mark.rule("XI", "XIX.dyo", "XIX.historical")
def test_xi_the_choice_is_offered_unless_a_design_forbids_it() -> None:
    box = override(scenario=[{"id": "standard", "annul_allowed": False}])

    def allowed(s: Raid) -> bool:
        return is_allowed(BOX, s)

    assert allowed(raid())
    assert allowed(raid(scenario="historical-a"))
    assert not is_allowed(box, raid(box=box))


@pytest.mark.rule("XI.second")
def test_xi_second_annulment_is_of_the_second_mission() -> None:
    given = [*PLAN_OF_40, "1", "annul"] * 2
    played = match("standard", UP_TO_THE_CHOICE * 2, given)

    assert played.is_over
    assert played.scene("us").subtitle.args["number"] == 2  # type: ignore[union-attr]  # it is a choice
