"""A campaign of A Wing and a Prayer: the bot against the tables, or against itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bench.measures import SEED, Measure, best
from sandtable.engine.bulk import play_out
from sandtable.engine.dice import SeededDice, derive
from sandtable.engine.game import Player, Setup, find_game
from sandtable.engine.match import Match

GAME = find_game("wing-and-a-prayer")
BOX = GAME.printed_box
CAMPAIGNS = 12


def players(setup: Setup, seed: bytes) -> dict[str, Player]:
    bot = next(iter(GAME.bots.values()))
    seats = GAME.seats_in(setup)
    return {seat: bot(BOX, seat, SeededDice(derive(seed, seat))) for seat in seats}


def campaigns(scenario: str) -> int:
    """Play some campaigns and return how many missions they had."""
    missions, setup = 0, Setup(scenario)
    for number in range(CAMPAIGNS):
        seed = derive(SEED, str(number))
        missions += play_out(GAME, setup, players(setup, seed), SeededDice(seed)).flown
    return missions


def recorded() -> Match:
    setup = Setup("short")
    match, bots = Match(GAME, setup, SEED), players(setup, SEED)
    while not match.is_over:
        seat = match.pending[0].seat
        match.submit(seat, bots[seat].answer(match.known(seat), match.pending[0]))
    return match


def everything() -> Iterator[Measure]:
    for scenario in ("full", "full-duel"):
        seconds = best(partial(campaigns, scenario), CAMPAIGNS, 2)
        yield Measure(f"a campaign, {scenario}", seconds, "campaigns/s")
        missions = campaigns(scenario) / CAMPAIGNS
        yield Measure(f"a mission of it, {scenario}", seconds / missions, "missions/s")
    decisions = len(recorded().inputs)
    yield Measure("a decision of a campaign, recorded", best(recorded, decisions, 2), "decisions/s")
