"""XIX. Scenarios and options."""

from typing import Any

import pytest

from sandtable.engine.decisions import Answer
from sandtable.engine.errors import BadInputError
from sandtable.engine.events import Event
from sandtable.engine.game import Setup
from sandtable.engine.texts import Both
from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.games.raid_on_schweinfurt.components import option_kinds
from sandtable.games.raid_on_schweinfurt.events import (
    DiversionPlanned,
    EventHappened,
    FighterModeSet,
    WavePlanned,
    WeatherSet,
)
from sandtable.games.raid_on_schweinfurt.rules import ch03_conventions
from sandtable.games.raid_on_schweinfurt.rules.ch02_victory import result_of
from sandtable.games.raid_on_schweinfurt.rules.ch06_planning import briefing, is_given
from sandtable.games.raid_on_schweinfurt.rules.ch09_take_off import take_off
from sandtable.games.raid_on_schweinfurt.rules.ch13_outbound import (
    aggressiveness_modifiers,
    escorted_rolls,
)
from sandtable.games.raid_on_schweinfurt.rules.ch19_events import are_due, variable_events
from sandtable.games.raid_on_schweinfurt.rules.setup import copy_of, set_up
from sandtable.games.raid_on_schweinfurt.state import Switches
from sandtable.testing.desk import answers
from tests.games.raid_on_schweinfurt.builders import (
    BOX,
    DICE_OF_40,
    PLAN_OF_40,
    match,
    override,
    raid,
    umpire,
)
from tests.games.refusals import assert_said_in_both

OWN_DESIGN = ["long_range_escort", "diminished_luftwaffe", "closer_target"]
OWN: dict[str, Any] = {
    "id": "own",
    "name_en": "Own",
    "name_es": "Propio",
    "victory": "standard",
}


@pytest.mark.rule("XIX")
def test_xix_any_options_in_any_combination() -> None:
    names = list(Switches.__struct_fields__)
    for chosen in range(2 ** len(names)):
        options = [name for place, name in enumerate(names) if chosen >> place & 1]

        s = raid(options=options)

        assert [name for name in names if getattr(s.switches, name)] == options


@pytest.mark.rule("XIX")
def test_xix_without_options_none_is_on() -> None:
    assert raid().switches == Switches()


@pytest.mark.rule("XIX", "XIX.dyo")
def test_xix_a_scenarios_own_options_are_always_on_and_others_may_be_added() -> None:
    s = raid(scenario="big-week", options=["second_wave_bombing"])

    expected = Switches(long_range_escort=True, diminished_luftwaffe=True, second_wave_bombing=True)
    assert s.switches == expected


@pytest.mark.rule("XIX.dyo.p51", "XIX.dyo.diminished", "XIX.dyo.closer")
@pytest.mark.parametrize("option", OWN_DESIGN)
@pytest.mark.parametrize("scenario", ["historical-a", "historical-b"])
def test_xix_options_of_own_designs_do_not_go_with_historical_raids(
    option: str, scenario: str
) -> None:
    with pytest.raises(BadInputError, match=r"XIX\.dyo"):
        raid(scenario=scenario, options=[option])


@pytest.mark.rule("XIX")
@pytest.mark.parametrize(
    "option", [name for name in Switches.__struct_fields__ if name not in OWN_DESIGN]
)
def test_xix_the_other_options_go_with_historical_raids(option: str) -> None:
    assert getattr(raid(scenario="historical-a", options=[option]).switches, option)


@pytest.mark.rule("XIX.dyo.p51", "XIX.dyo.diminished", "XIX.dyo.closer")
def test_xix_options_of_own_designs_act_in_a_free_raid() -> None:
    s = raid(options=OWN_DESIGN)

    assert aggressiveness_modifiers(BOX, s).total == -4
    assert escorted_rolls(BOX, raid(options=["long_range_escort"]), 10) == 10
    assert escorted_rolls(BOX, raid(options=["closer_target"]), 10) == 10
    assert escorted_rolls(BOX, raid(options=["diminished_luftwaffe"]), 10) == 6


@pytest.mark.rule("XIX.historical", "XIX.historical.A", "XIX.historical.given")
def test_xix_historical_a() -> None:
    s = raid(scenario="historical-a")

    assert [(w.b17, w.b24, w.target, w.way_home, w.box) for w in s.waves] == [
        (145, 0, "regensburg", "africa", "base"),
        (230, 0, "schweinfurt", "england", "base"),
    ]
    assert (s.home_weather, s.target_weather, s.fighter_mode) == ("overcast", "intermediate", -1)
    assert (s.diversion.bombers, s.aggressiveness, s.flak) == (0, "very_aggressive", "moderate")
    assert s.events == ["easy_takeoff"]


@pytest.mark.rule("XIX.historical", "XIX.historical.B", "XIX.historical.given")
def test_xix_historical_b() -> None:
    s = raid(scenario="historical-b")

    assert [(w.b17, w.b24, w.target, w.way_home, w.box) for w in s.waves] == [
        (165, 0, "schweinfurt", "england", "base"),
        (160, 0, "schweinfurt", "england", "base"),
    ]
    assert (s.home_weather, s.target_weather, s.fighter_mode) == ("overcast", "intermediate", 0)
    assert (s.diversion.bombers, s.aggressiveness, s.flak) == (0, "very_aggressive", "light")
    assert s.events == ["easy_takeoff"]


@pytest.mark.rule("XIX.historical")
def test_xix_historical_numbers_are_those_available_for_take_off() -> None:
    s = raid(scenario="historical-a")
    u = umpire(*[1] * 20)

    take_off(u, s)

    assert (s.b17_available, s.b24_available, s.in_play) == (375, 0, 375)
    assert [roll.about for roll in u.rolls] == [*["wave-1"] * 8, *["wave-2"] * 12]


@pytest.mark.rule("XIX.historical.given", "XIX.events.2-3")
def test_xix_historical_event_2_does_nothing_in_overcast_weather() -> None:
    u = umpire(*[4] * 20)

    take_off(u, raid(scenario="historical-a"))

    assert set(u.modified) == {4}


@pytest.mark.rule("XIX.historical.given", "XIX.events")
@pytest.mark.parametrize("events", [False, True])
def test_xix_historical_raids_are_briefed_and_take_off_whatever_the_options(
    *, events: bool
) -> None:
    played = match("historical-a", variable_events=events)
    told = [type(event).__name__ for event in played.log]

    assert [point.phase for point in played.checkpoints[:2]] == ["briefing", "take-off"]
    assert told.count("WavePlanned") == told.count("WeatherSet") == 2


@pytest.mark.rule("XIX.historical", "XIX.night")
def test_xix_historical_raids_may_be_flown_by_night() -> None:
    assert raid(scenario="historical-a", options=["night"]).by_night
    assert not raid(scenario="historical-a").by_night


@pytest.mark.rule("XIX.no-counters")
def test_xix_no_counters_needs_no_switch_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All figures are numbers: a raid is played without a single counter."""
    monkeypatch.setattr(ch03_conventions, "in_counters", None)
    rest = [1, 1, 5, 5, 7, 2, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 5]

    played = match("standard", [*DICE_OF_40, *rest], [*PLAN_OF_40, "1", "go"])

    assert played.is_over
    assert "no_counters" in BOX.options
    assert "no_counters" not in {kind.id for kind in option_kinds(BOX)}


@pytest.mark.rule("XIX.dyo")
def test_xix_an_own_scenario_leaves_out_what_is_as_in_the_standard_game() -> None:
    box = override(scenario=[OWN])

    own, standard = box.scenarios["own"], box.scenarios["standard"]

    assert (own.targets, own.waves_max, own.returns) == (
        standard.targets,
        standard.waves_max,
        standard.returns,
    )
    assert set_up(box, Setup("own")).goals == BOX.goals["standard"]


@pytest.mark.rule("XIX.dyo", "XIX.victory-options")
def test_xix_an_own_scenario_may_bring_its_own_victory_schedule() -> None:
    clauses = [
        {"result": "us_win", "damage_min": 12, "downed_max": 4},
        {"result": "draw", "damage_min": 12, "downed_over": 6, "downed_under": 9},
        {"result": "draw", "damage_min": 6, "downed_max": 3},
        {"result": "german_win"},
    ]
    box = override(
        schedule=[{"id": "mine", "clauses": clauses}], scenario=[{**OWN, "victory": "mine"}]
    )

    goals = set_up(box, Setup("own")).goals

    found = [result_of(goals, *case) for case in [(12, 4), (12, 5), (12, 7), (6, 3)]]
    assert found == ["us_win", "german_win", "draw", "draw"]


@pytest.mark.rule("XIX.dyo", "XIX.events.10")
def test_xix_an_own_plan_knows_how_many_b24s_are_there() -> None:
    plan = {"wave": 1, "b17": 100, "b24": 40, "target": "schweinfurt", "return": "england"}
    box = override(scenario=[{**OWN, "waves": [plan]}])

    s = set_up(box, Setup("own", {"variable_events": True}))

    assert (s.b17_available, s.b24_available, s.waves[0].bombers) == (100, 40, 140)


def planned(*waves: tuple[int, str], way: str = "england", **fields: object) -> dict[str, Any]:
    """A scenario that gives its plan: the bombers and the target of each wave."""
    plans = [
        {"wave": number, "b17": bombers, "b24": 0, "target": target, "return": way}
        for number, (bombers, target) in enumerate(waves, 1)
    ]
    return {**OWN, "waves": plans, **fields}


@pytest.mark.rule("XIX.dyo", "VI(5).single", "VI(5).secondary-limit", "VI(6)")
@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        (planned((100, "regensburg")), "a wave to its primary target"),
        (planned((99, "schweinfurt"), (100, "regensburg")), "the larger force"),
        (planned((9, "schweinfurt"), (9, "schweinfurt"), waves_max=1), "more waves than it allows"),
        (planned((9, "schweinfurt"), way="africa", returns=["england"]), "a way home that it"),
        (planned((9, "schweinfurt"), (9, "regensburg"), target_rule="single"), "the same target"),
        (planned((9, "berlin")), "not among its targets"),
        (planned((0, "schweinfurt")), "without bombers"),
        (planned((9, "schweinfurt"), diversion={"bombers": 5, "b24": 6}), "more B-24s"),
        ({**OWN, "targets": ["schweinfurt", "moscow"]}, "names in both languages"),
    ],
)
def test_xix_a_plan_that_no_player_could_make_is_refused(
    scenario: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadInputError, match=words) as refused:
        override(scenario=[scenario])

    assert_said_in_both(refused.value)


@pytest.mark.rule("XIX.dyo", "VI(5)")
def test_xix_a_plan_with_equal_waves_to_both_targets_is_accepted() -> None:
    box = override(scenario=[planned((100, "regensburg"), (100, "schweinfurt"))])

    assert [w.target for w in set_up(box, Setup("own")).waves] == ["regensburg", "schweinfurt"]


@pytest.mark.rule("XIX.dyo")
def test_xix_an_own_target_brings_its_name_in_both_languages() -> None:
    place = {"id": "kiel", "name_en": "Kiel", "name_es": "Kiel (Alemania)", "source": "mine"}
    where = {"type": "city", "lat": 54.3, "lon": 10.1}
    own = {**OWN, "targets": ["schweinfurt", "kiel"]}
    box = override(scenario=[own], geography={"place": [{**place, **where}]})

    assert box.target_name("kiel") == Both("Kiel (Alemania)", "Kiel")


@pytest.mark.rule("XIX.dyo", "VI(2)")
def test_xix_a_given_diversion_may_have_b24s() -> None:
    diversion = {"bombers": 30, "b24": 20}
    box = override(scenario=[planned((100, "schweinfurt"), diversion=diversion)])
    s = set_up(box, Setup("own"))

    assert (s.diversion.bombers, s.diversion.b24) == (30, 20)
    assert (s.b17_available, s.b24_available) == (110, 20)


@pytest.mark.rule("XIX.events.10", "XIX.historical.given")
def test_xix_a_given_shortage_of_b24s_takes_effect() -> None:
    scenario = planned((100, "schweinfurt"), diversion={"bombers": 20, "b24": 20}, event_die=10)
    box = override(scenario=[scenario])
    s, u = set_up(box, Setup("own")), umpire(box=box)

    assert are_due(box, s)
    answers(variable_events(u, s))

    assert (s.diversion.bombers, s.diversion.b24) == (10, 10)
    assert s.events == ["b24_shortage"]


@pytest.mark.rule("XIX.historical.given")
@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"event_die": 2}, [EventHappened]),
        ({"home_weather": "poor", "target_weather": "poor"}, [WeatherSet, WeatherSet]),
        (planned((9, "schweinfurt")), [WavePlanned, DiversionPlanned, FighterModeSet]),
        ({}, []),
    ],
)
def test_xix_all_that_a_scenario_gives_is_told_first(
    fields: dict[str, Any], told: list[type[Event]]
) -> None:
    box = override(scenario=[{**OWN, **fields}])
    s, u = set_up(box, Setup("own")), umpire(box=box)

    assert is_given(box, s) == bool(told)
    briefing(u, s)
    assert [type(event) for event in u.log or ()] == told


@pytest.mark.rule("XIX.dyo")
@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ({"victory": "none"}, "unknown victory schedule"),
        ({"options": ["no_counters"]}, "not a switch"),
        ({"primary": "berlin"}, "primary target"),
        ({"targets": ["schweinfurt"]}, "two targets"),
        ({"home_weather": "sunny", "target_weather": "poor"}, "unknown weather"),
        ({"home_weather": "poor"}, "home and target"),
        ({"aggressiveness": "shy"}, "unknown aggressiveness"),
        ({"flak": "none"}, "unknown flak"),
        ({"target_rule": "any"}, "is not valid"),
        ({"returns": ["spain"]}, "is not valid"),
        ({"event_die": 11}, "is not valid"),
        ({"wether": "roll"}, "is not valid"),
    ],
    ids=str,
)
def test_xix_an_own_scenario_that_cannot_be_played_is_refused_with_a_reason(
    fault: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadInputError, match=words) as refused:
        override(scenario=[{**OWN, **fault}])

    assert_said_in_both(refused.value)


def test_an_override_without_an_id_is_refused() -> None:
    with pytest.raises(BadInputError, match="needs its id"):
        override(scenario=[{"name_en": "Nameless"}])


@pytest.mark.rule("XIX.dyo", "0.intro.role")
def test_xix_an_own_scenario_is_played_through_the_engine() -> None:
    components = {"scenario": [{**OWN, "availability_fixed": {"b17": 40, "b24": 0}}]}
    given: list[Answer] = ["1", 0, 40, "0", "both", "england", "lock", "accept", "1", "go"]
    dice = [6, 6, 1, 1, 5, 5, 7, 2, 1, 1, 5, 1, 1, 10, 10, 10, 10, 1, 1, 5]

    played = match("own", dice, given, components=components)

    assert played.outcome is not None
    assert (played.state.damage, played.outcome.result) == (12, "german_win")


def test_a_copy_of_a_raid_is_its_own() -> None:
    s = raid(scenario="historical-a")

    twin = copy_of(s)
    twin.waves[0].bombers = 0

    assert s.waves[0].bombers == 145


def test_every_scenario_can_be_set_up() -> None:
    assert [raid(scenario=info.id).scenario for info in GAME.scenarios(BOX)] == [*BOX.scenarios]
