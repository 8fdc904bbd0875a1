"""Files made to hurt: each is refused with a sentence, and nobody else notices."""

from __future__ import annotations

import json
import os
import signal
import threading
import time
import zlib
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.engine.dice import seed_from
from sandtable.engine.game import Setup, games
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.record import decode, encode, record_of, unsealed
from sandtable.server.settings import FILE_BYTES
from tests.server.house import PATIENCE, House, Owner
from tests.server.registry import all_games
from tests.storage.postgres import is_alive

Plain = dict[str, Any]


def file_of(game: AnyGame, **setup: Any) -> bytes:
    scenario = game.scenarios(game.printed_box)[0].id
    return encode(record_of(Match(game, Setup(scenario, **setup), seed_from(7), solo=True)))


def raid() -> Plain:
    """Return the file of a raid as plain data, to be made worse."""
    file: Plain = json.loads(file_of(all_games()["raid-on-schweinfurt"]))
    return file


def treadmill(how: str) -> bytes:
    """Return a file whose rules, once they are set up so, cost more than anybody can pay."""
    game = all_games()["treadmill"]
    record = record_of(Match(game, Setup("long"), seed_from(7), solo=True))
    hurt = msgspec.structs.replace(record, setup=Setup("long", components={"note": how}), seal="")
    return encode(hurt)


def rows_to(most: int) -> Plain:
    rows = [{"lo": 1, "hi": most, "bombers": 0}]
    return {"table": {"t5": {"source": "mine", "rows": rows}}}


def with_components(components: object) -> bytes:
    file = raid()
    file["setup"]["components"] = components
    return json.dumps(file).encode()


def with_origin(change: Callable[[Plain], object]) -> bytes:
    file = raid()
    file["origin"] = json.loads(json.dumps(file["checkpoint"]))
    change(file["origin"])
    return json.dumps(file).encode()


def with_fields(**fields: Any) -> bytes:
    return json.dumps(raid() | fields).encode()


def nested(depth: int) -> Any:
    found: Any = 1
    for _ in range(depth):
        found = [found]
    return found


GIVEN = {"seat": "us", "answer": "keep", "decision": "take-off"}
BOMB = b64encode(zlib.compress(b"[" + b"1," * 50_000_000 + b"1]")).decode()

HURT: dict[str, Callable[[], bytes]] = {
    "bombers by the million": lambda: with_components(
        {"table": {"t5": {"source": "mine", "rows": [{"lo": 1, "hi": 10, "bombers": 4_000_000}]}}}
    ),
    "a row up to 50,000,000": lambda: with_components(rows_to(50_000_000)),
    "a row beyond 64 bits": lambda: with_components(rows_to(10**30)),
    "components nested deeply": lambda: with_components({"table": nested(500)}),
    "components without end": lambda: with_components({"table": [[1] * 9_000] * 40}),
    "NUL in a component": lambda: with_components({"note": "a\0b"}),
    "a cursor beyond 64 bits": lambda: with_origin(lambda at: at.update(cursor=10**30)),
    "a cursor below zero": lambda: with_origin(lambda at: at.update(cursor=-1)),
    "answers beyond counting": lambda: with_origin(lambda at: at.update(inputs=10**15)),
    "a state that is no state": lambda: with_origin(lambda at: at.update(state=[1, 2])),
    "a state that unpacks to 100 MB": lambda: with_origin(lambda at: at.update(state=BOMB)),
    "a state of millions": lambda: with_origin(
        lambda at: at["state"].update(dict.fromkeys(at["state"], 4_000_000))
    ),
    "a die of a billion sides": lambda: with_fields(rolls=[[10**9, 1]]),
    "an undo below zero": lambda: with_fields(
        undone=[{"at": -1, "of": 1, "revealed": False, "given": {}}]
    ),
    "an undo of what never stood": lambda: with_fields(
        undone=[{"at": 999, "of": 1000, "revealed": True, "given": GIVEN}]
    ),
    "a beginning after answers that are not there": lambda: with_origin(
        lambda at: at.update(inputs=10)
    ),
    "a phase that is none": lambda: with_origin(lambda at: at.update(phase="a\0")),
    "a phase without end": lambda: with_origin(lambda at: at.update(phase="x" * 1_000_000)),
    "rules that changed ten thousand times": lambda: with_fields(
        upgrades=[{"old": "1", "new": "2"}] * 10_000
    ),
    "a game with a name of a megabyte": lambda: with_fields(game="x" * 1_000_000),
    "another format": lambda: with_fields(format="chess"),
    "a version of its own": lambda: with_fields(version=10**40),
    "a version below one": lambda: with_fields(version=-3),
    "options beyond reading": lambda: with_fields(
        setup={"scenario": "standard", "options": {"aggression": "9" * 5000}}
    ),
    "brackets": lambda: b"[" * 1_000_000,
    "bytes": lambda: bytes(range(256)) * 40,
}


def refusal(owner: Owner, data: bytes) -> Any:
    response = owner.ask("POST", "/matches/upload", content=data)
    assert response.status_code == 400, response.text
    why = response.json()["why"]
    assert why["es"] != why["en"]
    for said in why.values():
        assert "Error" not in said
        assert "out of range" not in said
        assert len(said) < 600
    return why


@pytest.mark.parametrize("name", HURT)
def test_a_file_made_to_hurt_is_refused_in_both_languages(owner: Owner, name: str) -> None:
    refusal(owner, HURT[name]())

    assert owner.get("/matches") == []


def grown(state: Any) -> Any:
    """Return a state in which whatever is counted is counted in millions."""
    if isinstance(state, dict):
        return {name: grown(value) for name, value in state.items()}
    if isinstance(state, list):
        return [grown(value) for value in state]
    return 4_000_000 if type(state) is int else state


@pytest.mark.parametrize("game", sorted(games()))
def test_a_match_of_millions_is_refused_in_every_game(owner: Owner, game: str) -> None:
    """Campaigns too: crews, aircraft, days and missions have bounds of their own."""
    record = decode(file_of(games()[game]))
    state = grown(unsealed(record.checkpoint.state))
    origin = msgspec.structs.replace(record.checkpoint, state=state)
    refusal(owner, encode(msgspec.structs.replace(record, origin=origin, rolls=[], seal="")))

    assert owner.get("/matches") == []


def test_an_unknown_format_is_named_in_a_sentence(owner: Owner) -> None:
    assert refusal(owner, with_fields(format="chess"))["en"] == (
        "This is not a match file: its format is chess, not sandtable-match."
    )


def test_an_oversize_file_gets_the_true_limit(owner: Owner) -> None:
    response = owner.ask("POST", "/matches/upload", content=b" " * (FILE_BYTES + 1))

    assert response.status_code == 413
    assert f"{FILE_BYTES:,}" in response.json()["why"]["en"]


@pytest.mark.parametrize("how", ["runs", "grows"])
def test_a_file_that_costs_too_much_is_stopped_while_others_play(
    house: House, owner: Owner, how: str
) -> None:
    told: list[Any] = []
    asking = threading.Thread(target=lambda: told.append(refusal(owner, treadmill(how))))
    asking.start()
    other = house.owner()
    match = other.new()
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        us.hello()
        us.play()
    asking.join()

    assert us.view["over"]
    assert "too much time or memory" in told[0]["en"]
    assert owner.ask("POST", "/matches/upload", content=encode_fresh()).status_code == 201


def encode_fresh() -> bytes:
    return json.dumps(raid()).encode()


def test_an_answer_that_costs_too_much_is_refused_and_nothing_has_changed(
    house: House, owner: Owner
) -> None:
    match = owner.ask("POST", "/matches/upload", content=treadmill("runs later")).json()
    with house.sit(match["id"], match["tokens"]["red"]) as red:
        red.hello()
        red.play(2)
    with house.sit(match["id"], match["tokens"]["blue"]) as blue:
        blue.hello()
        blue.play(1)
        before = blue.view["version"]
        reply = blue.ask("answer", answer=blue.suggestion)
        blue.hello()

    assert reply["type"] == "refused"
    assert "too much time" in reply["why"]["en"]
    assert blue.view["version"] == before


def test_the_process_of_a_bot_may_die_however_often(tmp_path: Path) -> None:
    killed = 0
    with House(f"sqlite:///{tmp_path / 'matches.db'}") as house:
        match = house.owner().new("secret-bids", "long", seats={"red": "me", "blue": "bot:random"})
        with house.sit(match["id"], match["tokens"]["red"]) as red:
            red.hello()
            while not red.view["over"]:
                for process in house.workers():
                    os.kill(process, signal.SIGKILL)
                    killed += 1
                while red.prompt is None and not red.view["over"]:
                    red.receive()
                red.play(1)

    assert killed > 3


def test_the_processes_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    """Else each server that is killed would leave some behind for good."""
    house = House(f"sqlite:///{tmp_path / 'matches.db'}")
    while not (left := house.workers()):
        time.sleep(0.02)
    house.kill()
    deadline = time.monotonic() + PATIENCE
    while any(is_alive(str(each)) for each in left) and time.monotonic() < deadline:
        time.sleep(0.02)

    assert [each for each in left if is_alive(str(each))] == []
