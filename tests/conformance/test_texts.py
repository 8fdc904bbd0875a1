"""Every text in both languages: none missing, none left over, none that cannot be formed."""

import re

import pytest

from sandtable.engine import log
from sandtable.engine.events import kebab
from sandtable.engine.game import ENGINE
from sandtable.engine.scene import plain
from tests.conformance import messages as m
from tests.conformance.kit import (
    GAMES,
    Case,
    finished,
    is_accepted,
    moments,
    optional_cases,
    plain_cases,
)

EVERY_SOURCE = [ENGINE, *(game.package for game in GAMES.values())]


@pytest.mark.parametrize("package", EVERY_SOURCE)
def test_both_languages_have_the_same_messages(package: str) -> None:
    spanish, english = m.messages(package, "es"), m.messages(package, "en")

    assert sorted(spanish.keys() ^ english.keys()) == []


@pytest.mark.parametrize("package", EVERY_SOURCE)
def test_a_message_takes_the_same_arguments_in_both_languages(package: str) -> None:
    spanish, english = m.messages(package, "es"), m.messages(package, "en")
    differ = [k for k in english if m.arguments(k, spanish) != m.arguments(k, english)]

    assert differ == ([] if package != ENGINE else ["words"])


@pytest.mark.parametrize("package", EVERY_SOURCE)
def test_a_message_refers_only_to_messages_that_exist(package: str) -> None:
    for language in m.LANGUAGES:
        keys = m.messages(package, language)
        referred = {name for text in keys.values() for name in m.references(text)}
        assert sorted(referred - keys.keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_game_hides_a_message_of_the_engine(game: str) -> None:
    assert not m.messages(GAMES[game].package, "en").keys() & m.messages(ENGINE, "en").keys()


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_said_has_a_message(game: str) -> None:
    package = GAMES[game].package
    keys = m.messages(package, "en").keys() | m.messages(ENGINE, "en").keys()

    assert sorted((m.said(package) | m.due(GAMES[game])) - keys) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_left_over(game: str) -> None:
    keys = m.messages(GAMES[game].package, "en")

    assert sorted(keys.keys() - m.used(GAMES[game], keys)) == []


def test_no_message_of_the_engine_is_left_over() -> None:
    keys = m.messages(ENGINE, "en")
    spoken = {kebab(kind.__name__) for kind in m.events(ENGINE)}
    words = m.literals(ENGINE).union(*(m.literals(game.package) for game in GAMES.values()))

    assert sorted(keys.keys() - m.closure(spoken | (keys.keys() & words), keys)) == []


def test_a_message_left_over_would_be_found() -> None:
    game = GAMES["secret-bids"]
    keys = {**m.messages(game.package, "en"), "lot-lost": "lot-lost = { seat } loses { lot }."}

    assert keys.keys() - m.used(game, keys) == {"lot-lost"}


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_every_text_of_a_match_can_be_formed(case: Case) -> None:
    texts = GAMES[case.game].texts
    for match in moments(case):
        for language in m.LANGUAGES:
            for seat in match.game.seats:
                shown = str(plain(match.scene(seat), texts, language))
                assert not re.search(r"\{\s*\$?[a-z][\w-]*\s*\}", shown)


@pytest.mark.parametrize("case", [*plain_cases(), *optional_cases()], ids=str)
def test_every_line_of_the_log_can_be_formed(case: Case) -> None:
    if not is_accepted(case):
        return
    match = finished(case, 3)
    for language in m.LANGUAGES:
        for line in log.lines(match.game, match.box, match.log, language):
            assert line.text.strip() == line.text
            assert not re.search(r"\{\s*\$?[a-z][\w-]*\s*\}", line.text)


@pytest.mark.parametrize("game", GAMES)
def test_names_of_games_scenarios_options_and_rules_are_in_both_languages(game: str) -> None:
    known = GAMES[game]
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
