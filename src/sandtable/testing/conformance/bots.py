"""Every bot plays every seat of its game to the end, with a person's knowledge."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.players.registry import make_player
from sandtable.testing.cases import Case, snapshot
from sandtable.testing.conformance.kit import Kit
from sandtable.testing.handlers import unasked


def played(case: Case, bot: str, seed: bytes) -> Match:
    """Play a match with a bot in every seat, each with its own dice."""
    game, match = case.game, Match(case.game, Setup(case.scenario), seed)
    players = {
        seat: make_player(game, match.box, seat, bot, SeededDice(derive(seed, seat)))
        for seat in match.seats
    }
    while not match.is_over:
        decision = match.pending[0]
        known = match.known(decision.seat)
        match.submit(decision.seat, players[decision.seat].answer(known, decision))
    return match


class BotKit(Kit):
    """Bots play to the end and change no state."""

    @pytest.mark.slow
    def test_a_bot_plays_to_the_end_and_the_same_match_again(self, case: Case, bot: str) -> None:
        match, again = (played(case, bot, seed_from(1)) for _ in range(2))

        assert match.outcome is not None
        assert len(match.inputs) <= match.game.decision_limit
        assert again.inputs == match.inputs

    def test_a_bot_does_not_touch_what_it_is_shown(self, case: Case, bot: str) -> None:
        match = case.start()
        decision = match.pending[0]
        before = snapshot(match)
        dice = SeededDice(seed_from(1))
        player = make_player(match.game, match.box, decision.seat, bot, dice)
        decision.check(player.answer(match.known(decision.seat), decision))

        assert snapshot(match) == before

    def test_every_handler_of_a_bot_is_asked_for(self) -> None:
        assert unasked(self.game) == []
