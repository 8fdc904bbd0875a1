"""The sequence of play (V to XVIII)."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.sequence import Phase, Sequence
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.rules import (
    ch05_availability,
    ch06_planning,
    ch07_weather,
    ch09_take_off,
    ch10_assembly,
    ch11_annulment,
    ch12_diversion,
    ch13_outbound,
    ch14_target,
    ch15_bombing,
    ch16_return,
    ch17_end,
    ch18_verification,
    ch19_crew,
    ch19_events,
)
from sandtable.games.raid_on_schweinfurt.state import Raid


@rule("VIII")
def sequence_of_play() -> Sequence[Box, Raid]:
    """Seven steps, each completed before the next, after the preparation and before the end."""
    return Sequence(
        Phase("briefing", "XIX.historical", ch06_planning.briefing, when=ch06_planning.is_given),
        Phase(
            "availability", "V", ch05_availability.availability, when=ch05_availability.is_rolled
        ),
        Phase("planning", "VI", ch06_planning.planning, when=ch05_availability.is_rolled),
        Phase("weather", "VII", ch07_weather.weather, when=ch07_weather.is_rolled),
        Phase("events", "XIX.events", ch19_events.variable_events, when=ch19_events.are_due),
        Phase("take-off", "IX", ch09_take_off.take_off),
        Phase("crew", "XIX.role", ch19_crew.join_crew, when=ch19_crew.is_played),
        Phase("assembly", "X", ch10_assembly.assembly),
        Phase("go-or-annul", "XI", ch11_annulment.go_or_annul, when=ch11_annulment.is_allowed),
        Phase("diversion", "XII", ch12_diversion.diversion),
        Phase("outbound", "XIII", ch13_outbound.outbound),
        Phase("target", "XIV", ch14_target.target),
        Phase("bombing", "XV", ch15_bombing.bombing),
        Phase("return", "XVI", ch16_return.return_home),
        Phase("end", "XVII", ch17_end.end),
        Phase("verification", "XVIII", ch18_verification.verification),
    )


SEQUENCE = sequence_of_play()
