"""`sandtable odds`: exact odds of a plan or a saved match."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sandtable.cli.arguments import Components, GameId, Json, Lang, Options, Scenario

if TYPE_CHECKING:
    from sandtable.engine.match import AnyGame
    from sandtable.engine.studies import Findings, PlanStudy, PositionStudy

What = Annotated[
    str | None,
    typer.Argument(metavar="WHAT"),
]
Plan = Annotated[Path | None, typer.Option(metavar="FILE")]
Saved = Annotated[Path | None, typer.Option("--match", metavar="FILE")]
Seat = Annotated[
    str | None,
    typer.Option(),
]


def odds(
    game: GameId,
    what: What = None,
    plan: Plan = None,
    match: Saved = None,
    seat: Seat = None,
    scenario: Scenario = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Compute exact odds for a plan or for the position in a saved match.

    The command does not sample: it follows every path of the dice with its probability. The
    scenario and options given here replace those of the plan. Without a plan or a match, the
    command lists the odds that it can compute for the game.
    """
    from sandtable.cli.findings import show
    from sandtable.cli.output import print_json
    from sandtable.cli.words import language_of
    from sandtable.engine.game import find_game

    found, language = find_game(game), language_of(lang)
    demand_odds(found)
    if plan is not None:
        made = {what or "": of_plan(found, what, plan, scenario, option, components)}
    elif match is not None:
        made = of_match(found, what, match, seat)
    else:
        list_studies(found, what, language)
        return
    if json:
        data = {name: one.data for name, one in made.items()}
        print_json(data if len(data) > 1 else next(iter(data.values())))
    else:
        for findings in made.values():
            show(found, findings, language)


def demand_odds(game: AnyGame) -> None:
    from sandtable.cli.words import refusal

    if not game.odds:
        raise refusal("no-odds-at-all", game=game.id)


def list_studies(game: AnyGame, what: str | None, language: str) -> None:
    """List the odds that can be computed from each kind of file, all or one."""
    from sandtable.cli.output import console, table
    from sandtable.cli.words import refusal, words
    from sandtable.engine.studies import PlanStudy

    made = table(*(words(key, language) for key in ("study", "study-of", "study-about")))
    found = [study for study in game.odds if what in (None, study.id)]
    if not found:
        names = ", ".join(study.id for study in game.odds)
        raise refusal("no-such-odds", game=game.id, what=what or "", names=names)
    for study in found:
        source = "--plan FILE" if isinstance(study, PlanStudy) else "--match FILE"
        made.add_row(study.id, source, game.texts(study.about, language))
    console().print(made)


def of_plan(
    game: AnyGame,
    what: str | None,
    plan: Path,
    scenario: str | None,
    option: list[str] | None,
    components: Path | None,
) -> Findings:
    from sandtable.cli.setups import data_from, fitting, setup_from
    from sandtable.engine.studies import PlanStudy

    study: PlanStudy = chosen(game, what, PlanStudy)[0]
    setup = setup_from(game, scenario, option, components)
    wanted = data_from(plan)
    if scenario is not None:
        wanted["scenario"] = setup.scenario
    if option:
        wanted["options"] = wanted.get("options", {}) | setup.options
    return fitting(game, lambda: study.work_out(game.box_for(setup), wanted))


def of_match(game: AnyGame, what: str | None, file: Path, seat: str | None) -> dict[str, Findings]:
    """Compute all odds of the position, or one kind."""
    from sandtable.cli.play import resumed
    from sandtable.cli.words import refusal
    from sandtable.engine.studies import PositionStudy

    match, _ = resumed(game, str(file))
    studies: list[PositionStudy] = chosen(game, what, PositionStudy)
    looking = seat_for(game, seat, [decision.seat for decision in match.pending])
    known = match.known(looking)
    found = {study.id: study.work_out(match.box, known, looking) for study in studies}
    made = {name: findings for name, findings in found.items() if findings is not None}
    if not made:
        names = ", ".join(found)
        raise refusal("nothing-to-work-out", file=str(file), names=names, seat=looking)
    return made


def seat_for(game: AnyGame, wish: str | None, asked: list[str]) -> str:
    from sandtable.players.registry import checked_seat

    return next(iter(asked), game.seats[0]) if wish is None else checked_seat(game, wish)


def chosen(game: AnyGame, what: str | None, kind: type[Any]) -> list[Any]:
    """Return the requested studies of a kind, or raise an error that says how to list them."""
    from sandtable.cli.words import refusal

    fitting = [study for study in game.odds if isinstance(study, kind)]
    found = [study for study in fitting if what in (None, study.id)]
    if not found:
        key = "cannot-work-out" if what else "cannot-work-anything-out"
        raise refusal(key, game=game.id, what=what or "")
    return found
