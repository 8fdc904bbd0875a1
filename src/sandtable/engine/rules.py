"""The rule index: every rule by its number, its homes in code, and its rulings."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from sandtable.engine.errors import BadInputError
from sandtable.engine.texts import Both

F = TypeVar("F", bound=Callable[..., Any])

NOT_PLAYED = frozenset({"flavour", "definition"})

_homes: dict[str, dict[str, list[Home]]] = {}


class Home(msgspec.Struct, frozen=True):
    """A function that cites a rule; `rank` is the rule's place among those it cites."""

    module: str
    name: str
    line: int
    rank: int = 0

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.name}"


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a function as the home of the rules with these ids, without slowing it down."""

    def claim(function: F) -> F:
        line = function.__code__.co_firstlineno
        homes = _homes.setdefault(package_of(function.__module__), {})
        for rank, name in enumerate(ids):
            home = Home(function.__module__, function.__qualname__, line, rank)
            homes.setdefault(name, []).append(home)
        return function

    return claim


def package_of(module: str) -> str:
    """Return the game package a module belongs to."""
    package, rules, _ = module.partition(".rules")
    return package if rules else module.rpartition(".")[0]


def homes_in(package: str) -> Mapping[str, list[Home]]:
    """Return the functions that cite each rule, the main one first."""
    homes = _homes.get(package, {})
    return {name: sorted(found, key=lambda home: home.rank) for name, found in homes.items()}


def plain(name: str) -> str:
    """Return a rule's id in a form that any shell accepts: `9.84(bc)` becomes `9.84.bc`."""
    return re.sub(r"\W+", ".", name.casefold()).strip(".")


class RuleEntry(msgspec.Struct, frozen=True):
    """A rule of the rulebook in our own words."""

    id: str
    kind: str
    title: Both
    summary: Both

    @property
    def is_played(self) -> bool:
        """Return whether the rule needs code: definitions and flavour do not."""
        return self.kind not in NOT_PLAYED


class Ruling(msgspec.Struct, frozen=True):
    """A ruling on an ambiguous, wrong or missing passage."""

    id: str
    rules: tuple[str, ...]
    text: Both


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

    def named(self, name: str) -> list[str]:
        """Return the ids that match a typed id, ignoring case and brackets."""
        exact = [known for known in self.rules if known.casefold() == name.casefold()]
        return exact or [known for known in self.rules if plain(known) == plain(name)]

    def under(self, beginning: str) -> list[RuleEntry]:
        """Return the rules whose plain ids begin with this and a full stop: a chapter."""
        start = f"{plain(beginning)}."
        return [entry for name, entry in self.rules.items() if plain(name).startswith(start)]

    def rulings_on(self, name: str) -> tuple[Ruling, ...]:
        return tuple(ruling for ruling in self.rulings if name in ruling.rules)


def rule_entry(data: Mapping[str, str]) -> RuleEntry:
    return RuleEntry(
        data["id"],
        data["kind"],
        Both(data["title_es"], data["title_en"]),
        Both(data["summary_es"], data["summary_en"]),
    )


def ruling_entry(data: Mapping[str, Any]) -> Ruling:
    return Ruling(data["id"], tuple(data["rules"]), Both(data["text_es"], data["text_en"]))
