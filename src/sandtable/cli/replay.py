"""`sandtable replay`: show a saved match again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from sandtable.cli.arguments import Json, Lang, MatchFile

if TYPE_CHECKING:
    from sandtable.cli.matchfiles import Step
    from sandtable.engine.match import Match

To = Annotated[int | None, typer.Option(min=0)]
Stepwise = Annotated[bool, typer.Option("--step")]


def replay(
    file: MatchFile, to: To = None, step: Stepwise = False, lang: Lang = None, json: Json = False
) -> None:
    """Show a saved match again: every answer and roll.

    The match is played again from its inputs. If an answer can no longer be played, the log ends
    there with the reason and exit code 1.
    """
    from sandtable.cli.matchfiles import StumbledError
    from sandtable.cli.words import language_of

    language = language_of(lang)
    try:
        if json:
            print_steps(file, to, language)
        else:
            show(file, to, language, stepwise=step)
    except StumbledError as stumble:
        typer.echo(str(stumble), err=True)
        raise typer.Exit(1) from stumble


def walk(file: MatchFile, to: int | None) -> tuple[Match, Any]:
    """Return the match and its steps; the match is in the state after the last step."""
    from itertools import takewhile

    from sandtable.cli.matchfiles import fresh_match, record_from, steps_of
    from sandtable.cli.setups import bytes_from

    record = record_from(bytes_from(file), file)
    match = fresh_match(record, file)
    wanted = len(record.inputs) if to is None else to
    record.inputs = record.inputs[:wanted]
    return match, takewhile(lambda step: step.number <= wanted, steps_of(match, record))


def show(file: MatchFile, to: int | None, language: str, *, stepwise: bool) -> None:
    from sandtable.cli.logbook import log_lines
    from sandtable.cli.output import console

    out = console()
    match, steps = walk(file, to)
    for step in steps:
        if step.given is not None:
            if stepwise:
                out.input("")
            out.print(answer_line(match, step, language), style="green")
        for line in log_lines(match, step.events, language):
            out.print(line, soft_wrap=True)


def answer_line(match: Match, step: Step, language: str) -> str:
    from sandtable.cli.matchfiles import seat_title

    texts = match.game.texts
    seat = seat_title(match, step.given.seat if step.given else "", language)
    ask = texts(step.ask, language) if step.ask else ""
    return f"{step.number}. {seat}: {ask} → {texts(step.answer, language)}"


def print_steps(file: MatchFile, to: int | None, language: str) -> None:
    from sandtable.cli.output import print_json
    from sandtable.engine.log import lines

    match, steps = walk(file, to)
    shown = [
        {
            "number": step.number,
            "given": step.given,
            "says": answer_line(match, step, language) if step.given else "",
            "log": lines(match.game, match.box, step.events, language),
        }
        for step in steps
    ]
    print_json(
        {"game": match.game.id, "setup": match.setup, "steps": shown, "outcome": match.outcome}
    )
