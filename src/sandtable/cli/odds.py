"""`sandtable odds`: exact chances of a plan."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sandtable.cli.arguments import Components, GameId, Json, Options, Scenario

if TYPE_CHECKING:
    from rich.table import Table

Plan = Annotated[Path, typer.Option(metavar="FILE", help="The plan, a TOML or JSON file.")]


def odds(
    game: GameId,
    plan: Plan,
    scenario: Scenario = None,
    option: Options = None,
    components: Components = None,
    json: Json = False,
) -> None:
    """Work out the exact chances of a plan.

    Nothing is sampled: every path of the dice is followed, with its probability. Scenario and
    options given here take the place of those in the plan.
    """
    from sandtable.cli.output import print_json
    from sandtable.cli.setups import data_from, fitting, setup_from
    from sandtable.engine.errors import BadInputError
    from sandtable.engine.game import find_game

    found = find_game(game)
    work_out = found.odds
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
    """Show chances first, then distributions by their mean and middle, tables and remarks."""
    import msgspec

    from sandtable.cli.output import console

    out = console()
    plain: dict[str, Any] = msgspec.to_builtins(result, str_keys=True)
    for part in (chances(plain), spreads(plain), *cases(plain)):
        if part.rows:
            out.print(part)
    for remark in plain.values():
        if isinstance(remark, str) and remark:
            out.print(remark)


def chances(plain: dict[str, Any]) -> Table:
    from sandtable.cli.output import table

    made = table("", "chance", numbers=("chance",))
    for name, value in plain.items():
        if isinstance(value, int | float):
            made.add_row(name, f"{value:.2%}")
    return made


def spreads(plain: dict[str, Any]) -> Table:
    """A list is a distribution: its entry i is the chance of exactly i."""
    from sandtable.cli.output import table

    figures = ("mean", "5 %", "50 %", "95 %")
    made = table("", *figures, numbers=figures)
    for name, value in plain.items():
        if isinstance(value, list):
            mean = sum(place * chance for place, chance in enumerate(value))
            levels = (str(reached(value, share)) for share in (0.05, 0.5, 0.95))
            made.add_row(name, f"{mean:.2f}", *levels)
    return made


def reached(distribution: list[float], share: float) -> int:
    """Return the first value that is not exceeded with this chance."""
    total = 0.0
    for place, chance in enumerate(distribution):
        total += chance
        if total >= share:
            return place
    return len(distribution) - 1


def cases(plain: dict[str, Any]) -> Iterator[Table]:
    """A table of chances by case, or by value."""
    from sandtable.cli.output import table

    for name, value in plain.items():
        if not isinstance(value, dict) or not value:
            continue
        first = next(iter(value.values()))
        columns = tuple(first) if isinstance(first, dict) else ("chance",)
        made = table(name, *columns, numbers=columns)
        for case, found in value.items():
            figures = found.values() if isinstance(found, dict) else (found,)
            made.add_row(case, *(f"{figure:.2%}" for figure in figures))
        yield made
