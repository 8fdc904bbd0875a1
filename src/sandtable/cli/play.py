"""`sandtable play`: a match in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sandtable.cli.arguments import Components, GameId, Lang, Options, Scenario, Seed

if TYPE_CHECKING:
    from sandtable.cli.session import Session
    from sandtable.engine.game import Setup
    from sandtable.engine.match import AnyGame, Match

Seats = Annotated[
    list[str] | None,
    typer.Option("--seat", metavar="SEAT=me|BOT"),
]
DiceKind = Annotated[
    str | None,
    typer.Option(
        "--dice",
        metavar="seeded|entered",
    ),
]
Resume = Annotated[str | None, typer.Option(metavar="FILE|last")]
Save = Annotated[
    Path | None,
    typer.Option(metavar="FILE"),
]
Plain = Annotated[bool, typer.Option("--plain")]


def play(
    game: GameId,
    scenario: Scenario = None,
    option: Options = None,
    components: Components = None,
    seed: Seed = None,
    seat: Seats = None,
    dice: DiceKind = None,
    resume: Resume = None,
    save: Save = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play a game in the terminal.

    The match is saved after every answer. If standard input is not a terminal, the program reads
    answers from it line by line; type `help` there for a list of commands.
    """
    from sandtable.cli.paths import refuse_folder
    from sandtable.cli.session import Session, bots_for
    from sandtable.cli.setups import pairs
    from sandtable.cli.words import language_of
    from sandtable.engine.game import find_game

    found = find_game(game)
    if resume is None:
        match = new_match(found, (scenario, option, components), seed, dice)
        file = save or file_for(found)
    else:
        refuse_new_inputs(scenario, option, components, seed, dice)
        match, kept = resumed(found, resume)
        file = save or kept
    refuse_folder(file)
    session = Session(match, bots_for(match, pairs(seat, "seat")), file, language_of(lang))
    start(session, plain=plain)


def start(session: Session, *, plain: bool) -> None:
    """Open the screen if Textual can draw on the terminal; otherwise ask plain questions."""
    import sys
    from importlib.util import find_spec

    on_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if plain or not on_terminal or find_spec("textual") is None:
        from sandtable.cli.plain import play_plainly

        play_plainly(session)
    else:
        from sandtable.cli.tui.app import play_on_screen

        play_on_screen(session)


def new_match(
    game: AnyGame, wishes: tuple[Any, Any, Any], seed: str | None, dice: str | None
) -> Match:
    from msgspec.structs import replace

    from sandtable.cli.setups import fitting, new_seed, setup_from
    from sandtable.cli.words import refusal
    from sandtable.engine.dice import seed_from
    from sandtable.engine.match import Match

    if dice not in (None, "seeded", "entered"):
        raise refusal("no-such-dice", dice=dice)
    if dice == "entered" and seed is not None:
        raise refusal("no-seed-for-real-dice")
    setup = with_last_result(game, setup_from(game, *wishes))
    if dice == "entered":
        setup = replace(setup, cup=new_seed(None))
    key = None if dice == "entered" else seed_from(new_seed(seed))
    return fitting(game, lambda: Match(game, setup, key, solo=True))


def with_last_result(game: AnyGame, setup: Setup) -> Setup:
    """Set the options that follow from the last finished match, if the game has any."""
    import msgspec

    from sandtable.cli.paths import last_result

    last = last_result(game)
    if last is None or game.options_after is None:
        return setup
    return msgspec.structs.replace(setup, options={**game.options_after(last), **setup.options})


def refuse_new_inputs(*inputs: object) -> None:
    from sandtable.cli.words import refusal

    if any(inputs):
        raise refusal("set-up-already")


def resumed(game: AnyGame, name: str) -> tuple[Match, Path]:
    from sandtable.cli.matchfiles import match_from
    from sandtable.cli.paths import last_match
    from sandtable.cli.setups import bytes_from
    from sandtable.cli.words import refusal

    file = last_match(game) if name == "last" else Path(name)
    match = match_from(bytes_from(file), file)
    if match.game.id != game.id:
        raise refusal("file-of-other-game", file=str(file), game=match.game.id, wanted=game.id)
    return match, file


def file_for(game: AnyGame) -> Path:
    from sandtable.cli.paths import new_match_file

    return new_match_file(game)
