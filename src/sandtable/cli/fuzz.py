"""`sandtable fuzz`: play at random to find faults."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.arguments import Components, GameId, Json, Lang, Options, Scenario, Seed
from sandtable.cli.simulate import MOST_GAMES

if TYPE_CHECKING:
    from sandtable.engine.match import AnyGame
    from sandtable.lab.fuzz import FuzzReport, Wish

MOST_MINUTES = 10_080

Minutes = Annotated[float | None, typer.Option(min=0, max=MOST_MINUTES)]
Games = Annotated[int | None, typer.Option(min=1, max=MOST_GAMES)]
Out = Annotated[Path, typer.Option(metavar="DIR")]


def fuzz(
    game: GameId,
    minutes: Minutes = None,
    games: Games = None,
    scenario: Scenario = None,
    option: Options = None,
    components: Components = None,
    seed: Seed = None,
    out: Out = Path("fuzz"),
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play at random to find faults.

    On the way it undoes, saves, loads and forks matches and gives illegal answers. The exit code
    is 1 if it found a fault.

    The scenario and the options of each match are random unless you set them. Without a limit it
    plays for a minute. It saves each failure as a match file for `sandtable replay`.
    """
    from sandtable.cli.output import print_json, progress_bar
    from sandtable.cli.setups import new_seed
    from sandtable.cli.words import language_of
    from sandtable.engine.game import find_game
    from sandtable.lab.fuzz import fuzz

    found = find_game(game)
    wish = wish_from(found, scenario, option, components)
    if minutes is None and games is None:
        minutes = 1
    with progress_bar(f"fuzz {game}") as progress:
        report = fuzz(
            found,
            seed=new_seed(seed),
            out=out,
            games=games,
            minutes=minutes,
            wish=wish,
            progress=progress,
        )
    print_json(report) if json else show(report, language_of(lang))
    raise typer.Exit(1 if report.failures else 0)


def wish_from(
    game: AnyGame, scenario: str | None, options: list[str] | None, components: Path | None
) -> Wish:
    from sandtable.cli.setups import setup_from
    from sandtable.lab.fuzz import Wish

    setup = setup_from(game, scenario, options, components)
    return Wish(setup.scenario if scenario else None, setup.options, setup.components)


def show(report: FuzzReport, language: str) -> None:
    from sandtable.cli.words import words

    for failure in report.failures:
        print(words("fault", language, match=failure.match, says=failure.says))
        print(f"  sandtable replay {failure.file}")
    told = {"game": report.game, "seed": report.seed, "seconds": f"{report.seconds:g}"}
    print(words("faults", language, faults=len(report.failures), **told))
    counts = {
        name: getattr(report, name)
        for name in (
            "matches", "answers", "refused", "undone", "reloaded", "forked", "refused_setups"
        )
    }  # fmt: skip
    print(words("fuzzed", language, **counts))
