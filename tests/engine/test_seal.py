"""The seal covers set-up, rules version, answers in order, and undos."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sandtable.engine.dice import seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Setup
from sandtable.engine.inputs import Undone
from sandtable.engine.match import Match
from sandtable.engine.record import decode, load, record_of, save
from sandtable.engine.seal import acts
from sandtable.engine.verdict import verify
from tests.tiny.deep_orders import GAME as MARCH
from tests.tiny.secret_bids import GAME as BIDS

Change = Callable[[dict[str, Any]], None]


def marched() -> Match:
    """Two answers, one of them after another was taken back."""
    match = Match(MARCH, Setup("one"), seed_from(7), solo=True)
    match.submit("marshal", "ford")
    match.undo()
    match.submit("marshal", "wood")
    match.submit("marshal", "halt")
    return match


def changed(match: Match, change: Change) -> bytes:
    data = msgspec.json.decode(save(match))
    change(data)
    return msgspec.json.encode(data)


def test_acts_come_in_the_order_in_which_they_were_made() -> None:
    match = marched()

    made = [
        ("undo", act.given.answer) if isinstance(act, Undone) else ("give", act.answer)
        for act in acts(match.inputs, match.undone)
    ]

    assert made == [("give", "ford"), ("undo", "ford"), ("give", "wood"), ("give", "halt")]


def test_an_answer_taken_back_from_under_others_keeps_its_place() -> None:
    match = Match(BIDS, Setup("short"), seed_from(7))
    match.submit("red", "cannon")
    match.submit("blue", "horse")
    match.undo("red")
    match.submit("red", "horse")

    kinds = [type(act).__name__ for act in acts(match.inputs, match.undone)]

    assert [(undo.at, undo.of) for undo in match.undone] == [(0, 2)]
    assert kinds == ["Given", "Given", "Undone", "Given"]


def test_a_sealed_match_checks_out_and_keeps_its_seal_when_it_is_loaded() -> None:
    data = save(marched())

    assert verify(data, MARCH).fits
    assert record_of(load(data, MARCH)).seal == decode(data).seal == verify(data, MARCH).seal


def test_every_act_changes_the_seal() -> None:
    match = marched()
    before = record_of(match).seal
    match.undo()
    match.submit("marshal", "halt")

    assert match.inputs == marched().inputs
    assert record_of(match).seal != before


def empty_undone(data: dict[str, Any]) -> None:
    data["undone"] = []


def hide_revelation(data: dict[str, Any]) -> None:
    data["undone"][0]["revealed"] = not data["undone"][0]["revealed"]


def flip_solo(data: dict[str, Any]) -> None:
    data["solo"] = False


def other_rules(data: dict[str, Any]) -> None:
    data["rules_version"] = "0"


def forge_upgrade(data: dict[str, Any]) -> None:
    data["upgrades"] = [{"old": "0", "new": "1"}]


def misplaced_undo(data: dict[str, Any]) -> None:
    data["undone"][0]["of"] = 99


@pytest.mark.parametrize(
    "change",
    [empty_undone, hide_revelation, flip_solo, other_rules, forge_upgrade, misplaced_undo],
)
def test_a_claim_that_was_changed_breaks_the_seal(change: Change) -> None:
    verdict = verify(changed(marched(), change), MARCH)

    assert not verdict.fits
    assert "the seal does not match" in verdict.says


def test_another_order_of_secret_answers_breaks_the_seal() -> None:
    match = Match(BIDS, Setup("short"), seed_from(7))
    match.submit("red", "cannon")
    match.submit("blue", "horse")

    def swap(data: dict[str, Any]) -> None:
        data["inputs"].reverse()

    assert verify(save(match), BIDS).fits
    assert "the seal does not match" in verify(changed(match, swap), BIDS).says


@pytest.mark.parametrize("place", ["record", "input", "undone", "checkpoint"])
def test_unknown_fields_are_refused(place: str) -> None:
    def add(data: dict[str, Any]) -> None:
        within = {"record": data, "input": data["inputs"][0], "undone": data["undone"][0]}
        (within | {"checkpoint": data["checkpoint"]})[place]["extra"] = 1

    with pytest.raises(BadInputError, match="extra"):
        decode(changed(marched(), add))


def test_a_file_of_this_version_without_a_seal_is_refused() -> None:
    def strip(data: dict[str, Any]) -> None:
        del data["seal"]

    with pytest.raises(BadInputError, match="seal"):
        decode(changed(marched(), strip))


def test_a_file_older_than_seals_checks_out_with_a_reservation() -> None:
    def before(data: dict[str, Any]) -> None:
        del data["seal"], data["undone"][0]["of"]
        data["version"] = 2

    verdict = verify(changed(marched(), before), MARCH)

    assert verdict.fits
    assert verdict.says.endswith("it does not prove which answers were undone.")
