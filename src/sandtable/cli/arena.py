"""`sandtable arena`: a tournament of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.arguments import Components, GameId, Json, Options, Scenario, Seed
from sandtable.cli.simulate import Games, Jobs

if TYPE_CHECKING:
    from sandtable.lab.arena import Meeting
    from sandtable.lab.simulate import Report

Names = Annotated[
    list[str] | None,
    typer.Option(
        "--player",
        metavar="BOT",
        help="A bot that takes part; may be repeated. By default all that do not think ahead.",
    ),
]


def arena(
    game: GameId,
    scenario: Scenario = None,
    option: Options = None,
    player: Names = None,
    games: Games = 1000,
    seed: Seed = None,
    jobs: Jobs = 0,
    components: Components = None,
    json: Json = False,
) -> None:
    """Play every bot against every other in every seat; count who wins and why."""
    from sandtable.cli.output import print_json, progress_bar
    from sandtable.cli.setups import new_seed, setup_from
    from sandtable.engine.game import find_game
    from sandtable.lab.arena import arena
    from sandtable.lab.simulate import all_cores

    found = find_game(game)
    setup = setup_from(found, scenario, option, components)
    with progress_bar(f"{game} {setup.scenario}") as progress:
        meeting = arena(
            found,
            setup,
            players=player or (),
            games=games,
            seed=new_seed(seed),
            jobs=jobs or all_cores(),
            progress=progress,
        )
    print_json(meeting) if json else show(meeting)


def show(meeting: Meeting) -> None:
    from sandtable.cli.output import console, table

    out = console()
    out.print(f"[bold]{meeting.game}[/] {meeting.scenario} · seed {meeting.seed}")
    for report in meeting.pairings:
        players = ", ".join(f"{seat}={name}" for seat, name in report.players.items())
        out.print(f"[bold]{players}[/]")
        counts = table("what", "games", "share", figures_from=1)
        for what, count in counted(report):
            counts.add_row(what, f"{count:,}", f"{count / report.games:.1%}")
        out.print(counts)
        means = ", ".join(f"{name} {spread.mean:.2f}" for name, spread in report.means.items())
        out.print(f"means: {means}")
    wins = table("seat", "player", "won", "share", figures_from=2)
    for one in meeting.standings:
        wins.add_row(one.seat, one.player, f"{one.won:,}", f"{one.won / one.games:.1%}")
    out.print(wins)


def counted(report: Report) -> list[tuple[str, int]]:
    """Return the winner and the reason in words."""
    won = [(f"won by {seat}", count) for seat, count in report.winners.items() if seat != "draw"]
    drawn = [("drawn", report.winners["draw"])] if "draw" in report.winners else []
    return [*won, *drawn, *((f"ended by {why}", n) for why, n in report.reasons.items())]
