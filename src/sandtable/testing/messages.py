"""The messages a game uses, found in its source code, so that no text is unused.

A message is used when
- its key stands in the source as a string of its own,
- or the source builds it in the arguments of `say`, as in `say(f"unit-{unit}")`,
- or it belongs to an event (`BombersDowned`: bombers-downed), a phase (phase-…), a seat (seat-…)
  or a bot (player-…), or to a row of the debriefing (time-…),
- or it words a column (column-…) or the rows (row-…) of a table,
- or it names a modifier (drm-…: the first argument of `Modifier`) or the object of a roll (about-…:
  any string of the source that is built or written like it),
- or a used message refers to it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from sandtable.engine.events import Event, kebab
from sandtable.engine.match import AnyGame
from sandtable.engine.misfits import ENGINE
from sandtable.engine.packaged import packaged

LANGUAGES = ("es", "en")
HOLE = "[a-z0-9_]+"


@cache
def messages(package: str, language: str) -> dict[str, str]:
    """Return the messages of a file by key. Any other line is an error."""
    entries = FluentParser().parse(packaged(package, f"{language}.ftl")).body
    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert not junk, f"{package} {language}.ftl: {junk}"
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    keys = [entry.id.name for entry in found]
    assert len(set(keys)) == len(keys), f"{package} {language}.ftl has a key twice."
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}


def references(text: str) -> set[str]:
    """Return the messages that a message refers to."""
    return set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", text))


def arguments(key: str, keys: dict[str, str]) -> set[str]:
    """Return the arguments of a message, including those of messages it refers to."""
    texts = (keys[reached] for reached in closure({key}, keys))
    return {name for text in texts for name in re.findall(r"\$(\w+)", text)}


@cache
def trees(package: str) -> tuple[ast.Module, ...]:
    folder = Path(str(import_module(package).__file__)).parent
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py")))


def nodes(package: str) -> Iterator[ast.AST]:
    return (node for tree in trees(package) for node in ast.walk(tree))


@cache
def literals(package: str) -> frozenset[str]:
    return frozenset(
        node.value
        for node in nodes(package)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def built(package: str) -> frozenset[str]:
    """Return every f-string of the source, as a pattern."""
    return frozenset(pattern(node) for node in nodes(package) if isinstance(node, ast.JoinedStr))


def pattern(node: ast.JoinedStr) -> str:
    parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
    return "".join(HOLE if part is None else re.escape(str(part)) for part in parts)


def calls(package: str, name: str) -> Iterator[ast.expr]:
    """Yield the first argument of every call of a function."""
    for node in nodes(package):
        if isinstance(node, ast.Call) and node.args:
            function = node.func
            called = function.id if isinstance(function, ast.Name) else ""
            if called == name:
                yield node.args[0]


def said(package: str) -> set[str]:
    """Return the literal keys in calls of `say`."""
    return {
        str(argument.value)
        for argument in calls(package, "say")
        if isinstance(argument, ast.Constant)
    }


def families(package: str) -> set[str]:
    """Return the keys built in calls of `say`, as patterns."""
    return {pattern(a) for a in calls(package, "say") if isinstance(a, ast.JoinedStr)}


def modifiers(package: str) -> set[str]:
    names = calls(package, "Modifier")
    return {f"drm-{name.value!s}" for name in names if isinstance(name, ast.Constant)}


def events(package: str) -> list[type[Event]]:
    """Return the events of a package, from all its modules, without their bases."""
    home = "sandtable.engine.events" if package == ENGINE else package
    found = [kind for kind in kinds_of(Event) if f"{kind.__module__}.".startswith(f"{home}.")]
    return [kind for kind in found if not kind.__subclasses__()]


def kinds_of(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from kinds_of(one)


def due(game: AnyGame) -> set[str]:
    """Return the messages that events, phases, seats and modifiers of a game need."""
    spoken = {kebab(kind.__name__) for kind in events(game.package)}
    phases = {f"phase-{phase.id}" for phase in game.sequence.phases}
    seats = {f"seat-{seat}" for seat in game.seats} | {f"player-{bot}" for bot in game.bots}
    tables = game.tables(game.printed_box)
    columns = {f"column-{name}" for t in tables.values() for name in t.columns}
    named = columns - {f"column-{name}" for name in (*tables, "")}
    rows = {f"time-{row}" for row in (game.debrief.rows if game.debrief else ())}
    said = spoken | phases | seats | modifiers(game.package) | named | rows
    return said | {"game-title", "game-blurb", "metric"}


def used(game: AnyGame, keys: dict[str, str]) -> set[str]:
    """Return the messages of a game's file that are used."""
    patterns = families(game.package) | {f"about-{p}" for p in built(game.package)}
    words = literals(game.package)
    expected = due(game) | {f"row-{name}" for name in game.tables(game.printed_box)}
    expected |= {"result", "ending"}
    direct = {
        key
        for key in keys
        if key in words
        or key in expected
        or key.removeprefix("about-") in words
        or any(re.fullmatch(p, key) for p in patterns)
    }
    return closure(direct, keys)


def closure(direct: set[str], keys: dict[str, str]) -> set[str]:
    reached, waiting = set(direct), list(direct)
    while waiting:
        for key in references(keys.get(waiting.pop(), "")) - reached:
            reached.add(key)
            waiting.append(key)
    return reached
