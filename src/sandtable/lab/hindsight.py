"""Play on from the moments of a finished match: winning chances and the bot's choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import sqrt

import msgspec

from sandtable.engine.bulk import play_on
from sandtable.engine.debrief import TurningPoint, WinningChance
from sandtable.engine.debriefing import state_at, turning
from sandtable.engine.decisions import Answer, Choose, Decision, IllegalAnswerError
from sandtable.engine.dice import SeededDice, derive
from sandtable.engine.game import Outcome, Player
from sandtable.engine.inputs import Checkpoint, Given
from sandtable.engine.match import Match
from sandtable.engine.parts import Words
from sandtable.players.registry import default_player, make_player

NORMAL = 1.96
"""Standard errors on either side of a margin at 95 per cent."""
LEAST = 0.005
"""The smallest change of chances that counts as a turning point, even if exact."""


@lru_cache(maxsize=4)
def moments_of(match: Match) -> list[Checkpoint]:
    """Return the moments of a finished match, from all its checkpoints."""
    return turning(match)


def start_of(match: Match, moment: int) -> Checkpoint:
    """Return the point to play on from; for the first moment, after the first phase's draws."""
    points = moments_of(match)
    second = match.checkpoints[min(1, len(match.checkpoints) - 1)]
    return points[moment] if moment or second in points else second


class Played(msgspec.Struct):
    """Matches played on from one moment: the points of the first seat, and a figure of each."""

    games: int = 0
    won: float = 0
    figures: list[float] = []

    def with_more(self, more: Played) -> Played:
        figures = self.figures + more.figures
        return Played(self.games + more.games, self.won + more.won, figures)


def worth(outcome: Outcome | None, seat: str) -> float:
    """Return 1 for a seat's victory, 0.5 for a draw, 0 for a loss."""
    if outcome is None or outcome.winner is None:
        return 0.5
    return float(outcome.winner == seat)


def margin(won: float, games: int) -> float:
    """Return the margin of a share at 95 per cent; it is never zero for finite samples."""
    share = (won + 1) / (games + 2)
    return NORMAL * sqrt(share * (1 - share) / (games + 2))


def played_from(match: Match, moment: int, games: int, seed: bytes) -> Played:
    """Let bots play on from a moment a number of times, each time with other dice."""
    told, seat = match.game.debrief, match.seats[0]
    found = Played()
    for number in range(games):
        players = bots_for(match, derive(seed, f"players {moment} {number}"))
        outcome = played_out(match, moment, players, derive(seed, f"dice {moment} {number}"))
        found.games += 1
        found.won += worth(outcome, seat)
        if told is not None and told.metric and outcome is not None:
            found.figures.append(outcome.metrics[told.metric])
    return found


def bots_for(match: Match, seed: bytes) -> dict[str, Player]:
    game = match.game
    return {
        seat: make_player(
            game, match.box, seat, default_player(game), SeededDice(derive(seed, seat))
        )
        for seat in match.seats
    }


def played_out(
    match: Match, moment: int, players: Mapping[str, Player], seed: bytes
) -> Outcome | None:
    checkpoint = start_of(match, moment)
    state = state_at(match, checkpoint)
    play_on(match.game, match.box, state, checkpoint.phase, players, SeededDice(seed))
    return match.game.outcome(match.box, state)


# ---------------------------------------------------------------------- chances


def exact_at(match: Match, moment: int) -> float | None:
    """Return the exact winning chance of the first seat at a moment, if the game knows it."""
    told, checkpoint = match.game.debrief, moments_of(match)[moment]
    exact = told.chances(match.box, state_at(match, checkpoint)) if told else None
    return None if exact is None else exact[match.seats[0]]


def last_chance(match: Match) -> WinningChance:
    """Return the chance at the end: 0, 0.5 or 1."""
    share = worth(match.outcome, match.seats[0])
    return WinningChance(moment=len(moments_of(match)), share=share)


def chance(moment: int, played: Played) -> WinningChance:
    share, error = played.won / played.games, margin(played.won, played.games)
    return WinningChance(moment=moment, share=share, error=error, games=played.games)


def worth_of_dice(match: Match, chances: Sequence[WinningChance]) -> float | None:
    """Return the effect of the dice alone on the first seat's winning chance, where exact.

    That is between moments with exact chances and no answer from one to the other.
    """
    exact = [one for one in chances if not one.games]
    steps = [
        other.share - one.share
        for one, other in pairwise(exact)
        if not any(answers_in(match, moment) for moment in range(one.moment, other.moment))
    ]
    return round(sum(steps), 6) if steps else None


def largest_changes(chances: Sequence[WinningChance], most: int) -> list[tuple[int, float]]:
    """Return the moments with the largest changes of chances beyond the margins of error.

    >>> shares = enumerate([0.5, 0.4, 1.0])
    >>> largest_changes([WinningChance(moment=n, share=share) for n, share in shares], 1)
    [(1, 0.6)]
    """
    steps = [
        (one.moment, other.share - one.share)
        for one, other in pairwise(chances)
        if abs(other.share - one.share) > max(LEAST, sqrt(one.error**2 + other.error**2))
    ]
    largest = sorted(steps, key=lambda step: -abs(step[1]))[:most]
    return [(moment, round(change, 6)) for moment, change in sorted(largest)]


# ---------------------------------------------------------------------- turning points


class AsPlayed:
    """A player that repeats a seat's answers from a moment on, while the questions match."""

    def __init__(self, answers: Iterable[Given], bot: Player) -> None:
        self.answers = list(answers)
        self.bot = bot

    def answer(self, known: object, decision: Decision) -> Answer:
        otherwise = self.bot.answer(known, decision)
        if not self.answers or self.answers[0].decision != decision.id:
            self.answers = []
            return otherwise
        given = self.answers.pop(0).answer
        try:
            decision.check(given)
        except IllegalAnswerError:
            self.answers = []
            return otherwise
        return given


def turning_point(
    match: Match, moment: int, change: float, seats: Sequence[str], games: int, seed: bytes
) -> TurningPoint:
    """Return the bot's choice at a moment, and its value.

    Of several `seats` it is the first that answered otherwise than the bot.
    """
    answers = answers_in(match, moment)
    seat, (ask, yours, bots) = first_difference(match, moment, seats, seed)
    mine = [given for given in answers if given.seat == seat]
    with_yours = with_bots = 0.0
    for number in range(games):
        for is_own in (True, False):
            players = bots_for(match, derive(seed, f"players {number}"))
            if is_own:
                players[seat] = AsPlayed(mine, players[seat])
            share = worth(played_out(match, moment, players, derive(seed, f"dice {number}")), seat)
            with_yours += share * is_own
            with_bots += share * (not is_own)
    return TurningPoint(
        moment=moment,
        at=moments_of(match)[moment].inputs,
        change=change if seat == match.seats[0] else -change,
        seat=seat,
        ask=ask,
        yours=yours,
        bots=bots,
        with_yours=with_yours / games,
        with_bots=with_bots / games,
        error=margin(with_yours, games),
    )


def answers_in(match: Match, moment: int) -> list[Given]:
    """Return the answers that were given in a moment."""
    points = moments_of(match)
    start = points[moment].inputs
    end = points[moment + 1].inputs if moment + 1 < len(points) else len(match.inputs)
    return match.inputs[start:end]


Difference = tuple[Words, Words, Words]
SAME: Difference = ("", "", "")


def first_difference(
    match: Match, moment: int, seats: Sequence[str], seed: bytes
) -> tuple[str, Difference]:
    """Return the seat and the question of the bot's first different answer."""
    past = match.fork(moments_of(match)[moment].inputs)
    players = bots_for(match, seed)
    for given in answers_in(match, moment):
        decision = past.pending_for(given.seat)
        if given.kind == "answer" and decision is not None and given.seat in seats:
            wish = players[given.seat].answer(past.known(given.seat), decision)
            if wish != given.answer:
                words = said(decision, given.answer), said(decision, wish)
                return given.seat, (decision.ask, *words)
        past.submit(given.seat, given.answer)
    return seats[0], SAME


def said(decision: Decision, answer: Answer) -> Words:
    if isinstance(decision, Choose):
        return next(option.text for option in decision.options if option.id == answer)
    return str(answer)
