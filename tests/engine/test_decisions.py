"""The two kinds of decision, and planning side by side."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from sandtable.engine.decisions import (
    Choose,
    Closed,
    Decision,
    IllegalAnswerError,
    Number,
    Option,
    SideBySide,
    Steps,
    decisions_of,
    together,
)
from sandtable.engine.dice import ScriptedDice
from sandtable.engine.errors import SandtableError
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire

ASK = say("ask")
GO, STAY = Option("go", say("go")), Option("stay", say("stay"))
SWIM = Closed("swim", say("swim"), say("too-cold"), "5.2")


def why(decision: Decision, answer: object) -> tuple[str, str]:
    with pytest.raises(IllegalAnswerError) as error:
        decision.check(answer)
    return error.value.why.key, error.value.rule


# Choose


def test_options_are_worked_out_when_somebody_looks_and_only_once() -> None:
    looked = []

    def options() -> list[Option]:
        looked.append("options")
        return [GO, STAY]

    def closed() -> list[Closed]:
        looked.append("closed")
        return [SWIM]

    choose = Choose("where", "us", ASK, options, rule="5", closed=closed)
    assert looked == []
    assert choose.options == choose.options == (GO, STAY)
    assert looked == ["options"]
    choose.check("go")
    assert looked == ["options"]
    assert choose.closed == choose.closed == (SWIM,)
    assert looked == ["options", "closed"]


def test_an_option_is_accepted_by_its_id() -> None:
    choose = Choose("where", "us", ASK, [GO, STAY], rule="5")

    choose.check("go")
    choose.check("stay")


@pytest.mark.parametrize("answer", ["", "Go", "run", 0, None, True, GO])
def test_unoffered_answers_are_refused_with_the_rule_of_the_question(answer: object) -> None:
    assert why(Choose("where", "us", ASK, [GO, STAY], rule="5"), answer) == ("not-an-option", "5")


def test_a_closed_option_is_refused_with_its_own_reason_and_rule() -> None:
    assert why(Choose("where", "us", ASK, [GO], rule="5", closed=[SWIM]), "swim") == (
        "too-cold",
        "5.2",
    )


def test_a_refusal_says_what_was_offered() -> None:
    with pytest.raises(IllegalAnswerError) as error:
        Choose("where", "us", ASK, [GO, STAY], rule="5").check("run")

    assert error.value.why.args == {"answer": "run", "offered": "go, stay"}
    assert str(error.value) == "not-an-option (5)"


# Number


@pytest.mark.parametrize("answer", [2, 3, 7])
def test_a_number_in_range_is_accepted(answer: int) -> None:
    Number("how-far", "us", ASK, 2, 7, rule="6").check(answer)


@pytest.mark.parametrize("answer", ["3", 3.0, None, True, ""])
def test_only_whole_numbers_are_numbers(answer: object) -> None:
    assert why(Number("how-far", "us", ASK, 0, 7, rule="6"), answer) == ("not-a-number", "6")


@pytest.mark.parametrize(("answer", "rule"), [(1, "6"), (8, "6.1"), (-99, "6")])
def test_a_number_out_of_range_is_refused_by_the_rule_of_that_end(answer: int, rule: str) -> None:
    assert why(Number("how-far", "us", ASK, 2, 7, rule="6", bound="6.1"), answer) == (
        "out-of-range",
        rule,
    )
    assert why(Number("how-far", "us", ASK, 2, 7, rule="6"), answer) == ("out-of-range", "6")


@pytest.mark.parametrize(("suggested", "is_"), [(None, 2), (4, 4), (1, 2), (9, 7)])
def test_a_suggestion_lies_in_the_range(suggested: int | None, is_: int) -> None:
    assert Number("how-far", "us", ASK, 2, 7, rule="6", suggested=suggested).suggested == is_


# Side by side


def plan(seat: str, count: int) -> Steps[list[str]]:
    """Ask a seat a few times, one after the other."""
    answers: list[str] = []
    while len(answers) < count:
        answer = yield Choose("where", seat, say(f"ask-{len(answers)}"), [GO, STAY], rule="5")
        answers.append(answer)
    return answers


def play(steps: Steps[Any], *given: tuple[str, str]) -> Any:  # noqa: ANN401  (whatever it returns)
    """Answer seat by seat; every answer must have been asked for."""
    answers = list(given)
    try:
        asked = next(steps)
        while True:
            seat, answer = answers.pop(0)
            place = [decision.seat for decision in decisions_of(asked)].index(seat)
            asked = steps.send((place, answer) if isinstance(asked, SideBySide) else answer)
    except StopIteration as stop:
        assert answers == []
        return stop.value


GIVEN = [("red", "go"), ("red", "stay"), ("blue", "stay"), ("green", "go")]


ORDERS = [
    order
    for order in permutations(GIVEN)
    if [answer for answer in order if answer[0] == "red"] == GIVEN[:2]
]


@pytest.mark.parametrize("order", ORDERS)
def test_any_order_of_answers_gives_the_same_result(order: tuple[tuple[str, str], ...]) -> None:
    steps = together(plan("red", 2), plan("blue", 1), plan("green", 1))

    assert play(steps, *order) == [["go", "stay"], ["stay"], ["go"]]


@pytest.mark.parametrize("order", ORDERS)
def test_one_may_plan_together_inside_planning_together(order: tuple[tuple[str, str], ...]) -> None:
    inner = together(plan("blue", 1), plan("green", 1))

    assert play(together(plan("red", 2), inner), *order) == [["go", "stay"], [["stay"], ["go"]]]


def test_a_seat_that_has_done_is_no_longer_asked() -> None:
    steps = together(plan("red", 1), plan("blue", 2))
    asked = next(steps)
    assert [decision.seat for decision in decisions_of(asked)] == ["red", "blue"]

    asked = steps.send((0, "go"))
    assert [decision.seat for decision in decisions_of(asked)] == ["blue"]


def test_a_seat_with_nothing_to_decide_delays_nobody() -> None:
    assert play(together(plan("red", 0), plan("blue", 0))) == [[], []]
    assert play(together(plan("red", 0), plan("blue", 1)), ("blue", "go")) == [[], ["go"]]


def test_consecutive_plannings_are_distinguished() -> None:
    def twice() -> Steps[None]:
        for _ in range(2):
            yield from together(plan("red", 1), plan("blue", 1))

    steps = twice()
    asked = [next(steps), *(steps.send((0, "go")) for _ in range(3))]
    plannings = [one.planning for one in asked if isinstance(one, SideBySide)]
    assert plannings[0] is plannings[1] is not plannings[2]
    assert plannings[2] is plannings[3]


def test_no_die_falls_while_seats_plan_side_by_side() -> None:
    dice = ScriptedDice([3])
    u: Umpire[None] = Umpire(None, dice)

    def peek() -> Steps[None]:
        yield from plan("red", 1)
        u.die(6, "why", rule="5")

    steps = u.together(peek(), plan("blue", 1))
    next(steps)
    with pytest.raises(SandtableError, match="No die with 6 sides"):
        steps.send((0, "go"))
    assert u.dice is dice
    assert u.die(6, "why", rule="5") == 3


def test_dice_fall_again_when_planning_is_over() -> None:
    u: Umpire[None] = Umpire(None, ScriptedDice([4]))

    def round_() -> Steps[int]:
        yield from u.together(plan("red", 1), plan("blue", 1))
        return u.die(6, "why", rule="5")

    assert play(round_(), ("blue", "go"), ("red", "go")) == 4
