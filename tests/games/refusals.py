"""Refusals of components that cannot be played, in both languages."""

from __future__ import annotations

import re

from sandtable.engine.errors import BadInputError

PYTHON = re.compile(r"Error\b|\bobject\b|\bNone\b|\b[a-z]+_?type\b|[a-z]\(\)|\{\s*\$")


def assert_said_in_both(refused: BadInputError) -> None:
    """Check that a refusal is a sentence of either language without names of Python."""
    spanish, english = refused.spoken("es"), refused.spoken("en")

    assert english == str(refused) != spanish
    for said in (spanish, english):
        assert said.endswith(".")
        assert not PYTHON.search(said)
