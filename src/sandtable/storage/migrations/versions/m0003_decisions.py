"""Answers name their decision by its id instead of the key of its text."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute("ALTER TABLE inputs RENAME COLUMN ask TO decision")
    op.execute("UPDATE inputs SET decision = substr(decision, 5) WHERE decision LIKE 'ask-%'")
    op.execute("UPDATE inputs SET decision = 'die' WHERE decision = 'enter-die'")
