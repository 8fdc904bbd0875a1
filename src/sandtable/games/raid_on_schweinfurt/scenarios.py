"""What a scenario must satisfy before it can be played, its own author's included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.errors import BadInputError

if TYPE_CHECKING:
    from sandtable.games.raid_on_schweinfurt.components import Box, Scenario, WavePlan

RULES_FOR_TARGETS = ("primary_secondary", "single", "one_of")
WAYS_HOME = ("england", "africa")
MOST_WAVES = 2


def check_scenario(box: Box, scenario: Scenario) -> None:
    """Say what is wrong first, before a match stumbles over it."""
    for fault in faults(box, scenario):
        msg = f"Scenario {scenario.id} {fault}."
        raise BadInputError(msg)


def faults(box: Box, scenario: Scenario) -> Iterator[str]:
    yield from unknown_words(box, scenario)
    yield from target_faults(scenario)
    yield from force_faults(scenario)
    for wave in scenario.waves:
        yield from wave_faults(wave)
    if scenario.is_planned and not (scenario.home_weather and scenario.target_weather):
        yield "gives its waves and must give home_weather and target_weather too"


def unknown_words(box: Box, scenario: Scenario) -> Iterator[str]:
    """Yield what names something that the tables do not have."""
    known = (
        ("victory", scenario.victory, box.goals),
        ("home_weather", scenario.home_weather, ("", *box.weather_order)),
        ("target_weather", scenario.target_weather, ("", *box.weather_order)),
        ("aggressiveness", scenario.aggressiveness, ("", *box.aggression)),
        ("flak", scenario.flak, ("", *box.flaks)),
        ("target_rule", scenario.target_rule, RULES_FOR_TARGETS),
        ("fighter_mode", scenario.fighter_mode, box.limits.fighter_modes),
        ("event_die", scenario.event_die, range(box.event_table.sides + 1)),
        ("waves_max", scenario.waves_max, range(1, MOST_WAVES + 1)),
        *(("returns", way, WAYS_HOME) for way in scenario.returns),
        *(("options", name, box.options) for name in scenario.options),
    )
    for field, value, there_are in known:
        if value not in there_are:
            listed = ", ".join(str(word) for word in there_are if word != "")
            yield f"has the unknown {field} {value}; there are {listed}"


def target_faults(scenario: Scenario) -> Iterator[str]:
    if scenario.primary not in scenario.targets:
        yield f"has the primary target {scenario.primary}, which is not among its targets"
    if scenario.target_rule == "primary_secondary" and len(set(scenario.targets)) < MOST_WAVES:
        yield "needs a secondary target, or another target_rule"
    if not scenario.returns:
        yield "needs a way home in returns"


def force_faults(scenario: Scenario) -> Iterator[str]:
    """Yield when there are fewer bombers than waves."""
    fleet = scenario.availability_fixed
    if fleet and (min(fleet.b17, fleet.b24) < 0 or fleet.b17 + fleet.b24 < scenario.waves_max):
        yield "has fewer bombers than waves"
    numbers = [wave.wave for wave in scenario.waves]
    if numbers != list(range(1, len(numbers) + 1)) or len(numbers) > MOST_WAVES:
        yield "must number its waves 1, or 1 and 2"


def wave_faults(wave: WavePlan) -> Iterator[str]:
    if min(wave.b17, wave.b24) < 0 or wave.b17 + wave.b24 < 1:
        yield f"has no bombers in wave {wave.wave}"
    if wave.way_home not in WAYS_HOME:
        yield f"sends wave {wave.wave} home to {wave.way_home}; there are {', '.join(WAYS_HOME)}"
