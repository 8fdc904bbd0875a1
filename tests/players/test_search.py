"""A player that thinks ahead: fair, repeatable, and better than the bot it thinks with."""

import pytest

from sandtable.engine.decisions import Answer, Decision, Number
from sandtable.engine.dice import Dice, SeededDice, derive, seed_from
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Player, Setup, Thinking, find_game
from sandtable.engine.match import play_out
from sandtable.players.random import RandomPlayer
from sandtable.players.search import CONFIRMING, SearchPlayer
from tests.tiny.secret_bids import GAME

HOW = Thinking({"ask-lot": "bid"}, tables=12, margin=0.0)
BOX = GAME.printed_box
SCENARIO = GAME.scenarios(BOX)[0].id


class Rider:
    """Bids half of what it has, and always for the horse, which is worth less than the cannon."""

    def __init__(self, _box: object, seat: str, _dice: Dice) -> None:
        self.seat = seat

    def answer(self, _known: object, decision: Decision) -> Answer:
        return decision.high // 2 if isinstance(decision, Number) else decision.options[0].id


class Watched(SearchPlayer):
    """Counts the tables it draws, and how often it thinks twice."""

    drawn = doubted = 0

    def is_confirmed(self, known: object, phase: str, best: Answer, first: Answer) -> bool:
        self.doubted += 1
        return super().is_confirmed(known, phase, best, first)

    def draw(self, known: object, seed: bytes) -> bytes:
        self.drawn += 1
        return super().draw(known, seed)


def thinker(seat: str, dice: Dice, how: Thinking = HOW) -> Watched:
    return Watched(GAME, BOX, seat, dice, Rider, how)


def played(number: int, thinking: bool, how: Thinking = HOW) -> str | None:  # noqa: FBT001
    seed = derive(seed_from("search"), str(number))
    first, second = GAME.seats
    players: dict[str, Player] = {
        seat: Rider(BOX, seat, SeededDice(derive(seed, seat))) for seat in (first, second)
    }
    if thinking:
        players[first] = thinker(first, SeededDice(derive(seed, "thinker")), how)
    state = play_out(GAME, Setup(SCENARIO), players, SeededDice(seed))
    outcome = GAME.outcome(BOX, state)
    assert outcome is not None
    return outcome.winner


def test_thinking_ahead_beats_not_thinking() -> None:
    first = GAME.seats[0]
    with_thought = sum(played(n, True) == first for n in range(30))
    without = sum(played(n, False) == first for n in range(30))

    assert with_thought > 1.5 * without


def test_the_same_seed_gives_the_same_match() -> None:
    assert [played(n, True) for n in range(8)] == [played(n, True) for n in range(8)]


def test_only_the_questions_named_are_thought_about() -> None:
    asked: list[Decision] = []

    class Asking(Watched):
        def answer(self, known: object, decision: Decision) -> Answer:
            asked.append(decision)
            return super().answer(known, decision)

    first, second = GAME.seats
    player = Asking(GAME, BOX, first, SeededDice(seed_from("one")), Rider, HOW)
    other = Rider(BOX, second, SeededDice(seed_from("two")))
    play_out(GAME, Setup(SCENARIO), {first: player, second: other}, SeededDice(seed_from("m")))

    thought = [d for d in asked if d.ask.key == "ask-lot"]
    assert 0 < len(thought) < len(asked)
    assert player.drawn == HOW.tables * (len(thought) + CONFIRMING * player.doubted)


def test_a_game_that_cannot_draw_the_unknown_cannot_be_thought_about() -> None:
    raid = find_game("raid-on-schweinfurt")
    with pytest.raises(SandtableError, match="cannot draw"):
        SearchPlayer(raid, None, "us", SeededDice(seed_from("x")), RandomPlayer, HOW)
