"""Bots: a decision goes to the method with its id."""

from __future__ import annotations

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Choose, Number, Option
from sandtable.engine.dice import ScriptedDice
from sandtable.engine.texts import say

GO, STAY = Option("go", say("go")), Option("stay", say("stay"))


class Careful(Bot[str, int]):
    def on_next_to_fire(self, known: int, decision: Choose) -> str:
        return decision.options[known].id

    def on_salvoes(self, _: int, decision: Number) -> int:
        return decision.low

    on_shots = on_salvoes


class Bold(Careful):
    def on_salvoes(self, _: int, decision: Number) -> int:
        return decision.high

    def otherwise(self, known: int, decision: object) -> str:
        return f"{self.box} {self.seat} {known}"


def choose(id: str) -> Choose:
    return Choose(id, "us", say("ask"), [GO, STAY], rule="5")


def number(id: str) -> Number:
    return Number(id, "us", say("ask"), 2, 7, rule="6", suggested=4)


def test_a_decision_goes_to_the_method_named_after_it() -> None:
    bot = Careful("box", "us", ScriptedDice(()))

    assert bot.answer(1, choose("next-to-fire")) == "stay"
    assert bot.answer(0, number("salvoes")) == 2
    assert bot.answer(0, number("shots")) == 2


def test_without_a_method_the_suggested_number_or_the_first_option_is_taken() -> None:
    bot = Careful("box", "us", ScriptedDice(()))

    assert bot.answer(1, choose("anything")) == "go"
    assert bot.answer(1, number("anything")) == 4


def test_a_bot_may_know_better_than_the_one_it_is_made_from() -> None:
    bot = Bold("box", "us", ScriptedDice(()))

    assert bot.answer(0, number("salvoes")) == 7
    assert bot.answer(1, choose("next-to-fire")) == "stay"
    assert bot.answer(3, choose("anything")) == "box us 3"


def test_a_bot_tells_which_decisions_it_has_a_rule_for() -> None:
    assert set(Bold.handlers) == {"next-to-fire", "salvoes", "shots"}
