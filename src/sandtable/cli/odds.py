"""`sandtable odds`: exact chances of a plan."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from sandtable.cli.arguments import Components, GameId, Json, Options, Scenario

Plan = Annotated[
    Path, typer.Option(metavar="FILE", help="The plan, a TOML or JSON file; see docs/how-to.")
]


def odds(
    game: GameId,
    plan: Plan,
    scenario: Scenario = None,
    option: Options = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Work out the exact chances of a plan.

    Nothing is sampled: every path of the dice is followed, with its probability.
    Scenario and options given here take the place of those in the plan.
    """
    from sandtable.cli.output import print_json
    from sandtable.cli.setups import data_from, fitting, setup_from
    from sandtable.engine.errors import BadInputError
    from sandtable.engine.game import find_game

    found = find_game(game)
    work_out = getattr(found, "odds", None)
    if work_out is None:
        msg = f"{game} has no exact odds."
        raise BadInputError(msg)
    setup = setup_from(found, scenario, option, components)
    wanted = data_from(plan)
    if scenario is not None:
        wanted["scenario"] = setup.scenario
    if option:
        wanted["options"] = wanted.get("options", {}) | setup.options
    result = fitting(found, lambda: work_out(found.box_for(setup), wanted))
    print_json(result) if json else show(result)


def show(result: Any) -> None:
    """Show what came out, field by field; a distribution becomes a table of its own."""
    import msgspec

    from sandtable.cli.output import console, table

    out = console()
    plain: dict[str, Any] = msgspec.to_builtins(result, str_keys=True)
    chances = table("", "", numbers=("",))
    for name, value in plain.items():
        if not isinstance(value, dict | list):
            chances.add_row(name, shown(value))
    out.print(chances)
    for name, value in plain.items():
        if isinstance(value, dict):
            spread = table(name, "", numbers=("",))
            for key, chance in value.items():
                spread.add_row(str(key), shown(chance))
            out.print(spread)


def shown(value: Any) -> str:
    return f"{value:.2%}" if isinstance(value, float) and 0 <= value <= 1 else str(value)
