"""The progress of each seat; older inputs count as seen by everyone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("sights", sa.Text, nullable=False, server_default="{}"))
    op.add_column("inputs", sa.Column("seen_by", sa.Text, nullable=False, server_default="null"))
