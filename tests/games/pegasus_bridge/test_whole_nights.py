"""Whole random assaults: none stops, breaks an invariant or lacks a text."""

import pytest

from sandtable.engine.bulk import play_out
from sandtable.engine.decisions import Answer, Decision, Number
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.events import Event
from sandtable.engine.game import Setup
from sandtable.engine.log import lines
from sandtable.engine.match import Match
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.state import Assault
from sandtable.testing.leaks import leaks, told_dice
from tests.games.pegasus_bridge.nights import BOX

SCENARIOS = ("historical", "beginner", "advanced", "expert")


class Anybody:
    """Answers at random."""

    def __init__(self, seed: str) -> None:
        self.dice = SeededDice(seed_from(seed))

    def answer(self, _: object, decision: Decision) -> Answer:
        assert not isinstance(decision, Number)
        options = decision.options
        return options[(256 * self.dice.roll(256) + self.dice.roll(256)) % len(options)].id


def played(scenario: str, seed: int, **options: bool) -> tuple[Assault, list[Event]]:
    log: list[Event] = []
    player, dice = Anybody(f"player {seed}"), SeededDice(seed_from(seed))
    state: Assault = play_out(GAME, Setup(scenario, dict(options)), {"british": player}, dice, log)
    return state, log


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("3.0", "C.end-of-game")
def test_an_assault_ends_after_fifteen_turns_with_a_result(scenario: str, seed: int) -> None:
    state, _ = played(scenario, seed)

    assert state.turn == 15
    assert GAME.outcome(BOX, state) is not None
    assert list(GAME.broken_invariants(BOX, state)) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_line_of_the_log_can_be_formed(scenario: str) -> None:
    _, log = played(scenario, 7, optional_gliders=True)

    for language in ("es", "en"):
        assert all(line.text for line in lines(GAME, BOX, log, language))


@pytest.mark.parametrize("scenario", ["beginner", "expert"])
@pytest.mark.rule("14.0(3).hidden")
def test_what_lies_face_down_does_not_show_in_anything_the_player_gets(scenario: str) -> None:
    match = Match(GAME, Setup(scenario), seed_from(3))
    player, found = Anybody("leaks"), []
    for step in range(60):
        if step % 6 == 0:
            found += leaks(match, f"twin {step}") + told_dice(match)
        match.submit("british", player.answer(None, match.pending[0]))

    assert found == []
