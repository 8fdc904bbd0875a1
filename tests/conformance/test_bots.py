"""Every bot plays every seat of its game to the end, knowing what a person would know."""

import pytest

from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match, play_out
from tests.conformance.kit import GAMES, Case, plain_cases

BOTS = [(case, bot) for case in plain_cases() for bot in GAMES[case.game].bots]


@pytest.mark.parametrize(("case", "bot"), BOTS)
def test_a_bot_plays_a_match_to_its_end(case: Case, bot: str) -> None:
    game = GAMES[case.game]
    for number in range(5):
        seed = seed_from(number)
        box = game.printed_box
        make = game.bots[bot]
        players = {seat: make(box, seat, SeededDice(derive(seed, seat))) for seat in game.seats}
        state = play_out(game, Setup(case.scenario), players, SeededDice(seed))

        assert game.outcome(box, state) is not None


@pytest.mark.parametrize(("case", "bot"), BOTS)
def test_a_bot_answers_the_same_to_the_same_question(case: Case, bot: str) -> None:
    game = GAMES[case.game]
    match = case.start()
    while not match.is_over:
        decision = match.pending[0]
        answers = [answer_of(match, bot) for _ in range(2)]
        assert answers[0] == answers[1]
        match.submit(decision.seat, answers[0])
    assert len(match.inputs) <= game.decision_limit


def answer_of(match: Match, bot: str) -> str | int:
    decision = match.pending[0]
    dice = SeededDice(seed_from(len(match.inputs)))
    player = match.game.bots[bot](match.box, decision.seat, dice)
    return player.answer(match.known(decision.seat), decision)
