"""No rule is forgotten, no citation is invented."""

import ast
import tomllib
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import FieldInfo

from sandtable.engine.decisions import Choose, Number
from sandtable.engine.events import (
    Event,
    PlayedOnUnderNewRules,
    Rolled,
    SeedCommitted,
    SeedRevealed,
)
from sandtable.engine.printed import packaged
from sandtable.engine.rules import homes_in
from tests.conformance.kit import GAMES, Case, is_accepted, moments, optional_cases, plain_cases
from tests.conformance.messages import events

TESTS = Path(__file__).parents[1]
WITHOUT_A_RULE = (SeedCommitted, SeedRevealed, PlayedOnUnderNewRules)


def played_rules(game: str) -> list[str]:
    return [name for name, rule in GAMES[game].rules.rules.items() if rule.is_played]


@cache
def rules_with_a_test(game: str) -> frozenset[str]:
    """The rules that a test of the game names, with the mark or by an example it runs."""
    name = GAMES[game].package.rpartition(".")[2]
    folder = TESTS / "games" / name
    files = [*folder.rglob("test_*.py"), *TESTS.glob(f"tiny/test_{name}.py")]
    sources = [ast.parse(path.read_text("utf-8")) for path in files]
    marked = {name for source in sources for name in marks(source)}
    examples = folder / "examples.toml"
    if any(reads(source, examples.name) for source in sources):
        listed = tomllib.loads(examples.read_text("utf-8"))["example"]
        marked |= {entry["rule"] for entry in listed}
    return frozenset(marked)


def marks(source: ast.Module) -> list[str]:
    """The ids in `@pytest.mark.rule(…)`, and in `pytestmark` and parameters alike."""
    calls = [node for node in ast.walk(source) if isinstance(node, ast.Call)]
    rules = [c for c in calls if isinstance(c.func, ast.Attribute) and c.func.attr == "rule"]
    values = [argument for call in rules for argument in call.args]
    return [str(value.value) for value in values if isinstance(value, ast.Constant)]


def reads(source: ast.Module, name: str) -> bool:
    return any(isinstance(node, ast.Constant) and node.value == name for node in ast.walk(source))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_played_has_a_home_in_code(game: str) -> None:
    homes = homes_in(GAMES[game].package)

    assert [name for name in played_rules(game) if name not in homes] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_played_has_a_test_that_names_it(game: str) -> None:
    assert [name for name in played_rules(game) if name not in rules_with_a_test(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_rule_that_is_not_in_the_index(game: str) -> None:
    assert sorted(rules_with_a_test(game) - GAMES[game].rules.rules.keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_home_claims_a_rule_that_is_not_in_the_index(game: str) -> None:
    known = GAMES[game]

    assert [name for name in homes_in(known.package) if name not in known.rules.rules] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_id_in_the_index_is_there_once(game: str) -> None:
    for file, key in (("rules.toml", "rule"), ("rulings.toml", "ruling")):
        entries = tomllib.loads(packaged(GAMES[game].package, file))[key]
        ids = [entry["id"] for entry in entries]
        assert [name for name in ids if ids.count(name) > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_phases_and_tables_cite_rules_of_the_index(game: str) -> None:
    known = GAMES[game]
    cited = [phase.rule for phase in known.sequence.phases]
    cited += [table.rule for table in known.tables(known.printed_box).values()]

    assert [name for name in cited if name not in known.rules.rules] == []


@pytest.mark.parametrize("case", [*plain_cases(), *optional_cases()], ids=str)
def test_what_is_asked_and_told_cites_rules_of_the_index(case: Case) -> None:
    if not is_accepted(case):
        return
    rules = GAMES[case.game].rules.rules
    for match in moments(case, 4):
        for decision in match.pending:
            assert all(name in rules for name in cited_by(decision))
    for event in match.log:
        assert all(name in rules for name in cited_in(event)), event


def cited_by(decision: Choose | Number) -> list[str]:
    if isinstance(decision, Number):
        return [decision.rule, decision.bound]
    return [decision.rule, *(closed.rule for closed in decision.closed)]


def cited_in(event: Event) -> list[str]:
    modifiers = event.modifiers if isinstance(event, Rolled) else ()
    own = [] if isinstance(event, WITHOUT_A_RULE) else [event.rule]
    return [*own, *(modifier.rule for modifier in modifiers)]


@pytest.mark.parametrize("game", GAMES)
def test_rules_written_in_events_are_in_the_index(game: str) -> None:
    known = GAMES[game]
    rules = [field.default for kind in events(known.package) for field in fields(kind)]

    assert rules
    assert [name for name in rules if name and name not in known.rules.rules] == []


def fields(kind: type[Event]) -> list[FieldInfo]:
    return [field for field in msgspec.structs.fields(kind) if field.name == "rule"]
