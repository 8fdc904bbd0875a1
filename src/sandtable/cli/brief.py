"""`sandtable brief`: show the briefing of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.arguments import GameId, Json, Lang

if TYPE_CHECKING:
    from sandtable.engine.briefing import Briefing, SampleCounter, SeatBriefing
    from sandtable.engine.match import AnyGame

Seat = Annotated[str | None, typer.Option("--seat", metavar="SEAT")]


def brief(game: GameId, seat: Seat = None, lang: Lang = None, json: Json = False) -> None:
    """Explain your role, how to win, how a turn goes and what to do first."""
    from sandtable.cli.output import print_json
    from sandtable.cli.words import language_of
    from sandtable.engine.game import find_game

    found = find_game(game)
    briefed = found.briefing.seat(seat_of(found, seat))
    if json:
        print_json({"turn": found.briefing.turn, "seat": briefed})
        return
    show(found.briefing, briefed, language_of(lang))


def seat_of(game: AnyGame, wish: str | None) -> str:
    from sandtable.players.registry import checked_seat

    return game.seats[0] if wish is None else checked_seat(game, wish)


def show(briefing: Briefing, seat: SeatBriefing, language: str) -> None:
    from sandtable.cli.output import console

    out = console()
    out.print(f"[bold]{seat.title[language]}[/]")
    out.print(seat.story[language])
    out.print(f"\n[bold]{seat.goal[language]}[/] [dim]({seat.goal_rule})[/]")
    for tally in seat.tallies:
        out.print(f"  {tally.title[language]}")
        for way in tally.ways:
            out.print(f"    {way.points:>16}  {way.text[language]} [dim]({way.rule})[/]")
    out.print(f"\n[bold]{briefing.turn.title[language]}[/] [dim]({briefing.turn.rule})[/]")
    for phase in briefing.turn.phases:
        mark = "●" if seat.id in phase.seats else "○"
        out.print(f"  {mark} {phase.name[language]:<18} {phase.note[language]}")
    for counter in seat.counters:
        show_counter(counter, language)
    out.print()
    for number, step in enumerate(seat.first, 1):
        rule = f" [dim]({step.rule})[/]" if step.rule else ""
        out.print(f"[bold]{number}. {step.name[language]}[/] {step.note[language]}{rule}")


def show_counter(counter: SampleCounter, language: str) -> None:
    from sandtable.cli.output import console

    out = console()
    out.print(f"\n\\[{' '.join([counter.name[language], *counter.ratings])}]")
    for note in counter.notes:
        out.print(f"  {note.name[language]:<18} {note.note[language]}")
