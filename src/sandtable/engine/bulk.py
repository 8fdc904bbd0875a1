"""Play matches to the end without a record, for bulk runs and for thinking ahead."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from sandtable.engine.decisions import Asked, SideBySide
from sandtable.engine.dice import Dice
from sandtable.engine.events import Event
from sandtable.engine.game import Player, Setup
from sandtable.engine.match import AnyGame
from sandtable.engine.umpire import Umpire


def play_out(
    game: AnyGame,
    setup: Setup,
    players: Mapping[str, Player],
    dice: Dice,
    log: list[Event] | None = None,
) -> Any:
    """Play a match to its end without keeping a record, and return the final state."""
    state = game.new_state(setup)
    play_on(game, game.box_for(setup), state, game.sequence.first, players, dice, log)
    return state


def play_on(
    game: AnyGame,
    box: Any,
    state: Any,
    phase: str,
    players: Mapping[str, Player],
    dice: Dice,
    log: list[Event] | None = None,
) -> None:
    """Play from the start of a phase to the end of the match; the state is changed."""
    steps = game.sequence.conduct(Umpire(box, dice, log), state, phase)
    answer_all(game, state, steps, players)


def answer_all(
    game: AnyGame, state: Any, steps: Generator[Asked, Any, None], players: Mapping[str, Player]
) -> None:
    """Let the players answer every decision until the steps end."""
    answer: Any = None
    while True:
        try:
            asked = steps.send(answer)
        except StopIteration:
            return
        decision = asked.decisions[0] if isinstance(asked, SideBySide) else asked
        given = players[decision.seat].answer(game.known(state, decision.seat), decision)
        decision.check(given)
        answer = given if decision is asked else (0, given)
