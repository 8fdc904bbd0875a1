"""Tournaments: every pairing of players in the seats of a game, many matches each.

All pairings use the same dice, so they differ only in their players.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec

from sandtable.engine.game import Setup
from sandtable.engine.match import AnyGame
from sandtable.engine.misfits import misfit
from sandtable.lab.simulate import Progress, Report, simulate
from sandtable.players.registry import quick_players, seats_for


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a seat with one player in it, over all pairings."""

    seat: str
    player: str
    games: int
    won: int


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an arena played, pairing by pairing."""

    game: str
    scenario: str
    seed: str
    games: int
    pairings: list[Report]
    standings: list[Standing]


def arena(
    game: AnyGame,
    setup: Setup,
    *,
    players: Sequence[str] = (),
    games: int = 1000,
    seed: str,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Meeting:
    """Play `games` matches of every pairing of the named players, or of all quick ones.

    An interrupted arena reports the matches that are done.
    """
    who = players or quick_players(game)
    held = game.seats_in(game.checked(setup))
    seatings = list(product(*(sitting(game, who, seat) for seat in held)))
    reports: list[Report] = []
    for number, names in enumerate(seatings):

        def tell(done: float, _: float, before: int = number * games) -> None:
            if progress is not None:
                progress(int(before + done), len(seatings) * games)

        seats = dict(zip(held, names, strict=True))
        try:
            reports.append(
                simulate(
                    game, setup, players=seats, games=games, seed=seed, jobs=jobs, progress=tell
                )
            )
        except KeyboardInterrupt:
            if not reports:
                raise
        if sum(report.games for report in reports) < (number + 1) * games:
            break
    return Meeting(
        game=game.id,
        scenario=setup.scenario,
        seed=seed,
        games=games,
        pairings=reports,
        standings=standings(game, reports),
    )


def sitting(game: AnyGame, players: Sequence[str], seat: str) -> list[str]:
    """Return the players that may take a seat."""
    found = [player for player in players if seat in seats_for(game, player)]
    if not found:
        raise misfit("nobody-plays", game=game.id, players=", ".join(players), seat=seat)
    return found


def standings(game: AnyGame, reports: Sequence[Report]) -> list[Standing]:
    """Return the results of each player in each seat against all opponents."""
    return [
        standing(seat, player, [r for r in reports if r.players[seat] == player])
        for seat in (reports[0].players if reports else ())
        for player in dict.fromkeys(report.players[seat] for report in reports)
    ]


def standing(seat: str, player: str, reports: Sequence[Report]) -> Standing:
    won = sum(report.winners.get(seat, 0) for report in reports)
    return Standing(seat=seat, player=player, games=sum(r.games for r in reports), won=won)
