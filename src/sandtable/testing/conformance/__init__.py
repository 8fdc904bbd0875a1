"""The conformance kit: checks for every game, in one line of a game's own tests.

class TestConformance(ConformanceKit):
game = GAME
"""

from __future__ import annotations

from sandtable.testing.conformance.bots import BotKit
from sandtable.testing.conformance.briefings import BriefingKit
from sandtable.testing.conformance.debriefings import DebriefingKit
from sandtable.testing.conformance.goldens import GoldenKit
from sandtable.testing.conformance.lessons import LessonKit
from sandtable.testing.conformance.overrides import OverrideKit
from sandtable.testing.conformance.play import PlayKit
from sandtable.testing.conformance.reworded import RewordedKit
from sandtable.testing.conformance.round_trips import RoundTripKit
from sandtable.testing.conformance.rule_index import RuleIndexKit
from sandtable.testing.conformance.same_match import SameMatchKit
from sandtable.testing.conformance.scenes import SceneKit
from sandtable.testing.conformance.secrets import SecretKit
from sandtable.testing.conformance.sequence_of_play import SequenceOfPlayKit
from sandtable.testing.conformance.texts import TextKit

__all__ = ["ConformanceKit", "GoldenKit"]


class ConformanceKit(
    PlayKit,
    RoundTripKit,
    SameMatchKit,
    SecretKit,
    SequenceOfPlayKit,
    OverrideKit,
    RuleIndexKit,
    SceneKit,
    TextKit,
    RewordedKit,
    BotKit,
    BriefingKit,
    DebriefingKit,
    LessonKit,
    GoldenKit,
):
    """All checks that every game must pass. Derive a class, and give it the game."""
