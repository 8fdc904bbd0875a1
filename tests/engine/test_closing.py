"""Matches that players end: resignation and agreed draw are part of the record."""

from __future__ import annotations

import pytest

from sandtable.engine.closing import Closing
from sandtable.engine.debriefing import debriefing
from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.dice import seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import decode, load, save
from sandtable.engine.seal import seal_of
from sandtable.engine.texts import say
from sandtable.engine.verdict import verify
from tests.tiny.deep_orders import GAME as MARCH
from tests.tiny.secret_bids import GAME


def auction() -> Match:
    match = Match(GAME, Setup("short"), seed_from(1))
    decision = match.pending_for("red")
    assert decision is not None
    match.submit("red", decision.options[0].id)  # type: ignore[union-attr]  # lots to choose from
    return match


@pytest.mark.parametrize("solo", [False, True])
def test_a_resignation_is_not_taken_back(*, solo: bool) -> None:
    """Seed and secrets are open once a match has ended; to play on, fork it."""
    match = Match(GAME, Setup("short"), seed_from(1), solo=solo)
    match.close("red", "resign")
    with pytest.raises(IllegalAnswerError) as refused:
        match.undo("red")

    assert refused.value.why == say("undo-would-open-what-is-closed")
    assert match.is_over


@pytest.mark.parametrize(
    ("how", "result", "winner"), [("resign", "resigned", "blue"), ("draw", "agreed", None)]
)
def test_a_closed_match_is_over_and_has_its_result(
    how: Closing, result: str, winner: str | None
) -> None:
    match = auction()
    match.close("red", how)

    assert match.is_over
    assert not match.pending
    assert match.outcome is not None
    assert (match.outcome.result, match.outcome.winner) == (result, winner)


def test_the_record_of_a_resignation_replays_and_verifies() -> None:
    match = auction()
    match.close("red", "resign")
    data = save(match)

    assert load(data, GAME).outcome == match.outcome
    assert verify(data, GAME).fits
    assert decode(data).seal == seal_of(decode(data))


def test_a_forged_resignation_does_not_verify() -> None:
    match = auction()
    match.close("red", "resign")
    forged = save(match).replace(b'"winner": "blue"', b'"winner": "red"')

    assert not verify(forged, GAME).fits


def test_a_fork_before_the_end_continues() -> None:
    match = auction()
    match.close("red", "resign")

    assert not match.fork(1).is_over
    assert match.fork().is_over


def test_nobody_plays_on_or_resigns_twice() -> None:
    match = auction()
    match.close("red", "resign")

    with pytest.raises(IllegalAnswerError):
        match.close("blue", "resign")
    with pytest.raises(IllegalAnswerError):
        match.submit("blue", "horse")


def test_a_solo_player_cannot_resign() -> None:
    with pytest.raises(IllegalAnswerError):
        Match(MARCH, Setup("one"), seed_from(1)).close("marshal", "resign")


def test_a_closed_match_is_debriefed() -> None:
    match = auction()
    match.close("red", "resign")

    assert GAME.texts(debriefing(match).result, "en") == "Resignation"
