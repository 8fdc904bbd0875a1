"""Write to the terminal: text, JSON and progress bars."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

PIPED_WIDTH = 100


def console() -> Console:
    """Return a console on standard output; piped text is a little wider than Rich's 80."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else PIPED_WIDTH)


def print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def table(*columns: str, figures_from: int | None = None) -> Table:
    """Return an empty table; columns from `figures` on are right-aligned."""
    first = len(columns) if figures_from is None else figures_from
    made = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for place, column in enumerate(columns):
        made.add_column(column, justify="right" if place >= first else "left")
    return made


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[float, float], None] | None]:
    """Show the progress of long work, on a terminal only; yield the function to report it.

    It refreshes on each report and not from a thread, so that processes can be forked.
    """
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=Console(stderr=True), transient=True, auto_refresh=False
    ) as bar:
        task = bar.add_task(what)

        def tell(done: float, total: float) -> None:
            bar.update(task, completed=done, total=total, refresh=True)

        yield tell
