"""Arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

Language = Literal["es", "en"]

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="The game's id; `sandtable games` lists them.")
]
MatchFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")]
Scenario = Annotated[
    str | None,
    typer.Option(metavar="ID|FILE.toml", help="A scenario of the game, or one of your own."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An optional rule; may be repeated."),
]
Components = Annotated[
    Path | None,
    typer.Option(metavar="FILE.toml", help="Your own values for tables, scenarios and so on."),
]
Seed = Annotated[
    str | None, typer.Option(metavar="TEXT", help="The seed of the dice; by default a random one.")
]
Lang = Annotated[
    Language | None,
    typer.Option("--lang", help="Language; by default that of your environment."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON value for programs.")]
