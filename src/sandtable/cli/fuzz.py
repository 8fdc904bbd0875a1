"""`sandtable fuzz`: play at random to find faults."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.arguments import Components, GameId, Json, Options, Scenario, Seed

if TYPE_CHECKING:
    from sandtable.engine.match import AnyGame
    from sandtable.lab.fuzz import FuzzReport, Wish

Minutes = Annotated[float | None, typer.Option(min=0, help="Stop after this many minutes.")]
Games = Annotated[int | None, typer.Option(min=1, help="Stop after this many matches.")]
Out = Annotated[Path, typer.Option(metavar="DIR", help="Folder for the match files of failures.")]


def fuzz(
    game: GameId,
    minutes: Minutes = None,
    games: Games = None,
    scenario: Scenario = None,
    option: Options = None,
    components: Components = None,
    seed: Seed = None,
    out: Out = Path("fuzz"),
    json: Json = False,
) -> None:
    """Play at random to find faults.

    Matches are undone, saved, loaded, forked and given illegal answers on the way. Exit code 1
    when a fault was found.

    Scenario and options are drawn for each match unless they are given. Without a limit it plays
    for a minute. Each failure is written as a match file for `sandtable replay`.
    """
    from sandtable.cli.output import print_json, progress_bar
    from sandtable.cli.setups import new_seed
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
    print_json(report) if json else show(report)
    raise typer.Exit(1 if report.failures else 0)


def wish_from(
    game: AnyGame, scenario: str | None, options: list[str] | None, components: Path | None
) -> Wish:
    from sandtable.cli.setups import setup_from
    from sandtable.lab.fuzz import Wish

    setup = setup_from(game, scenario, options, components)
    return Wish(setup.scenario if scenario else None, setup.options, setup.components)


def show(report: FuzzReport) -> None:
    for failure in report.failures:
        print(f"Match {failure.match}: {failure.says}")
        print(f"  sandtable replay {failure.file}")
    found = f"{len(report.failures)} faults" if report.failures else "no fault"
    print(f"{report.game}, seed {report.seed}: {found} in {report.seconds:g} s")
    print(
        f"{report.matches} matches, {report.answers} answers, {report.refused} refused, "
        f"{report.undone} undone, {report.reloaded} reloaded, {report.forked} forked, "
        f"{report.refused_setups} set-ups refused"
    )
