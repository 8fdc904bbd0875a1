"""The stored match, and the way it is written."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest
from sqlalchemy import inspect, text

from sandtable.engine.dice import seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Outcome, Setup
from sandtable.engine.inputs import Given, Undone
from sandtable.engine.match import Match
from sandtable.engine.record import record_of, restored, revived
from sandtable.engine.rolls import Roll
from sandtable.storage import reading
from sandtable.storage.appending import Append
from sandtable.storage.database import engine_for, migrate, opened, snapshot
from sandtable.storage.rows import Input, Listed, NewMatch, Seat, Standing, stored_checkpoint
from sandtable.storage.schema import metadata
from sandtable.storage.store import Create, Delete, Rebase, Rename, Store
from sandtable.storage.writer import NotKeptError, OvertakenError
from tests.tiny.secret_bids import GAME

MATCH = Match(GAME, Setup("long"), seed_from(7))
CHECKPOINT = stored_checkpoint("1", MATCH.checkpoints[-1])
START = Standing(version=0, updated=10.0, over=False, outcome=None, waiting=("red", "blue"))


def listed(name: str = "m", **more: Any) -> Listed:
    red = Seat(seat="red", kind="me", taken=True)
    blue = Seat(seat="blue", kind="link")
    red.token, blue.token = "hash of red", "hash of blue"
    fields: dict[str, Any] = {
        "id": name,
        "game": GAME.id,
        "scenario": "long",
        "title": "An auction, ñ and 日本",
        "owner": "hash-of-owner",
        "solo": False,
        "created": 10.0,
        "standing": START,
        "seats": (red, blue),
    }
    return Listed(**(fields | more))


def created(store: Store, name: str = "m", **more: Any) -> Listed:
    made = listed(name, **more)
    store.write(Create(NewMatch(listed=made, record=record_of(MATCH), checkpoint=CHECKPOINT)))
    return made


def given(version: int, answer: str | int = "horse", **more: Any) -> Input:
    fields: dict[str, Any] = {
        "version": version,
        "moment": 20.0,
        "kind": "answer",
        "seat": "red",
        "key": f"key-{version}",
        "place": version - 1,
        "answer": answer,
        "decision": "lot",
        "rolls_kept": 2,
    }
    return Input(**(fields | more))


def append(*inputs: Input, match: str = "m", **more: Any) -> Append:
    standing = msgspec.structs.replace(START, version=inputs[-1].version, updated=20.0, **more)
    return Append(match, inputs, standing)


# What comes back


def test_a_match_comes_back_as_it_was_written(store: Store) -> None:
    made = created(store)
    stored = store.load("m")

    assert stored is not None
    assert stored.listed == made
    assert stored.inputs == ()
    kept = record_of(MATCH)
    assert restored(GAME, stored.record.checkpoint) == restored(GAME, kept.checkpoint)
    assert msgspec.structs.replace(stored.record, checkpoint=kept.checkpoint) == kept
    assert revived(stored.record, GAME).state == MATCH.state


def test_an_unknown_match_is_not_found(store: Store) -> None:
    assert store.load("nowhere") is None
    assert store.one("nowhere") is None


def test_inputs_come_back_in_order_with_their_rolls(store: Store) -> None:
    created(store)
    store.write(append(given(1)))
    store.write(append(given(2, 3, rolls=(Roll(6, 4), Roll(10, 1))), over=True))
    stored = store.load("m")

    assert stored is not None
    assert stored.inputs == (given(1), given(2, 3, rolls=(Roll(6, 4), Roll(10, 1))))
    assert [given.answer for given in stored.record.inputs] == ["horse", 3]
    assert stored.record.rolls[2:] == [Roll(6, 4), Roll(10, 1)]
    assert stored.listed.standing.over


def test_an_undo_takes_its_answer_and_its_rolls_back(store: Store) -> None:
    created(store)
    answer = given(1, rolls=(Roll(6, 4),))
    undo = given(2, kind="undo", place=0, revealed=True, rolls_kept=2)
    store.write(append(answer, undo))
    stored = store.load("m")

    assert stored is not None
    assert stored.record.inputs == []
    assert stored.record.undone == [Undone(0, Given("red", "horse", "lot"), revealed=True, of=1)]
    assert stored.record.rolls == record_of(MATCH).rolls


def test_the_outcome_is_kept(store: Store) -> None:
    created(store)
    outcome = Outcome("red", "red", {"red": 3.0})
    store.write(append(given(1), over=True, outcome=outcome))
    stored = store.load("m")

    assert stored is not None
    assert stored.listed.standing.outcome == stored.record.outcome == outcome


def test_the_last_checkpoint_is_kept_beside_the_inputs(store: Store) -> None:
    created(store)
    job = append(given(1))
    newer = msgspec.structs.replace(CHECKPOINT, phase="draw", inputs=1, cursor=9, rules_version="2")
    store.write(msgspec.structs.replace(job, checkpoint=newer))
    stored = store.load("m")

    assert stored is not None
    assert stored.record.rules_version == "2"
    assert (stored.record.checkpoint.phase, stored.record.checkpoint.cursor) == ("draw", 9)


# Lists


def test_the_list_is_the_owners_with_the_last_played_first(store: Store) -> None:
    for name, moment in (("old", 1.0), ("new", 3.0), ("middle", 2.0)):
        created(store, name)
        now = msgspec.structs.replace(START, version=1, updated=moment)
        store.write(Append(name, (given(1),), now))
    created(store, "another", owner="somebody else")

    assert [match.id for match in store.listed("hash-of-owner")] == ["new", "middle", "old"]
    assert store.listed("nobody") == []


def test_the_list_comes_in_pages_without_a_gap(store: Store) -> None:
    for name in ("a", "b", "c", "d"):
        created(store, name)
    first = store.listed("hash-of-owner", 2)
    second = store.listed("hash-of-owner", 2, first[-1])

    assert [match.id for match in (*first, *second)] == ["a", "b", "c", "d"]
    assert store.listed("hash-of-owner", 2, second[-1]) == []
    assert (store.count("hash-of-owner"), store.count("hash-of-owner", 11.0)) == (4, 0)


def test_a_match_is_renamed(store: Store) -> None:
    created(store)
    store.write(Rename("m", "Another title"))
    found = store.one("m")

    assert found is not None
    assert found.title == "Another title"


def test_a_deleted_match_leaves_nothing_behind(store: Store) -> None:
    created(store)
    store.write(append(given(1)))
    store.write(Delete("m"))

    assert store.load("m") is None
    with store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            rows = connection.execute(text(f"SELECT count(*) FROM {table.name}"))  # noqa: S608  (our own names)
            assert rows.scalar() == 0


# What is refused


@pytest.mark.parametrize(
    "second",
    [
        append(given(1, key="other")),
        append(given(2, key="key-1")),
        append(given(1, key="other"), match="nowhere"),
    ],
    ids=["same version", "same key", "unknown match"],
)
def test_an_append_that_does_not_fit_is_refused_as_a_whole(store: Store, second: Append) -> None:
    created(store)
    store.write(append(given(1)))
    before = store.load("m")

    with pytest.raises(NotKeptError):
        store.write(second)
    assert store.load("m") == before


def test_an_answer_to_a_rebased_match_is_too_late(store: Store) -> None:
    """Its number is free again, as newer rules gave the match another beginning."""
    created(store)
    store.write(append(given(1), given(2)))
    store.write(Rebase("m", 2, record_of(MATCH), START, CHECKPOINT))
    before = store.load("m")

    with pytest.raises(OvertakenError):
        store.write(append(given(3)))
    assert store.load("m") == before


def test_a_new_beginning_that_was_read_too_early_is_too_late(store: Store) -> None:
    """Else it would take an answer away that another server has accepted meanwhile."""
    created(store)
    store.write(append(given(1)))
    before = store.load("m")

    with pytest.raises(OvertakenError):
        store.write(Rebase("m", 0, record_of(MATCH), START, CHECKPOINT))
    assert store.load("m") == before


def test_a_read_is_a_snapshot(store: Store) -> None:
    created(store)
    with snapshot(store.engine) as connection:
        before = reading.stored(connection, "m")
        store.write(append(given(1)))

        assert reading.stored(connection, "m") == before
    assert store.load("m") != before


def test_inputs_without_a_key_may_be_many(store: Store) -> None:
    created(store)
    store.write(append(given(1, key=None), given(2, key=None)))

    stored = store.load("m")
    assert stored is not None
    assert len(stored.inputs) == 2


def test_one_bad_job_does_not_take_its_group_down(store: Store) -> None:
    """Jobs queued while the writer is busy go in together, and each gets its own verdict."""
    for number in range(20):
        created(store, f"m{number}")
    verdicts: dict[int, bool] = {}
    done = threading.Barrier(2)

    def told(number: int, failure: object) -> None:
        verdicts[number] = failure is None
        if len(verdicts) == 20:
            done.wait()

    for number in range(20):
        match = "nowhere" if number == 7 else f"m{number}"
        job = append(given(1), match=match)
        store.put(job, lambda failure, number=number: told(number, failure))  # type: ignore[misc]  # mypy cannot infer the lambda
    done.wait(20)

    assert [number for number, kept in verdicts.items() if not kept] == [7]
    kept = [store.load(f"m{number}") for number in range(20)]
    assert [len(match.inputs) for match in kept if match] == [1] * 7 + [0] + [1] * 12


def test_acknowledged_data_is_visible_to_another_connection(store: Store, url: str) -> None:
    created(store)
    store.write(append(given(1)))
    other = Store(url)
    stored = other.load("m")
    other.close()

    assert stored is not None
    assert stored.inputs == (given(1),)


def test_closing_writes_what_is_queued(url: str) -> None:
    store = Store(url)
    created(store)
    for version in range(1, 30):
        store.put(append(given(version)), lambda _: None)
    store.close()
    again = Store(url)
    stored = again.load("m")
    again.close()

    assert stored is not None
    assert len(stored.inputs) == 29


# The schema


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    found = inspect(store.engine)

    for table in metadata.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert list(columns) == [column.name for column in table.columns]
        assert [columns[c.name]["nullable"] for c in table.columns] == [
            c.nullable for c in table.columns
        ]
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]


def test_migrating_twice_changes_nothing(store: Store) -> None:
    made = created(store)
    migrate(store.engine)

    assert store.one("m") == made


def test_sqlite_is_durable(tmp_path: Any) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    with store.engine.connect() as connection:
        asked = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    store.close()

    assert asked == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://host/db", "sqlite://", "sqlite:///:memory:", "sqlite:////proc/x/a"]
)
def test_an_invalid_address_gets_a_sentence(url: str) -> None:
    with pytest.raises(BadInputError):
        migrate(engine_for(url))


def test_a_database_that_cannot_be_reached_gets_a_sentence(tmp_path: Any) -> None:
    with pytest.raises(BadInputError, match="cannot be opened"):
        Store(f"postgresql://postgres@/postgres?host={tmp_path}")


def test_a_database_of_a_newer_program_is_refused_in_a_sentence(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path / 'matches.db'}"
    engine = opened(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()

    with pytest.raises(BadInputError, match="newer version of this program"):
        opened(url)
