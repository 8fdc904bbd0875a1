"""The sequence of play: phases in order, conditions, jumps and the end."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.dice import ScriptedDice
from sandtable.engine.errors import SandtableError
from sandtable.engine.events import PhaseBegan
from sandtable.engine.sequence import END, Phase, Sequence
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire

Trace = list[str]
Umpired = Umpire[None]


def noting(name: str, *goes_to: str | None) -> Phase[None, Trace]:
    """A phase that notes its name and goes to the phases named, one each time it is played."""
    jumps = list(goes_to)

    def play(u: Umpired, trace: Trace) -> str | None:
        trace.append(name)
        return jumps.pop(0) if jumps else None

    return Phase(name, f"rule {name}", play)


def conducted(sequence: Sequence[None, Trace], start: str = "") -> Trace:
    trace: Trace = []
    umpire: Umpired = Umpire(None, ScriptedDice([]))
    assert list(sequence.conduct(umpire, trace, start or sequence.first)) == []
    return trace


def test_phases_are_played_in_the_order_of_the_book() -> None:
    sequence = Sequence(noting("a"), noting("b"), noting("c"))

    assert conducted(sequence) == ["a", "b", "c"]
    assert conducted(sequence, "b") == ["b", "c"]
    assert [sequence.first, sequence.after("a"), sequence.after("c")] == ["a", "b", END]


def test_a_phase_is_played_when_its_condition_holds() -> None:
    never = Phase[None, Trace]("b", "b", noting("b").play, when=lambda box, trace: False)
    later = Phase[None, Trace]("c", "c", noting("c").play, when=lambda box, trace: "a" in trace)

    assert conducted(Sequence(noting("a"), never, later)) == ["a", "c"]
    assert conducted(Sequence(never, later)) == []


def test_a_phase_may_name_the_one_to_go_to() -> None:
    assert conducted(Sequence(noting("a"), noting("b", "a", None), noting("c"))) == [*"ababc"]


def test_a_phase_may_end_it_all() -> None:
    assert conducted(Sequence(noting("a"), noting("b", END), noting("c"))) == ["a", "b"]


def test_a_phase_that_does_not_exist_is_an_error_in_the_game() -> None:
    with pytest.raises(SandtableError, match="no phase called z"):
        conducted(Sequence(noting("a", "z")))


def asking(u: Umpired, trace: Trace) -> Steps[str]:
    answer: str = yield Choose("which", "us", say("ask"), [Option("c", say("c"))], rule="1")
    return answer


def test_a_phase_that_asks_goes_where_its_answer_leads() -> None:
    trace: Trace = []
    sequence = Sequence(Phase("a", "1", asking), noting("b"), noting("c"))
    steps = sequence.conduct(Umpire(None, ScriptedDice([])), trace, "a")
    next(steps)

    with pytest.raises(StopIteration):
        steps.send("c")
    assert trace == ["c"]


class Compiled(Generator[Choose, str, str]):
    """A procedure that is a generator by what it does, and not by its type."""

    def send(self, value: str | None) -> Choose:
        if value is not None:
            raise StopIteration(value)
        return Choose("which", "us", say("ask"), [Option("c", say("c"))], rule="1")

    def throw(self, *error: Any) -> Choose:  # noqa: ANN401  (the signature of generators)
        raise error[0]


def test_a_phase_of_any_kind_of_generator_is_played() -> None:
    trace: Trace = []
    compiled = Phase[None, Trace]("a", "1", lambda u, trace: Compiled())
    steps = Sequence(compiled, noting("b"), noting("c")).conduct(
        Umpire(None, ScriptedDice([])), trace, "a"
    )

    assert next(steps).id == "which"  # type: ignore[union-attr]  # one decision, not several
    with pytest.raises(StopIteration):
        steps.send("c")
    assert trace == ["c"]


def test_every_phase_played_is_a_checkpoint_and_a_heading() -> None:
    kept: list[str] = []
    umpire: Umpired = Umpire(None, ScriptedDice([]), [])
    skipped = Phase[None, Trace]("b", "b", noting("b").play, when=lambda box, trace: False)
    sequence = Sequence(noting("a", "c"), skipped, noting("c"))
    list(sequence.conduct(umpire, [], "a", kept.append))

    assert kept == ["a", "c"]
    assert umpire.log == [
        PhaseBegan(phase="a", rule="rule a"),
        PhaseBegan(phase="c", rule="rule c"),
    ]


def test_a_log_has_headings_without_checkpoints_too() -> None:
    umpire: Umpired = Umpire(None, ScriptedDice([]), [])
    list(Sequence(noting("a")).conduct(umpire, [], "a"))

    assert umpire.log == [PhaseBegan(phase="a", rule="rule a")]
