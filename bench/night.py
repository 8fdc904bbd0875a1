"""A night at Pegasus Bridge: one bot against the automated garrison."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bench.measures import SEED, Measure, best
from sandtable.engine.bulk import play_out
from sandtable.engine.dice import SeededDice, derive
from sandtable.engine.game import Player, Setup, find_game
from sandtable.engine.match import Match
from sandtable.games.pegasus_bridge.state import BRITISH

GAME = find_game("pegasus-bridge")
BOX = GAME.printed_box
NIGHTS = 40


def player(seed: bytes) -> Player:
    bot = next(iter(GAME.bots.values()))
    return bot(BOX, BRITISH, SeededDice(derive(seed, BRITISH)))


def nights(scenario: str) -> None:
    for number in range(NIGHTS):
        seed = derive(SEED, str(number))
        play_out(GAME, Setup(scenario), {BRITISH: player(seed)}, SeededDice(seed))


def recorded() -> Match:
    match, bot = Match(GAME, Setup("historical"), SEED), player(SEED)
    while not match.is_over:
        match.submit(BRITISH, bot.answer(match.known(BRITISH), match.pending[0]))
    return match


def everything() -> Iterator[Measure]:
    decisions = len(recorded().inputs)
    for scenario in BOX.scenarios:
        yield Measure(
            f"a night, {scenario}", best(partial(nights, scenario), NIGHTS, 2), "nights/s"
        )
    yield Measure("a decision of it, recorded", best(recorded, decisions, 2), "decisions/s")
