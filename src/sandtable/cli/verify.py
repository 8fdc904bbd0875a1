"""`sandtable verify`: check every roll and answer of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.arguments import Json, Lang, MatchFile

if TYPE_CHECKING:
    from sandtable.engine.verdict import Verdict

Seal = Annotated[str | None, typer.Option()]


def verify(file: MatchFile, seal: Seal = None, lang: Lang = None, json: Json = False) -> None:
    """Check every answer and roll of a saved match.

    The exit code is 0 if everything is correct, 1 if something differs (the first difference is
    shown), and 2 if the file is not a match.
    """
    from sandtable.cli.matchfiles import verdict_on
    from sandtable.cli.output import print_json
    from sandtable.cli.setups import bytes_from
    from sandtable.cli.words import language_of, words

    verdict = verdict_on(bytes_from(file), file)
    if seal is not None and seal.lower() != verdict.seal:
        verdict = with_other_seal(verdict)
    if json:
        print_json(verdict)
    else:
        language = language_of(lang)
        counted = words("verified", language, answers=verdict.answers, rolls=verdict.rolls)
        print(verdict.words[language], counted)
        if verdict.seal:
            print(words("sealed", language, seal=verdict.seal))
    raise typer.Exit(0 if verdict.fits else 1)


def with_other_seal(verdict: Verdict) -> Verdict:
    from msgspec.structs import replace

    from sandtable.cli.words import interface
    from sandtable.engine.texts import in_both, say

    words = in_both(say("other-seal"), interface())
    return replace(verdict, says=words.en, words=words, fits=False)
