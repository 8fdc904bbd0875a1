"""No rule is forgotten, no citation is invented."""

from __future__ import annotations

import tomllib

import msgspec
from msgspec.structs import FieldInfo

from sandtable.engine.decisions import Choose, Number
from sandtable.engine.events import (
    Event,
    PlayedOnUnderNewRules,
    Rolled,
    SeedCommitted,
    SeedRevealed,
)
from sandtable.engine.packaged import packaged
from sandtable.engine.rules import homes_in
from sandtable.lab.coverage import rules_tested
from sandtable.testing.cases import Case, is_accepted, moments
from sandtable.testing.conformance.kit import Kit
from sandtable.testing.messages import events

WITHOUT_A_RULE = (SeedCommitted, SeedRevealed, PlayedOnUnderNewRules)


def cited_by(decision: Choose | Number) -> list[str]:
    if isinstance(decision, Number):
        return [decision.rule, decision.bound]
    return [decision.rule, *(closed.rule for closed in decision.closed)]


def cited_in(event: Event) -> list[str]:
    modifiers = event.modifiers if isinstance(event, Rolled) else ()
    own = [] if isinstance(event, WITHOUT_A_RULE) else [event.rule]
    return [*own, *(modifier.rule for modifier in modifiers)]


def fields(kind: type[Event]) -> list[FieldInfo]:
    return [field for field in msgspec.structs.fields(kind) if field.name == "rule"]


class RuleIndexKit(Kit):
    """Every rule has a home and a test, and every citation a rule."""

    def played(self) -> list[str]:
        return [name for name, rule in self.game.rules.rules.items() if rule.is_played]

    def named_by_tests(self) -> set[str]:
        """Return the rules that tests name, by the mark or by an example."""
        return set(rules_tested(self.game, self.folder()) or ())

    def test_every_rule_that_is_played_has_a_home_in_code(self) -> None:
        homes = homes_in(self.game.package)

        assert [name for name in self.played() if name not in homes] == []

    def test_every_rule_that_is_played_has_a_test_that_names_it(self) -> None:
        named = self.named_by_tests()

        assert [name for name in self.played() if name not in named] == []

    def test_no_test_names_a_rule_that_is_not_in_the_index(self) -> None:
        assert sorted(self.named_by_tests() - self.game.rules.rules.keys()) == []

    def test_no_home_claims_a_rule_that_is_not_in_the_index(self) -> None:
        known = self.game

        assert [name for name in homes_in(known.package) if name not in known.rules.rules] == []

    def test_every_id_in_the_index_is_there_once(self) -> None:
        for file, key in (("rules.toml", "rule"), ("rulings.toml", "ruling")):
            entries = tomllib.loads(packaged(self.game.package, file))[key]
            ids = [entry["id"] for entry in entries]
            assert [name for name in ids if ids.count(name) > 1] == []

    def test_phases_and_tables_cite_rules_of_the_index(self) -> None:
        known = self.game
        cited = [phase.rule for phase in known.sequence.phases]
        cited += [table.rule for table in known.tables(known.printed_box).values()]

        assert [name for name in cited if name not in known.rules.rules] == []

    def test_what_is_asked_and_told_cites_rules_of_the_index(self, any_case: Case) -> None:
        if not is_accepted(any_case):
            return
        rules = self.game.rules.rules
        for match in moments(any_case, 4):
            for decision in match.pending:
                assert all(name in rules for name in cited_by(decision))
        for event in match.log:
            assert all(name in rules for name in cited_in(event)), event

    def test_rules_written_in_events_are_in_the_index(self) -> None:
        known = self.game
        rules = [field.default for kind in events(known.package) for field in fields(kind)]

        assert rules
        assert [name for name in rules if name and name not in known.rules.rules] == []
