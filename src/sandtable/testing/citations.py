"""Check that functions that cite several rules mark the line of each."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

SEVERAL = 3


def unnumbered(package: str) -> list[str]:
    """Return the rules without a marked line in a function that cites several."""
    return [
        f"{name}: {rule}"
        for source in sources(resources.files(package))
        for name, rule in in_source(source.read_text("utf-8"))
    ]


def sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


def in_source(text: str) -> Iterator[tuple[str, str]]:
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            rules, body = cited(node), "\n".join(lines[after_docstring(node) : node.end_lineno])
            if len(rules) >= SEVERAL:
                yield from ((node.name, rule) for rule in rules if rule not in body)


def cited(function: ast.FunctionDef) -> list[str]:
    """Return the ids in the `@rule(…)` of a function."""
    marks = [mark for mark in function.decorator_list if isinstance(mark, ast.Call)]
    named = [mark for mark in marks if isinstance(mark.func, ast.Name) and mark.func.id == "rule"]
    return [ast.literal_eval(argument) for mark in named for argument in mark.args]


def after_docstring(function: ast.FunctionDef) -> int:
    """Return the line, counted from 0, on which the code of a function begins."""
    if ast.get_docstring(function) is None:
        return function.lineno - 1
    return function.body[0].end_lineno or function.lineno
