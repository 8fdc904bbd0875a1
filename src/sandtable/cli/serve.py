"""`sandtable serve`: play in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

Host = Annotated[
    str, typer.Option(help="The address to listen on; only this computer reaches the default.")
]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 picks any free one.")]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; by default SQLite in your data folder.",
    ),
]
Open = Annotated[bool, typer.Option("--open", help="Open the page in your browser.")]

WARNING = (
    "Warning: {host} can be reached from other machines. Whoever reaches it can create matches, "
    "watch any match whose address they know, and use this computer to think for bots. Nothing is "
    "encrypted: put a reverse proxy with HTTPS in front of it before anybody plays over the "
    "internet."
)


def serve(
    host: Host = "127.0.0.1", port: Port = 8321, database: Database = None, browse: Open = False
) -> None:
    """Serve the games to browsers.

    Matches are kept in a database and survive any stop of the server.
    """
    from sandtable.server.serve import is_loopback
    from sandtable.server.serve import serve as run
    from sandtable.server.settings import Settings

    if not is_loopback(host):
        typer.echo(WARNING.format(host=host), err=True)
    settings = Settings(database=database or own_database())
    run(settings, host, port, typer.echo, open_page=browse)


def own_database() -> str:
    from sandtable.cli.paths import data_folder

    return f"sqlite:///{data_folder() / 'matches.db'}"
