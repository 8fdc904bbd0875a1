"""The two kinds of decision, and secret planning side by side."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from sandtable.engine.errors import SandtableError
from sandtable.engine.texts import Text, say

T = TypeVar("T")
Answer = str | int
Facts = Mapping[str, str | int]
"""The subject of a decision or an option: ids and numbers by name. Programs read these, people
read the texts."""

NO_FACTS: Facts = {}

DIE = "die"
"""The id of the decision that asks for the face of a real die."""


Role = Literal["", "finish", "leave", "again", "apart"]
"""The effect of an option: end the question, end it without losing anything, repeat the last
orders, or leave the group."""

FINISH: Role = "finish"
LEAVE: Role = "leave"
AGAIN: Role = "again"
APART: Role = "apart"


class Manner(msgspec.Struct, frozen=True, gc=False):
    """A way of entering a space: a bomber attacks or reconnoitres."""

    id: str
    text: Text


class Option(msgspec.Struct, frozen=True, gc=False):
    """A legal move: its id is the answer; it may point at a space or a piece of the scene.

    A whole course has a `path`, the spaces it enters up to `space`. `manner` distinguishes
    several ways of entering the same space, `facing` is a heading in degrees. `note` gives a
    short reason for the option.
    """

    id: str
    text: Text
    space: str = ""
    piece: str = ""
    note: Text | str = ""
    facts: Facts = NO_FACTS
    path: tuple[str, ...] = ()
    manner: Manner | None = None
    role: Role = ""
    facing: int | None = None


class Note(msgspec.Struct, frozen=True, gc=False):
    """A fact about an option: its cost, or a reason for or against it.

    `short` is the form that fits on the board.
    """

    text: Text
    rule: str = ""
    sign: Literal["", "price", "for", "against"] = ""
    short: Text | str = ""


class Closed(msgspec.Struct, frozen=True, gc=False):
    """A move that a player might expect, with the reason and the rule that forbid it."""

    id: str
    text: Text
    why: Text
    rule: str
    space: str = ""
    piece: str = ""


class IllegalAnswerError(SandtableError):
    """An answer that is not among the legal ones; nothing was changed."""

    def __init__(self, why: Text, rule: str) -> None:
        super().__init__(f"{why.key} ({rule})")
        self.why = why
        self.rule = rule


Lazy = Callable[[], Sequence[T]]
Notes = Callable[[Option], Sequence[Note]]


def no_notes(_: Option) -> Sequence[Note]:
    return ()


class Choose:
    """Choose one of the options, which are computed only when someone reads them.

    `id` is the same wherever a rule asks for the same thing; `facts` tell the cases apart.
    `subject` is the piece that the question is about. `notes` gives displays more facts about
    an option. `later` are pieces that later questions of the same planning step ask about.
    """

    __slots__ = (
        "_closed",
        "_options",
        "ask",
        "facts",
        "group",
        "id",
        "later",
        "notes",
        "rule",
        "seat",
        "subject",
    )

    def __init__(  # noqa: PLR0913  (all of it is one question)
        self,
        id: str,
        seat: str,
        ask: Text,
        options: Lazy[Option] | Sequence[Option],
        *,
        rule: str,
        closed: Lazy[Closed] | Sequence[Closed] = (),
        group: str = "",
        facts: Facts = NO_FACTS,
        subject: str = "",
        notes: Notes = no_notes,
        later: Lazy[str] = tuple,
    ) -> None:
        self.id = id
        self.seat = seat
        self.ask = ask
        self.rule = rule
        self.group = group
        self.facts = facts
        self.subject = subject
        self.notes = notes
        self.later = later
        self._options = options
        self._closed = closed

    @property
    def options(self) -> Sequence[Option]:
        if callable(self._options):
            self._options = tuple(self._options())
        return self._options

    @property
    def closed(self) -> Sequence[Closed]:
        if callable(self._closed):
            self._closed = tuple(self._closed())
        return self._closed

    def check(self, answer: object) -> None:
        for option in self.options:
            if option.id == answer:
                return
        for closed in self.closed:
            if closed.id == answer:
                raise IllegalAnswerError(closed.why, closed.rule)
        offered = ", ".join(option.id for option in self.options)
        raise IllegalAnswerError(
            say("not-an-option", answer=str(answer), offered=offered), self.rule
        )


class Number:
    """Choose a whole number in a range; `bound` is the rule that sets its upper end."""

    __slots__ = (
        "ask",
        "bound",
        "facts",
        "group",
        "high",
        "id",
        "low",
        "rule",
        "seat",
        "suggested",
    )

    def __init__(  # noqa: PLR0913  (all of it is one question)
        self,
        id: str,
        seat: str,
        ask: Text,
        low: int,
        high: int,
        *,
        rule: str,
        bound: str = "",
        suggested: int | None = None,
        group: str = "",
        facts: Facts = NO_FACTS,
    ) -> None:
        self.id = id
        self.seat = seat
        self.ask = ask
        self.bound = bound or rule
        self.low = low
        self.high = high
        self.rule = rule
        if suggested is None or suggested < low:
            suggested = low
        self.suggested = min(suggested, high)
        self.group = group
        self.facts = facts

    def check(self, answer: object) -> None:
        if type(answer) is not int:
            raise IllegalAnswerError(say("not-a-number", answer=str(answer)), self.rule)
        if not self.low <= answer <= self.high:
            why = say("out-of-range", answer=answer, low=self.low, high=self.high)
            raise IllegalAnswerError(why, self.bound if answer > self.high else self.rule)


Decision = Choose | Number


class SideBySide:
    """Several seats' decisions, open at the same time; `submit` answers one of them.

    `planning` is the same object from the first answer of a `together` to its last.
    """

    __slots__ = ("decisions", "planning")

    def __init__(self, decisions: Sequence[Decision], planning: object) -> None:
        self.decisions = decisions
        self.planning = planning


Asked = Decision | SideBySide
Steps = Generator[Asked, Any, T]


def decisions_of(asked: Asked) -> Sequence[Decision]:
    return asked.decisions if isinstance(asked, SideBySide) else (asked,)


def together(*branches: Steps[Any]) -> Steps[list[Any]]:
    """Run several seats' secret planning side by side, each answering at its own pace.

    Each branch belongs to one seat. The results come back in the order of the branches.
    """
    results: list[Any] = [None] * len(branches)
    waiting: dict[int, Asked] = {}
    for index, branch in enumerate(branches):
        _advance(branch, None, index, waiting, results)
    while waiting:
        open_now = [decision for asked in waiting.values() for decision in decisions_of(asked)]
        place, answer = yield SideBySide(open_now, results)
        index, inner = _branch_at(waiting, place)
        given = (inner, answer) if isinstance(waiting[index], SideBySide) else answer
        _advance(branches[index], given, index, waiting, results)
    return results


def _branch_at(waiting: dict[int, Asked], place: int) -> tuple[int, int]:
    """Return the branch that asked the decision at an index, and the index in that branch."""
    for index, asked in waiting.items():
        inside = len(decisions_of(asked))
        if place < inside:
            return index, place
        place -= inside
    raise IndexError(place)


def _advance(
    branch: Steps[Any], answer: Any, index: int, waiting: dict[int, Asked], results: list[Any]
) -> None:
    try:
        waiting[index] = branch.send(answer)
    except StopIteration as stop:
        waiting.pop(index, None)
        results[index] = stop.value
