"""A player that thinks ahead: fair, repeatable, and better than the bot it thinks with."""

import pytest
from msgspec.structs import replace

from sandtable.engine.bulk import play_out
from sandtable.engine.decisions import Answer, Decision, Number, SideBySide
from sandtable.engine.dice import Dice, SeededDice, derive, seed_from
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Player, Setup, Thinking, find_game
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from sandtable.players.random import RandomPlayer
from sandtable.players.search import Plan, SearchPlayer
from tests.tiny.secret_bids import GAME
from tests.tiny.secret_bids.state import Auction

BOX = GAME.printed_box
SCENARIO = GAME.scenarios(BOX)[0].id
FIRST = GAME.seats[0]
ROUNDS = (4, 6, 9)


HOW = Thinking(GAME.seats, "lot", "bid")


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


def test_it_thinks_once_before_its_first_move() -> None:
    _, player = played(1, thinking=True)
    assert isinstance(player, Watched)

    assert GAME.set_up(BOX, Setup(SCENARIO)).rounds > 1
    assert player.drawn == sum(ROUNDS)


class Sure(SearchPlayer):
    """Knows for certain how often each of its plans wins."""

    def __init__(self, *chances: float) -> None:
        how = replace(HOW, plans=len(chances))
        super().__init__(GAME, BOX, FIRST, SeededDice(seed_from("sure")), Moody, how)
        self.chances = {plan.seed: chance for plan, chance in zip(self.plans, chances, strict=True)}

    def result(self, drawn: bytes, plan: Plan, seed: bytes) -> float:
        return self.chances[plan.seed]

    def asked(self, decision: str) -> Answer:
        known = GAME.known(GAME.set_up(BOX, Setup(SCENARIO)), FIRST)
        return self.answer(known, Number(decision, FIRST, say("ask"), 0, 12, rule="3"))


def test_the_plan_that_wins_most_is_followed() -> None:
    player = Sure(0.2, 0.4, 0.9, 0.1, 0.5)
    player.asked("lot")
    best = player.plans[2]

    assert player.plan is best
    assert player.asked("coins") == 12 // Moody(BOX, FIRST, SeededDice(best.seed)).spends


def test_the_worse_half_drops_out_after_every_round() -> None:
    player = Sure(0.2, 0.4, 0.9, 0.1, 0.5)
    player.asked("lot")

    assert [plan.tried for plan in player.plans] == [4, 4 + 6, 4 + 6 + 9, 4, 4 + 6 + 9]


def test_a_long_game_is_thought_out_to_a_phase_and_valued_there() -> None:
    seen = []

    def worth(_box: object, table: Auction, seat: str) -> float:
        seen.append((table.round, table.result, seat))
        return table.points[seat]

    how = replace(HOW, plans=2, tables=1, until="end", worth=worth)
    player = thinker(SeededDice(seed_from("short")), how)
    state = play_out_to_first_bid(player)

    assert seen == [(state.round + 1, "", FIRST)] * 2
    assert max(plan.won for plan in player.plans) == player.plan.won


def play_out_to_first_bid(player: Watched) -> Auction:
    state = GAME.set_up(BOX, Setup(SCENARIO))
    umpire = Umpire(BOX, SeededDice(seed_from("table")))
    asked = next(GAME.sequence.conduct(umpire, state, GAME.sequence.first))
    decision = asked.decisions[0] if isinstance(asked, SideBySide) else asked
    player.answer(GAME.known(state, FIRST), decision)
    return state


def test_a_game_may_say_on_how_many_tables_and_none_leaves_the_first_plan() -> None:
    player = Sure(0.2, 0.4)
    player.how = replace(player.how, effort=lambda _box, _known: 0)
    player.asked("lot")
    assert [plan.tried for plan in player.plans] == [0, 0]
    assert player.plan is player.plans[0]

    player = Sure(0.2, 0.4)
    player.how = replace(player.how, effort=lambda _box, _known: 2)
    player.asked("lot")
    assert [plan.tried for plan in player.plans] == [2, 2]


def test_another_question_is_not_thought_about() -> None:
    player = Sure(0.2, 0.4)
    player.asked("coins")
    assert [plan.tried for plan in player.plans] == [0, 0]


def test_forgetting_keeps_the_plan() -> None:
    player = Sure(0.2, 0.4)
    player.asked("lot")
    before = player.bot
    player.forget()
    player.asked("lot")

    assert player.bot is not before
    assert player.plan is player.plans[1]
    assert player.plans[0].tried == ROUNDS[0]


def test_a_game_that_cannot_draw_the_unknown_cannot_be_thought_about() -> None:
    raid = find_game("raid-on-schweinfurt")
    with pytest.raises(SandtableError, match="cannot draw"):
        SearchPlayer(raid, None, "us", SeededDice(seed_from("x")), RandomPlayer, HOW)
