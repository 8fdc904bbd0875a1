"""The hunt for the Bismarck: two bots, hidden fleets, a battle inside a turn."""

from __future__ import annotations

from collections.abc import Iterator

from bench.measures import SEED, Measure, best
from sandtable.engine.bulk import play_out
from sandtable.engine.dice import SeededDice, derive
from sandtable.engine.game import Player, Setup, find_game
from sandtable.engine.hexes import Direction, Hex
from sandtable.engine.match import Match
from sandtable.games.bismarck.odds.salvo import Fire, salvo
from sandtable.games.bismarck.rules.ch09_aim import take_aim
from sandtable.games.bismarck.state import BRITISH, GERMAN, Damage, Place

GAME = find_game("bismarck")
BOX = GAME.printed_box
BASIC = Setup("basic")
GAMES, SHOTS = 4, 8


def players(seed: bytes) -> dict[str, Player]:
    bot = next(iter(GAME.bots.values()))
    return {seat: bot(BOX, seat, SeededDice(derive(seed, seat))) for seat in GAME.seats}


def hunts() -> None:
    for number in range(GAMES):
        seed = derive(SEED, str(number))
        play_out(GAME, BASIC, players(seed), SeededDice(seed))


def recorded() -> Match:
    match, bots = Match(GAME, BASIC, SEED), players(SEED)
    while not match.is_over:
        decision = match.pending[0]
        match.submit(
            decision.seat, bots[decision.seat].answer(match.known(decision.seat), decision)
        )
    return match


def everything() -> Iterator[Measure]:
    match = recorded()
    decisions = len(match.inputs)
    yield Measure("a hunt, bot against bot", best(hunts, GAMES, 2), "hunts/s")
    yield Measure("a decision of it, recorded", best(recorded, decisions, 2), "decisions/s")
    yield Measure("fork in the middle", best(lambda: match.fork(decisions // 2), 1, 10), "")
    yield Measure("scene of a seat", best(lambda: match.scene(BRITISH), 1, 10), "")
    yield Measure("exact odds of a salvo", best(fire, 1, 20), "")


def fire() -> None:
    hood = Place("hood", BRITISH, Hex(0, 0), Direction.E)
    bismarck = Place("bismarck", GERMAN, Hex(0, 5), Direction.W)
    salvo(BOX, "hood", Damage(), Fire(SHOTS, take_aim(BOX, bismarck, hood)))
