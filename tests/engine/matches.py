"""Matches of two small games to look at."""

from __future__ import annotations

import pytest

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.dice import seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from tests.tiny import deep_orders, secret_bids

SEED = seed_from(7)
MARSHAL = "marshal"


def march(*answers: str | int, seed: bytes | None = SEED, solo: bool = True) -> Match:
    match = Match(deep_orders.GAME, Setup("one"), seed, solo=solo)
    for answer in answers:
        match.submit(MARSHAL, answer)
    return match


def auction(*answers: tuple[str, str | int], solo: bool = False) -> Match:
    match = Match(secret_bids.GAME, Setup("long"), SEED, solo=solo)
    for seat, answer in answers:
        match.submit(seat, answer)
    return match


FIRST_ROUND = ("red", "horse"), ("red", 0), ("blue", "horse"), ("blue", 1)


def refused(error: pytest.ExceptionInfo[IllegalAnswerError]) -> str:
    return error.value.why.key
