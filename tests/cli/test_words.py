"""The terminal's own words: the same messages in both languages, and none unused."""

from pathlib import Path

from sandtable import cli
from sandtable.cli.words import interface, language_of

FAMILIES = ("source-", "command-", "argument-")
"""Messages whose names are put together; tests of their own look for each."""
PAIRS = "-is-a-pair"


def test_both_languages_have_the_same_messages() -> None:
    assert interface().keys("es") == interface().keys("en")


def test_every_message_is_used() -> None:
    code = "".join(file.read_text("utf-8") for file in Path(cli.__file__).parent.glob("**/*.py"))
    keys = [
        key
        for key in interface().keys("en")
        if not key.startswith(FAMILIES) and not key.endswith(PAIRS)
    ]

    assert [key for key in keys if f'"{key}"' not in code and f"'{key}'" not in code] == []


def test_the_wish_counts_more_than_the_environment() -> None:
    assert language_of("es") == "es"
