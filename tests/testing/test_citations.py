"""In a function that cites three rules or more, the line for each carries its number."""

import pytest

from sandtable.engine.game import games
from sandtable.engine.match import AnyGame
from sandtable.testing.citations import in_source, unnumbered

SAMPLE = '''
@rule("1", "2(a)", "3")
def sail() -> None:
    """Explain 3 here."""
    hoist()  # 1, 2(a)
'''


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_lines_carry_the_rules_they_do(game: AnyGame) -> None:
    assert unnumbered(game.package) == []


def test_a_rule_that_only_the_docstring_names_is_found() -> None:
    assert list(in_source(SAMPLE)) == [("sail", "3")]


def test_a_function_that_cites_two_rules_needs_no_numbers() -> None:
    assert list(in_source('@rule("1", "2")\ndef sail() -> None: ...\n')) == []
