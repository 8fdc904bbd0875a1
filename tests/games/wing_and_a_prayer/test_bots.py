"""The player by rules of thumb."""

import pytest

from sandtable.engine.decisions import Choose, Facts, Option
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.bot.thumb import ThumbBot
from tests.games.wing_and_a_prayer.squadrons import BOX, flight


def bot() -> ThumbBot:
    return ThumbBot(BOX, "us", SeededDice(seed_from(1)))


def asked(id_: str, facts: Facts, *ids: str) -> Choose:
    options = [Option(name, say("luck-keep")) for name in ids]
    return Choose(id_, "us", say("luck-keep"), options, rule="6.1.2", facts=facts)


@pytest.mark.parametrize(
    ("facts", "answer"),
    [
        ({"token": "wing_and_prayer", "moment": "bomber", "hit": "destroyed"}, "play"),
        ({"token": "wing_and_prayer", "moment": "bomber", "hit": "heavy"}, "play"),
        ({"token": "wing_and_prayer", "moment": "bomber", "hit": "light"}, "keep"),
        ({"token": "wing_and_prayer", "moment": "fighter", "hit": "destroyed"}, "keep"),
        ({"token": "wing_and_prayer", "moment": "crew", "level": "crack"}, "keep"),
        ({"token": "benchmark", "moment": "lost"}, "play"),
        ({"token": "covering_arcs", "moment": "arcs", "number": 2}, "keep"),
        ({"token": "covering_arcs", "moment": "arcs", "number": 3}, "play"),
    ],
)
def test_it_saves_its_prayer_for_mortal_danger(facts: Facts, answer: str) -> None:
    assert bot().answer(flight(), asked("lady-luck", facts, "play", "keep")) == answer


def test_the_angel_raises_the_best_veteran_bombardier() -> None:
    s = flight(crews={1: "crew_02:veteran", 2: "crew_08:veteran", 3: "crew_01:crack"})
    decision = asked("angel", {}, "keep", "crew_01", "crew_02", "crew_04")

    assert bot().answer(s, decision) == "crew_02"
    assert bot().answer(flight(), asked("angel", {}, "keep", "crew_01")) == "keep"


@pytest.mark.parametrize(
    ("left", "number", "answer"), [(2, 4, "exchange"), (3, 2, "exchange"), (3, 3, "keep")]
)
def test_it_takes_new_escorts_when_the_old_are_nearly_spent(
    left: int, number: int, answer: str
) -> None:
    facts: Facts = {"left": left, "number": number, "type": "p47"}

    assert bot().answer(flight(), asked("rendezvous", facts, "keep", "exchange")) == answer


@pytest.mark.parametrize(
    ("must", "interceptors", "escorts", "answer"),
    [(1, 3, 5, "3"), (4, 2, 5, "4"), (1, 6, 4, "4")],
)
def test_it_sends_one_escort_for_each_interceptor(
    must: int, interceptors: int, escorts: int, answer: str
) -> None:
    facts: Facts = {"must": must, "interceptors": interceptors, "escorts": escorts}

    assert bot().answer(flight(), asked("send-escorts", facts)) == answer


def test_damaged_escorts_withdraw() -> None:
    words = ("all", "withdraw", "damaged_withdraw")

    assert bot().answer(flight(), asked("second-round", {}, *words)) == "damaged_withdraw"
    assert bot().answer(flight(), asked("second-round", {}, *words[:2])) == "all"


@pytest.mark.parametrize(("card", "answer"), [("rouen:blue", "on"), ("st_nazaire:blue", "round")])
def test_it_goes_round_again_for_a_target_that_is_worth_it(card: str, answer: str) -> None:
    assert bot().answer(flight(card=card), asked("second-pass", {}, "on", "round")) == answer


def test_it_keeps_the_commander_and_damaged_bombers_on_the_ground() -> None:
    assert bot().answer(flight(), asked("commander", {}, "fly", "stay")) == "stay"
    assert bot().answer(flight(), asked("keep-flying", {}, "none", "all")) == "none"
