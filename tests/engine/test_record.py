"""The match file: saved, loaded, replayed, verified, and carried over new rules."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.engine.decisions import Steps
from sandtable.engine.dice import commitment, seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.events import PlayedOnUnderNewRules
from sandtable.engine.game import Setup
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.record import MisfitError, decode, load, replay, save
from sandtable.engine.sequence import Phase, Sequence
from sandtable.engine.umpire import Umpire
from sandtable.engine.verdict import verify
from sandtable.testing.cases import snapshot
from tests.tiny.deep_orders import GAME, rules
from tests.tiny.deep_orders.state import March
from tests.tiny.secret_bids import GAME as BIDS

SEED = seed_from(7)
ANSWERS = ("wood", "halt", "hill", "halt", "town")

Change = Callable[[dict[str, Any]], object]


def march(*answers: str, seed: bytes | None = SEED) -> Match:
    match = Match(GAME, Setup("one", {"days": 4}), seed)
    for answer in answers:
        match.submit("marshal", answer)
    return match


def file(*answers: str, change: Change | None = None) -> bytes:
    """A match file, changed by hand."""
    data = json.loads(save(march(*answers)))
    if change is not None:
        change(data)
    return json.dumps(data).encode()


def set_to(*path: str | int, value: object) -> Change:
    def change(data: Any) -> None:  # noqa: ANN401  (any JSON)
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


# Save and load


def test_the_file_is_json_with_a_format_and_a_version() -> None:
    data = json.loads(save(march("wood")))

    assert (data["format"], data["version"], data["game"]) == ("sandtable-match", 3, "deep-orders")
    setup = {"scenario": "one", "options": {"days": 4}, "components": {}, "cup": ""}
    assert data["setup"] == setup
    assert data["inputs"] == [
        {"seat": "marshal", "answer": "wood", "decision": "step", "kind": "answer"}
    ]
    assert (data["seed"], data["commitment"]) == (SEED.hex(), commitment(SEED))


def test_a_finished_match_has_its_outcome_in_the_file() -> None:
    data = json.loads(save(march(*ANSWERS)))

    assert data["outcome"]["result"] == "arrived"
    assert json.loads(save(march()))["outcome"] is None


def test_a_loaded_match_is_the_match() -> None:
    match = march("wood", "halt", "hill")
    match.undo()
    loaded = load(save(match), GAME)

    assert snapshot(loaded) == snapshot(match)
    assert loaded.undone == match.undone
    assert save(loaded) == save(match)


@pytest.mark.parametrize("data", [
    b"", b"no file", b"{}", b"[1]", b'{"format": "sandtable-match"}', b"\xff\xfe",
    b'{"format": "chess", "version": 1}',
])  # fmt: skip
def test_an_invalid_match_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadInputError, match="not a match file"):
        load(data, GAME)


def test_a_file_of_a_newer_version_is_refused_whatever_is_in_it() -> None:
    with pytest.raises(BadInputError, match="version 4; this program reads up to 3"):
        load(file(change=set_to("version", value=4)), GAME)
    with pytest.raises(BadInputError, match="version 9"):
        decode(b'{"format": "sandtable-match", "version": 9, "something": "new"}')


@pytest.mark.parametrize("seed", ["zz", "abc", "", "00" * 65])
def test_a_malformed_seed_is_refused(seed: str) -> None:
    with pytest.raises(BadInputError, match="seed"):
        verify(file(change=set_to("seed", value=seed)), GAME)
    with pytest.raises(BadInputError, match="seed"):
        load(file(change=set_to("reseeds", value={"0": seed})), GAME)


def test_a_match_of_another_game_is_refused() -> None:
    with pytest.raises(BadInputError, match="a match of deep-orders, not of secret-bids"):
        load(file(), BIDS)
    with pytest.raises(BadInputError, match="no game called deep-orders"):
        load(file())


def test_a_damaged_file_is_refused_with_the_first_misfit() -> None:
    with pytest.raises(BadInputError, match=r"damaged: answer 1 \(swim\)"):
        load(file("wood", change=set_to("inputs", 0, "answer", value="swim")), GAME)


# Verify


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("phase",), "elsewhere"),
        (("inputs",), 1),
        (("cursor",), 7),
        (("state",), {}),
        (("state",), None),
    ],
)
def test_a_checkpoint_that_was_touched_does_not_fit(place: tuple[str, ...], value: object) -> None:
    verdict = verify(file(*ANSWERS, change=set_to("checkpoint", *place, value=value)), GAME)

    assert not verdict.fits
    assert "checkpoint does not follow" in verdict.says


def test_an_honest_match_fits() -> None:
    verdict = verify(file(*ANSWERS), GAME)

    assert verdict.fits
    assert (verdict.rolls, verdict.answers) == (3, 5)
    assert verdict.says == "Every roll and every answer checks out."


def add_roll(data: dict[str, Any]) -> None:
    data["rolls"].append([6, 1])


def drop_roll(data: dict[str, Any]) -> None:
    data["rolls"].pop()


def other_face(data: dict[str, Any]) -> None:
    sides, face = data["rolls"][1]
    data["rolls"][1] = [sides, face % sides + 1]


def drop_answer(data: dict[str, Any]) -> None:
    del data["inputs"][2]


def add_answer(data: dict[str, Any]) -> None:
    data["inputs"].append(data["inputs"][0])


OTHER = seed_from(8)
TAMPERED: list[tuple[Change, str]] = [
    (other_face, r"roll 2 is recorded as \d, but the dice give \d"),
    (set_to("rolls", 0, value=[10, 3]), "roll 1 is recorded as"),
    (drop_roll, r"roll 3 \(\d\) is missing from the record"),
    (add_roll, "roll 4 is in the record, but the match does not make it"),
    (set_to("inputs", 2, "answer", value="ford"), r"answer 3 \(ford\) is not legal at that point"),
    (set_to("inputs", 2, "seat", value="rival"), r"rival gave answer 3 \(hill\) without"),
    (
        set_to("inputs", 2, "decision", value="river"),
        "answer 3 .* belongs to the decision river, but .* step",
    ),
    (drop_answer, r"answer 3 \(halt\)|answer 4|roll"),
    (add_answer, r"marshal gave answer 6 \(wood\) without being asked"),
    (set_to("seed", value=OTHER.hex()), "seed does not match the commitment"),
    (set_to("commitment", value=commitment(OTHER)), "seed does not match the commitment"),
    (set_to("commitment", value=None), "seed does not match the commitment"),
    (set_to("seed", value=None), "seed of the commitment is missing"),
    (set_to("outcome", "result", value="late"), "result does not follow from"),
    (set_to("outcome", "metrics", "men", value=5.5), "result does not follow from"),
    (set_to("outcome", value=None), "result does not follow from"),
    (set_to("setup", "options", "days", value=1), "answer 3"),
    (set_to("reseeds", value={"4": OTHER.hex()}), "From answer 5 on|roll"),
]


@pytest.mark.parametrize(("change", "says"), TAMPERED)
def test_verification_names_the_first_thing_that_does_not_fit(change: Change, says: str) -> None:
    verdict = verify(file(*ANSWERS, change=change), GAME)

    assert not verdict.fits
    assert re.search(says, verdict.says), verdict.says
    assert verdict.words.en == verdict.says
    assert re.match("No es correcto: |La semilla|Falta|Desde", verdict.words.es), verdict.words.es


def test_seed_and_commitment_changed_together_fall_over_the_first_roll() -> None:
    def change(data: dict[str, Any]) -> None:
        data["seed"], data["commitment"] = OTHER.hex(), commitment(OTHER)

    verdict = verify(file("halt", "halt", "halt", change=change), GAME)
    assert not verdict.fits
    assert verdict.says.startswith("Does not check out: roll ")


def test_dice_that_do_not_match_the_commitment_are_reported() -> None:
    twin = march("wood").fork(seed=OTHER)
    twin.submit("marshal", "halt")
    verdict = verify(save(twin), GAME)

    assert not verdict.fits
    assert verdict.says == "From answer 2 on, the dice do not match the commitment."


def test_real_dice_are_taken_as_typed_and_answers_are_checked() -> None:
    match = march("halt", seed=None)
    match.submit("marshal", 6)
    data = json.loads(save(match))
    assert (data["seed"], data["commitment"]) == (None, None)
    assert verify(save(match), GAME).fits

    data["inputs"][0]["answer"] = "wood"
    assert not verify(json.dumps(data).encode(), GAME).fits


def test_replay_recomputes_a_match_and_stops_at_a_misfit() -> None:
    assert snapshot(replay(decode(file(*ANSWERS)), GAME)) == snapshot(march(*ANSWERS))
    with pytest.raises(MisfitError):
        replay(decode(file(*ANSWERS, change=other_face)), GAME)


# New rules


def orders_of_old(u: Umpire[Any], s: March) -> Steps[None]:
    """The old rules let every column march twice."""
    for _ in range(2):
        yield from rules.orders(u, s)


def under(version: str, *phases: Phase[Any, March]) -> AnyGame:
    return replace(GAME, rules_version=version, sequence=Sequence(*phases))


NIGHT, DAWN = Phase("night", "3", rules.night), Phase("dawn", "4", rules.dawn)
OLD = under("0", Phase("orders", "2", orders_of_old), NIGHT, DAWN)
NEW = under("1", Phase("orders", "2", rules.orders), NIGHT, DAWN)
NEWER = under("2", Phase("orders", "2", orders_of_old), NIGHT, DAWN)


def old_match(*answers: str) -> Match:
    match = Match(OLD, Setup("one", {"days": 4}), SEED)
    for answer in answers:
        match.submit("marshal", answer)
    return match


PLAYED = ("halt", "halt", "wood", "halt", "ford")


def test_a_match_that_still_replays_under_new_rules_continues() -> None:
    loaded = load(file(*ANSWERS, change=set_to("rules_version", value="0")), GAME)

    assert snapshot(loaded) == snapshot(march(*ANSWERS))


def test_a_match_that_no_longer_replays_continues_from_its_last_checkpoint_and_says_so() -> None:
    old = old_match("halt", "halt", "wood", "halt")
    match = load(save(old), NEW)

    assert match.log[1] == PlayedOnUnderNewRules(old="0", new="1")
    assert "version 0" in NEW.texts(match.log[1].text(), "en")
    assert match.phase == "orders"
    assert match.state.day == 2
    assert match.state.columns[1].space == "camp"
    assert [given.answer for given in match.inputs] == ["halt", "halt"]


def test_dice_continue_from_the_position_of_the_old_match() -> None:
    old = old_match("halt", "halt", "halt")
    match = load(save(old), NEW)
    match.submit("marshal", "halt")
    old.submit("marshal", "halt")

    assert match.rolls == old.rolls[1:]


def test_a_match_carried_over_is_played_undone_saved_and_loaded_again() -> None:
    match = load(save(old_match(*PLAYED[:4])), NEW)
    for answer in ("wood", "hill"):
        match.submit("marshal", answer)
    match.undo()
    match.submit("marshal", "halt")
    loaded = load(save(match), NEW)

    assert snapshot(loaded) == snapshot(match)
    assert loaded.log[1] == PlayedOnUnderNewRules(old="0", new="1")
    for _ in range(2):
        loaded.undo()
    with pytest.raises(Exception, match="nothing-to-undo"):
        loaded.undo()
    with pytest.raises(BadInputError, match="keeps 2 to 2"):
        loaded.fork(1)


def test_a_match_carried_over_twice_says_so_twice() -> None:
    match = load(save(old_match(*PLAYED[:4])), NEW)
    for answer in ("wood", "hill"):
        match.submit("marshal", answer)
    again = load(save(match), NEWER)
    later = load(save(again), NEWER)

    says = [event for event in later.log if isinstance(event, PlayedOnUnderNewRules)]
    assert [(event.old, event.new) for event in says] == [("0", "1"), ("1", "2")]


def test_a_match_carried_over_before_its_first_answer_keeps_its_place() -> None:
    """The last checkpoint may lie behind a roll and before any answer."""
    first = Phase[Any, March]("night", "3", rules.night)
    old = under("0", first, Phase("orders", "2", orders_of_old), DAWN)
    new = under("1", first, Phase("orders", "2", rules.orders), DAWN)
    match = Match(old, Setup("one", {"days": 1}), SEED)
    for answer in ("halt", "wood"):
        match.submit("marshal", answer)
    carried = load(save(match), new)

    assert carried.log[1] == PlayedOnUnderNewRules(old="0", new="1")
    assert carried.origin.inputs == 0
    assert carried.phase == "orders"
    assert snapshot(load(save(carried), new)) == snapshot(carried)


def test_new_dice_that_were_to_come_after_the_checkpoint_are_forgotten() -> None:
    fork = old_match(*PLAYED[:3]).fork(seed=OTHER)
    fork.submit("marshal", "halt")
    carried = load(save(fork), NEW)

    assert (len(carried.inputs), carried.reseeds) == (2, {})
    earlier = old_match("halt").fork(seed=OTHER)
    for answer in PLAYED[1:4]:
        earlier.submit("marshal", answer)
    carried = load(save(earlier), NEW)
    assert (len(carried.inputs), carried.reseeds) == (2, {1: OTHER})
    assert snapshot(load(save(carried), NEW)) == snapshot(carried)


def test_verification_of_a_match_carried_over_says_what_it_cannot_show() -> None:
    old = save(old_match(*PLAYED[:4]))
    verdict = verify(old, NEW)
    assert not verdict.fits
    assert "rules version 0, replayed under 1" in verdict.says

    verdict = verify(save(load(old, NEW)), NEW)
    assert not verdict.fits
    assert verdict.says.startswith("Checks out from answer 3 on; the part before it")


def test_a_checkpoint_that_new_rules_cannot_read_is_refused() -> None:
    renamed = under("1", Phase("march", "2", rules.orders), NIGHT)

    with pytest.raises(BadInputError, match=r"cannot continue from the last checkpoint.*orders"):
        load(save(old_match(*PLAYED[:4])), renamed)

    data = json.loads(save(old_match(*PLAYED[:4])))
    data["checkpoint"]["state"] = {"days": "many"}
    with pytest.raises(BadInputError, match="cannot continue from the last checkpoint"):
        load(json.dumps(data).encode(), NEW)


def test_dice_typed_under_old_rules_stay_where_they_were() -> None:
    match = Match(OLD, Setup("one"), None)
    for answer in ("halt", "halt", 6, "halt", "halt", 1, "wood"):
        match.submit("marshal", answer)
    carried = load(save(match), NEW)

    assert [given.answer for given in carried.inputs] == ["halt", "halt", 6, "halt", "halt", 1]
    carried.submit("marshal", "halt")
    carried.submit("marshal", 5)
    assert carried.state.columns[1].men == 3
    assert snapshot(load(save(carried), NEW)) == snapshot(carried)
