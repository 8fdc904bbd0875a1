"""Options are the legal moves, everything else is refused, and every match ends."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, IllegalAnswerError, Number
from sandtable.engine.events import DieThrown, Rolled
from sandtable.testing.cases import (
    Case,
    ask_of,
    is_accepted,
    moments,
    refusal,
    snapshot,
    stride,
    wrong_answers,
)
from sandtable.testing.conformance.kit import Kit


def some_of(offered: list[str | int], case: Case) -> list[str | int]:
    """Return all of them, or a few if a match is too long to try all."""
    return offered if stride(case) == 1 else offered[:: max(1, len(offered) // 4)]


def faces_of(event: Rolled | DieThrown) -> tuple[int, ...]:
    return event.faces or (event.die,)


class PlayKit(Kit):
    """Options are the legal moves, and every match ends."""

    def test_something_is_asked_until_the_end(self, case: Case) -> None:
        for seed in (1, 2):
            for match in moments(case, seed):
                for decision in match.pending:
                    assert decision.seat in match.seats
                    if isinstance(decision, Number):
                        assert decision.low <= decision.suggested <= decision.high
                    else:
                        assert decision.options
                assert match.is_over == (not match.pending)

    def test_there_is_a_scenario_and_a_seat(self) -> None:
        assert self.game.scenarios(self.game.printed_box)
        assert self.game.seats
        assert self.game.decision_limit > 0

    def test_no_two_options_have_the_same_id(self, case: Case) -> None:
        for match in moments(case):
            for decision in match.pending:
                if isinstance(decision, Choose):
                    ids = [option.id for option in decision.options]
                    ids += [option.id for option in decision.closed]
                    assert sorted(set(ids)) == sorted(ids)

    def test_no_seat_is_asked_two_things_at_once(self, case: Case) -> None:
        for match in moments(case):
            seats = [decision.seat for decision in match.pending]
            assert len(set(seats)) == len(seats)

    def test_every_option_is_accepted(self, case: Case) -> None:
        for match in moments(case):
            for decision in match.pending:
                if isinstance(decision, Number):
                    offered: list[str | int] = [decision.low, decision.high]
                else:
                    offered = [option.id for option in decision.options]
                for answer in some_of(offered, case):
                    twin = match.fork()
                    twin.submit(decision.seat, answer)
                    assert twin.inputs[-1].answer == answer

    def test_anything_else_is_refused_and_changes_nothing(self, case: Case) -> None:
        for match in moments(case):
            before = snapshot(match)
            for decision in match.pending:
                for answer in wrong_answers(decision):
                    assert refusal(match, decision.seat, answer), f"{answer!r} was accepted"
            assert snapshot(match) == before

    def test_who_is_not_asked_cannot_answer(self, case: Case) -> None:
        for match in moments(case):
            before = snapshot(match)
            asked = {decision.seat for decision in match.pending}
            for seat in ({*match.seats} - asked) | {"nobody"}:
                assert refusal(match, seat, "anything")
            assert snapshot(match) == before

    def test_a_refusal_is_a_sentence_in_both_languages_and_cites_a_rule(self, case: Case) -> None:
        game = self.game
        for match in moments(case):
            for decision in match.pending:
                for answer in wrong_answers(decision):
                    error = refusal(match, decision.seat, answer)
                    assert isinstance(error, IllegalAnswerError)
                    assert error.rule in game.rules.rules
                    for language in ("es", "en"):
                        assert game.texts(error.why, language)

    def test_looking_changes_nothing(self, case: Case) -> None:
        for match in moments(case):
            before = snapshot(match)
            for seat in (*match.seats, None):
                match.scene(seat)
                match.known(seat)
                match.log_for(seat)
            assert [ask_of(decision) for decision in match.pending] == before[5]
            assert snapshot(match) == before

    def test_every_set_up_is_refused_or_played_to_its_end(self, optional_case: Case) -> None:
        if not is_accepted(optional_case):
            return
        game = self.game
        for match in moments(optional_case):
            assert len(match.inputs) <= game.decision_limit, "The match does not end."
            assert list(game.broken_invariants(match.box, match.state)) == []
        assert match.outcome is not None

    def test_a_match_ends_in_time_with_an_outcome(self, case: Case) -> None:
        game = self.game
        for seed in range(1, 9):
            for match in moments(case, seed):
                assert len(match.inputs) <= game.decision_limit, "The match does not end."
                assert list(game.broken_invariants(match.box, match.state)) == []
                assert (match.outcome is None) == bool(match.pending)

    def test_every_die_passes_through_the_umpire(self, case: Case) -> None:
        for match in moments(case):
            events = [event for event in match.log if isinstance(event, Rolled | DieThrown)]
            thrown = [(e.sides, face) for e in events for face in faces_of(e)]
            assert thrown == [(r.sides, r.face) for r in match.rolls]
