"""The questions of a scene and their possible answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from sandtable.engine.decisions import DIE, NO_FACTS, Choose, Decision, Facts, Option
from sandtable.engine.parts import Manner, Part, Remark, Words

MANY = 10


class Offered(Part, frozen=True, kw_only=True):
    """An option of the prompt; an option with `why` is closed by its rule.

    `path` are the spaces that a whole course enters, `manner` how a space is gone to, `facing` the
    heading there in degrees. `role` says whether it ends the question, with nothing lost perhaps,
    does as before, or parts a piece from its group.
    """

    id: str
    text: Words
    note: Words = ""
    space: str = ""
    piece: str = ""
    path: tuple[str, ...] = ()
    manner: Manner | None = None
    role: Literal["", "finish", "leave", "again", "apart"] = ""
    facing: int | None = None
    notes: tuple[Remark, ...] = ()
    why: Words = ""
    rule: str = ""


class Prompt(Part, frozen=True, kw_only=True):
    """A decision and its answers; `subject` is its piece, `later` are the next pieces."""

    id: str
    seat: str
    ask: Words
    rule: str
    kind: Literal["choose", "number"]
    options: tuple[Offered, ...] = ()
    closed: tuple[Offered, ...] = ()
    low: int = 0
    high: int = 0
    suggested: int = 0
    die: bool = False
    group: str = ""
    facts: Facts = NO_FACTS
    subject: str = ""
    later: tuple[str, ...] = ()


def in_reading_order(options: Sequence[Option]) -> Sequence[Option]:
    """Sort many options so that those that are not on the board come first."""
    if len(options) < MANY:
        return options
    return sorted(options, key=lambda option: bool(option.space or option.piece))


def offered(decision: Choose, option: Option) -> Offered:
    manner = option.manner
    return Offered(
        id=option.id,
        text=option.text,
        note=option.note,
        space=option.space,
        piece=option.piece,
        path=option.path,
        manner=Manner(id=manner.id, title=manner.text) if manner else None,
        role=option.role,
        facing=option.facing,
        notes=tuple(
            Remark(text=note.text, rule=note.rule, sign=note.sign, short=note.short)
            for note in decision.notes(option)
        ),
    )


def prompt_for(decision: Decision) -> Prompt:
    common: dict[str, Any] = {
        "id": decision.id,
        "seat": decision.seat,
        "ask": decision.ask,
        "rule": decision.rule,
        "group": decision.group,
        "facts": decision.facts,
    }
    if isinstance(decision, Choose):
        return Prompt(
            kind="choose",
            subject=decision.subject,
            later=tuple(decision.later()),
            options=tuple(offered(decision, o) for o in in_reading_order(decision.options)),
            closed=tuple(
                Offered(id=c.id, text=c.text, why=c.why, rule=c.rule, space=c.space, piece=c.piece)
                for c in decision.closed
            ),
            **common,
        )
    return Prompt(
        kind="number",
        low=decision.low,
        high=decision.high,
        suggested=decision.suggested,
        die=decision.id == DIE,
        **common,
    )
