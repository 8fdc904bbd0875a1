"""`sandtable games`: list the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.cli.arguments import Json, Lang

if TYPE_CHECKING:
    from sandtable.engine.game import OptionKind
    from sandtable.engine.match import AnyGame


def games(lang: Lang = None, json: Json = False) -> None:
    """List the games with their seats, scenarios and options."""
    from sandtable.cli.output import print_json
    from sandtable.cli.words import language_of
    from sandtable.engine.game import games as installed

    if json:
        print_json([described(game) for game in installed().values()])
        return
    for game in installed().values():
        show(game, language_of(lang))


def described(game: AnyGame) -> dict[str, Any]:
    box = game.printed_box
    return {
        "id": game.id,
        "titles": each_language(game.title),
        "blurb": each_language(game.blurb),
        "seats": game.seats,
        "scenarios": game.scenarios(box),
        "options": [described_option(kind) for kind in game.options(box)],
        "bots": list(game.bots),
        "rules_version": game.rules_version,
    }


def each_language(text: Any) -> dict[str, str]:
    from sandtable.engine.texts import LANGUAGES

    return {language: text(language) for language in LANGUAGES}


def described_option(kind: OptionKind) -> dict[str, Any]:
    described: dict[str, Any] = {"id": kind.id, "titles": kind.titles, "default": kind.default}
    if isinstance(kind.default, int) and not isinstance(kind.default, bool):
        described |= {"low": kind.low, "high": kind.high}
    if kind.choices:
        described["choices"] = kind.choices
    return described


def show(game: AnyGame, language: str) -> None:
    from sandtable.cli.output import console
    from sandtable.cli.words import words
    from sandtable.players.registry import player_names

    box, out = game.printed_box, console()
    out.print(f"[bold]{game.title(language)}[/]  {game.id}")
    out.print(game.blurb(language))
    out.print(f"[bold]{words('seats', language)}[/]  {', '.join(game.seats)}", end="   ")
    out.print(f"[bold]{words('bots', language)}[/]  {', '.join(player_names(game))}")
    out.print(f"\n[bold]{words('scenarios', language)}[/]")
    for scenario in game.scenarios(box):
        out.print(f"  {scenario.id:<22} {scenario.titles[language]}")
    out.print(f"\n[bold]{words('options', language)}[/]")
    for kind in game.options(box):
        out.print(f"  {kind.id:<22} {kind.titles[language]} [dim]({takes(kind)})[/]")
    out.print()


def takes(kind: OptionKind) -> str:
    if isinstance(kind.default, bool):
        return "on/off"
    if isinstance(kind.default, int):
        return f"{kind.low}…{kind.high}"
    return "|".join(kind.choices) or "text"
