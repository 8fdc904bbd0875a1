"""The German does not get what he cannot know, in anything he gets."""

import pytest

from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import load, save
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.knowledge import HIDDEN, known, possible_cards, resample
from sandtable.players.random import RandomPlayer
from sandtable.testing.desk import scripted_match
from sandtable.testing.leaks import leaks, told_dice
from tests.games.wing_and_a_prayer.squadrons import BOX, flight


@pytest.mark.rule("13.0.hidden")
def test_13_0_the_german_sees_backs_of_crews_and_no_card() -> None:
    s = flight(duel=True, crews={1: "crew_01:crack"}, route=["lille"], seen=["crew_02"])
    s.bombers["b17f_01"].section = "ready"
    k = known(s, "german")

    assert k.now.card == HIDDEN
    assert k.now.route == []
    assert "rouen:blue" in k.deck
    assert k.bombers["b17f_01"].crew == "under_b17f_01"
    assert k.crews["under_b17f_01"].level == HIDDEN
    assert k.crews["crew_02"].level == "green"
    assert (k.green_left, k.named_left) == ([], [])
    assert known(s, None) == k
    assert known(s, "us") is s
    assert known(flight(), "german") is not None


@pytest.mark.rule("13.0.hidden")
def test_13_0_crews_cannot_be_followed_from_one_bomber_to_another() -> None:
    s, t = flight(duel=True), flight(duel=True)
    t.bombers["b17f_01"].crew, t.bombers["b17f_02"].crew = "crew_02", "crew_01"

    assert known(s, "german") == known(t, "german")


@pytest.mark.rule("13.0.hidden")
def test_13_0_a_card_fits_if_its_numbers_and_the_boxes_entered_do() -> None:
    s = flight(duel=True, flown=["lille"])
    cards = possible_cards(BOX, known(s, "german"))

    assert "rouen:blue" in cards
    assert "lille:blue" not in cards
    assert {BOX.card(card).bombers for card in cards} == {6}


def test_a_campaign_drawn_anew_is_known_as_the_first_one_was() -> None:
    s = flight(duel=True, crews={1: "crew_01:crack"})
    k = known(s, "german")
    drawn = resample(BOX, k, "german", SeededDice(seed_from(3)))

    assert known(drawn, "german") == k
    assert drawn.now.card not in drawn.deck
    assert list(GAME.broken_invariants(BOX, drawn)) == []


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.rule("13.0.hidden")
def test_13_0_nothing_the_german_gets_changes_with_what_is_hidden(seed: int) -> None:
    match = Match(GAME, Setup("short-duel"), seed_from(seed))
    players = {
        seat: RandomPlayer(BOX, seat, SeededDice(seed_from(f"{seat} {seed}")))
        for seat in match.seats
    }
    found = []
    for step in range(80):
        if match.is_over:
            break
        if step % 5 == 0:
            found += leaks(match, f"twin {step}") + told_dice(match)
        decision = match.pending[0]
        answer = players[decision.seat].answer(match.known(decision.seat), decision)
        match.submit(decision.seat, answer)

    assert found == []


def test_a_match_with_real_dice_is_saved_between_two_dice_of_a_throw() -> None:
    match = scripted_match(GAME, "short-duel", [1] * 13 + [4])  # crews, a card, half of the cloud

    assert match.pending[0].id == "die"
    again = load(save(match), GAME)
    assert again.inputs == match.inputs
    assert again.pending[0].id == "die"
