"""The rule index: every rule by its number, where it lives, and how it was read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from sandtable.engine.errors import BadInputError
from sandtable.engine.tables import Titles

F = TypeVar("F", bound=Callable[..., Any])

NOT_PLAYED = frozenset({"flavour", "definition"})

_homes: dict[str, dict[str, list[Home]]] = {}


class Home(msgspec.Struct, frozen=True):
    """Where a rule is implemented."""

    module: str
    name: str
    line: int


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a function as the home of the rules with these ids; it stays as fast as it was."""

    def claim(function: F) -> F:
        code = function.__code__
        home = Home(function.__module__, function.__qualname__, code.co_firstlineno)
        homes = _homes.setdefault(package_of(function.__module__), {})
        for name in ids:
            homes.setdefault(name, []).append(home)
        return function

    return claim


def package_of(module: str) -> str:
    """Return the game package a module belongs to."""
    package, rules, _ = module.partition(".rules")
    return package if rules else module.rpartition(".")[0]


def homes_in(package: str) -> Mapping[str, list[Home]]:
    return _homes.get(package, {})


class RuleEntry(msgspec.Struct, frozen=True):
    """A rule of the rulebook in our own words."""

    id: str
    kind: str
    title: Titles
    summary: Titles

    @property
    def is_played(self) -> bool:
        """Whether it asks for code: definitions and flavour do not."""
        return self.kind not in NOT_PLAYED


class Ruling(msgspec.Struct, frozen=True):
    """How an ambiguous, wrong or missing passage was read."""

    id: str
    rules: tuple[str, ...]
    text: Titles


class RuleIndex:
    """All rules and rulings of one game, in the rulebook's order."""

    def __init__(self, rules: Mapping[str, Any], rulings: Mapping[str, Any]) -> None:
        self.rules = {entry["id"]: rule_entry(entry) for entry in rules["rule"]}
        self.rulings = tuple(ruling_entry(entry) for entry in rulings["ruling"])
        unknown = [
            name for ruling in self.rulings for name in ruling.rules if name not in self.rules
        ]
        if unknown:
            msg = f"Rulings name rules that are not in the index: {', '.join(unknown)}."
            raise BadInputError(msg)

    def __getitem__(self, name: str) -> RuleEntry:
        if name not in self.rules:
            msg = f"There is no rule {name} in the index."
            raise BadInputError(msg)
        return self.rules[name]

    def rulings_on(self, name: str) -> tuple[Ruling, ...]:
        return tuple(ruling for ruling in self.rulings if name in ruling.rules)


def rule_entry(data: Mapping[str, str]) -> RuleEntry:
    return RuleEntry(
        data["id"],
        data["kind"],
        Titles(data["title_es"], data["title_en"]),
        Titles(data["summary_es"], data["summary_en"]),
    )


def ruling_entry(data: Mapping[str, Any]) -> Ruling:
    return Ruling(data["id"], tuple(data["rules"]), Titles(data["text_es"], data["text_en"]))
