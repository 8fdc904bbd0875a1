"""A database made by any earlier revision opens, and its matches are played on."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text

from sandtable.storage.database import ONE_AT_A_TIME, engine_for, migrate, migrations
from tests.server.house import PATIENCE, SECRETS, House, Owner
from tests.storage.postgres import Cluster

HEAD, *EARLIER = [
    script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()
]
TABLES = ("matches", "seats", "checkpoints", "inputs")


@pytest.mark.parametrize("revision", EARLIER)
def test_a_match_of_an_earlier_revision_is_played_on(tmp_path: Path, revision: str) -> None:
    new, old = (f"sqlite:///{tmp_path / name}" for name in ("new.db", "old.db"))
    with House(new) as house:
        owner = house.owner()
        raid, auction = owner.new(), owner.new("secret-bids", "long", seats={"blue": "link"})
        with house.sit(raid["id"], raid["tokens"]["us"]) as us:
            us.hello()
            us.play(3)
            us.undo()
        with house.sit(auction["id"], auction["tokens"]["blue"]) as blue:
            blue.hello()
            blue.play(1)
            key = blue.ask("answer", key="the-key", answer=0)
    copy(engine_for(new), engine_for(old), revision)
    SECRETS.clear()

    with House(old) as house:
        back = Owner(house)
        back.secret = owner.secret
        assert {each["id"] for each in back.get("/matches")} == {raid["id"], auction["id"]}
        with house.sit(raid["id"], raid["tokens"]["us"]) as again:
            again.hello(log=len(us.log), version=us.view["version"])
            assert again.view["log_from"] == len(us.log)
            again.play()
        with house.sit(auction["id"], auction["tokens"]["blue"]) as again:
            again.hello()
            assert again.ask("answer", key="the-key", answer=7) == key
            again.undo()
            again.answer(0)


def copy(source: Engine, target: Engine, revision: str) -> None:
    """Make a database of an earlier revision with what it would have kept."""
    migrate(target, revision)
    with source.connect() as reading, target.begin() as writing:
        for table in TABLES:
            names = [column["name"] for column in inspect(target).get_columns(table)]
            fields = ", ".join(f'"{name}"' for name in names)
            marks = ", ".join(f":{name}" for name in names)
            kept = fields.replace('"ask"', "'ask-' || decision AS ask")
            rows = reading.execute(text(f"SELECT {kept} FROM {table}")).mappings()  # noqa: S608  (our own names)
            writing.execute(
                text(f"INSERT INTO {table} ({fields}) VALUES ({marks})"),  # noqa: S608  (our own names)
                [dict(row) for row in rows],
            )
    source.dispose()
    target.dispose()


WAITING = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


def test_servers_that_start_at_once_on_an_empty_database_wait_for_each_other(
    postgresql: Cluster,
) -> None:
    """The first is held in the middle of its migration until the second has to wait."""
    url = postgresql.database()
    first, config = engine_for(url), migrations()
    opening = "import sys; from sandtable.storage.database import opened; opened(sys.argv[1])"
    with first.begin() as connection:
        connection.execute(ONE_AT_A_TIME)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        second = subprocess.Popen([sys.executable, "-c", opening, url])
        while second.poll() is None and not connection.execute(WAITING).scalar():
            time.sleep(0.02)
    code = second.wait(PATIENCE)
    first.dispose()

    assert code == 0
