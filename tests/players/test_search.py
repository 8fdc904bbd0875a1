"""A player that thinks ahead: fair, repeatable, and better than the bot it thinks with."""

import pytest
from msgspec.structs import replace

from sandtable.engine.decisions import Answer, Decision, Number
from sandtable.engine.dice import Dice, SeededDice, derive, seed_from
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Player, Setup, Thinking, find_game
from sandtable.engine.match import play_out
from sandtable.engine.texts import say
from sandtable.players.random import RandomPlayer
from sandtable.players.search import MARGIN, Plan, SearchPlayer
from tests.tiny.secret_bids import GAME
from tests.tiny.secret_bids.view import Known

BOX = GAME.printed_box
SCENARIO = GAME.scenarios(BOX)[0].id
FIRST = GAME.seats[0]
TABLES_AT_FIRST, TABLES_LATER = 4 + 6 + 9, 1 + 2 + 3


def which_round(k: Known) -> int:
    return k.table.round


HOW = Thinking(GAME.seats, "ask-lot", "bid", which_round)


class Moody:
    """Wants the horse or the cannon and spends much or little, as its dice have decided."""

    def __init__(self, _box: object, _seat: str, dice: Dice) -> None:
        self.wants, self.spends = dice.roll(2) - 1, dice.roll(4)

    def answer(self, _known: object, decision: Decision) -> Answer:
        if isinstance(decision, Number):
            return decision.high // self.spends
        return decision.options[min(self.wants, len(decision.options) - 1)].id


class Watched(SearchPlayer):
    """Counts the tables it draws."""

    drawn = 0

    def draw(self, known: object, seed: bytes) -> bytes:
        self.drawn += 1
        return super().draw(known, seed)


def thinker(dice: Dice, how: Thinking = HOW) -> Watched:
    return Watched(GAME, BOX, FIRST, dice, Moody, how)


def played(number: int, *, thinking: bool) -> tuple[str | None, Player]:
    seed = derive(seed_from("search"), str(number))
    players: dict[str, Player] = {
        seat: Moody(BOX, seat, SeededDice(derive(seed, seat))) for seat in GAME.seats
    }
    if thinking:
        players[FIRST] = thinker(SeededDice(derive(seed, "thinker")))
    state = play_out(GAME, Setup(SCENARIO), players, SeededDice(seed))
    outcome = GAME.outcome(BOX, state)
    assert outcome is not None
    return outcome.winner, players[FIRST]


def wins(*, thinking: bool) -> int:
    return sum(played(n, thinking=thinking)[0] == FIRST for n in range(40))


def test_thinking_ahead_beats_not_thinking() -> None:
    assert wins(thinking=True) > 1.4 * wins(thinking=False)


def test_the_same_seed_gives_the_same_match() -> None:
    once, again = ([played(n, thinking=True)[0] for n in range(6)] for _ in range(2))
    assert once == again


def test_it_thinks_when_there_is_news_and_longest_the_first_time() -> None:
    _, player = played(1, thinking=True)
    assert isinstance(player, Watched)

    rounds = GAME.set_up(BOX, Setup(SCENARIO)).rounds
    assert rounds > 1
    assert player.drawn == TABLES_AT_FIRST + (rounds - 1) * TABLES_LATER


def test_without_news_it_goes_on_as_planned() -> None:
    player = thinker(SeededDice(seed_from("calm")), replace(HOW, news=lambda _: 1))
    for _ in range(3):
        ask(player)
    assert player.drawn == TABLES_AT_FIRST


def ask(player: SearchPlayer) -> None:
    table = GAME.set_up(BOX, Setup(SCENARIO))
    question = Number(FIRST, say("ask-lot"), 0, 4, rule="3")
    player.answer(GAME.known(table, FIRST), question)


# ---------------------------------------------------------------------- which plan


class Sure(SearchPlayer):
    """Knows for certain how often each of its plans wins."""

    def __init__(self, *chances: float) -> None:
        how = replace(HOW, plans=len(chances))
        super().__init__(GAME, BOX, FIRST, SeededDice(seed_from("sure")), Moody, how)
        self.chances = {plan.seed: chance for plan, chance in zip(self.plans, chances, strict=True)}

    def result(self, drawn: bytes, plan: Plan, seed: bytes) -> float:
        return self.chances[plan.seed]

    def thinks(self, news: int) -> int:
        """Which plan it follows after this news."""
        self.how = replace(self.how, news=lambda _: news)
        ask(self)
        return self.plans.index(self.followed)


def test_the_plan_that_wins_most_is_followed() -> None:
    assert Sure(0.2, 0.4, 0.9, 0.1, 0.5).thinks(1) == 2


def test_a_plan_is_given_up_for_one_that_is_clearly_better_and_no_other() -> None:
    player = Sure(0.5, 0.4)
    assert player.thinks(1) == 0

    player.chances = dict(zip(player.chances, (0.5, 0.5 + MARGIN / 2), strict=True))
    assert player.thinks(2) == 0
    player.chances = dict(zip(player.chances, (0.1, 0.9), strict=True))
    assert player.thinks(3) == 1


def test_what_was_thought_before_counts_half() -> None:
    player = Sure(1.0, 0.0)
    player.thinks(1)
    before = [(plan.won, plan.tried) for plan in player.plans]
    assert before == [(4, 4), (0, 4)]

    player.thinks(2)
    assert [(plan.won, plan.tried) for plan in player.plans] == [(3, 3), (0, 3)]


def test_a_plan_hardly_tried_is_taken_for_an_average_one() -> None:
    player = Sure(0.0, 0.0)
    tried, new = player.plans
    tried.won, tried.tried = 15, 20
    new.won, new.tried = 1, 1

    assert 15 / 20 < player.worth(tried) < 16 / 21 < player.worth(new) < 0.8


def test_a_game_that_cannot_draw_the_unknown_cannot_be_thought_about() -> None:
    raid = find_game("raid-on-schweinfurt")
    with pytest.raises(SandtableError, match="cannot draw"):
        SearchPlayer(raid, None, "us", SeededDice(seed_from("x")), RandomPlayer, HOW)
