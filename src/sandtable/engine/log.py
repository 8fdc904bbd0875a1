"""The log as a reader sees it: events turned into lines of text with dice and rule numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from sandtable.engine.events import DieThrown, Event, PhaseBegan, Rolled
from sandtable.engine.game import Game
from sandtable.engine.tables import Table
from sandtable.engine.texts import Text, say

Kind = Literal["heading", "act", "result", "roll"]


class ShownModifier(msgspec.Struct, frozen=True):
    """A modifier as the reader sees it."""

    text: str
    value: int
    rule: str


class ShownRoll(msgspec.Struct, frozen=True):
    """A roll with its modifiers and its result."""

    table: str
    title: str
    column: str
    die: int
    sides: int
    modifiers: tuple[ShownModifier, ...]
    modified: int
    source: str
    row: str = ""
    faces: tuple[int, ...] = ()
    about: str = ""


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log in one language."""

    kind: Kind
    text: str
    rule: str
    roll: ShownRoll | None = None


def lines(game: Game[Any, Any], box: Any, events: Iterable[Event], language: str) -> list[LogLine]:
    return [line(game, box, event, language) for event in events]


def line(game: Game[Any, Any], box: Any, event: Event, language: str) -> LogLine:
    if isinstance(event, Rolled):
        roll = shown_roll(game, box, event, language)
        return LogLine("roll", roll_text(game, event, roll, language), event.rule, roll)
    if isinstance(event, DieThrown):
        return LogLine("roll", die_text(game, event, language), event.rule)
    return LogLine(kind_of(event), game.texts(event.text(), language), event.rule)


def kind_of(event: Event) -> Kind:
    if isinstance(event, PhaseBegan):
        return "heading"
    return "result" if event.follows else "act"


def shown_roll(game: Game[Any, Any], box: Any, event: Rolled, language: str) -> ShownRoll:
    table = game.tables(box)[event.table]
    modifiers = tuple(
        ShownModifier(game.texts(say(f"drm-{drm.name}"), language), drm.value, drm.rule)
        for drm in event.modifiers
    )
    return ShownRoll(
        table.name,
        table.titles[language],
        event.column,
        event.die,
        event.sides,
        modifiers,
        event.modified,
        event.source,
        row_text(game, table, table[event.column].read(event.modified), language),
        event.faces,
        about_text(game, event.about, language),
    )


def about_text(game: Game[Any, Any], about: str | Text, language: str) -> str:
    """Return the subject of a roll, to be written after the title of the table."""
    if not about:
        return ""
    return game.texts(about if isinstance(about, Text) else say(f"about-{about}"), language)


def row_text(game: Game[Any, Any], table: Table[Any], row: Any, language: str) -> str:
    """Return a row in the game's own words; empty if the game has none for this table.

    A row may say it itself (`said`). Else the message gets the row's plain fields; of a text in
    both languages, as `name_es` and `name_en`, it gets the reader's as `name`.
    """
    if hasattr(row, "said"):
        return game.texts(row.said(), language)
    key = f"row-{table.name}"
    if not game.texts.has(key, language):
        return ""
    fields = {name: getattr(row, name) for name in row.__struct_fields__}
    plain = {
        name.removesuffix(f"_{language}"): value
        for name, value in fields.items()
        if isinstance(value, str | int)
    }
    return game.texts(say(key, **plain), language)


def column_text(game: Game[Any, Any], box: Any, column: str, language: str) -> str:
    """Return the name of a column: the game's word for it, or the title of the table it names."""
    namesake = game.tables(box).get(column)
    return namesake.titles[language] if namesake else game.texts(say(f"column-{column}"), language)


def roll_text(game: Game[Any, Any], event: Rolled, roll: ShownRoll, language: str) -> str:
    """Return "Table 4: 6 −1 (XII) +1 (XIII) = 6 → what the row says", or "3 + 4 = 7" at first."""
    shown = "".join(f" {signed(m.value)} ({m.rule})" for m in roll.modifiers)
    total = f" = {event.modified}" if roll.modifiers or event.faces else ""
    row = f" → {roll.row}" if roll.row else ""
    mark = game.texts(say("reconstructed-mark"), language) if roll.source == "reconstructed" else ""
    return game.texts(
        say(
            "rolled",
            table=roll.title,
            about=roll.about,
            die=" + ".join(map(str, event.faces)) or event.die,
            sum=shown + total + row,
            mark=mark,
        ),
        language,
    )


def die_text(game: Game[Any, Any], event: DieThrown, language: str) -> str:
    why = game.texts(event.why if isinstance(event.why, Text) else say(event.why), language)
    if not event.faces:
        return game.texts(say("die-thrown", why=why, die=event.die), language)
    faces = ", ".join(map(str, event.faces))
    key = "volley-thrown" if event.least else "dice-thrown"
    thrown = say(key, why=why, faces=faces, least=event.least, die=event.die)
    return game.texts(thrown, language)


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"−{-value}"
