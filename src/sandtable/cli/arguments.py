"""Arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

Language = Literal["es", "en"]

INTERRUPTED = 130
"""The exit code of a command that was stopped from the keyboard."""

GameId = Annotated[str, typer.Argument(metavar="GAME")]
MatchFile = Annotated[Path, typer.Argument(metavar="FILE")]
Scenario = Annotated[
    str | None,
    typer.Option(metavar="ID|FILE.toml"),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE"),
]
Components = Annotated[
    Path | None,
    typer.Option(metavar="FILE.toml"),
]
Seed = Annotated[str | None, typer.Option(metavar="TEXT")]
Lang = Annotated[
    Language | None,
    typer.Option("--lang"),
]
Json = Annotated[bool, typer.Option("--json")]
