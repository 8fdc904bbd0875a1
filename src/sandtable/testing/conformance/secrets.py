"""No seat's view changes by a byte when facts change that the seat cannot know."""

from __future__ import annotations

from sandtable.engine.dice import SeededDice, seed_from
from sandtable.testing.cases import Case, moments
from sandtable.testing.conformance.kit import Kit
from sandtable.testing.leaks import gets, is_varied, leaks, told_dice


class SecretKit(Kit):
    """No seat receives facts that it cannot know."""

    def test_no_seat_gets_what_it_cannot_know(self, case: Case) -> None:
        for seed in (1, 2):
            seen = 0
            for match in moments(case, seed):
                assert leaks(match, f"leak {seed}") == []
                assert told_dice(match, after=seen) == []
                seen = len(match.rolls)

    def test_dice_to_come_show_nowhere(self, case: Case) -> None:
        for match in moments(case):
            if match.is_over:
                return
            twin = match.fork(seed=seed_from("other dice to come"))
            for seat in (*match.seats, None):
                assert gets(twin, seat, 0) == gets(match, seat, 0)

    def test_the_seed_is_told_only_when_the_match_is_over(self, case: Case) -> None:
        for match in moments(case):
            assert match.seed is not None
            seed = match.seed.hex().encode()
            told = any(seed in part for s in (*match.seats, None) for part in gets(match, s, 0))
            assert told == match.is_over

    def test_a_game_with_several_seats_can_draw_the_unknown_anew(self) -> None:
        assert len(self.game.seats) == 1 or self.game.resample is not None

    def test_there_is_something_unknown_to_draw(self, case: Case) -> None:
        hides = self.game.resample is not None and case.start().seats == self.game.seats

        assert hides == any(is_varied(match, "vary") for match in moments(case))

    def test_a_resampled_state_is_known_as_the_first_one_was(self, case: Case) -> None:
        game = self.game
        if game.resample is None:
            return
        for match in moments(case):
            for seat in (*match.seats, None):
                known = game.known(match.state, seat)
                drawn = game.resample(match.box, known, seat, SeededDice(seed_from("drawn")))
                assert game.known(drawn, seat) == known
                assert list(game.broken_invariants(match.box, drawn)) == []
