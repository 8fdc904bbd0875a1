"""Matches and databases made by earlier versions of the program: they load and go on.

The files of `version-1/` name a decision by the key of its text. Nothing here is ever renewed. In
those of Bismarck a ship's course took several answers: they go on from their last checkpoint, and
say so.
"""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import msgspec
import pytest

from sandtable.engine.decisions import DIE
from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.match import Match
from sandtable.engine.record import decode, load, save
from sandtable.engine.verdict import verify
from sandtable.testing.cases import some_answer
from tests.server.house import House, Owner

FOLDER = Path(__file__).parent / "version-1"
FORBIDDEN = 403
"""A running match against a bot with secrets keeps its file to itself."""
FILES = sorted(FOLDER.glob("*.json"))
UNDER_WAY = [file for file in FILES if "finished" not in file.name]
SAME_RULES = [file for file in FILES if "bismarck" not in file.name]
OLD_RULES = [file for file in FILES if "bismarck" in file.name]

CHECKED = re.compile("Every roll and every answer checks out|Checks out from answer")

OWNER = "0123456789abcdef0123456789abcdef"
RAID, HUNT, FINISHED = "WM2zBoF4YekQ0z75", "jS6AIn2oY-WJIeUD", "i5C-NZP8nCMAZIzH"
AUCTION, REAL_DICE = "FcC5Oi-2Cd5FFcTR", "4wkdKbl9637klQWw"
"""The matches of `server.sql`, all of them made by this owner."""


def ids(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", OLD_RULES, ids=ids)
def test_a_file_of_older_rules_says_that_it_cannot_be_checked_by_the_new_ones(file: Path) -> None:
    verdict = verify(file.read_bytes())

    assert not verdict.fits
    assert "rules version 2" in verdict.says
    assert [(up.old, up.new) for up in load(file.read_bytes()).past.upgrades] == [("2", "4")]


@pytest.mark.parametrize("file", SAME_RULES, ids=ids)
def test_every_file_fits_roll_by_roll(file: Path) -> None:
    data = file.read_bytes()

    assert b'"ask": "ask-' in data
    assert verify(data).fits
    assert verify(data).says.startswith("Every roll and every answer checks out. The file is older")


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_a_file_saved_again_names_decisions_by_their_ids(file: Path) -> None:
    match = load(file.read_bytes())
    again = decode(save(match))

    assert again.version == 3
    assert again.undone == decode(file.read_bytes()).undone
    named = {given.decision for given in again.inputs}
    assert named
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in named)
    assert not any(name.startswith("ask-") for name in named)
    assert load(save(match)).state == match.state


@pytest.mark.parametrize("file", UNDER_WAY, ids=ids)
def test_a_match_under_way_is_played_on(file: Path) -> None:
    match = load(file.read_bytes())
    before = len(match.inputs)
    play(match, 40)

    assert len(match.inputs) > before
    assert CHECKED.match(verify(save(match)).says)


def test_a_match_under_way_can_be_taken_back() -> None:
    match = load((FOLDER / "raid-under-way.json").read_bytes())

    undone = match.undo()

    assert undone.given.decision in {decision.id for decision in match.pending}


def test_real_dice_are_still_asked_for() -> None:
    match = load((FOLDER / "raid-real-dice.json").read_bytes())

    assert [decision.id for decision in match.pending] == [DIE]
    assert {given.decision for given in match.inputs if given.kind == "die"} == {DIE}


@pytest.mark.parametrize("field", ["inputs", "undone"])
def test_a_damaged_old_file_is_refused_with_a_reason(field: str) -> None:
    data = msgspec.json.decode((FOLDER / "raid-finished.json").read_bytes())
    data[field] = [{"seat": "us"}]

    with pytest.raises(BadInputError, match=rf"This is not a match file: .*{field}\[0\]"):
        decode(msgspec.json.encode(data))


@pytest.mark.slow
def test_an_older_database_opens_and_its_matches_continue(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    with sqlite3.connect(file) as database:
        database.executescript((FOLDER / "server.sql").read_text("utf-8"))
    database.close()

    with House(f"sqlite:///{file}") as house:
        owner = Owner(house)
        owner.secret = OWNER
        mine = {each["id"]: each for each in owner.get("/matches")}
        assert set(mine) == {RAID, HUNT, FINISHED, AUCTION, REAL_DICE}
        for match, seat in ((RAID, "us"), (AUCTION, "red"), (REAL_DICE, "us"), (HUNT, "german")):
            with house.sit(match, mine[match]["tokens"][seat]) as client:
                client.hello()
                while client.prompt is None:
                    client.receive()
                client.answer(client.suggestion)
                client.undo()
        for match in (RAID, REAL_DICE):
            file_of_match = owner.ask("GET", f"/matches/{match}/file").content
            assert CHECKED.match(verify(file_of_match).says)
        assert owner.ask("GET", f"/matches/{HUNT}/file").status_code == FORBIDDEN


def play(match: Match, answers: int) -> None:
    dice = SeededDice(derive(seed_from(1), "go on"))
    for _ in range(answers):
        if match.is_over:
            return
        decision = match.pending[0]
        match.submit(decision.seat, some_answer(decision, dice))
