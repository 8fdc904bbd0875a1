"""`sandtable verify`: whether every roll and answer of a match fits."""

from __future__ import annotations

import typer

from sandtable.cli.arguments import Json, Lang, MatchFile


def verify(file: MatchFile, lang: Lang = None, json: Json = False) -> None:
    """Check every answer and roll of a saved match.

    Exit code 0 when all of it fits, 1 when something does not (the first such thing is named), 2
    when the file is no match.
    """
    from sandtable.cli.matchfiles import verdict_on
    from sandtable.cli.output import print_json
    from sandtable.cli.setups import bytes_from
    from sandtable.cli.words import language_of, words

    verdict = verdict_on(bytes_from(file), file)
    if json:
        print_json(verdict)
    else:
        language = language_of(lang)
        counted = words("verified", language, answers=verdict.answers, rolls=verdict.rolls)
        print(verdict.words[language], counted)
    raise typer.Exit(0 if verdict.fits else 1)
