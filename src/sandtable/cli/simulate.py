"""`sandtable simulate`: play the same match many times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.arguments import (
    INTERRUPTED,
    Components,
    GameId,
    Json,
    Lang,
    Options,
    Scenario,
    Seed,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sandtable.engine.match import AnyGame
    from sandtable.engine.parts import Words
    from sandtable.engine.studies import Grid
    from sandtable.lab.simulate import Report

MOST_GAMES = 1_000_000_000
MOST_JOBS = 1_024

Players = Annotated[
    list[str] | None,
    typer.Option("--player", metavar="SEAT=BOT"),
]
Games = Annotated[int, typer.Option(min=1, max=MOST_GAMES)]
Jobs = Annotated[
    int,
    typer.Option(min=0, max=MOST_JOBS),
]


def simulate(
    game: GameId,
    scenario: Scenario = None,
    option: Options = None,
    player: Players = None,
    games: Games = 1000,
    seed: Seed = None,
    jobs: Jobs = 0,
    components: Components = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play a game many times and summarise the results."""
    from sandtable.cli.output import print_json, progress_bar
    from sandtable.cli.setups import new_seed, pairs, setup_from
    from sandtable.cli.words import language_of
    from sandtable.engine.game import find_game
    from sandtable.lab.simulate import all_cores, simulate

    found = find_game(game)
    setup = setup_from(found, scenario, option, components)
    with progress_bar(f"{game} {setup.scenario}") as progress:
        report = simulate(
            found,
            setup,
            players=pairs(player, "player"),
            games=games,
            seed=new_seed(seed),
            jobs=jobs or all_cores(),
            progress=progress,
        )
    language = language_of(lang)
    print_json(report) if json else show(report, language)
    stop_early(report.games, games, language)


def stop_early(done: int, wanted: int, language: str) -> None:
    """Report the progress of an interrupted run, and exit with the code for an interruption."""
    import sys

    from sandtable.cli.words import words

    if done < wanted:
        print(words("interrupted", language, done=done, total=wanted), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def show(report: Report, language: str) -> None:
    from sandtable.cli.findings import drawn
    from sandtable.cli.output import console
    from sandtable.cli.words import words
    from sandtable.engine.game import find_game

    out, game = console(), find_game(report.game)
    players = ", ".join(f"{seat}={name}" for seat, name in report.players.items())
    seed = words("with-seed", language, seed=report.seed)
    out.print(f"[bold]{report.game}[/] {report.scenario} · {players} · {seed}")
    out.print(drawn(game, results(game, report, language), language))
    out.print(drawn(game, figures(game, report, language), language))
    speed = round(report.games_per_second)
    out.print(words("games-a-second", language, games=report.games, speed=speed))


def results(game: AnyGame, report: Report, language: str) -> Grid:
    counts = ((game.result_words(result), count) for result, count in report.outcomes.items())
    return shares("head-result", counts, report.games, language)


def shares(head: str, counts: Iterable[tuple[Words, int]], games: int, language: str) -> Grid:
    """Return a table with the frequency of each result."""
    from sandtable.cli.words import words
    from sandtable.engine.studies import Grid, percent

    heads = tuple(words(key, language) for key in (head, "head-games", "head-share"))
    rows = tuple((what, f"{count:,}", percent(count / games)) for what, count in counts)
    return Grid("", heads, rows)


def figures(game: AnyGame, report: Report, language: str) -> Grid:
    from sandtable.cli.words import words
    from sandtable.engine.studies import Grid, decimals

    heads = tuple(words(key, language) for key in ("head-metric", "head-mean", "head-deviation"))
    rows = tuple(
        (game.metric_words(metric), decimals(spread.mean), decimals(spread.sd))
        for metric, spread in report.means.items()
    )
    return Grid("", heads, rows)
