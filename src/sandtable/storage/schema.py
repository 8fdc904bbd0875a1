"""The tables, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()


def _of_match() -> Column[str]:
    return Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("solo", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("sights", Text, nullable=False, server_default="{}"),
    Index("matches_by_owner", "owner", "updated"),
    Index("matches_by_birth", "owner", "created"),
)
"""A match with its initial record and its current state."""

inputs = Table(
    "inputs",
    metadata,
    _of_match(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("moment", Float, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Text, nullable=False),
    Column("key", Text, nullable=True),
    Column("place", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("decision", Text, nullable=False),
    Column("revealed", Boolean, nullable=False),
    Column("rolls_kept", Integer, nullable=False),
    Column("rolls", LargeBinary, nullable=False),
    Column("seen_by", Text, nullable=False, server_default="null"),
    UniqueConstraint("match", "seat", "key", name="inputs_are_given_once"),
)
"""The later answers and undos, in order; each row makes the next version."""

checkpoints = Table(
    "checkpoints",
    metadata,
    _of_match(),
    Column("rules_version", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("inputs", Integer, nullable=False),
    Column("cursor", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""The last checkpoint, to continue from when newer rules no longer replay the inputs."""

messages = Table(
    "messages",
    metadata,
    _of_match(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("moment", Float, nullable=False),
    Column("seat", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
)
"""The players' messages, in order."""

seats = Table(
    "seats",
    metadata,
    _of_match(),
    Column("seat", Text, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token", Text, nullable=False),
    Column("taken", Boolean, nullable=False),
)
"""The holders of the seats; of a secret link, only the hash of its token is stored.

A seat is `taken` once a browser has exchanged the link for its own secret."""

devices = Table(
    "devices",
    metadata,
    _of_match(),
    Column("seat", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("played", Float, nullable=False),
    Column("replayed", Float, nullable=False),
    Column("looks", Integer, nullable=False),
)
"""The browsers that look through the eyes of a seat, and those that ask to."""

leases = Table(
    "leases",
    metadata,
    _of_match(),
    Column("holder", Text, nullable=False),
    Column("ends", Float, nullable=False),
)
"""The server that runs the bots of a match, by the clock of the database."""
