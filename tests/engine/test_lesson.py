"""A lesson is read from data and refused if it does not fit its game."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.errors import BadInputError
from sandtable.engine.lesson import lesson
from tests.tiny.deep_orders import GAME


def read(**changed: object) -> object:
    step = {"title": {"es": "Uno", "en": "One"}, "text": {"es": "Lee.", "en": "Read."}}
    data: dict[str, Any] = {"seat": "marshal", "scenario": "one", "seed": "1", "steps": [step]}
    return lesson(data | changed, GAME.seats, ["thumb"], GAME.rules.rules)


def test_a_lesson_without_deeds_is_only_read() -> None:
    assert read().steps[0].deeds == ()  # type: ignore[attr-defined]  # a lesson


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"seat": "sergeant"}, "every seat"),
        ({"bots": {"marshal": "thumb"}}, "every seat"),
        ({"steps": []}, "lesson.toml"),
        ({"colour": "red"}, "lesson.toml"),
    ],
)
def test_what_does_not_fit_is_refused(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInputError, match=why):
        read(**changed)


def test_a_game_without_a_lesson_has_none() -> None:
    assert GAME.lesson is None
