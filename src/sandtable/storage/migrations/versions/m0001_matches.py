"""Matches, their inputs, checkpoints and seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("solo", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_index("matches_by_owner", "matches", ["owner", "updated"])
    op.create_table(
        "inputs",
        _of_match(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("moment", sa.Float, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("ask", sa.Text, nullable=False),
        sa.Column("revealed", sa.Boolean, nullable=False),
        sa.Column("rolls_kept", sa.Integer, nullable=False),
        sa.Column("rolls", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("match", "seat", "key", name="inputs_are_given_once"),
    )
    op.create_table(
        "checkpoints",
        _of_match(),
        sa.Column("rules_version", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("inputs", sa.Integer, nullable=False),
        sa.Column("cursor", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seats",
        _of_match(),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False),
    )


def _of_match() -> sa.Column[str]:
    owner = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.Text, owner, primary_key=True)
