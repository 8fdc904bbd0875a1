"""The worked examples of the rulebook, and the thresholds that it states without one."""

from __future__ import annotations

from sandtable.games.paukenschlag import GAME
from sandtable.testing.examples import ExampleKit
from tests.games.paukenschlag.runners import campaign, combat, detection, grid
from tests.games.paukenschlag.runners.common import EXAMPLES

CHAPTERS = (grid, detection, combat, campaign)  # each has entered its runners


class TestExamples(ExampleKit):
    game, examples = GAME, EXAMPLES
