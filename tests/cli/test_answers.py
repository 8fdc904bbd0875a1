"""Answers typed by words, and answers that leave things as they were."""

from collections.abc import Sequence

import pytest

from sandtable.cli.answers import as_before, as_typed, unsaid
from sandtable.engine.decisions import AGAIN, FINISH, LEAVE, Choose, Number, Option, Role
from sandtable.engine.errors import BadInputError
from sandtable.engine.parts import Words
from sandtable.engine.texts import Text, say

NAMES = {"g15": "Hood (G15)", "h18": "King George V (H18)", "end": "Done", "way": "To C"}
SHIPS = (
    Option("hood", say("g15"), "G15", "hood"),
    Option("king_george_v", say("h18"), "H18", "king_george_v"),
    Option("done", say("end"), role=LEAVE),
)
WAYS = (Option("a-b-c", say("way"), "C", path=("B", "C")), Option("c", say("way"), "C"))


def tell(text: Words) -> str:
    return NAMES[text.key] if isinstance(text, Text) else str(text)


def choose(options: Sequence[Option]) -> Choose:
    return Choose("orders", "british", say("ask"), list(options), rule="1")


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("hood", "hood"),
        ("King", "king_george_v"),
        ("king geo", "king_george_v"),
        ("h18", "king_george_v"),
        ("2", "king_george_v"),
        ("=done", "done"),
        ("rodney", "rodney"),
        ("", ""),
    ],
)
def test_an_option_is_typed_by_id_space_place_or_the_beginnings_of_its_words(
    typed: str, option: str
) -> None:
    assert as_typed(choose(SHIPS), typed, tell) == option


def test_words_that_match_several_options_are_not_guessed() -> None:
    names = [Option(key, say(key)) for key in ("day", "night", "home")]
    said = {"day": "To Antwerp", "night": "To Antwerp by night", "home": "Home"}

    def spoken(text: Words) -> str:
        return said[text.key] if isinstance(text, Text) else str(text)

    with pytest.raises(BadInputError, match="To Antwerp · To Antwerp by night"):
        as_typed(choose(names), "antw", spoken)
    assert as_typed(choose(names), "antw night", spoken) == "night"
    assert as_typed(choose(names), "to antwerp", spoken) == "day"
    assert as_typed(choose(WAYS), "to c", tell) == "c"


def test_of_several_ways_to_a_space_the_shortest_is_meant() -> None:
    assert as_typed(choose(WAYS), "c", tell) == "c"
    assert as_typed(choose(WAYS[:1]), "C", tell) == "a-b-c"


@pytest.mark.parametrize(
    ("roles", "before"),
    [(("", AGAIN, LEAVE), "1"), (("", "", LEAVE), "2"), (("", FINISH), None), (("",), "0")],
)
def test_as_before_is_again_or_leave_or_the_only_option(
    roles: Sequence[Role], before: str | None
) -> None:
    options = [Option(str(n), say("way"), role=role) for n, role in enumerate(roles)]

    assert as_before(choose(options)) == before


def test_an_empty_line_ends_a_question_but_does_not_choose() -> None:
    assert unsaid(choose(SHIPS)) == "done"
    assert unsaid(choose(WAYS)) is None
    assert unsaid(choose(WAYS[:1])) == "a-b-c"
    assert as_before(Number("how-many", "british", say("ask"), 0, 3, rule="1")) is None
