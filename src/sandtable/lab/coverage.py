"""Coverage of a game's rules: a home in code, and a test that names the rule."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import msgspec

from sandtable.engine.match import AnyGame
from sandtable.engine.rules import Home, homes_in
from sandtable.lab.checkout import checkout

EXAMPLES = "examples.toml"
NO_TESTS = "The tests are not installed with the package: see a source checkout."

Named = dict[str, list[str]]


class Coverage(msgspec.Struct, frozen=True, kw_only=True):
    """The share of the rulebook that is played and tested; counts are of implementable rules.

    `missing` are the rules without code or test; `unknown` are ids that are in no index. If the
    tests are not available, `with_test` is None and `note` says so.
    """

    game: str
    total: int
    implementable: int
    with_code: int
    with_test: int | None
    missing: list[str]
    missing_code: list[str]
    missing_test: list[str] | None
    unknown: list[str]
    note: str = ""


def coverage(game: AnyGame, tests: Path | None = None) -> Coverage:
    """Compare the rule index with the rules that the code and the tests cite."""
    code = homes(game)
    tested = rules_tested(game, tests)
    played = [entry.id for entry in game.rules.rules.values() if entry.is_played]
    no_code = [name for name in played if name not in code]
    no_test = None if tested is None else [name for name in played if name not in tested]
    lacking = {*no_code, *(no_test or ())}
    return Coverage(
        game=game.id,
        total=len(game.rules.rules),
        implementable=len(played),
        with_code=len(played) - len(no_code),
        with_test=None if no_test is None else len(played) - len(no_test),
        missing=[name for name in played if name in lacking],
        missing_code=no_code,
        missing_test=no_test,
        unknown=sorted({*code, *(tested or ())} - game.rules.rules.keys()),
        note=NO_TESTS if tested is None else "",
    )


def homes(game: AnyGame) -> Mapping[str, list[Home]]:
    """Return where each rule is implemented, once every module of the game has been imported."""
    package = import_module(game.package)
    for module in walk_packages(package.__path__, f"{game.package}."):
        import_module(module.name)
    return homes_in(game.package)


def rules_tested(game: AnyGame, folder: Path | None = None) -> Named | None:
    """Return the tests that name each rule; None when there is no folder of tests."""
    folder = folder or our_tests(game)
    if folder is None or not folder.is_dir():
        return None
    named: Named = {}
    files = sorted(folder.glob("test_*.py"))
    for file in files:
        for name, test in marked_in(file):
            named.setdefault(name, []).append(test)
    if any(EXAMPLES in file.read_text("utf-8") for file in files):
        for name, test in worked_examples(folder / EXAMPLES):
            named.setdefault(name, []).append(test)
    return named


def our_tests(game: AnyGame) -> Path | None:
    root = checkout()
    return root / "tests" / "games" / game.package.rpartition(".")[2] if root else None


def marked_in(file: Path) -> Iterator[tuple[str, str]]:
    """Yield each rule id of a `pytest.mark.rule` with the test, class or module that bears it."""
    tree = ast.parse(file.read_text("utf-8"))
    for node, owner in owned(tree, ""):
        if isinstance(node, ast.Call) and is_rule_mark(node.func):
            place = f"{file.name}::{owner}" if owner else file.name
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, place


def owned(node: ast.AST, owner: str) -> Iterator[tuple[ast.AST, str]]:
    """Yield every node below this one with the name of the function or class around it."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        owner = f"{owner}::{node.name}" if owner else node.name
    yield node, owner
    for child in ast.iter_child_nodes(node):
        yield from owned(child, owner)


def is_rule_mark(node: ast.expr) -> bool:
    """Return whether this is `pytest.mark.rule` or `mark.rule`."""
    return ast.unparse(node).endswith("mark.rule")


def worked_examples(file: Path) -> Iterator[tuple[str, str]]:
    if not file.is_file():
        return
    for example in tomllib.loads(file.read_text("utf-8")).get("example", []):
        if "rule" in example:
            yield example["rule"], f"{file.name}::{example['id']}"
