"""The messages of the players, kept with their match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    of_match = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "messages",
        sa.Column("match", sa.Text, of_match, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("moment", sa.Float, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
