"""A table of the game with the rolled row highlighted."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from sandtable.cli.session import Session
from sandtable.cli.words import interface
from sandtable.engine.events import Rolled
from sandtable.engine.log import column_text, row_text


def table_of_roll(session: Session, roll: Rolled) -> Table:
    found = session.game.tables(session.match.box)[roll.table]
    made = Table(box=SIMPLE_HEAD, title=f"{found.titles[session.language]} · {found.rule}")
    made.add_column(f"{found.dice if found.dice > 1 else ''}d{roll.sides}", justify="right")
    made.add_column(column_title(session, roll.column))
    made.add_column(session.words("source"), style="dim")
    for span in found.columns[roll.column].spans:
        lit = "reverse bold" if span.lo <= roll.modified <= span.hi else ""
        faces = str(span.lo) if span.lo == span.hi else f"{span.lo}–{span.hi}"
        row = row_text(session.game, found, span.row, session.language)
        made.add_row(faces, row, source_text(session, span.source), style=lit)
    return made


def column_title(session: Session, column: str) -> str:
    if not column:
        return ""
    return column_text(session.game, session.match.box, column, session.language)


def source_text(session: Session, source: str) -> str:
    known = interface().has(f"source-{source}", session.language)
    return session.words(f"source-{source}") if known else source
