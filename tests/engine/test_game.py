"""Games as the engine sees them: entry points, options, overrides."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.engine.dice import seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import (
    OptionKind,
    Setup,
    find_game,
    game_ids,
    games,
)
from sandtable.engine.match import Match
from sandtable.engine.packaged import packaged
from sandtable.engine.texts import Both
from tests.tiny.deep_orders import GAME
from tests.tiny.secret_bids import GAME as BIDS

TITLES = Both("Opción", "Option")
SWITCH = OptionKind("night", default=False, titles=TITLES)
NUMBER = OptionKind("days", 3, TITLES, low=-1, high=40)
CHOICE = OptionKind("sky", "clear", TITLES, choices=("clear", "fog"))
FREE = OptionKind("previous", "", TITLES)


def test_games_are_found_through_entry_points() -> None:
    assert game_ids() == sorted(games())
    assert find_game("raid-on-schweinfurt") is games()["raid-on-schweinfurt"]


def test_a_game_that_is_not_installed_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadInputError, match=r"no game called chess.*raid-on-schweinfurt"):
        find_game("chess")


@pytest.mark.parametrize(("typed", "is_"), [
    ("on", True), ("Yes", True), ("true", True), ("1", True), (True, True), (1, True),
    ("off", False), ("NO", False), ("false", False), ("0", False), (False, False),
])  # fmt: skip
def test_a_switch_is_read_from_what_a_person_types(typed: object, is_: bool) -> None:
    assert SWITCH.read(typed) is is_


@pytest.mark.parametrize(("typed", "is_"), [("3", 3), (" 40 ", 40), (-1, -1), ("-1", -1)])
def test_a_number_is_read_from_what_a_person_types(typed: object, is_: int) -> None:
    assert NUMBER.read(typed) == is_


@pytest.mark.parametrize(("kind", "typed", "wanted"), [
    (SWITCH, "maybe", "on or off"),
    (SWITCH, "", "on or off"),
    (NUMBER, "41", "a whole number from -1 to 40"),
    (NUMBER, "-2", "a whole number from -1 to 40"),
    (NUMBER, "--1", "a whole number from -1 to 40"),
    (NUMBER, "-", "a whole number from -1 to 40"),
    (NUMBER, "3.5", "a whole number from -1 to 40"),
    (NUMBER, True, "a whole number from -1 to 40"),
    (NUMBER, "", "a whole number from -1 to 40"),
    (CHOICE, "rain", "one of clear, fog"),
])  # fmt: skip
def test_anything_else_is_refused_in_a_sentence(
    kind: OptionKind, typed: object, wanted: str
) -> None:
    with pytest.raises(BadInputError, match=f"Option {kind.id} takes {wanted}, not"):
        kind.read(typed)


def test_words_are_read_as_they_are() -> None:
    assert [CHOICE.read("fog"), FREE.read("german_win/35/19")] == ["fog", "german_win/35/19"]


def test_a_set_up_is_checked_and_its_options_are_read() -> None:
    checked = GAME.checked(Setup("one", {"days": "2"}))

    assert checked == Setup("one", {"days": 2})


def test_an_unknown_option_or_scenario_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInputError, match="no option nights; it has days"):
        GAME.checked(Setup("one", {"nights": 2}))
    with pytest.raises(BadInputError, match="no scenario three; it has one, two"):
        GAME.checked(Setup("three"))


def test_a_box_without_overrides_is_opened_once() -> None:
    assert GAME.box_for(Setup("one")) is GAME.box_for(Setup("two")) is GAME.printed_box
    assert GAME.box_for(Setup("one", {}, {"men": 3})).men == 3
    assert GAME.printed_box.men == 6


def test_titles_are_in_both_languages() -> None:
    assert [GAME.title(language) for language in ("es", "en")] == [
        "Órdenes profundas",
        "Deep orders",
    ]
    assert "columns" in GAME.blurb("en")
    assert packaged(GAME.package, "rulings.toml").startswith("ruling")


def test_a_scenario_may_have_only_some_of_the_seats() -> None:
    alone = replace(
        BIDS,
        scenarios=lambda box: tuple(replace(one, seats=("red",)) for one in BIDS.scenarios(box)),
    )

    assert alone.seats_in(Setup("long")) == ("red",)
    assert BIDS.seats_in(Setup("long")) == BIDS.seats
    assert Match(BIDS, Setup("long"), seed_from(1)).seats == BIDS.seats
