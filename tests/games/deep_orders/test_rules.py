"""The rules of deep orders, and undo in the middle of a procedure three deep."""

from __future__ import annotations

import pytest

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.dice import ScriptedDice, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import load, save
from sandtable.engine.umpire import Umpire
from tests.tiny.deep_orders import GAME, rules
from tests.tiny.deep_orders.state import MARSHAL, Column, March


def new(scenario: str = "two", days: int = 3) -> Match:
    return Match(GAME, Setup(scenario, {"days": days}), seed_from(7), solo=False)


def ordered(match: Match, *answers: str) -> Match:
    for answer in answers:
        match.submit(MARSHAL, answer)
    return match


def night(column: Column, die: int) -> Column:
    dice = ScriptedDice([die])
    rules.night(Umpire(GAME.printed_box, dice), March(1, {1: column}))
    dice.must_be_used_up()
    return column


@pytest.mark.rule("2")
def test_2_the_columns_get_their_orders_in_turn() -> None:
    match = ordered(new(), "wood", "hill")

    assert match.pending[0].facts["column"] == 2


@pytest.mark.rule("2.1")
def test_2_1_a_column_steps_to_neighbours_until_it_halts_or_its_moves_are_spent() -> None:
    match = new("one")

    with pytest.raises(IllegalAnswerError) as error:
        match.submit(MARSHAL, "hill")
    assert error.value.why.key == "why-far"
    assert ordered(new("one"), "wood").state.columns[1].space == "wood"
    assert ordered(new("one"), "wood", "hill").state.day == 2
    assert ordered(new("one"), "halt").state.day == 2


@pytest.mark.rule("2.2")
def test_2_2_swimming_tires_and_a_bridge_takes_the_day() -> None:
    swam, bridged = ordered(new(), "ford", "swim"), ordered(new(), "ford", "bridge")

    assert swam.state.columns[1].tired
    assert swam.pending[0].facts == {"column": 1, "space": "ford"}
    assert not bridged.state.columns[1].tired
    assert bridged.pending[0].facts == {"column": 2, "space": "camp"}


@pytest.mark.rule("3", "3.1")
@pytest.mark.parametrize(("tired", "die", "men"), [
    (False, 4, 6), (False, 5, 5), (False, 6, 4), (True, 4, 5), (True, 5, 4), (True, 6, 4),
])  # fmt: skip
def test_3_men_straggle_by_night_more_of_them_when_tired(tired: bool, die: int, men: int) -> None:
    assert night(Column("hill", 6, tired), die).men == men


@pytest.mark.rule("4")
def test_4_the_march_ends_in_town_or_with_the_last_day() -> None:
    late = ordered(new("one", days=1), "halt")
    arrived = ordered(new("one"), "wood", "hill", "town")

    assert late.state.result == "late"
    assert arrived.state.result == "arrived"
    assert arrived.state.day == 2


@pytest.mark.rule("5")
def test_5_all_columns_begin_at_camp() -> None:
    assert new().state.columns == {1: Column("camp", 6), 2: Column("camp", 6)}


def test_orders_can_be_undone_half_way_however_deep() -> None:
    match = ordered(new(), "ford", "swim", "hill", "wood")
    keys = []
    while match.inputs:
        keys.append(match.pending[0].id)
        assert not match.undo().revealed

    assert keys == ["step", "step", "step", "river"]
    assert match.state == new().state


def test_orders_undone_in_the_middle_of_a_crossing_can_be_given_otherwise() -> None:
    match = ordered(new(), "ford")
    match.undo()
    ordered(match, "wood")

    assert match.state == ordered(new(), "wood").state


def test_a_night_cannot_be_undone_unless_one_plays_alone() -> None:
    match = ordered(new("one"), "halt")

    with pytest.raises(IllegalAnswerError):
        match.undo()
    match.solo = True
    assert match.undo().revealed


def test_a_state_with_numbered_columns_survives_the_file() -> None:
    match = ordered(new(), "wood", "halt", "halt", "hill")

    assert load(save(match), GAME).state.columns == match.state.columns
