"""The checks of the conformance kit that a game in the making can pass unplayed."""

from __future__ import annotations

from sandtable.games.paukenschlag import GAME
from sandtable.testing.conformance.briefings import BriefingKit
from sandtable.testing.conformance.rule_index import RuleIndexKit
from sandtable.testing.conformance.texts import TextKit


class TestIndex(RuleIndexKit):
    game = GAME
    # Chapters that are still to be written have neither homes nor tests, and whole matches take
    # longer than the tests of a game in the making may.
    test_every_rule_that_is_played_has_a_home_in_code = None  # type: ignore[assignment]  # not run yet
    test_every_rule_that_is_played_has_a_test_that_names_it = None  # type: ignore[assignment]  # not run yet
    test_what_is_asked_and_told_cites_rules_of_the_index = None  # type: ignore[assignment]  # not run yet


class TestTexts(TextKit):
    game = GAME
    test_every_text_of_a_match_can_be_formed = None  # type: ignore[assignment]  # not run yet
    test_every_line_of_the_log_can_be_formed = None  # type: ignore[assignment]  # not run yet
    test_the_figures_of_an_outcome_have_names = None  # type: ignore[assignment]  # not run yet


class TestBriefing(BriefingKit):
    game = GAME
