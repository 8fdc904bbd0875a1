"""Set-ups of a game for tests, and a player who tries everything."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple, cast

import msgspec

from sandtable.engine.decisions import Answer, Decision, IllegalAnswerError, Number
from sandtable.engine.dice import Dice, SeededDice, derive, seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import OptionKind, Setup
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.prompts import prompt_for

Options = Mapping[str, bool | int | str]

MOMENTS, LONGEST_STRIDE = 100, 100


class Case(NamedTuple):
    """A game with a set-up."""

    game: AnyGame
    scenario: str
    options: Options

    def start(self, seed: int = 1, *, solo: bool | None = None) -> Match:
        setup = Setup(self.scenario, dict(self.options))
        return Match(self.game, setup, seed_from(seed), solo=solo)

    def __str__(self) -> str:
        return "-".join([self.scenario, *(f"{k}={v}" for k, v in self.options.items())])


@cache
def plain_cases(game: AnyGame) -> list[Case]:
    """Return every scenario without options."""
    return [Case(game, scenario.id, {}) for scenario in game.scenarios(game.printed_box)]


@cache
def optional_cases(game: AnyGame) -> list[Case]:
    """Return every scenario with each option alone, and with all options."""
    return [
        Case(game, case.scenario, options)
        for case in plain_cases(game)
        for options in samples_of(game)
    ]


def samples_of(game: AnyGame) -> Iterator[Options]:
    kinds = game.options(game.printed_box)
    for kind in kinds:
        for value in other_values(kind):
            yield {kind.id: value}
    yield {kind.id: other_values(kind)[-1] for kind in kinds if other_values(kind)}


def other_values(kind: OptionKind) -> list[bool | int | str]:
    """Return values other than the default; none for a free text."""
    if isinstance(kind.default, bool):
        return [not kind.default]
    if isinstance(kind.default, int):
        return [end for end in (kind.low, kind.high) if end != kind.default]
    return [choice for choice in kind.choices if choice != kind.default]


def is_accepted(case: Case) -> bool:
    """Return whether the set-up can be played; if not, it must be refused as bad input."""
    try:
        case.start()
    except BadInputError:
        return False
    return True


def some_answer(decision: Decision, dice: Dice) -> Answer:
    """Answer at random; for a number, an end of its range, the suggestion, or any other."""
    if not isinstance(decision, Number):
        return decision.options[up_to(len(decision.options), dice)].id
    width = decision.high - decision.low + 1
    picks = (decision.low, decision.high, decision.suggested, decision.low + up_to(width, dice))
    return picks[dice.roll(4) - 1]


def up_to(count: int, dice: Dice) -> int:
    """Return a number from 0 to below `count`; its slight bias does not matter here."""
    return (dice.roll(256) * 256 + dice.roll(256)) % count


def play_on(match: Match, dice: Dice) -> None:
    """Give one answer to any of the open decisions."""
    decision = match.pending[up_to(len(match.pending), dice)]
    match.submit(decision.seat, some_answer(decision, dice))


def moments(case: Case, seed: int = 1, *, solo: bool | None = None) -> Iterator[Match]:
    """Play a match at random; yield it before every answer and after the last.

    In a long game it yields only some moments, chosen at random intervals.
    """
    match = case.start(seed, solo=solo)
    dice = SeededDice(derive(seed_from(seed), "player"))
    yield match
    while not match.is_over:
        for _ in range(dice.roll(2 * stride(case) - 1)):
            if not match.is_over:
                play_on(match, dice)
        yield match


def stride(case: Case) -> int:
    """Return the mean number of answers between two moments; 1 in a short game."""
    return max(1, min(case.game.decision_limit // MOMENTS, LONGEST_STRIDE))


def finished(case: Case, seed: int = 1) -> Match:
    *_, match = moments(case, seed)
    return match


def ask_of(decision: Decision) -> bytes:
    """Return a decision with all its options."""
    return msgspec.json.encode(prompt_for(decision))


def snapshot(match: Match) -> tuple[object, ...]:
    """Return everything that an illegal answer must not change."""
    return (
        msgspec.msgpack.encode(match.state),
        msgspec.json.encode(match.log),
        tuple(match.inputs),
        tuple(match.rolls),
        tuple(match.undone),
        [ask_of(decision) for decision in match.pending],
        match._umpire.dice.cursor,
        match._umpire.shown,
        match.checkpoints.copy(),
    )


def digest(match: Match) -> str:
    """Return a fingerprint of the whole state of a match."""
    parts = [repr(part) for part in snapshot(match)]
    parts += [repr(msgspec.json.encode(match.scene(s))) for s in (*match.seats, None)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def wrong_answers(decision: Decision) -> list[object]:
    """Return illegal answers."""
    if isinstance(decision, Number):
        return [decision.low - 1, decision.high + 1, str(decision.low), True, 1.5, None, ""]
    closed = [option.id for option in decision.closed]
    return ["no such option", "", 0, -1, True, None, *closed]


def refusal(match: Match, seat: str, answer: object) -> IllegalAnswerError | None:
    try:
        match.submit(seat, cast("Answer", answer))
    except IllegalAnswerError as error:
        return error
    return None
