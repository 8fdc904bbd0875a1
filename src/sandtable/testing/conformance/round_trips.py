"""Save, load, undo and fork give back the same match, at every decision."""

from __future__ import annotations

from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.record import decode, load, replay, save
from sandtable.engine.verdict import verify
from sandtable.testing.cases import (
    Case,
    finished,
    is_accepted,
    moments,
    play_on,
    snapshot,
    stride,
)
from sandtable.testing.conformance.kit import Kit


class RoundTripKit(Kit):
    """Save, load, undo and fork give back the same match."""

    def test_a_saved_match_loads_as_it_was(self, case: Case) -> None:
        for match in moments(case):
            assert snapshot(load(save(match), match.game)) == snapshot(match)

    def test_a_loaded_match_goes_on_as_the_first_would_have(self, case: Case) -> None:
        for match in moments(case):
            if match.is_over:
                return
            twin = load(save(match), match.game)
            first = match.fork()
            for one in (first, twin):
                play_on(one, SeededDice(seed_from("the same player")))
            assert snapshot(twin) == snapshot(first)

    def test_what_is_answered_and_undone_leaves_no_trace_but_the_note(self, case: Case) -> None:
        for match in moments(case, solo=True):
            if match.is_over:
                return
            twin = match.fork()
            play_on(twin, SeededDice(seed_from("somebody")))
            undone = twin.undo()
            assert undone == twin.undone.pop()
            assert snapshot(twin) == snapshot(match)

    def test_everything_can_be_undone_down_to_the_first_decision(self, case: Case) -> None:
        match = finished(case)
        twin = load(save(match), match.game)
        twin.solo = True
        kept = 0 if stride(case) == 1 else len(match.inputs) * 7 // 8
        for _ in match.inputs[kept:]:
            twin.undo()

        assert len(twin.undone) == len(match.inputs) - kept
        twin.undone.clear()
        assert snapshot(twin) == snapshot(match.fork(kept))

    def test_undo_and_the_same_answers_again_give_the_same_match(self, case: Case) -> None:
        match = finished(case)
        twin = match.fork()
        twin.solo = True
        back = len(match.inputs) // 2
        for _ in range(back):
            twin.undo()
        for given in match.inputs[len(match.inputs) - back :]:
            twin.submit(given.seat, given.answer)

        twin.undone.clear()
        assert snapshot(twin) == snapshot(match)

    def test_a_fork_at_any_answer_is_the_match_as_it_was_then(self, case: Case) -> None:
        match = finished(case)
        for then in moments(case):
            assert snapshot(match.fork(len(then.inputs))) == snapshot(then)

    def test_what_a_fork_does_leaves_the_first_match_alone(self, case: Case) -> None:
        for match in moments(case):
            if match.is_over:
                return
            before = snapshot(match)
            twin = match.fork(seed=seed_from("new dice"))
            play_on(twin, SeededDice(seed_from("somebody")))
            twin.solo = True
            twin.undo()
            assert snapshot(match) == before

    def test_a_fork_with_new_dice_saves_and_loads(self, case: Case) -> None:
        dice = SeededDice(seed_from("somebody"))
        twin = finished(case).fork(1, seed=seed_from("new dice"))
        while not twin.is_over:
            for _ in range(stride(case)):
                if not twin.is_over:
                    play_on(twin, dice)
            assert snapshot(load(save(twin), twin.game)) == snapshot(twin)
        assert not verify(save(twin), twin.game).fits

    def test_a_finished_match_verifies_and_replays(self, any_case: Case) -> None:
        if not is_accepted(any_case):
            return
        match = finished(any_case)
        data = save(match)

        assert verify(data, match.game).fits
        assert snapshot(replay(decode(data), self.game)) == snapshot(match)
