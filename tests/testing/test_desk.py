"""The desk: written dice, checked answers, and nothing left over."""

import pytest

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.events import DieThrown
from sandtable.testing import desk as kit
from sandtable.testing.desk import answers, desk, offered, option_ids, refusal, scripted_match
from tests.tiny.deep_orders import GAME as MARCH
from tests.tiny.secret_bids import GAME as BIDS
from tests.tiny.secret_bids import rules
from tests.tiny.secret_bids.state import RED, Bid

BOX = BIDS.printed_box


def plan() -> kit.Steps:
    return rules.plan(BOX, RED, 3)


def test_a_procedure_is_driven_by_its_answers() -> None:
    driven = answers(plan(), "cannon", 2)

    assert driven.result == Bid("cannon", 2)
    assert driven.ids == ["lot", "coins"]
    assert driven.rules == ["3", "3.1"]


def test_answers_are_checked_and_all_of_them_are_asked_for() -> None:
    with pytest.raises(IllegalAnswerError):
        answers(plan(), "cannon", 4)
    with pytest.raises(AssertionError, match="No answer is left"):
        answers(plan(), "cannon")
    with pytest.raises(AssertionError, match="Nobody asked for"):
        answers(plan(), "cannon", 2, 2)


def test_offered_options_and_refusals() -> None:
    assert option_ids(offered(plan())) == ["horse", "cannon"]
    assert refusal(offered(plan(), "horse"), 4) == "3.1"
    assert refusal(offered(plan(), "horse"), 3) == ""


def test_seats_that_plan_side_by_side_answer_one_after_the_other() -> None:
    u = desk(BOX)
    steps = u.together(rules.plan(BOX, "red", 3), rules.plan(BOX, "blue", 1))

    assert answers(steps, "horse", 0, "horse", 1).result == [Bid("horse", 0), Bid("horse", 1)]


def test_the_log_of_a_desk_can_be_looked_through() -> None:
    u = desk(BOX, 5, 2)
    u.die(6, "why-coins", rule="2")
    u.roll(BOX.tie)

    assert [event.die for event in u.told(DieThrown)] == [5]
    assert (u.tables, u.modified, u.thrown) == (["tie"], [2], [5, 2])


def test_dice_of_the_test_are_remembered_until_it_ends() -> None:
    dice = kit.script(4)

    assert kit.written == [dice]
    assert dice.roll(6) == 4


def test_a_match_is_played_as_far_as_its_script_goes() -> None:
    match = scripted_match(MARCH, "one", [3], ["ford", "bridge"])

    assert [given.answer for given in match.inputs][:2] == ["ford", "bridge"]
    assert not match.is_over


def test_a_script_must_be_used_up() -> None:
    with pytest.raises(AssertionError, match="Dice are left over"):
        scripted_match(MARCH, "one", [3, 3, 3, 3], ["halt"])
    with pytest.raises(AssertionError, match="Answers are left over"):
        scripted_match(MARCH, "one", [], ["halt", "halt"])
