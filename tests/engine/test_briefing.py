"""A briefing is read from data and refused if it does not fit its game."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from sandtable.engine.briefing import briefing
from sandtable.engine.errors import BadInputError
from sandtable.engine.packaged import packaged
from tests.tiny.deep_orders import GAME

PHASES = ["orders", "night", "dawn"]


def data() -> dict[str, Any]:
    return tomllib.loads(packaged(GAME.package, "briefing.toml"))


def read(changed: dict[str, Any]) -> object:
    return briefing(changed, GAME.seats, PHASES, GAME.rules.rules)


def test_a_briefing_names_the_role_of_each_seat() -> None:
    found = GAME.briefing.seat("marshal")

    assert found.title.en == "You are the marshal."
    assert found.tallies[0].ways[0].rule == "4"


def test_a_briefing_for_another_seat_is_refused() -> None:
    changed = data()
    changed["seats"][0]["id"] = "sergeant"

    with pytest.raises(BadInputError, match="briefs sergeant, not marshal"):
        read(changed)


@pytest.mark.parametrize(
    "phases", [["night"], ["night", "dawn", "dusk"], ["night", "dawn", "dawn"]]
)
def test_every_phase_is_named_once(phases: list[str]) -> None:
    changed = data()
    changed["turn"]["phases"][1]["phases"] = phases

    with pytest.raises(BadInputError, match="every phase once"):
        read(changed)


def test_a_rule_that_is_not_in_the_index_is_refused() -> None:
    changed = data()
    changed["seats"][0]["first"][0]["rule"] = "99"

    with pytest.raises(BadInputError, match="not in the index: 99"):
        read(changed)


def test_only_seats_decide() -> None:
    changed = data()
    changed["turn"]["phases"][0]["seats"] = ["nobody"]

    with pytest.raises(BadInputError, match="lets nobody decide"):
        read(changed)


@pytest.mark.parametrize(
    ("field", "value"), [("icon", "teapot"), ("note", "only one language"), ("color", "red")]
)
def test_unknown_parts_of_a_briefing_are_refused(field: str, value: str) -> None:
    changed = data()
    changed["turn"]["phases"][0][field] = value

    with pytest.raises(BadInputError, match=r"briefing\.toml"):
        read(changed)
