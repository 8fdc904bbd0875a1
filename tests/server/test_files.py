"""Files of matches, and their past: download, upload, verification, fork, replay, insight."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.record import decode, encode, load
from sandtable.engine.rolls import Roll
from sandtable.engine.verdict import verify
from tests.server.house import House, Owner, refusal

RAID = "raid-on-schweinfurt"


def finished(house: House, owner: Owner, **more: Any) -> Any:
    match = owner.new(**more)
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        us.hello()
        us.play()
    return match


def test_an_invalid_match_file_is_refused_in_both_languages(owner: Owner) -> None:
    why = owner.ask("POST", "/matches/upload", content=b"{").json()["why"]

    assert why["es"].startswith("Esto no es un archivo de partida")
    assert why["en"].startswith("This is not a match file")


def test_a_match_file_goes_out_and_comes_in_again(house: House, owner: Owner) -> None:
    match = finished(house, owner, title="first")
    data = owner.ask("GET", f"/matches/{match['id']}/file").content
    copy = owner.ask("POST", "/matches/upload", content=data).json()

    assert verify(data).fits
    assert copy["id"] != match["id"]
    assert copy["over"]
    again = owner.ask("GET", f"/matches/{copy['id']}/file").content
    assert decode(again).inputs == decode(data).inputs


def test_an_uploaded_match_is_played_on(house: House, owner: Owner) -> None:
    match = owner.new()
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        us.hello()
        us.play(4)
    data = owner.ask("GET", f"/matches/{match['id']}/file").content
    copy = owner.ask("POST", "/matches/upload", content=data).json()
    with house.sit(copy["id"], copy["tokens"]["us"]) as us:
        us.hello()
        assert us.view["answers"] == 4
        us.play()
        assert us.view["over"]


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"not a file", b'{"format": "sandtable-match", "version": 99}']
)
def test_an_invalid_match_file_is_refused(owner: Owner, data: bytes) -> None:
    response = owner.ask("POST", "/matches/upload", content=data)

    assert "atch file" in refusal(response, 400)
    assert owner.get("/matches") == []


def test_an_edited_match_file_is_refused(house: House, owner: Owner) -> None:
    match = finished(house, owner)
    record = decode(owner.ask("GET", f"/matches/{match['id']}/file").content)
    record.rolls[0] = Roll(record.rolls[0].sides, record.rolls[0].face % record.rolls[0].sides + 1)
    response = owner.ask("POST", "/matches/upload", content=encode(record))

    assert "damaged" in refusal(response, 400)
    assert [each["id"] for each in owner.get("/matches")] == [match["id"]]


def test_a_file_that_is_too_large_is_refused(owner: Owner) -> None:
    response = owner.ask("POST", "/matches/upload", content=b" " * (3 * 1024 * 1024))

    assert "too large" in refusal(response, 413)


def test_a_finished_match_is_verified(house: House, owner: Owner) -> None:
    match = finished(house, owner)
    verdict = owner.post(f"/matches/{match['id']}/verify")

    assert verdict["fits"]
    assert verdict["says"]["es"].startswith("Todas las tiradas")
    assert verdict["rolls"] > 0


def test_while_others_play_the_dice_stay_secret(owner: Owner) -> None:
    match = owner.new("secret-bids", "short", seats={"red": "me", "blue": "link"})

    for method, path, body in (
        ("GET", "file", None),
        ("POST", "verify", None),
        ("POST", "fork", {"at": 0}),
    ):
        response = owner.ask(method, f"/matches/{match['id']}/{path}", json=body)
        assert "only after the match" in refusal(response, 403)


# Forks and replay


def test_a_fork_plays_on_from_a_point_with_new_dice(house: House, owner: Owner) -> None:
    match = finished(house, owner)
    twin = owner.post(f"/matches/{match['id']}/fork", {"at": 5})
    with house.sit(twin["id"], twin["tokens"]["us"]) as us:
        us.hello()
        assert us.view["answers"] == 5
        us.play()
        assert us.view["over"]
    said = owner.post(f"/matches/{twin['id']}/verify")

    assert not said["fits"]
    assert "do not match the commitment" in said["says"]["en"]


@pytest.mark.parametrize("at", [-1, 99])
def test_there_is_no_fork_beyond_the_answers(owner: Owner, at: int) -> None:
    match = owner.new()
    response = owner.ask("POST", f"/matches/{match['id']}/fork", json={"at": at})

    assert "there is no" in refusal(response, 400)


def test_every_moment_can_be_looked_at_again(house: House, owner: Owner) -> None:
    match = owner.new()
    seen = []
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        us.hello()
        while not us.view["over"]:
            seen.append((us.view["scene"].get("prompts"), list(us.log)))
            us.answer(us.suggestion)
    for count, (prompts, log) in enumerate(seen):
        path = f"/matches/{match['id']}/at/{count}?token={match['tokens']['us']}"
        view = owner.get(path)
        assert view["scene"].get("prompts") == prompts
        assert view["log"] == log
        assert {board["id"] for board in view["scene"]["boards"]} == {"display", "europe"}
    less = owner.get(f"{path}&boards=display,europe&log=3")
    assert "boards" not in less["scene"]
    assert less["log_from"] == 3


def test_the_insight_is_worked_out_elsewhere(house: House, owner: Owner) -> None:
    match = owner.new("secret-bids", "short")
    assert owner.get(f"/matches/{match['id']}/insight") is None

    match = owner.new(scenario="historical-a")
    insight = owner.get(f"/matches/{match['id']}/insight?token={match['tokens']['us']}")
    assert insight["title"]["es"]
    assert insight["charts"][0]["chances"]


def test_a_finished_match_is_listed_with_its_result(house: House, owner: Owner) -> None:
    match = finished(house, owner)
    listed = owner.listed(match["id"])

    assert listed["over"]
    assert listed["result"]["es"]
    assert not listed["your_turn"]
    assert load(owner.ask("GET", f"/matches/{match['id']}/file").content).is_over
