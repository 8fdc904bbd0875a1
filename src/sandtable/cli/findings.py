"""Findings of a study on the terminal: its tables, and its remarks below them."""

from __future__ import annotations

from rich.table import Table

from sandtable.cli.output import console, table
from sandtable.engine.match import AnyGame
from sandtable.engine.studies import Findings, Grid


def show(game: AnyGame, findings: Findings, language: str) -> None:
    out = console()
    for grid in findings.grids:
        out.print(drawn(game, grid, language))
    for remark in findings.remarks:
        out.print(game.texts(remark, language))


def drawn(game: AnyGame, grid: Grid, language: str) -> Table:
    columns = [game.texts(column, language) for column in grid.columns]
    made = table(*columns, figures_from=grid.labels)
    made.title = game.texts(grid.title, language) or None
    made.title_justify = "left"
    for row in grid.rows:
        made.add_row(*(game.texts(cell, language) for cell in row))
    return made
