"""Every bot plays every seat of its game to the end, knowing what a person would know."""

import pytest

from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from tests.conformance.kit import GAMES, Case, plain_cases, snapshot

BOTS = [(case, bot) for case in plain_cases() for bot in GAMES[case.game].bots]


def played(case: Case, bot: str, seed: bytes) -> Match:
    """A match in which a bot holds every seat, each with dice of its own."""
    game, match = GAMES[case.game], Match(GAMES[case.game], Setup(case.scenario), seed)
    players = {
        seat: game.bots[bot](match.box, seat, SeededDice(derive(seed, seat))) for seat in game.seats
    }
    while not match.is_over:
        decision = match.pending[0]
        known = match.known(decision.seat)
        match.submit(decision.seat, players[decision.seat].answer(known, decision))
    return match


@pytest.mark.slow
@pytest.mark.parametrize(("case", "bot"), BOTS)
def test_a_bot_plays_a_match_to_its_end_and_the_same_match_again(case: Case, bot: str) -> None:
    match, again = (played(case, bot, seed_from(1)) for _ in range(2))

    assert match.outcome is not None
    assert len(match.inputs) <= match.game.decision_limit
    assert again.inputs == match.inputs


@pytest.mark.parametrize(("case", "bot"), BOTS)
def test_a_bot_does_not_touch_what_it_is_shown(case: Case, bot: str) -> None:
    match = case.start()
    decision = match.pending[0]
    before = snapshot(match)
    player = match.game.bots[bot](match.box, decision.seat, SeededDice(seed_from(1)))
    decision.check(player.answer(match.known(decision.seat), decision))

    assert snapshot(match) == before
