"""`sandtable verify`: whether every roll and answer of a match fits."""

from __future__ import annotations

import typer

from sandtable.cli.arguments import Json, MatchFile


def verify(file: MatchFile, json: Json = False) -> None:
    """Check every answer and roll of a saved match.

    Exit code 0 when all of it fits, 1 when something does not (the first such thing is named), 2
    when the file is no match.
    """
    from sandtable.cli.matchfiles import verdict_on
    from sandtable.cli.output import print_json
    from sandtable.cli.setups import bytes_from

    verdict = verdict_on(bytes_from(file), file)
    if json:
        print_json(verdict)
    else:
        print(f"{verdict.says} ({verdict.answers} answers, {verdict.rolls} rolls)")
    raise typer.Exit(0 if verdict.fits else 1)
