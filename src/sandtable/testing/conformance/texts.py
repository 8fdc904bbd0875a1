"""Texts in both languages: none is missing, unused or broken."""

from __future__ import annotations

import re

from sandtable.engine import log
from sandtable.engine.misfits import ENGINE
from sandtable.engine.spoken import plain
from sandtable.testing import messages as m
from sandtable.testing.cases import Case, finished, is_accepted, moments
from sandtable.testing.conformance.kit import Kit


class TextKit(Kit):
    """Every text exists in both languages and is used."""

    def messages(self, language: str) -> dict[str, str]:
        return m.messages(self.game.package, language)

    def test_both_languages_have_the_same_messages(self) -> None:
        spanish, english = self.messages("es"), self.messages("en")

        assert sorted(spanish.keys() ^ english.keys()) == []

    def test_a_message_takes_the_same_arguments_in_both_languages(self) -> None:
        spanish, english = self.messages("es"), self.messages("en")
        differ = [k for k in english if m.arguments(k, spanish) != m.arguments(k, english)]

        assert differ == []

    def test_a_message_refers_only_to_messages_that_exist(self) -> None:
        for language in m.LANGUAGES:
            keys = self.messages(language)
            referred = {name for text in keys.values() for name in m.references(text)}
            assert sorted(referred - keys.keys()) == []

    def test_no_game_hides_a_message_of_the_engine(self) -> None:
        assert not m.messages(self.game.package, "en").keys() & m.messages(ENGINE, "en").keys()

    def test_everything_that_is_said_has_a_message(self) -> None:
        package = self.game.package
        keys = m.messages(package, "en").keys() | m.messages(ENGINE, "en").keys()

        assert sorted((m.said(package) | m.due(self.game)) - keys) == []

    def test_no_message_of_a_game_is_left_over(self) -> None:
        keys = self.messages("en")

        assert sorted(keys.keys() - m.used(self.game, keys)) == []

    def test_every_text_of_a_match_can_be_formed(self, case: Case) -> None:
        texts = self.game.texts
        for match in moments(case):
            for language in m.LANGUAGES:
                for seat in match.seats:
                    shown = str(plain(match.scene(seat), texts, language))
                    assert not re.search(r"\{\s*\$?[a-z][\w-]*\s*\}", shown)

    def test_every_line_of_the_log_can_be_formed(self, any_case: Case) -> None:
        if not is_accepted(any_case):
            return
        match = finished(any_case, 3)
        for language in m.LANGUAGES:
            for line in log.lines(match.game, match.box, match.log, language):
                assert line.text.strip() == line.text
                assert not re.search(r"\{\s*\$?[a-z][\w-]*\s*\}", line.text)
                assert not re.search(r"[(\[{]'|\bNone\b|\bTrue\b|\bFalse\b", line.text)

    def test_the_figures_of_an_outcome_have_names(self, case: Case) -> None:
        outcome = finished(case).outcome
        assert outcome is not None
        for language in m.LANGUAGES:
            for metric in outcome.metrics:
                assert self.game.texts(self.game.metric_words(metric), language) != metric

    def test_names_of_games_scenarios_options_and_rules_are_in_both_languages(self) -> None:
        known = self.game
        titles = [s.titles for s in known.scenarios(known.printed_box)]
        titles += [s.notes for s in known.scenarios(known.printed_box)]
        titles += [option.titles for option in known.options(known.printed_box)]
        titles += [table.titles for table in known.tables(known.printed_box).values()]
        titles += [part for r in known.rules.rules.values() for part in (r.title, r.summary)]
        titles += [ruling.text for ruling in known.rules.rulings]

        for language in m.LANGUAGES:
            assert known.title(language)
            assert known.blurb(language)
            assert all(title[language] for title in titles)
