"""`sandtable plan`: the best plans by their exact odds."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.arguments import Components, GameId, Json, Lang, Options, Scenario

WORTH_OF_A_DRAW = {"score": 0.5, "win": 0.0}
ABOUT = 50


class Goal(StrEnum):
    """The goal of the planner."""

    score = "score"
    win = "win"


From = Annotated[
    Path | None,
    typer.Option("--plan", metavar="FILE"),
]
After = Annotated[Goal, typer.Option()]


def plan(
    game: GameId,
    plan: From = None,
    goal: After = Goal.score,
    scenario: Scenario = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Search for the best plans by their exact odds, and show the value of each choice."""
    from sandtable.cli.findings import show
    from sandtable.cli.output import print_json, progress_bar
    from sandtable.cli.setups import data_from, fitting, setup_from
    from sandtable.cli.words import language_of, refusal
    from sandtable.engine.game import find_game

    found = find_game(game)
    search = found.planner
    if search is None:
        raise refusal("no-planner", game=game)
    setup = setup_from(found, scenario, option, components)
    base = data_from(plan) if plan else {}
    base["scenario"] = setup.scenario if scenario or "scenario" not in base else base["scenario"]
    base["options"] = base.get("options", {}) | setup.options
    with progress_bar("plans") as tell:
        count = (lambda done: tell(done, max(done, ABOUT))) if tell else None
        draw = WORTH_OF_A_DRAW[goal]
        findings = fitting(found, lambda: search(found.box_for(setup), base, draw, count))
    print_json(findings.data) if json else show(found, findings, language_of(lang))
