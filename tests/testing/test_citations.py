"""In a function that cites three rules or more, the line for each carries its number."""

import pytest

from sandtable.testing.citations import in_source, unnumbered

SAMPLE = '''
@rule("1", "2(a)", "3")
def sail() -> None:
    """Explain 3 here."""
    hoist()  # 1, 2(a)
'''


@pytest.mark.parametrize(
    "package", ["sandtable.games.bismarck", "sandtable.games.raid_on_schweinfurt"]
)
def test_lines_carry_the_rules_they_do(package: str) -> None:
    assert unnumbered(package) == []


def test_a_rule_that_only_the_docstring_names_is_found() -> None:
    assert list(in_source(SAMPLE)) == [("sail", "3")]


def test_a_function_that_cites_two_rules_needs_no_numbers() -> None:
    assert list(in_source('@rule("1", "2")\ndef sail() -> None: ...\n')) == []
