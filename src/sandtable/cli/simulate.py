"""`sandtable simulate`: the same match many times over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.arguments import Components, GameId, Json, Options, Scenario, Seed

if TYPE_CHECKING:
    from sandtable.lab.simulate import Report

Players = Annotated[
    list[str] | None,
    typer.Option("--player", metavar="SEAT=BOT", help="Who holds a seat; may be repeated."),
]
Games = Annotated[int, typer.Option(min=1, help="How many matches to play.")]
Jobs = Annotated[
    int,
    typer.Option(min=0, help="How many processes; 0 uses every core. The results are the same."),
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
    json: Json = False,
) -> None:
    """Play a game many times and add up how it ends."""
    from sandtable.cli.output import print_json, progress_bar
    from sandtable.cli.setups import new_seed, pairs, setup_from
    from sandtable.engine.game import find_game
    from sandtable.lab.simulate import all_cores, simulate

    found = find_game(game)
    setup = setup_from(found, scenario, option, components)
    with progress_bar(f"{game} {setup.scenario}") as progress:
        report = simulate(
            found,
            setup,
            players=pairs(player, "A player"),
            games=games,
            seed=new_seed(seed),
            jobs=jobs or all_cores(),
            progress=progress,
        )
    print_json(report) if json else show(report)


def show(report: Report) -> None:
    from sandtable.cli.output import console, table

    out = console()
    players = ", ".join(f"{seat}={name}" for seat, name in report.players.items())
    out.print(f"[bold]{report.game}[/] {report.scenario} · {players} · seed {report.seed}")
    results = table("result", "games", "share", figures_from=1)
    for result, count in report.outcomes.items():
        results.add_row(result, f"{count:,}", f"{count / report.games:.2%}")
    out.print(results)
    metrics = table("metric", "mean", "sd", figures_from=1)
    for metric, spread in report.means.items():
        metrics.add_row(metric, f"{spread.mean:.2f}", f"{spread.sd:.2f}")
    out.print(metrics)
    out.print(f"{report.games:,} games, {report.games_per_second:,.0f} a second")
