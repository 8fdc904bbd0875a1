"""`sandtable arena`: a tournament of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.arguments import Components, GameId, Json, Lang, Options, Scenario, Seed
from sandtable.cli.simulate import Games, Jobs, figures, shares, stop_early

if TYPE_CHECKING:
    from sandtable.engine.match import AnyGame
    from sandtable.engine.parts import Words
    from sandtable.engine.studies import Grid
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
    from sandtable.cli.findings import drawn
    from sandtable.cli.output import console
    from sandtable.cli.words import words
    from sandtable.engine.game import find_game

    out, game = console(), find_game(meeting.game)
    seed = words("with-seed", language, seed=meeting.seed)
    out.print(f"[bold]{meeting.game}[/] {meeting.scenario} · {seed}")
    for report in meeting.pairings:
        players = ", ".join(f"{seat}={name}" for seat, name in report.players.items())
        out.print(f"[bold]{players}[/]")
        counts = shares("head-what", counted(game, report, language), report.games, language)
        out.print(drawn(game, counts, language))
        out.print(drawn(game, figures(game, report, language), language))
    out.print(drawn(game, wins(game, meeting, language), language))


def wins(game: AnyGame, meeting: Meeting, language: str) -> Grid:
    from sandtable.cli.words import words
    from sandtable.engine.studies import Grid, percent

    heads = ("head-seat", "head-player", "head-won", "head-share")
    rows = tuple(
        (game.side_words(one.seat), one.player, f"{one.won:,}", percent(one.won / one.games))
        for one in meeting.standings
    )
    return Grid("", tuple(words(key, language) for key in heads), rows, labels=2)


def counted(game: AnyGame, report: Report, language: str) -> list[tuple[Words, int]]:
    """Return winners and endings in words, a draw last."""
    from sandtable.lab.simulate import NOBODY

    won = sorted(report.winners.items(), key=lambda one: one[0] == NOBODY)
    ended = ((game.ending_words(why), count) for why, count in report.reasons.items())
    return [*((winner(game, side, language), count) for side, count in won), *ended]


def winner(game: AnyGame, side: str, language: str) -> str:
    from sandtable.cli.words import words
    from sandtable.lab.simulate import NOBODY

    if side == NOBODY:
        return words("drawn", language)
    return words("won-by", language, seat=game.texts(game.side_words(side), language))
