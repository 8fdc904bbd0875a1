"""Read answers: by number, id, space or words, to end a question, or to repeat orders."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from sandtable.cli.words import refusal
from sandtable.engine.decisions import (
    AGAIN,
    DIE,
    FINISH,
    LEAVE,
    Answer,
    Choose,
    Decision,
    Number,
    Option,
)
from sandtable.engine.parts import Words

TEN = 10
MOST_DIGITS = 18
MOST_NAMED = 6
"""The most options that a refusal to guess names."""
Tell = Callable[[Words], str]


def suggested(decision: Number) -> int | None:
    """Return the suggested number; a real die has none."""
    return None if decision.id == DIE else decision.suggested


def as_typed(decision: Decision, text: str, tell: Tell) -> Answer:
    """Read a typed answer: an option's number in the list, its id, its space, or its words.

    An id that looks like a number needs an equals sign before it. A real die with ten sides
    shows 0 for 10.
    """
    text = text.strip()
    number = whole_number(text)
    if isinstance(decision, Choose):
        if text.startswith("="):
            return text[1:]
        if number is not None and 1 <= number <= len(decision.options):
            return decision.options[number - 1].id
        return next(meant(decision, text, tell), text)
    if number == 0 and decision.id == DIE and decision.high == TEN:
        return TEN
    return text if number is None else number


def meant(decision: Choose, text: str, tell: Tell) -> Iterator[str]:
    """Yield the options with this id, then those that end in this space, then by words."""
    yield from (option.id for option in decision.options if option.id.lower() == text.lower())
    yield from ending_in(decision, text)
    found = list(worded(decision, text, tell))
    exact = [option for option in found if tell(option.text).lower() == text.lower()]
    yield from the_only(exact or found, tell)


def ending_in(decision: Choose, space: str) -> Iterator[str]:
    """Yield the options that end in a space, shortest path first."""
    wanted = space.lower()
    there = [o for o in decision.options if o.space and o.space.lower() == wanted]
    for option in sorted(there, key=lambda option: len(option.path)):
        yield option.id


def the_only(found: list[Option], tell: Tell) -> Iterator[str]:
    """Yield the shortest of several ways to the same end; refuse to guess between ends."""
    ends = {tell(option.text) for option in found}
    if len(ends) > 1:
        raise refusal("several-match", those=" · ".join(sorted(ends)[:MOST_NAMED]))
    yield from (option.id for option in sorted(found, key=lambda option: len(option.path))[:1])


def worded(decision: Choose, text: str, tell: Tell) -> Iterator[Option]:
    """Yield the options that have a word beginning with each typed word."""
    wanted = text.lower().split()
    for option in decision.options:
        has = re.split(r"[\s,()]+", tell(option.text).lower())
        if wanted and all(any(word.startswith(part) for word in has) for part in wanted):
            yield option


def whole_number(text: str) -> int | None:
    """Return a text as a number; None for more digits than any game needs."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    return int(text) if digits.isdecimal() and len(digits) <= MOST_DIGITS else None


def is_on_board(option: Option) -> bool:
    """Return whether an option is a space on the board rather than an action."""
    return bool(option.space) and not option.piece


# ---------------------------------------------------------------------- without choosing


def unsaid(decision: Decision) -> Answer | None:
    """Return the answer of an empty line: the suggested number, the end, or the only option."""
    if isinstance(decision, Number):
        return suggested(decision)
    return with_role(decision, FINISH, LEAVE) or only(decision)


def as_before(decision: Decision) -> str | None:
    """Return the answer that keeps all orders, if there is one."""
    if not isinstance(decision, Choose):
        return None
    return with_role(decision, AGAIN) or with_role(decision, LEAVE) or only(decision)


def with_role(decision: Choose, *roles: str) -> str | None:
    return next((option.id for option in decision.options if option.role in roles), None)


def only(decision: Choose) -> str | None:
    return decision.options[0].id if len(decision.options) == 1 else None
