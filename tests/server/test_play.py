"""Play over a real WebSocket: a whole raid, several tabs, reconnecting, undo, bots, spectators."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sandtable.engine.record import load
from tests.server.house import OURS, House, Owner


def test_a_whole_raid_is_flown_on_the_server_a_person_starts(tmp_path: Path) -> None:
    with House(f"sqlite:///{tmp_path / 'new' / 'folder' / 'matches.db'}", OURS) as house:
        owner = house.owner()
        match = owner.new()
        with house.sit(match["id"], match["tokens"]["us"]) as us:
            us.hello()
            us.play()
        data = owner.ask("GET", f"/matches/{match['id']}/file").content

    assert us.view["over"]
    assert us.view["outcome"]["result"]["es"]
    assert load(data).is_over
    assert [entry["n"] for entry in us.log] == list(range(len(us.log)))
    assert [entry["at"] for entry in us.log] == sorted(entry["at"] for entry in us.log)
    assert us.log[-1]["at"] == us.view["answers"]


def test_boards_are_sent_once(house: House, owner: Owner) -> None:
    match = owner.new()
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        first = us.hello()
        second = us.answer(us.suggestion)

    assert {board["id"] for board in first["scene"]["boards"]} == {"display", "europe"}
    assert "boards" not in second["scene"]


def test_two_tabs_stay_in_step(house: House, owner: Owner) -> None:
    match = owner.new()
    token = match["tokens"]["us"]
    with house.sit(match["id"], token) as one, house.sit(match["id"], token) as two:
        one.hello()
        two.hello()
        for answering, watching in [(one, two), (two, one), (one, two)]:
            answering.answer(answering.suggestion)
            watching.until(answering.view["version"])
            assert watching.view == answering.view
        one.undo()
        two.until(one.view["version"])

        assert two.view["scene"] == one.view["scene"]
        assert two.log == one.log


def test_a_returning_client_gets_exactly_the_missed_changes(house: House, owner: Owner) -> None:
    match = owner.new()
    token = match["tokens"]["us"]
    with house.sit(match["id"], token) as us:
        us.hello()
        us.play(2)
    with house.sit(match["id"], token) as other:
        other.hello()
        other.play(3)
        with house.sit(match["id"], token) as back:
            back.log, boards = list(us.log), list(us.boards)
            view = back.hello(log=len(us.log), boards=boards, version=us.view["version"])

        assert view["log_from"] == len(us.log)
        assert "boards" not in view["scene"]
        assert back.log == other.log


def test_a_client_that_missed_an_undo_gets_the_log_again(house: House, owner: Owner) -> None:
    match = owner.new()
    token = match["tokens"]["us"]
    with house.sit(match["id"], token) as us:
        us.hello()
        us.play(3)
        old = list(us.log)
        version = us.view["version"]
        us.undo()
        us.answer(us.suggestion)
        with house.sit(match["id"], token) as back:
            back.log = old
            view = back.hello(log=len(old), version=version)
            assert view["log_from"] == 0
            assert back.log == us.log
        with house.sit(match["id"], token) as back:
            view = back.hello(log=len(us.log), version=us.view["version"])
            assert view["log"] == []


def test_undo_takes_back_and_says_beforehand_what_it_costs(house: House, owner: Owner) -> None:
    match = owner.new(seed="7")
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        us.hello()
        assert us.view["undo"] == "no"
        assert us.ask("undo")["why"]["en"] == "There is nothing to undo."
        before, log = us.view["scene"], list(us.log)
        us.answer("again")
        assert us.view["undo"] == "reveals"
        us.undo()

        assert (us.view["version"], us.view["answers"]) == (2, 0)
        assert us.view["scene"]["prompts"] == before["prompts"]
        assert us.log == log


def test_an_illegal_answer_is_refused_with_its_rule(house: House, owner: Owner) -> None:
    match = owner.new()
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        us.hello()
        reply = us.ask("answer", answer="fly to the moon")

        assert reply["type"] == "refused"
        assert reply["rule"] == "V.reroll"
        assert "fly to the moon" in reply["why"]["es"]
        assert reply["version"] == 0


def test_a_bot_plays_on_the_server(house: House, owner: Owner) -> None:
    match = owner.new(seats={"us": "bot:thumb"})
    with house.sit(match["id"]) as watching:
        watching.hello()
        while not watching.view["over"]:
            watching.receive()

    assert watching.view["seat"] is None
    assert watching.view["seats"] == [
        {
            "seat": "us",
            "name": {"es": "Octava Fuerza Aérea", "en": "Eighth Air Force"},
            "kind": "bot",
            "bot": "thumb",
            "bot_name": {"es": "Sigue reglas prácticas", "en": "Uses rules of thumb"},
            "here": True,
        }
    ]


def test_a_slow_bot_blocks_nobody(house: House, owner: Owner) -> None:
    """A whole raid is flown while all processes that think are held."""
    slow = owner.new(seats={"us": "bot:odds"})
    match = owner.new()
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        us.hello()
        held = house.workers()
        for process in held:
            os.kill(process, signal.SIGSTOP)
        us.play()
        listed = owner.listed(slow["id"])
        for process in held:
            os.kill(process, signal.SIGCONT)
    with house.sit(slow["id"]) as watching:
        watching.hello()
        watching.until(1)
    owner.ask("DELETE", f"/matches/{slow['id']}")

    assert held
    assert us.view["over"]
    assert not listed["over"]


def test_undo_against_a_bot_takes_back_its_answers_too(house: House, owner: Owner) -> None:
    match = owner.new("secret-bids", "long", seats={"red": "me", "blue": "bot:random"}, seed="3")
    with house.sit(match["id"], match["tokens"]["red"]) as red:
        red.hello()
        while red.view["answers"] < 2:
            red.receive()
        before = red.view["answers"]
        red.answer(red.suggestion)
        red.undo()

        assert red.view["answers"] <= before
        assert red.prompt["ask"]


def test_an_undo_stands_when_only_a_bot_has_answered_since(house: House, owner: Owner) -> None:
    seats = {"british": "me", "german": "bot:thumb"}
    match = owner.new("bismarck", "basic", seats=seats, seed="seven")
    with house.sit(match["id"], match["tokens"]["british"]) as british:
        british.hello()
        while not british.prompt:
            british.receive()
        question = british.prompt["id"]
        picked = british.ask("answer", answer=british.suggestion)["version"]
        british.until(picked + 1)

        assert british.prompt["id"] != question
        assert british.ask("undo", version=picked)["type"] == "accepted"
        assert british.ask("undo", version=picked)["type"] == "refused"


def test_at_one_table_an_undo_does_not_take_back_what_the_other_seat_answered_since(
    house: House, owner: Owner
) -> None:
    made = owner.new("secret-bids", "long", seats={"red": "me", "blue": "me"})
    seats = {seat: house.sit(made["id"], made["tokens"][seat]) for seat in ("red", "blue")}
    with seats["red"] as red, seats["blue"] as blue:
        red.hello()
        blue.hello()
        red.answer(red.suggestion)
        blue.answer(blue.suggestion)

        assert red.ask("undo", version=1)["type"] == "refused"


def test_presence_is_announced(house: House, owner: Owner) -> None:
    match = owner.new("secret-bids", "short", seats={"red": "me", "blue": "link"})
    with house.sit(match["id"], match["tokens"]["red"]) as red:
        red.hello()
        assert [seat["here"] for seat in red.view["seats"]] == [True, False]
        assert not owner.listed(match["id"])["seats"][1]["taken"]
        with house.sit(match["id"], match["tokens"]["blue"]) as blue:
            blue.hello()
            red.receive()
            assert [seat["here"] for seat in red.view["seats"]] == [True, True]
        red.receive()
        assert [seat["here"] for seat in red.view["seats"]] == [True, False]
    assert owner.listed(match["id"])["seats"][1]["taken"]


def test_many_matches_are_let_go_and_come_back(house: House, owner: Owner) -> None:
    """The test server keeps twenty matches in memory; more are rebuilt when asked for."""
    matches = [owner.new() for _ in range(25)]
    for match in matches:
        with house.sit(match["id"], match["tokens"]["us"]) as us:
            us.hello()
            us.play(2)
            us.undo()
    for match in matches:
        with house.sit(match["id"], match["tokens"]["us"]) as us:
            us.hello()
            assert (us.view["version"], us.view["answers"]) == (3, 1)
            us.play(1)


def test_a_match_whose_player_has_not_spoken_yet_is_not_let_go(house: House, owner: Owner) -> None:
    match = owner.new()
    token = match["tokens"]["us"]
    with house.sit(match["id"], token) as one:
        for _ in range(25):
            owner.new()
        with house.sit(match["id"], token) as two:
            two.hello()
            one.hello()
            two.answer(two.suggestion)
            one.until(two.view["version"])

            assert one.log == two.log


def test_many_players_answer_at_once(house: House, owner: Owner) -> None:
    matches = [owner.new() for _ in range(8)]

    def play(match: Any) -> bool:
        with house.sit(match["id"], match["tokens"]["us"]) as us:
            us.hello()
            us.play()
        return bool(us.view["over"])

    with ThreadPoolExecutor(8) as players:
        over = list(players.map(play, matches))

    assert over == [True] * 8


def test_a_match_survives_a_restart_with_its_keys_and_undos(tmp_path: Path) -> None:
    with House(f"sqlite:///{tmp_path / 'matches.db'}") as house:
        owner = house.owner()
        match = owner.new()
        with house.sit(match["id"], match["tokens"]["us"]) as us:
            us.hello()
            us.play(3)
            us.undo()
            accepted = us.ask("answer", key="the-key", answer=us.suggestion)
            us.until(accepted["version"])
        house.stop()
        house.start()
        with house.sit(match["id"], match["tokens"]["us"]) as back:
            back.hello()
            again = back.ask("answer", key="the-key", answer="anything")
            back.play()

    assert back.log[: len(us.log)] == us.log
    assert again == accepted
    assert back.view["over"]


def test_an_answer_stands_when_only_others_have_answered_since(house: House, owner: Owner) -> None:
    made = owner.new("secret-bids", "long", seats={"red": "me", "blue": "me"})
    seats = {seat: house.sit(made["id"], made["tokens"][seat]) for seat in ("red", "blue")}
    with seats["red"] as red, seats["blue"] as blue:
        red.hello()
        blue.hello()
        blue.answer(blue.suggestion)
        reply = red.ask("answer", version=0, answer=red.suggestion)
        again = red.ask("answer", version=0, answer=red.suggestion)

    assert reply["type"] == "accepted"
    assert again["type"] == "refused"
