"""A desk to test single rules: an umpire with scripted dice, and answers for a procedure."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from sandtable.engine.decisions import (
    DIE,
    Answer,
    Asked,
    Choose,
    Decision,
    IllegalAnswerError,
    SideBySide,
    decisions_of,
)
from sandtable.engine.dice import ScriptedDice
from sandtable.engine.events import DieThrown, Event, Rolled
from sandtable.engine.game import Setup
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.umpire import Umpire

Box = TypeVar("Box")
Reply = Callable[[Decision], Answer]
Steps = Generator[Any, Any, Any]

written: list[ScriptedDice] = []
"""The dice of the running test; the plugin checks that all of them are used."""


class Desk(Umpire[Box]):
    """An umpire with methods to search its log."""

    log: list[Event]

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.log if type(event) is kind]

    @property
    def rolls(self) -> list[Rolled]:
        return self.told(Rolled)

    @property
    def tables(self) -> list[str]:
        return [roll.table for roll in self.rolls]

    @property
    def modified(self) -> list[int]:
        return [roll.modified for roll in self.rolls]

    @property
    def thrown(self) -> list[int]:
        return [event.die for event in self.log if isinstance(event, Rolled | DieThrown)]


def script(*faces: int) -> ScriptedDice:
    """Return scripted dice; the test fails unless all of them are used."""
    dice = ScriptedDice(faces)
    written.append(dice)
    return dice


def desk(box: Box, *faces: int) -> Desk[Box]:
    """Return an umpire with these dice and an empty log."""
    return Desk(box, script(*faces), [])


class Driven(NamedTuple):
    """The result of a procedure, and the decisions it asked for."""

    result: Any
    asked: list[Decision]

    @property
    def ids(self) -> list[str]:
        return [decision.id for decision in self.asked]

    @property
    def rules(self) -> list[str]:
        return [decision.rule for decision in self.asked]


def answers(steps: Steps, *given: Answer) -> Driven:
    """Run a procedure with answers; check that each is legal and that all are used.

    If seats plan side by side, the first seat answers until it has finished.
    """
    left = list(given)

    def reply(decision: Decision) -> Answer:
        assert left, f"No answer is left for {decision.id}."
        decision.check(left[0])
        return left.pop(0)

    driven = drive(steps, reply)
    assert not left, f"Nobody asked for {left}."
    return driven


def drive(steps: Steps, reply: Reply) -> Driven:
    """Run a procedure to its end with the answers of a function."""
    asked: list[Decision] = []
    answer: Any = None
    try:
        while True:
            standing = steps.send(answer)
            asked.append(decisions_of(standing)[0])
            answer = sent(standing, reply(asked[-1]))
    except StopIteration as stop:
        return Driven(stop.value, asked)


def offered(steps: Steps, *given: Answer) -> Decision:
    """Return the open decision after these answers."""
    standing = next(steps)
    for answer in given:
        decisions_of(standing)[0].check(answer)
        standing = steps.send(sent(standing, answer))
    return decisions_of(standing)[0]


def sent(standing: Asked, answer: Answer) -> Any:  # noqa: ANN401  (an answer, or a seat's place with it)
    return (0, answer) if isinstance(standing, SideBySide) else answer


def option_ids(decision: Asked) -> list[str]:
    assert isinstance(decision, Choose)
    return [option.id for option in decision.options]


def refusal(decision: Decision, answer: Answer) -> str:
    """Return the rule that refuses an answer; empty if it is accepted."""
    try:
        decision.check(answer)
    except IllegalAnswerError as error:
        return error.rule
    return ""


def scripted_match(
    game: AnyGame,
    scenario: str,
    dice: Iterable[int] = (),
    given: Iterable[Answer] = (),
    *,
    options: Mapping[str, bool | int | str] | None = None,
    components: Mapping[str, Any] | None = None,
) -> Match:
    """Play a match with typed dice and given answers, as far as they go; all must be used."""
    match = Match(game, Setup(scenario, dict(options or {}), dict(components or {})), seed=None)
    faces, choices = list(dice), list(given)
    while not match.is_over:
        decision = match.pending[0]
        source: list[Any] = faces if decision.id == DIE else choices
        if not source:
            break
        match.submit(decision.seat, source.pop(0))
    assert not faces, f"Dice are left over: {faces}."
    assert not choices, f"Answers are left over: {choices}."
    return match
