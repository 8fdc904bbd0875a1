"""Hidden counters: permitted inferences, and code that must not read them."""

import json
from fractions import Fraction
from typing import Any

import pytest

from sandtable.engine.decisions import DIE
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import load, save
from sandtable.engine.verdict import verify
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.knowledge import (
    resample,
)
from sandtable.games.pegasus_bridge.rules.suspicions import (
    charges_chance,
    plan_chances,
    squad_chance,
)
from sandtable.games.pegasus_bridge.state import BRITISH, Assault
from sandtable.testing.cases import some_answer
from tests.games.pegasus_bridge.nights import BOX, night

CIRCLES = BOX.ground.circles


def under(*plans: str, asleep: int = 8, squads: int = 0, chit: str = "face_down") -> Assault:
    """A table on which some circles still sleep and some squads were found."""
    facts: dict[str, Any] = {"plans": list(plans), "squads_found": squads, "chit": chit}
    return night(face_down=CIRCLES[:asleep], **facts)


def begun(scenario: str = "expert", seed: int = 5) -> Match:
    match = Match(GAME, Setup(scenario), seed_from(seed))
    dice = SeededDice(seed_from("player"))
    for _ in range(8):
        match.submit(BRITISH, some_answer(match.pending[0], dice))
    return match


# ---------------------------------------------------------------------- inference


@pytest.mark.rule("14.0(3)")
def test_nothing_turned_up_says_nothing_of_the_plan() -> None:
    assert plan_chances(BOX, under("F", "G")) == {"F": Fraction(1, 2), "G": Fraction(1, 2)}


@pytest.mark.rule("14.0(3)", "14.0(5)")
def test_a_squad_and_a_blank_speak_for_the_plan_that_has_more_of_them() -> None:
    squad = plan_chances(BOX, under("F", "G", asleep=7, squads=1))
    blank = plan_chances(BOX, under("F", "G", chit="blank"))
    charges = plan_chances(BOX, under("F", "G", chit="charges"))

    assert squad == {"F": Fraction(5, 11), "G": Fraction(6, 11)}
    assert blank == {"F": Fraction(4, 7), "G": Fraction(3, 7)}
    assert charges == {"F": Fraction(2, 5), "G": Fraction(3, 5)}


def test_a_plan_that_does_not_fit_is_out_of_the_question() -> None:
    assert plan_chances(BOX, under("F", "G", asleep=1, squads=6)) == {"G": 1}


@pytest.mark.rule("14.0(3).hidden")
def test_a_sleeping_counter_is_a_squad_as_often_as_the_plans_say() -> None:
    assert squad_chance(BOX, under("B")) == Fraction(1, 2)
    assert squad_chance(BOX, under("F", "G")) == Fraction(11, 16)
    assert squad_chance(BOX, under("B", asleep=5, squads=3)) == Fraction(1, 5)
    assert squad_chance(BOX, under("B", asleep=0, squads=4)) == 0


@pytest.mark.rule("14.0(3).hidden")
def test_a_counter_known_for_a_decoy_makes_the_others_likelier() -> None:
    k = under("B", asleep=5, squads=2)
    k.known_decoys = [CIRCLES[0]]

    assert squad_chance(BOX, k) == Fraction(1, 2)


@pytest.mark.rule("14.0(5)")
def test_the_bridge_is_mined_as_often_as_the_cup_says() -> None:
    assert charges_chance(BOX, under("E")) == Fraction(1, 4)
    assert charges_chance(BOX, under("F", "G")) == Fraction(5, 12)
    assert charges_chance(BOX, under("F", chit="charges")) == 1
    assert charges_chance(BOX, under("F", chit="blank")) == 0
    assert charges_chance(BOX, under("B", chit="")) == 0


def test_what_is_drawn_anew_comes_as_often_as_it_is_likely() -> None:
    k = under("F", "G", asleep=7, squads=1)
    k.secret = None
    dice = SeededDice(seed_from("anew"))
    drawn = [resample(BOX, k, BRITISH, dice).hidden for _ in range(2000)]

    assert sum(one.plan == "G" for one in drawn) / 2000 == pytest.approx(6 / 11, abs=0.04)
    assert sum(one.mined for one in drawn) / 2000 == pytest.approx(14 / 33, abs=0.04)
    assert {len(one.squads) for one in drawn if one.plan == "F"} == {4}
    assert {len(one.squads) for one in drawn if one.plan == "G"} == {5}


# ---------------------------------------------------------------------- the file


def test_the_file_of_a_running_match_shows_nobody_what_lies_face_down() -> None:
    match = begun()
    data = save(match)
    told = json.loads(data)

    assert isinstance(told["checkpoint"]["state"], str)
    assert [face for _, face in told["rolls"][:9]] == [0] * 9
    assert all(face for _, face in told["rolls"][9:])
    assert load(data, GAME).state == match.state
    assert verify(data, GAME).fits


def test_the_file_of_a_match_that_is_over_tells_everything() -> None:
    match = begun("historical")
    dice = SeededDice(seed_from("player"))
    while not match.is_over:
        match.submit(BRITISH, some_answer(match.pending[0], dice))
    told = json.loads(save(match))

    assert told["checkpoint"]["state"]["secret"]["plan"] == "B"
    assert all(face for _, face in told["rolls"])


def test_a_broken_seal_does_not_fit() -> None:
    told = json.loads(save(begun()))
    told["checkpoint"]["state"] = "bm9uc2Vuc2U="
    broken = json.dumps(told).encode()

    assert not verify(broken, GAME).fits
    told["rules_version"] = "0"
    told["rolls"] = []
    with pytest.raises(BadInputError, match="sealed state"):
        load(json.dumps(told).encode(), GAME)


# ---------------------------------------------------------------------- real dice


@pytest.mark.rule("14.0(2)", "14.0(3)", "14.0(5)")
def test_with_real_dice_the_umpire_draws_out_of_sight_and_asks_only_for_six_sided_dice() -> None:
    match = Match(GAME, Setup("expert", cup="a cup"), None)
    dice = SeededDice(seed_from("desk"))
    sides = []
    for _ in range(120):
        decision = match.pending[0]
        if decision.id == DIE:
            sides.append(decision.high)  # type: ignore[union-attr]  # a die is a number
        match.submit(BRITISH, some_answer(decision, dice))

    assert len(sides) > 30
    assert set(sides) == {6}
    assert load(save(match), GAME).state == match.state
    assert match.fork().state == match.state


def test_another_cup_holds_other_counters() -> None:
    drawn = {tuple(Match(GAME, Setup("expert", cup=c), None).state.secret.squads) for c in "abcdef"}

    assert len(drawn) > 3
