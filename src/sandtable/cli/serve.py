"""`sandtable serve`: play in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from sandtable.cli.arguments import Lang

Host = Annotated[str, typer.Option()]
Port = Annotated[int, typer.Option(min=0, max=65535)]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
    ),
]
Origin = Annotated[list[str] | None, typer.Option(metavar="URL")]
Open = Annotated[bool, typer.Option("--open")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8321,
    database: Database = None,
    origin: Origin = None,
    browse: Open = False,
    lang: Lang = None,
) -> None:
    """Serve the games to browsers.

    Matches are stored in a database and are safe when the server stops.
    """
    from sandtable.cli.words import language_of, words
    from sandtable.server.serve import checked_origin, is_loopback
    from sandtable.server.serve import serve as run
    from sandtable.server.settings import Settings

    if not is_loopback(host):
        typer.echo(words("open-to-others", language_of(lang), host=host), err=True)
    origins = tuple(checked_origin(each) for each in origin or ())
    settings = Settings(database=database or own_database(), origins=origins)
    run(settings, host, port, typer.echo, open_page=browse)


def own_database() -> str:
    from sandtable.cli.paths import data_folder

    return f"sqlite:///{data_folder() / 'matches.db'}"
