"""Events as data, and the seats that may know them."""

from __future__ import annotations

import pytest

from sandtable.engine.events import Event, PhaseBegan, SeedCommitted, kebab
from sandtable.engine.texts import Text


class BombersDowned(Event, frozen=True, kw_only=True):
    wave: int
    number: int
    rule: str = "XIII"


@pytest.mark.parametrize(("name", "key"), [
    ("BombersDowned", "bombers-downed"), ("Rolled", "rolled"), ("Wave2Lost", "wave2-lost"),
])  # fmt: skip
def test_a_message_key_is_the_name_in_kebab_case(name: str, key: str) -> None:
    assert kebab(name) == key


def test_an_events_fields_are_its_messages_arguments() -> None:
    event = BombersDowned(wave=1, number=3)

    assert event.text() == Text("bombers-downed", {"wave": 1, "number": 3})
    assert event.rule == "XIII"


def test_a_phase_has_its_own_message() -> None:
    assert PhaseBegan(phase="take-off", rule="IX").text() == Text("phase-take-off")


@pytest.mark.parametrize(("seen_by", "seat", "may"), [
    (None, "red", True),
    (None, None, True),
    (("red",), "red", True),
    (("red",), "blue", False),
    (("red",), None, False),
    (("red", "blue"), "blue", True),
    ((), "red", False),
])  # fmt: skip
def test_only_those_named_may_see_an_event(
    seen_by: tuple[str, ...] | None,
    seat: str | None,
    may: bool,
) -> None:
    event = BombersDowned(wave=1, number=3, seen_by=seen_by)

    assert event.may_be_seen_by(seat) is may


def test_events_are_values() -> None:
    assert BombersDowned(wave=1, number=3) == BombersDowned(wave=1, number=3)
    with pytest.raises(AttributeError):
        SeedCommitted(commitment="a").commitment = "b"  # type: ignore[misc]  # frozen: it must fail
