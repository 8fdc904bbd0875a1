"""Set up a match: scenario, options and the beginning of a mission."""

from __future__ import annotations

import msgspec

from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Setup
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import PREVIOUS, Box
from sandtable.games.raid_on_schweinfurt.components.scenarios import Scenario
from sandtable.games.raid_on_schweinfurt.rules.ch02_victory import BEST_FIRST, own_goals
from sandtable.games.raid_on_schweinfurt.state import Diversion, Goal, Raid, Switches, Wave

OWN_DESIGN = "design_your_own"
HISTORICAL = "historical"


@rule("XIX")
def set_up(box: Box, setup: Setup) -> Raid:
    """Any options in any combination; a scenario's own are always on."""
    scenario = box.scenarios[setup.scenario]
    s = Raid(scenario.id, switches(box, scenario, setup), goals_of(box, scenario, setup))
    s.previous = previous_result(str(setup.options.get(PREVIOUS, "")))
    start_mission(box, s)
    return s


@rule("XIX.dyo.p51", "XIX.dyo.diminished", "XIX.dyo.closer")
def switches(box: Box, scenario: Scenario, setup: Setup) -> Switches:
    """The three options for custom scenarios are not allowed in a historical raid."""
    names = [name for name in Switches.__struct_fields__ if setup.options.get(name)]
    for name in names:
        # XIX.dyo.p51, XIX.dyo.diminished, XIX.dyo.closer
        if box.options[name].requires == OWN_DESIGN and scenario.kind == HISTORICAL:
            msg = f"Option {name} is only for scenarios of your own (XIX.dyo)."
            why = say("option-for-own-designs", option=name, scenario=scenario.id)
            raise BadInputError(msg, why)
    return Switches(**dict.fromkeys({*names, *scenario.options}, True))


def goals_of(box: Box, scenario: Scenario, setup: Setup) -> list[Goal]:
    names = [one.id for one in box.options["custom_victory"].parameters if one.id != PREVIOUS]
    wishes = {name: int(setup.options.get(name, -1)) for name in names}
    return own_goals(box.goals[scenario.victory], wishes)


def previous_result(text: str) -> str:
    """Check the last game's result, given as result/damage/downed for the moral victory."""
    parts = text.split("/")
    good = len(parts) == 3 and parts[0] in BEST_FIRST and all(p.isdecimal() for p in parts[1:])  # noqa: PLR2004  (result, damage, downed)
    if text and not good:
        msg = f"Option previous is result/damage/downed, like german_win/35/19, not {text}."
        raise BadInputError(msg, say("option-previous", value=text))
    return text


@rule("XIX.historical", "XIX.historical.given", "XIX.historical.A", "XIX.historical.B")
@rule("XI.restart", "XIX.night")
def start_mission(box: Box, s: Raid) -> None:
    """Clear the table; a historical scenario uses its own data, by night if chosen."""
    scenario = box.scenarios[s.scenario]  # XIX.historical
    clear(s)  # XI.restart
    for plan in scenario.waves:  # XIX.historical.A, XIX.historical.B
        bombers = plan.b17 + plan.b24
        s.waves.append(Wave(plan.wave, bombers, plan.b24, plan.target, plan.way_home))
    if scenario.is_planned:
        s.fighter_mode = scenario.fighter_mode
        s.diversion = Diversion(bombers=scenario.diversion.bombers, b24=scenario.diversion.b24)
        s.by_night = s.switches.night  # XIX.night
        s.b17_available = s.diversion.bombers - s.diversion.b24 + sum(wave.b17 for wave in s.waves)
        s.b24_available = s.diversion.b24 + sum(wave.b24 for wave in s.waves)
    # XIX.historical.given
    s.home_weather, s.target_weather = scenario.home_weather, scenario.target_weather
    s.aggressiveness, s.flak = scenario.aggressiveness, scenario.flak
    if scenario.event_die:
        s.events = [box.event_table.read(scenario.event_die).id]


KEPT = frozenset({"scenario", "switches", "goals", "annulments", "previous"})


def clear(s: Raid) -> None:
    fresh = Raid(s.scenario, s.switches, s.goals)
    for name in Raid.__struct_fields__:
        if name not in KEPT:
            setattr(s, name, getattr(fresh, name))


def copy_of(s: Raid) -> Raid:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(s), type=Raid)
