"""The log as text: headings, dice with their modifiers, and results."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text as Line

from sandtable.engine.events import DieThrown, Event, Rolled
from sandtable.engine.log import line, shown_roll, signed
from sandtable.engine.match import Match
from sandtable.engine.texts import say

FACES = "⚀⚁⚂⚃⚄⚅"


def log_lines(match: Match, events: Iterable[Event], language: str) -> list[Line]:
    return [log_line(match, event, language) for event in events]


def log_line(match: Match, event: Event, language: str) -> Line:
    if isinstance(event, Rolled):
        return roll_line(match, event, language)
    shown = line(match.game, match.box, event, language)
    if shown.kind == "heading":
        return Line.assemble(("\n" + shown.text, "bold"), cited(shown.rule))
    if isinstance(event, DieThrown):
        faces = [face_of(face, event.sides) for face in event.faces or (event.die,)]
        return Line.assemble("  ", *faces, f" {shown.text}", cited(shown.rule))
    margin = "    " if shown.kind == "result" else "  "
    return Line.assemble(margin + shown.text, cited(shown.rule))


def roll_line(match: Match, event: Rolled, language: str) -> Line:
    """Return "[7] Table 4 (first wave): 7 −1 flak (XIV) = 6 → no effect [reconstructed]"."""
    texts = match.game.texts
    roll = shown_roll(match.game, match.box, event, language)
    made = Line("  ")
    for face in event.faces or (event.die,):
        made.append_text(face_of(face, event.sides))
    made.append(f" {roll.title}{roll.about}: {event.die}")
    for modifier in roll.modifiers:
        made.append(f" {signed(modifier.value)} {modifier.text}")
        made.append_text(cited(modifier.rule))
    if roll.modifiers:
        made.append(f" = {event.modified}", "bold")
    if roll.row:
        made.append(f" → {roll.row}")
    if event.source == "reconstructed":
        made.append(texts(say("reconstructed-mark"), language), "italic magenta")
    return made.append_text(cited(event.rule))


def face_of(die: int, sides: int) -> Line:
    face = FACES[die - 1] if sides == len(FACES) else f"[{die}]"
    return Line(face, "bold yellow")


def cited(rule: str) -> Line:
    return Line(f" ({rule})" if rule else "", "dim cyan")
