"""Browsers at the seats of a match, and leases on its bots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from sandtable.storage.database import engine_for
from sandtable.storage.devices import Decide, Enter, Look, NewLink
from sandtable.storage.leases import end_leases, take_lease
from sandtable.storage.news import HERE, LONGEST, Listener, News, packed
from sandtable.storage.rows import Device
from sandtable.storage.store import Notice, Store, write
from sandtable.storage.writer import Done, Failure, OvertakenError, tell_all
from tests.storage.test_store import append, created, given


def device(name: str, **more: Any) -> Device:
    fields: dict[str, Any] = {"seat": "blue", "token": f"hash of {name}", "state": "asking"}
    return Device(id=name, name="A browser", since=time.time(), **(fields | more))


def states(store: Store) -> dict[str, str]:
    return {each.id: each.state for each in store.around("m").devices}


def test_the_first_browser_with_a_link_is_let_in_and_the_second_asks(store: Store) -> None:
    created(store)
    for name in ("first", "second"):
        store.write(Enter("m", "hash of blue", device(name)))

    assert states(store) == {"first": "in", "second": "asking"}
    assert [seat.taken for seat in store.around("m").seats] == [True, True]


def test_a_replaced_link_lets_nobody_in(store: Store) -> None:
    created(store)
    store.write(Enter("m", "hash of blue", device("first")))
    store.write(NewLink("m", "blue", "another hash"))
    with pytest.raises(OvertakenError):
        store.write(Enter("m", "hash of blue", device("second")))
    store.write(Enter("m", "another hash", device("third")))

    assert states(store) == {"first": "out", "third": "in"}


def test_the_holder_decides(store: Store) -> None:
    created(store)
    for name in ("first", "second"):
        store.write(Enter("m", "hash of blue", device(name)))
    store.write(Decide("m", "blue", "second", "in"))

    assert states(store) == {"first": "in", "second": "in"}


def test_every_look_is_counted_of_those_without_a_link_too(store: Store) -> None:
    created(store)
    looks = [device("creator", seat="red", token="", state="in", played=at) for at in (1.0, 2.0)]
    for look in looks:
        store.write(Look("m", look))
    [found] = store.around("m").devices

    assert (found.looks, found.played) == (2, 2.0)


def test_looks_of_many_browsers_go_into_one_group(store: Store) -> None:
    created(store)
    who = [device("creator", seat=seat, token="", state="in") for seat in ("red", "blue", "red")]
    with store.engine.begin() as line:
        write(line, [Look("m", each) for each in who])

    assert {each.seat: each.looks for each in store.around("m").devices} == {"red": 2, "blue": 1}


def test_answers_looks_and_news_of_one_group_are_kept_without_the_late_ones(store: Store) -> None:
    for match in ("early", "late", "other"):
        created(store, match)
    store.write(append(given(1), match="late"))
    looks = [Look(match, device("creator", token="", state="in")) for match in ("early", "gone")]
    told: list[tuple[str, Failure]] = []

    def done(job: str) -> Done:
        return lambda failure: told.append((job, failure))

    group: list[tuple[object, Done]] = [
        (append(given(1, "owl"), match="late"), done("late")),
        (append(given(1), match="early"), done("early")),
        *((look, done("look")) for look in looks),
        (Notice("other", "here red"), done("notice")),
    ]
    tell_all(store.writer._written(group))

    assert [job for job, failure in told if failure is None] == ["early", "look", "look", "notice"]
    assert isinstance(dict(told)["late"], OvertakenError)
    kept = {match: store.load(match) for match in ("early", "late", "other")}
    assert {m: [given.answer for given in found.inputs] for m, found in kept.items() if found} == {
        "early": ["horse"],
        "late": ["horse"],
        "other": [],
    }
    assert [each.looks for each in store.around("early").devices] == [1]


def test_a_look_at_a_deleted_match_delays_nobody(store: Store) -> None:
    store.write(Look("gone", device("creator", seat="red", token="", state="in")))

    assert store.around("gone").devices == ()


def test_a_look_leaves_a_browser_out_that_was_sent_away(store: Store) -> None:
    created(store)
    store.write(Look("m", device("a", seat="red", state="in")))
    store.write(Decide("m", "red", "a", "out"))
    store.write(Look("m", device("a", seat="red", state="in")))
    [found] = store.around("m").devices

    assert (found.state, found.looks) == ("out", 2)


def test_a_lease_is_held_until_it_runs_out_or_is_ended(store: Store) -> None:
    created(store)
    if store.engine.dialect.name == "sqlite":
        assert take_lease(store.engine, "m", "one", 60) == take_lease(store.engine, "m", "two", 60)
        return
    assert take_lease(store.engine, "m", "one", 60) == 0
    assert take_lease(store.engine, "m", "one", 0.2) == 0
    assert 0 < take_lease(store.engine, "m", "two", 60) <= 0.2
    time.sleep(0.3)
    assert take_lease(store.engine, "m", "two", 60) == 0
    assert take_lease(store.engine, "m", "one", 60) > 50
    with store.engine.begin() as connection:
        end_leases(connection, "two")
    assert take_lease(store.engine, "m", "one", 60) == 0


# What other servers hear


def test_news_goes_in_few_messages_without_loss() -> None:
    news = {f"server match-{number} played" for number in range(2_000)}
    messages = packed(news)

    assert {each for message in messages for each in message.splitlines()} == news
    assert max(map(len, messages)) <= LONGEST
    assert len(messages) == sum(len(each) + 1 for each in news) // LONGEST + 1
    assert packed([]) == []


def test_every_line_of_a_message_is_heard_but_not_one_s_own(tmp_path: Path) -> None:
    heard: list[News] = []
    listener = Listener(engine_for(f"sqlite:///{tmp_path / 'm.db'}"), "here", heard.extend)
    listener._take("there early played\nthere late here red blue\n")
    listener._take("here other played\n")

    assert heard == [News("there", "early"), News("there", "late", HERE, "red blue")]
