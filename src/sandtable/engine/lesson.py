"""The lesson of a game, from `data/lesson.toml`: a match on a fixed seed, step by step."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any

import msgspec

from sandtable.engine.misfits import demand, does_not_fit
from sandtable.engine.texts import Both

MANY = 40


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of the parts of a lesson."""


class Deed(Part, frozen=True, kw_only=True):
    """A task: an answer to a decision, and the place that the board points at.

    One of the `answers` completes it (one that ends in `*` matches all that begin so), or an
    option of the `space`, or, if neither is given, any answer.
    """

    text: Both
    decision: str
    answers: tuple[str, ...] = ()
    space: str = ""
    piece: str = ""


class LessonStep(Part, frozen=True, kw_only=True):
    """A step of the lesson: its text and its tasks; without tasks it is only read."""

    title: Both
    text: Both
    rule: str = ""
    board: str = ""
    spaces: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    deeds: tuple[Deed, ...] = ()


class Lesson(Part, frozen=True, kw_only=True):
    """A teaching match: its seat and seed, the bots of the other seats, and the steps."""

    seat: str
    scenario: str
    seed: str
    bots: dict[str, str] = {}
    steps: Annotated[tuple[LessonStep, ...], msgspec.Meta(min_length=1, max_length=MANY)]


def lesson(
    data: Mapping[str, Any], seats: Collection[str], bots: Collection[str], rules: Collection[str]
) -> Lesson:
    """Read a lesson, or raise an error that says what does not fit the game."""
    try:
        found = msgspec.convert(data, Lesson)
    except msgspec.ValidationError as error:
        raise does_not_fit("lesson.toml", error) from error
    demand(sorted([found.seat, *found.bots]) == sorted(seats), "lesson.toml must fill every seat.")
    demand(set(found.bots.values()) <= set(bots), "lesson.toml names a bot that does not exist.")
    cited = {step.rule for step in found.steps} - {""}
    unknown = ", ".join(sorted(cited - set(rules)))
    demand(not unknown, f"lesson.toml cites rules that are not in the index: {unknown}.")
    return found
