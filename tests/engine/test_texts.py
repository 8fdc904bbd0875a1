"""Texts by key and arguments, in the reader's language."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import SandtableError
from sandtable.engine.texts import Texts, say

ES = """
hola = Hola, { $name }.
men = { $men ->
    [one] un hombre
   *[other] { $men } hombres
}
hit = { $hit ->
    [True] tocado
   *[False] a salvo
}
lot = { $lot ->
    [horse] el caballo
   *[cannon] el cañón
}
wins = { $seat } gana { lot }
"""
EN = ES.replace("Hola", "Hello").replace("hombres", "men").replace("gana", "wins")

TEXTS = Texts({"es": (ES,), "en": ("first = First", EN)})


def test_a_text_is_formed_in_the_readers_language() -> None:
    text = say("hola", name="Ana")

    assert [TEXTS(text, "es"), TEXTS(text, "en")] == ["Hola, Ana.", "Hello, Ana."]


def test_plain_words_stay_as_they_are() -> None:
    assert TEXTS("{ $name } 3 %", "es") == "{ $name } 3 %"


def test_a_text_may_be_an_argument_and_a_message_part_of_another() -> None:
    assert TEXTS(say("hola", name=say("men", men=2)), "es") == "Hola, 2 hombres."
    assert TEXTS(say("wins", seat="Rojo", lot="horse"), "es") == "Rojo gana el caballo"


def test_numbers_take_the_plural_of_the_language() -> None:
    assert [TEXTS(say("men", men=n), "es") for n in (1, 2)] == ["un hombre", "2 hombres"]


@pytest.mark.parametrize(("hit", "says"), [(True, "tocado"), (False, "a salvo")])
def test_true_and_false_are_distinguished(hit: bool, says: str) -> None:
    assert TEXTS(say("hit", hit=hit), "es") == says


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(SandtableError, match=r"first \(es\) has no text"):
        TEXTS(say("first"), "es")


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(SandtableError, match=r"hola \(en\) cannot be formatted"):
        TEXTS(say("hola"), "en")


def test_an_argument_may_have_any_length() -> None:
    assert TEXTS(say("hola", name="x" * 5000), "en") == f"Hello, {'x' * 500}…."


def test_a_bundle_knows_its_keys() -> None:
    assert TEXTS.has("first", "en")
    assert not TEXTS.has("first", "es")
    assert TEXTS.keys("en") - TEXTS.keys("es") == {"first"}


def test_a_list_is_read_as_a_sentence() -> None:
    text = say("hola", name=("Ana", say("men", men=1), 3))

    assert TEXTS(text, "es") == "Hola, Ana, un hombre y 3."
    assert TEXTS(text, "en") == "Hello, Ana, un hombre and 3."


def test_a_long_text_is_formed_and_not_kept() -> None:
    """Whoever sends long nonsense again and again would fill the memory."""
    texts = Texts({"en": (EN,)})
    texts(say("hola", name="x" * 5_000), "en")
    texts(say("hola", name="Ana"), "en")

    assert list(texts._formed["en"].values()) == ["Hello, Ana."]
