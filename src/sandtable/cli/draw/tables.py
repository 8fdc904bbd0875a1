"""A table of the game with the row that was hit lit."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table

from sandtable.cli.session import Session
from sandtable.engine.events import Rolled
from sandtable.engine.texts import LANGUAGES, say


def table_of_roll(session: Session, roll: Rolled) -> Table:
    found = session.game.tables(session.match.box)[roll.table]
    column = found.columns[roll.column]
    title = found.titles[session.language]
    made = Table(box=SIMPLE_HEAD, title=f"{title} · {found.rule}", title_style="bold")
    made.add_column(f"d{roll.sides}", justify="right")
    made.add_column(named(session, roll.column) if roll.column else "")
    made.add_column(session.words("source"), style="dim")
    for span in column.spans:
        lit = "reverse bold" if span.lo <= roll.modified <= span.hi else ""
        faces = str(span.lo) if span.lo == span.hi else f"{span.lo}–{span.hi}"
        made.add_row(faces, row_text(session, span.row), span.source, style=lit)
    return made


def row_text(session: Session, row: Any) -> str:
    """Return what a row says: its fields that say something, in the player's language."""
    fields = msgspec.structs.asdict(row)
    parts = [field_text(session, name, value) for name, value in fields.items() if value]
    return " · ".join(part for part in parts if part) or "–"


def field_text(session: Session, name: str, value: Any) -> str:
    stem, _, language = name.rpartition("_")
    if stem and language in LANGUAGES:
        return str(value) if language == session.language else ""
    if name == "id":
        return ""
    if value is True:
        return named(session, name)
    shown = f"({row_text(session, value)})" if isinstance(value, msgspec.Struct) else str(value)
    return f"{named(session, name)} {shown}"


def named(session: Session, name: str) -> str:
    """Return the game's word for a field or column, else its name in the data."""
    key = f"field-{name.replace('_', '-')}"
    if session.game.texts.has(key, session.language):
        return session.text(say(key))
    return name.replace("_", " ")
