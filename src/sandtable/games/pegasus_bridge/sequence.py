"""The sequence of play (3.0): deployment, then turns of seven phases and their end."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.sequence import Phase, Sequence
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules import (
    ch03_turn,
    ch04_gliders,
    ch05_british_phase,
    ch05_german_phase,
    ch06_british_fire,
    ch06_german_fire,
    ch07_close_combat,
    ch10_suppression,
    ch14_deployment,
    ch16_victory,
)
from sandtable.games.pegasus_bridge.state import Assault


@rule("3.0")
def sequence_of_play() -> Sequence[Box, Assault]:
    """Phases A to H; the last of them leads to the next turn or to the score."""
    return Sequence(
        Phase("deployment", "14.0", ch14_deployment.deployment),
        Phase("loading", "14.1", ch14_deployment.loading, when=ch14_deployment.is_optional),
        Phase("gliders", "3.0.A", ch04_gliders.glider_phase),
        Phase("suppression", "3.0.B", ch10_suppression.remove_suppression),
        Phase("british-movement", "3.0.C", ch05_british_phase.british_movement),
        Phase("german-movement", "3.0.D", ch05_german_phase.german_movement),
        Phase("british-fire", "3.0.E", ch06_british_fire.british_fire),
        Phase("german-fire", "3.0.F", ch06_german_fire.german_fire),
        Phase("close-combat", "3.0.G", ch07_close_combat.close_combat),
        Phase("end-of-turn", "C.phase-h", ch03_turn.end_turn),
        Phase("victory", "16.0", ch16_victory.count_points),
    )


SEQUENCE = sequence_of_play()
