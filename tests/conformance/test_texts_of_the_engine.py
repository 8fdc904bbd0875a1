"""The engine's own texts: in both languages, and none unused."""

import pytest

from sandtable.engine.events import kebab
from sandtable.engine.misfits import ENGINE
from sandtable.testing import messages as m
from tests.conformance.games import GAMES

SPANISH, ENGLISH = m.messages(ENGINE, "es"), m.messages(ENGINE, "en")
ROOMS = (ENGINE, "sandtable.players", "sandtable.lab", "sandtable.storage", "sandtable.server")


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    differ = [k for k in ENGLISH if m.arguments(k, SPANISH) != m.arguments(k, ENGLISH)]

    assert sorted(SPANISH.keys() ^ ENGLISH.keys()) == []
    assert differ == ["words"]


@pytest.mark.parametrize("keys", [SPANISH, ENGLISH], ids=["es", "en"])
def test_a_message_refers_only_to_messages_that_exist(keys: dict[str, str]) -> None:
    referred = {name for text in keys.values() for name in m.references(text)}

    assert sorted(referred - keys.keys()) == []


def test_no_message_of_the_engine_is_left_over() -> None:
    spoken = {kebab(kind.__name__) for kind in m.events(ENGINE)}
    words = set[str]().union(*map(m.literals, (*ROOMS, *(game.package for game in GAMES.values()))))
    used = m.closure(spoken | (ENGLISH.keys() & words), ENGLISH)

    assert sorted(ENGLISH.keys() - used) == []


def test_a_message_left_over_would_be_found() -> None:
    game = GAMES["secret-bids"]
    keys = {**m.messages(game.package, "en"), "lot-lost": "lot-lost = { seat } loses { lot }."}

    assert keys.keys() - m.used(game, keys) == {"lot-lost"}
