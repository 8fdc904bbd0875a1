"""A table of the game with the row that was hit lit.

A game words its tables in its texts: `column-…` for a column, `field-…` for a field of the rows,
and a message of a field's own name for its values. A column may bear the name of another table, and
a table called `field-value` explains that value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from sandtable.cli.session import Session
from sandtable.cli.words import interface
from sandtable.engine.events import Rolled
from sandtable.engine.texts import LANGUAGES, say


def table_of_roll(session: Session, roll: Rolled) -> Table:
    found = session.game.tables(session.match.box)[roll.table]
    made = Table(box=SIMPLE_HEAD, title=f"{found.titles[session.language]} · {found.rule}")
    made.add_column(f"d{roll.sides}", justify="right")
    made.add_column(worded(session, "column", roll.column))
    made.add_column(session.words("source"), style="dim")
    for span in found.columns[roll.column].spans:
        lit = "reverse bold" if span.lo <= roll.modified <= span.hi else ""
        faces = str(span.lo) if span.lo == span.hi else f"{span.lo}–{span.hi}"
        row = row_text(session, span.row)
        made.add_row(faces, row, source_text(session, span.source), style=lit)
    return made


def row_text(session: Session, row: msgspec.Struct) -> str:
    """Return what a row says: its name and the fields the game has words for, if any."""
    fields = {name: value for name, value in msgspec.structs.asdict(row).items() if value}
    parts = list(name_of(session, fields))
    told = {n: v for n, v in fields.items() if has_words(session, n)} or ({} if parts else fields)
    parts += [field_text(session, name, value) for name, value in told.items()]
    return " · ".join(parts) or "–"


def name_of(session: Session, fields: dict[str, Any]) -> Iterator[str]:
    """Yield a field that stands in both languages, such as a name."""
    for name, value in fields.items():
        stem, _, language = name.rpartition("_")
        if stem and language in LANGUAGES and language == session.language:
            yield str(value)


def has_words(session: Session, name: str) -> bool:
    texts = session.game.texts
    return texts.has(key("field", name), session.language) or texts.has(name, session.language)


def field_text(session: Session, name: str, value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        return f"{worded(session, 'field', name)} {row_text(session, value)}"
    if session.game.texts.has(name, session.language):
        return session.text(say(name, **{name: value}))
    if value is True:
        return worded(session, "field", name)
    explained = session.game.tables(session.match.box).get(f"{name}-{value}")
    shown = explained.titles[session.language] if explained else value
    return f"{worded(session, 'field', name)} {shown}"


def worded(session: Session, kind: str, name: str) -> str:
    """Return the game's word for a column or field, else its name in the data."""
    if session.game.texts.has(key(kind, name), session.language):
        return session.text(say(key(kind, name)))
    namesake = session.game.tables(session.match.box).get(name)
    return namesake.titles[session.language] if namesake else name.replace("_", " ")


def key(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


def source_text(session: Session, source: str) -> str:
    known = interface().has(f"source-{source}", session.language)
    return session.words(f"source-{source}") if known else source
