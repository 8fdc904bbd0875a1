"""A match follows from its inputs, however it is decided, undone, saved, forked or refused."""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from sandtable.engine.decisions import Number
from sandtable.engine.dice import seed_from
from sandtable.engine.match import Match
from sandtable.engine.record import decode, load, replay, save
from sandtable.testing.cases import (
    Case,
    is_accepted,
    optional_cases,
    plain_cases,
    refusal,
    snapshot,
    wrong_answers,
)
from sandtable.testing.conformance.kit import Kit


class AnyMatch(RuleBasedStateMachine):
    """A match with random answers, undos, saves and forks."""

    cases: ClassVar[list[Case]]
    match: Match

    @initialize(data=st.data(), seed=st.integers(0, 999), typed=st.booleans())
    def set_up(self, data: st.DataObject, seed: int, *, typed: bool) -> None:
        case = data.draw(st.sampled_from(self.cases))
        self.match = typed_in(case) if typed else case.start(seed, solo=True)

    @precondition(lambda self: not self.match.is_over)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        decision = data.draw(st.sampled_from(self.match.pending))
        if isinstance(decision, Number):
            self.match.submit(decision.seat, data.draw(st.integers(decision.low, decision.high)))
        else:
            self.match.submit(decision.seat, data.draw(st.sampled_from(decision.options)).id)

    @precondition(lambda self: len(self.match.inputs) > self.match.origin.inputs)
    @rule(times=st.integers(1, 3))
    def undo(self, times: int) -> None:
        for _ in range(min(times, len(self.match.inputs))):
            self.match.undo()

    @precondition(lambda self: self.match.inputs and len(self.match.seats) > 1)
    @rule(data=st.data())
    def undo_of_one_seat_works_or_changes_nothing(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.inputs)).seat
        before, inputs = snapshot(self.match), len(self.match.inputs)
        try:
            self.match.undo(seat)
        except Exception:  # noqa: BLE001  (whatever it is, nothing may have changed)
            assert snapshot(self.match) == before
        else:
            assert len(self.match.inputs) == inputs - 1

    @rule()
    def save_and_load(self) -> None:
        loaded = load(save(self.match), self.match.game)
        assert snapshot(loaded) == snapshot(self.match)
        self.match = loaded

    @rule(data=st.data(), seed=st.integers(0, 9))
    def fork(self, data: st.DataObject, seed: int) -> None:
        at = data.draw(st.integers(self.match.origin.inputs, len(self.match.inputs)))
        before = snapshot(self.match)
        twin = self.match.fork(at, seed_from(f"fork {seed}") if seed else None)
        assert snapshot(self.match) == before
        assert twin.inputs == self.match.inputs[:at]
        if self.match.seed is not None:
            self.match = twin

    @precondition(lambda self: not self.match.is_over)
    @rule(data=st.data())
    def refuse(self, data: st.DataObject) -> None:
        before = snapshot(self.match)
        decision = data.draw(st.sampled_from(self.match.pending))
        assert refusal(
            self.match, decision.seat, data.draw(st.sampled_from(wrong_answers(decision)))
        )
        assert snapshot(self.match) == before

    @invariant()
    def replay_gives_the_same_match(self) -> None:
        again = replay(decode(save(self.match)), self.match.game)
        assert snapshot(again) == snapshot(self.match)

    @invariant()
    def nothing_is_broken(self) -> None:
        assert list(self.match.game.broken_invariants(self.match.box, self.match.state)) == []


def typed_in(case: Case) -> Match:
    return Match(case.game, case.start().setup, None, solo=True)


class SequenceOfPlayKit(Kit):
    """Play, undo, save and fork at random: the match follows from its inputs."""

    @pytest.mark.slow
    def test_any_sequence_of_play(self) -> None:
        cases = [*plain_cases(self.game), *filter(is_accepted, optional_cases(self.game))]
        machine = type(f"AnyMatchOf{self.game.id}", (AnyMatch,), {"cases": cases})
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=60,
                stateful_step_count=30,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
