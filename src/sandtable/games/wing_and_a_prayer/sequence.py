"""The sequence of play (3.3): before a mission, its turns, and after it."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.sequence import Phase, Sequence
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.rules import (
    ch03_deployment,
    ch04_assignment,
    ch04_planning,
    ch05_turn,
    ch07_debriefing,
    ch09_bombers,
    ch11_bombing,
    ch13_duel,
)
from sandtable.games.wing_and_a_prayer.state import Campaign


@rule("3.3", "5.0")
def sequence_of_play() -> Sequence[Box, Campaign]:
    """Planning, turns to the target and back, debriefing, and so on."""
    return Sequence(
        Phase("squadron", "3.2", ch03_deployment.form_squadron),
        Phase("calendar", "4.1", ch04_planning.advance),
        Phase("target", "4.2", ch04_planning.draw_target),
        Phase("clouds", "4.3", ch04_planning.forecast),
        Phase("assignment", "4.4", ch04_assignment.assign),
        Phase("german-resources", "14.1.1", ch13_duel.draw_resources, when=ch13_duel.is_duel),
        Phase("escorts", "4.5", ch04_planning.call_escorts),
        Phase("take-off", "5.0", ch04_assignment.take_off),
        Phase("turn", "5.0", ch05_turn.mission_turn),
        Phase("air-combat", "5.9", ch09_bombers.air_combat),
        Phase("bombing-run", "5.11", ch11_bombing.bombing_run),
        Phase("landing", "5.14", ch07_debriefing.landing),
        Phase("reform", "7.1", ch07_debriefing.reform),
        Phase("points", "7.2", ch07_debriefing.score_mission),
        Phase("repair", "7.3", ch07_debriefing.repair_and_replace),
        Phase("crews", "7.4", ch07_debriefing.look_after_crews),
        Phase("war-progress", "7.5", ch07_debriefing.war_progress, ch07_debriefing.is_war_event),
        Phase("end", "7.6", ch07_debriefing.end_or_go_on),
    )


SEQUENCE = sequence_of_play()
