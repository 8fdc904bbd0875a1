"""Playing on from a finished match: chances with their margins, and what the bot would do."""

from __future__ import annotations

from functools import cache

import pytest

from sandtable.engine.debrief import WinningChance
from sandtable.engine.debriefing import debriefing, state_at
from sandtable.engine.decisions import Answer, Decision
from sandtable.engine.dice import derive, seed_from
from sandtable.engine.game import Setup, find_game
from sandtable.engine.match import Match
from sandtable.lab.hindsight import (
    AsPlayed,
    Played,
    bots_for,
    exact_at,
    first_difference,
    largest_changes,
    last_chance,
    margin,
    moments_of,
    played_from,
    start_of,
    turning_point,
    worth,
    worth_of_dice,
)

SEED = seed_from(31)
RAID = find_game("raid-on-schweinfurt")


def played(game_id: str, scenario: str, seed: int = 31) -> Match:
    """A match that the game's bot has played in every seat."""
    game = find_game(game_id)
    match = Match(game, Setup(scenario), seed_from(seed), solo=True)
    players = bots_for(match, derive(seed_from(seed), "players"))
    while not match.is_over:
        decision = match.pending[0]
        match.submit(
            decision.seat, players[decision.seat].answer(match.known(decision.seat), decision)
        )
    return match


@cache
def night() -> Match:
    return played("pegasus-bridge", "historical")


@cache
def raid() -> Match:
    return played("raid-on-schweinfurt", "standard")


@pytest.mark.parametrize("match", [night, raid])
def test_the_last_chance_is_the_result(match: object) -> None:
    found = last_chance(match())  # type: ignore[operator]  # a match made once

    assert found.share in {0, 0.5, 1}
    assert found.share == worth(match().outcome, match().game.seats[0])  # type: ignore[operator]  # as above


def test_the_same_seed_plays_on_in_the_same_way() -> None:
    once, again = (played_from(night(), 2, 3, SEED) for _ in range(2))

    assert once == again
    assert len(once.figures) == once.games == 3
    assert played_from(night(), 2, 3, derive(SEED, "other")) != once


def test_playing_on_from_the_last_turn_ends_as_the_match_did() -> None:
    last = len(moments_of(night())) - 1
    found = played_from(night(), last, 4, SEED)

    assert found.won / found.games == last_chance(night()).share


def test_the_first_moment_keeps_what_was_drawn_before_it() -> None:
    match = played("pegasus-bridge", "beginner", 5)
    plan = match.state.hidden.plan

    assert state_at(match, start_of(match, 0)).hidden.plan == plan


def test_a_raid_has_exact_chances_until_it_meets_the_enemy() -> None:
    match = raid()
    titles = [moment.title.key for moment in debriefing(match).moments]  # type: ignore[union-attr]  # a text

    assert exact_at(match, titles.index("phase-assembly")) is not None
    assert exact_at(match, titles.index("phase-bombing")) is None
    assert exact_at(match, titles.index("phase-planning")) is None


def test_margins_shrink_with_the_square_root_of_the_games() -> None:
    assert margin(11, 22) == pytest.approx(2 * margin(47, 94))
    assert 0 < margin(0, 24) < margin(12, 24)


def test_only_changes_beyond_their_error_are_turning_points() -> None:
    shares = [(0.5, 0.1), (0.55, 0.1), (0.9, 0.1), (1.0, 0.0)]
    chances = [WinningChance(moment=n, share=s, error=e) for n, (s, e) in enumerate(shares)]

    assert largest_changes(chances, 3) == [(1, 0.35)]


def test_a_change_that_rounds_to_nothing_is_no_turning_point() -> None:
    chances = [WinningChance(moment=n, share=s) for n, s in enumerate([0.1, 0.096, 0.09])]

    assert largest_changes(chances, 3) == [(1, -0.006)]


class Stubborn:
    """Answers with the last option, whatever it is."""

    def answer(self, _: object, decision: Decision) -> Answer:
        return decision.options[-1].id if hasattr(decision, "options") else decision.high


def test_the_bot_has_nothing_to_say_about_its_own_match() -> None:
    match = played("raid-on-schweinfurt", "standard")
    seat, (ask, yours, bots) = first_difference(match, 1, ["us"], derive(seed_from(31), "players"))

    assert (seat, ask, yours, bots) == ("us", "", "", "")


def test_another_answer_than_the_bots_is_named() -> None:
    match = Match(RAID, Setup("standard"), SEED, solo=True)
    player = Stubborn()
    while not match.is_over:
        decision = match.pending[0]
        match.submit(decision.seat, player.answer(None, decision))
    found = turning_point(match, 1, -0.2, ["us"], 4, SEED)

    assert found.yours
    assert found.bots
    assert found.yours != found.bots
    assert 0 <= found.with_yours <= 1
    assert found.change == -0.2


def test_a_player_answers_as_recorded_while_the_questions_are_the_same() -> None:
    match = Match(RAID, Setup("standard"), SEED, solo=True)
    first = match.pending[0]
    again = AsPlayed(raid().inputs[:1], Stubborn())

    assert again.answer(None, first) == raid().inputs[0].answer
    assert again.answer(None, first) == Stubborn().answer(None, first)


def test_lots_add_up() -> None:
    assert Played(2, 1, [3.0]).with_more(Played(3, 2, [4.0])) == Played(5, 3, [3.0, 4.0])


def exact_chances(match: Match) -> list[WinningChance]:
    shares = [(at, exact_at(match, at)) for at in range(len(moments_of(match)))]
    known = [WinningChance(moment=at, share=share) for at, share in shares if share is not None]
    return [*known, last_chance(match)]


def test_the_dice_are_worth_what_they_moved_between_exact_chances_without_an_answer() -> None:
    chances = exact_chances(raid())
    by_moment = {one.moment: one.share for one in chances}
    dice_alone = [(3, 4), (9, 10), (12, 13), (13, len(moments_of(raid())))]
    moved = sum(by_moment[end] - by_moment[start] for start, end in dice_alone)

    assert worth_of_dice(raid(), chances) == pytest.approx(moved, abs=1e-6)
    assert moved < -0.2


def test_without_exact_chances_the_effect_of_the_dice_is_unknown() -> None:
    played_on = WinningChance(moment=0, share=0.5, error=0.1, games=20)

    assert worth_of_dice(night(), [played_on, last_chance(night())]) is None
