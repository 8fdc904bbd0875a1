"""Check that some rule of the game asks for the decision of every handler of a bot."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from sandtable.engine.bot import Bot
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.match import AnyGame


def unasked(game: AnyGame) -> list[str]:
    """Return the handlers, bot by bot, that no rule of the game asks for: `thumb: on_regrupo`."""
    asked = asked_in(game.package)
    return [
        f"{name}: {handler.__name__}"
        for name, bot in bots_of(game)
        for decision, handler in bot.handlers.items()
        if decision not in asked
    ]


def bots_of(game: AnyGame) -> Iterator[tuple[str, Bot[object, object]]]:
    for name, make in game.bots.items():
        for seat in game.seats:
            player = make(game.printed_box, seat, SeededDice(seed_from(name)))
            if isinstance(player, Bot):
                yield name, player


def asked_in(package: str) -> set[str]:
    """Return all string arguments in a game's rules, including the ids of decisions."""
    trees = [ast.parse(inspect.getsource(module)) for module in rule_modules(package)]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    given = [argument for call in calls for argument in call.args]
    return {a.value for a in given if isinstance(a, ast.Constant) and isinstance(a.value, str)}


def rule_modules(package: str) -> Iterator[ModuleType]:
    rules = import_module(f"{package}.rules")
    yield rules
    for found in iter_modules(getattr(rules, "__path__", ()), f"{rules.__name__}."):
        yield import_module(found.name)
