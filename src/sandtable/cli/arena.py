"""`sandtable arena`: a tournament of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.arguments import Components, GameId, Json, Lang, Options, Scenario, Seed
from sandtable.cli.simulate import Games, Jobs, stop_early

if TYPE_CHECKING:
    from sandtable.lab.arena import Meeting
    from sandtable.lab.simulate import Report

Names = Annotated[
    list[str] | None,
    typer.Option(
        "--player",
        metavar="BOT",
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
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play every bot against every other in every seat; count who wins and why."""
    from sandtable.cli.output import print_json, progress_bar
    from sandtable.cli.setups import new_seed, setup_from
    from sandtable.cli.words import language_of
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
    language = language_of(lang)
    print_json(meeting) if json else show(meeting, language)
    done = sum(report.games for report in meeting.pairings)
    stop_early(done, len(meeting.pairings) * games, language)


def show(meeting: Meeting, language: str) -> None:
    from sandtable.cli.output import console, table
    from sandtable.cli.words import words

    out = console()
    seed = words("with-seed", language, seed=meeting.seed)
    out.print(f"[bold]{meeting.game}[/] {meeting.scenario} · {seed}")
    heads = [words(key, language) for key in ("head-what", "head-games", "head-share")]
    for report in meeting.pairings:
        players = ", ".join(f"{seat}={name}" for seat, name in report.players.items())
        out.print(f"[bold]{players}[/]")
        counts = table(*heads, figures_from=1)
        for what, count in counted(report, language):
            counts.add_row(what, f"{count:,}", f"{count / report.games:.1%}")
        out.print(counts)
        means = ", ".join(f"{name} {spread.mean:.2f}" for name, spread in report.means.items())
        out.print(words("means", language, means=means))
    titles = ("head-seat", "head-player", "head-won", "head-share")
    wins = table(*(words(key, language) for key in titles), figures_from=2)
    for one in meeting.standings:
        wins.add_row(one.seat, one.player, f"{one.won:,}", f"{one.won / one.games:.1%}")
    out.print(wins)


def counted(report: Report, language: str) -> list[tuple[str, int]]:
    """Return the winner and the reason in words."""
    from sandtable.cli.words import words

    won = [
        (words("drawn" if seat == "draw" else "won-by", language, seat=seat), count)
        for seat, count in sorted(report.winners.items(), key=lambda one: one[0] == "draw")
    ]
    ended = [(words("ended-by", language, why=why), n) for why, n in report.reasons.items()]
    return [*won, *ended]
